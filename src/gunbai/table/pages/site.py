"""Where a page says that the house stands, and the codes that lead there."""

from __future__ import annotations

import io

import segno

from gunbai.core.script import refused
from gunbai.table.access.address import is_own
from gunbai.table.pages.preferences import Asked

ADDRESS_MOST = 300
"""Letters of the address of a site; more than any has, and fewer than a QR code takes."""


def site_of(request: Asked) -> str:
    """Where links lead: as the reader came here, unless others cannot come that way but another."""
    settings = request.app.state.settings
    if settings.site:
        return str(settings.site).rstrip("/")
    seen, known = str(request.base_url), str(request.app.state.site)
    if len(seen) > ADDRESS_MOST:
        raise refused("table.bad-host")
    own = is_own(request.base_url.hostname)
    return (known if own and known else seen).rstrip("/") + str(settings.base_path)


def qr_code(text: str) -> str:
    """A QR code as SVG markup to stand in a page."""
    out = io.BytesIO()
    segno.make(text, micro=False).save(
        out, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=2, svgclass="qr-code"
    )
    return out.getvalue().decode()
