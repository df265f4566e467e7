// Players at 50 tables of tic-tac-toe at once, the same ones for either server.
//
//     node players.cjs SERVER PORT TABLES ROUNDS EACH GAMES PACE
//
// In each of the ROUNDS people play at so many TABLES at once, EACH of them so many times: as soon
// as a table is done, the next one follows in its place. At a table they play so many GAMES. Both
// seats are clients of their own, and learn of what happens as a browser would. With a PACE of so
// many seconds a table has one answer in that time; with 0 whoever sees that it is its turn answers
// at once.
"use strict";

const http = require("node:http");

const [server, port] = process.argv.slice(2);
const [atOnce, rounds, each, games, pace] = process.argv.slice(4).map(Number);
const site = `http://127.0.0.1:${port}`;
const agent = new http.Agent({ keepAlive: true });
const nap = (seconds) => new Promise((wake) => setTimeout(wake, 1000 * seconds));

function ask(method, path, body) {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { "content-type": "application/json" };
    const options = { method, headers, agent };
    const request = http.request(site + path, options, (answer) => {
      if (answer.statusCode >= 300) reject(new Error(`${method} ${path}: ${answer.statusCode}`));
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => resolve(JSON.parse(Buffer.concat(parts))));
    });
    request.on("error", reject);
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

// A seat calls `look({ turn, cells, over })` whenever it sees a new state: `turn` only grows, and
// `cells` are the legal moves, if any are its own to make.

class BoardgameSeat {
  constructor(match, number, credentials) {
    Object.assign(this, { match, number, credentials });
  }

  static async open() {
    const { matchID } = await ask("POST", "/games/ttt/create", { numPlayers: 2, setupData: { games } });
    const seats = [];
    for (const playerID of ["0", "1"]) {
      const join = { playerID, playerName: playerID };
      const { playerCredentials } = await ask("POST", `/games/ttt/${matchID}/join`, join);
      seats.push(new BoardgameSeat(matchID, playerID, playerCredentials));
    }
    return seats;
  }

  join(look) {
    const { io } = require("socket.io-client");
    this.socket = io(`${site}/ttt`, { transports: ["websocket"], forceNew: true });
    const see = (state) => look({ turn: state._stateID, cells: this.cells(state), over: Boolean(state.ctx.gameover) });
    this.socket.on("sync", (_match, { state }) => { this.id = state._stateID; see(state); });
    this.socket.on("update", (_match, state) => { this.id = state._stateID; see(state); });
    this.socket.emit("sync", this.match, this.number, this.credentials, 2);
  }

  cells({ G, ctx }) {
    if (ctx.gameover || ctx.currentPlayer !== this.number) return [];
    return G.cells.flatMap((cell, place) => (cell === null ? [place] : []));
  }

  move(cell) {
    const payload = { type: "mark", args: [cell], playerID: this.number, credentials: this.credentials };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.id, this.match, this.number);
  }

  leave() {
    this.socket.disconnect();
  }
}

class GunbaiSeat {
  constructor(token) {
    this.path = `/api/s/${token}`;
  }

  static async open() {
    const seats = [{ name: "Aki" }, { name: "Ren" }];
    const links = await ask("POST", "/api/tables", { game: "ttt", seats, options: { games } });
    return links.seats.map(({ token }) => new GunbaiSeat(token));
  }

  join(look) {
    const { WebSocket } = require("ws");
    this.line = new WebSocket(`${site.replace("http", "ws")}${this.path}/socket`, { perMessageDeflate: false });
    this.line.on("message", (text) => {
      const { view, error } = JSON.parse(text);
      if (error) throw new Error(error.sentence);
      this.view = view;
      const cells = view.asks.flatMap(({ options }) => options.map(({ id }) => id));
      look({ turn: view.version, cells, over: Boolean(view.outcome) });
    });
  }

  move(cell) {
    const { asks: [{ id: ask }], epoch } = this.view;
    this.line.send(JSON.stringify({ do: "answer", ask, epoch, value: cell }));
  }

  leave() {
    this.line.terminate();
  }
}

const Seat = { gunbai: GunbaiSeat, boardgame: BoardgameSeat }[server];
const pick = (list) => list[Math.floor(Math.random() * list.length)];

// Play at one table; note how long each answer took until its own seat and the other saw it done.
function play(seats, noted) {
  return new Promise((done) => {
    const seen = [-1, -1];
    let open = [];
    const note = (mine, turn) => {
      for (const given of open.filter((other) => turn > other.turn && !other.seen[mine])) {
        given.seen[mine] = true;
        noted[given.by === mine ? "answered" : "seen"].push(performance.now() - given.at);
      }
      open = open.filter((given) => !(given.seen[0] && given.seen[1]));
    };
    const look = (mine) => async ({ turn, cells, over }) => {
      if (turn <= seen[mine]) return;
      seen[mine] = turn;
      note(mine, turn);
      if (over && seen[0] === turn && seen[1] === turn) {
        seats.forEach((seat) => seat.leave());
        done();
      } else if (cells.length) {
        if (pace) await nap(pace);
        open.push({ by: mine, turn, at: performance.now(), seen: [false, false] });
        seats[mine].move(pick(cells));
      }
    };
    seats.forEach((seat, mine) => seat.join(look(mine)));
  });
}

function quantile(samples, share) {
  const sorted = Float64Array.from(samples).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

async function round() {
  const tables = [];
  for (let n = 0; n < atOnce * each; n += 1) tables.push(await Seat.open());
  const noted = { answered: [], seen: [] };
  const start = performance.now();
  const lane = async (first) => {
    if (pace) await nap(pace * Math.random());
    for (let n = first; n < tables.length; n += atOnce) await play(tables[n], noted);
  };
  await Promise.all(Array.from({ length: atOnce }, (_, first) => lane(first)));
  const seconds = (performance.now() - start) / 1000;
  return {
    answers: noted.answered.length,
    rate: noted.answered.length / seconds,
    middle: quantile(noted.answered, 0.5),
    late: quantile(noted.answered, 0.99),
    seen: quantile(noted.seen, 0.99),
  };
}

async function main() {
  const found = [];
  for (let n = 0; n < rounds; n += 1) found.push(await round());
  console.log(JSON.stringify(found));
  process.exit();
}

process.on("unhandledRejection", (reason) => { console.error(reason); process.exit(1); });
main();
