"""Small games that peers have too, as Gunbai scripts: so that like is compared with like."""
