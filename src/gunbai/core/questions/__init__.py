"""The questions that a script may ask: how each is answered, and what is no answer to it.

Plain classes, because they are made and asked at every step: `make fast` compiles them. Each
constructor takes and keeps by itself what all questions have: to hand it on to a constructor of
`Ask` takes a tenth of the time of a step.
"""

from gunbai.core.questions.ask import Ask
from gunbai.core.questions.choose import Choose, whom
from gunbai.core.questions.divide import Divide
from gunbai.core.questions.number import Number
from gunbai.core.questions.order import Order
from gunbai.core.questions.pick import Pick
from gunbai.core.questions.roll import Roll
from gunbai.core.questions.write import Write

__all__ = ["Ask", "Choose", "Divide", "Number", "Order", "Pick", "Roll", "Write", "whom"]
