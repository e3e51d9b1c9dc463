// `node --import` loads this before a program: it notes each host of another machine that the program connects to.
import fs from 'node:fs';
import net from 'node:net';

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function noted(...args) {
  // Node.js calls it with a list of normalized arguments, others with options or with port and host.
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  const host = typeof first === 'object' ? (first.host ?? first.path) : second;
  const isOwn = host === undefined || /^(?:localhost|127\.|::1|0\.0\.0\.0|\/|\\\\)/.test(host);
  if (!isOwn) fs.appendFileSync(process.env.CONNECTIONS_FILE, `${host}\n`);
  return connect.apply(this, args);
};
