"""Hierarchy's part of the web page: its templates, styles and signs, and what they may call."""
