"""Hierarchy's part of the web page: its templates, styles and signs."""
