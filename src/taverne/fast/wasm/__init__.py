"""Compiles the kernels to WebAssembly, so that browsers search as servers do: `python -m taverne.fast.wasm FILE`."""
