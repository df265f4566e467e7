"""Speed of Gunbai beside its peers; each script runs on its own and takes `--json`."""
