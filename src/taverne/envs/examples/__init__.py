"""Complete programs that use the environments: `python -m taverne.envs.examples.random_agent` and so on."""
