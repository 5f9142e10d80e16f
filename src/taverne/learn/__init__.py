"""Self-play training of networks on the kernels' batches, with JAX. Playing with a trained network needs numpy only."""
