"""Whatever a file holds, linting it ends soon, without a traceback, a warning or a changed answer."""
