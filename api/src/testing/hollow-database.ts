import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A database server that speaks PostgreSQL, has nothing in it, and can be made to hang. */
export interface HollowDatabase {
  readonly port: number;
  readonly url: string;
  /** From now on takes everything and answers nothing, as a machine does that is out of breath. */
  readonly freeze: () => void;
  /** Answers what it was asked meanwhile, and goes on. */
  readonly thaw: () => void;
  /** Answers that are held back. */
  readonly waiting: () => number;
  /** Lines that are open. */
  readonly lines: () => number;
  readonly stop: () => void;
}

/** A message of PostgreSQL's protocol (chapter 55 of its manual): a letter, the length, the rest. */
function message(letter: string, body: Buffer | string = ''): Buffer {
  const bytes = Buffer.concat([Buffer.from(letter), Buffer.alloc(4), Buffer.from(body)]);
  bytes.writeInt32BE(bytes.length - 1, 1);
  return bytes;
}

const ready = message('Z', 'I');
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), ready]);
const done = message('C', 'SELECT 0\0');
/** To what the client sends: a query as it stands, or the end of one in parts. */
const answers: Readonly<Record<string, Buffer>> = {
  Q: Buffer.concat([done, ready]),
  S: Buffer.concat([message('1'), message('2'), message('n'), done, ready]),
};

/** Starts one on this machine, on a port of its own unless one is named. */
export async function startHollowDatabase(wanted = 0): Promise<HollowDatabase> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let late: (() => void)[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    const say = (bytes: Buffer) => {
      if (isFrozen) late.push(() => socket.write(bytes));
      else socket.write(bytes);
    };
    let rest = Buffer.alloc(0);
    let isGreeted = false;
    socket.on('data', (chunk) => {
      rest = Buffer.concat([rest, chunk]);
      // The first message has no letter.
      for (let head = isGreeted ? 1 : 0; rest.length >= head + 4; head = 1) {
        const end = head + rest.readInt32BE(head);
        if (rest.length < end) return;
        const answer = isGreeted ? answers[rest.toString('latin1', 0, 1)] : welcome;
        isGreeted = true;
        rest = rest.subarray(end);
        if (answer) say(answer);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `postgresql://hollow@127.0.0.1:${port}/hollow`,
    freeze: () => {
      isFrozen = true;
    },
    thaw: () => {
      isFrozen = false;
      for (const answer of late) answer();
      late = [];
    },
    lines: () => sockets.size,
    waiting: () => late.length,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
