"""The field as SVG, part by part."""
