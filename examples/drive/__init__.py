"""A small detection project in the manner of nuScenes: a configuration, a dataset, a training script."""
