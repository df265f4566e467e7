// boardgame.io: its client, playing tic-tac-toe and a race of dice at random, without a server.
"use strict";

const { Client } = require("boardgame.io/client");
const { ticTacToe } = require("../games/tictactoe.cjs");
const { version } = require("boardgame.io/package.json");

const ROUNDS = 7;
const SECONDS = 0.5;

const race = {
  setup: ({ ctx }) => ({ points: Array(ctx.numPlayers).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    roll: ({ G, random, playerID }) => { G.points[playerID] += random.D6(); },
    wait: () => {},
  },
  endIf: ({ G }) => {
    const winner = G.points.findIndex((points) => points >= 30);
    if (winner >= 0) return { winner };
  },
};

const pick = (list) => list[Math.floor(Math.random() * list.length)];

function play(game, move) {
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  let decisions = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    move(client, state);
    decisions += 1;
  }
  client.stop();
  return decisions;
}

const empty = (cells) => cells.flatMap((cell, place) => (cell === null ? [place] : []));
const games = {
  "tic-tac-toe": () => play(ticTacToe, (client, { G }) => client.moves.mark(pick(empty(G.cells)))),
  "race of dice": () => play(race, (client) => client.moves[pick(["roll", "roll", "wait"])]()),
};

// Processor time counts helping threads too; the clock counts other programs. The lesser is fair.
function seconds(start) {
  const { user, system } = process.cpuUsage(start.cpu);
  return Math.min((user + system) / 1e6, (performance.now() - start.clock) / 1e3);
}

function round(game) {
  const start = { cpu: process.cpuUsage(), clock: performance.now() };
  let decisions = 0;
  while (seconds(start) < SECONDS) decisions += game();
  return decisions / seconds(start);
}

function quantile(sorted, share) {
  const place = (sorted.length - 1) * share;
  const low = Math.floor(place);
  return sorted[low] + (sorted[Math.ceil(place)] - sorted[low]) * (place - low);
}

function line(name, game) {
  round(game);
  const samples = Array.from({ length: ROUNDS }, () => round(game)).sort((a, b) => a - b);
  const [low, median, high] = [0.25, 0.5, 0.75].map((share) => quantile(samples, share));
  return { name: `${name}, decisions`, unit: "a second", figure: { median, quartiles: [low, high] } };
}

const lines = Object.entries(games).map(([name, game]) => line(name, game));
console.log(JSON.stringify({ version, lines }));
