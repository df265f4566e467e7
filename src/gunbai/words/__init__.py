"""What is said in a reader's language: catalogues, rules pages and stories, English and Russian."""
