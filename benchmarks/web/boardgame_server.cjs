// boardgame.io's server with tic-tac-toe: in memory, or to files in the folder that is named.
// It says its port, and leaves when its standard input ends.
"use strict";

const { Server, FlatFile } = require("boardgame.io/server");
const { ticTacToe } = require("../games/tictactoe.cjs");

const [folder] = process.argv.slice(2);
const db = folder && new FlatFile({ dir: folder });
const server = Server({ games: [{ name: "ttt", ...ticTacToe }], origins: [], ...(db && { db }) });

const say = console.log;
console.info = console.log = () => {}; // it logs every match
server.run({ port: { host: "127.0.0.1", port: 0 } }).then(({ appServer }) => say(appServer.address().port));
process.stdin.resume().on("end", () => process.exit());
