import { connect, type Socket } from 'node:net';
import { type Dice, dice } from './dice.ts';

/** Number of connections kept open, and milliseconds between two pieces on each. */
const lines = 60;
const pause = 1000;

/** The beginning of each request, and the piece that is then sent from time to time without end. */
function beginnings(cookie: string): readonly (readonly [head: string, piece: string])[] {
  const chunked = 'Transfer-Encoding: chunked\r\n\r\n';
  const json = `POST /api/graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nCookie: ${cookie}\r\n`;
  const file = `POST /api/files HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n`;
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
  const partInChunk = `${part.length.toString(16)}\r\n${part}\r\n`;
  return [
    ['GET /api/start HTTP/1.1\r\nHost: x\r\n', 'X-More: 1\r\n'],
    [`${json}Content-Length: 900000\r\n\r\n`, ' '],
    [`${json}${chunked}`, '1\r\n \r\n'],
    [`${file}Cookie: ${cookie}\r\n${chunked}${partInChunk}`, '1\r\nx\r\n'],
    [`${file}${chunked}${partInChunk}`, `${(20_000).toString(16)}\r\n${'x'.repeat(20_000)}\r\n`],
  ];
}

/** Lines of slow and never-ending senders, each reopened when the server ends it. */
interface SlowSenders {
  /** Ends them all. Returns how many lines the server ended. */
  readonly stop: () => number;
}

/** Sends unfinished requests to an address as a signed-in user, until `stop`. */
export function slowSenders(address: string, cookie: string): SlowSenders {
  const { hostname, port } = new URL(address);
  const kinds = beginnings(cookie);
  const open = new Set<Socket>();
  let ended = 0;
  let isStopped = false;
  const begin = (chance: Dice): void => {
    const [head, piece] = chance.pick(kinds, ['', '']);
    const socket = connect(Number(port), hostname);
    open.add(socket);
    socket.on('error', () => {});
    socket.resume();
    socket.write(head);
    const timer = setInterval(() => socket.writable && socket.write(piece), pause);
    socket.on('close', () => {
      clearInterval(timer);
      open.delete(socket);
      if (isStopped) return;
      ended += 1;
      setTimeout(() => begin(chance), pause);
    });
  };
  for (let line = 0; line < lines; line += 1) begin(dice(5000 + line));
  return {
    stop: () => {
      isStopped = true;
      for (const socket of open) socket.destroy();
      return ended;
    },
  };
}
