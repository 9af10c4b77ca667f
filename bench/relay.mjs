// The peer: what many write first. Whatever comes goes to everybody else in the room, as it is.
//   node relay.mjs TICK_MS      0: every frame at once; otherwise one message a tick and reader
import { createServer } from "node:http";

import { WebSocketServer } from "ws";

const LIVE = 4;
const tick = Number(process.argv[2]);
const rooms = new Map();
const http = createServer();
const server = new WebSocketServer({ server: http, perMessageDeflate: false });

function record(author, frame) {
  const out = Buffer.allocUnsafe(frame.length + 3);
  out[0] = 0;
  out[1] = author;
  out[2] = frame.length;
  frame.copy(out, 3);
  return out;
}

server.on("connection", (socket, request) => {
  const code = request.url;
  let room = rooms.get(code);
  if (room === undefined) rooms.set(code, (room = new Set()));
  const author = room.size;
  room.add(socket);
  socket.waiting = [];
  socket.on("close", () => room.delete(socket));
  socket.on("message", (frame, binary) => {
    if (!binary) return;
    const live = record(author, frame);
    const message = tick === 0 ? Buffer.concat([Buffer.of(LIVE), live]) : null;
    for (const other of room) {
      if (other === socket) continue;
      if (message !== null) other.send(message);
      else other.waiting.push(live);
    }
  });
});

if (tick > 0) {
  setInterval(() => {
    for (const room of rooms.values()) {
      for (const socket of room) {
        if (socket.waiting.length === 0) continue;
        socket.send(Buffer.concat([Buffer.of(LIVE), ...socket.waiting]));
        socket.waiting = [];
      }
    }
  }, tick);
}

http.listen(0, "127.0.0.1", 2048, () => console.log(http.address().port));
process.on("SIGTERM", () => process.exit(0));
