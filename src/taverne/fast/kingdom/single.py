"""One kingdom table on the compiled rules."""

from taverne.fast.kingdom import batches, game, packing
from taverne.fast.kingdom.observation import VERSION, observe
from taverne.fast.single import TableKernels

TABLES = TableKernels(packing, game, observe, VERSION, batches.KERNELS)
