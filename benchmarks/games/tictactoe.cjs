// Tic-tac-toe as a game of boardgame.io: one game, or a match of several (`setupData.games`).
"use strict";

const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const full = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
const blank = () => Array(9).fill(null);

exports.ticTacToe = {
  setup: (_, data) => ({ cells: blank(), left: data?.games ?? 1, won: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G, ctx }) => (G.again ? 0 : 1 - ctx.playOrderPos) } },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      const won = full(G.cells);
      G.again = won || G.cells.every((mark) => mark !== null);
      if (!G.again) return;
      if (won) G.won[playerID] += 1;
      G.left -= 1;
      if (G.left) G.cells = blank();
    },
  },
  endIf: ({ G: { left, won: [first, second] } }) => {
    if (!left) return first === second ? { draw: true } : { winner: first > second ? "0" : "1" };
  },
};
