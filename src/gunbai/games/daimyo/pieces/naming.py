"""Names of things that the catalogue translates: an id that knows its own entry."""

from enum import StrEnum

from gunbai.core.script import Word


class Named(StrEnum):
    """Ids whose words stand in the catalogue under ``daimyo.CLASS.ID``."""

    @property
    def word(self) -> Word:
        """The entry of the catalogue that names this."""
        return Word(f"daimyo.{type(self).__name__.lower()}.{self.value}")
