"""What things are worth in Snow, by number: chances, expected scores, what lies ahead."""
