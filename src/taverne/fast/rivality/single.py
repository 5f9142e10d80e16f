"""One battlefield on the compiled rules."""

from taverne.fast.rivality import batches, game, packing
from taverne.fast.rivality.observation import VERSION, observe
from taverne.fast.single import TableKernels

TABLES = TableKernels(packing, game, observe, VERSION, batches.KERNELS)
