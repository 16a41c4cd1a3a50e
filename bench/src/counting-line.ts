import { connect, createServer } from 'node:net';

/** A connection to a PostgreSQL server that counts its queries. */
export interface CountingLine {
  /** The address of the server through this line. */
  readonly url: string;
  /** Statements that went to the server so far, `begin` and `commit` too. */
  readonly count: () => number;
  readonly stop: () => void;
}

/** Messages that run a statement: a query as text, and the execution of a prepared one (chapter 55 of PostgreSQL's manual). */
const runs = new Set(['Q', 'E'].map((letter) => letter.charCodeAt(0)));

/** Bytes of a message's length. */
const lengthBytes = 4;

/** Counts the messages of a client that run a statement; the first message has no type byte. */
function counter(found: () => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let letterBytes = 0;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= letterBytes + lengthBytes) {
      const end = letterBytes + rest.readInt32BE(letterBytes);
      if (rest.length < end) return;
      if (letterBytes > 0 && runs.has(rest[0] ?? 0)) found();
      rest = rest.subarray(end);
      letterBytes = 1;
    }
  };
}

/** Opens a line to the server at `url`, on a port of its own. */
export async function countingLine(url: string): Promise<CountingLine> {
  const { port, hostname } = new URL(url);
  let statements = 0;
  // Without a wait for more to send along, which would be 40 ms of each statement that comes in several messages.
  const server = createServer({ noDelay: true }, (client) => {
    const database = connect({ port: Number(port), host: hostname, noDelay: true });
    const count = counter(() => {
      statements += 1;
    });
    client.on('data', count).pipe(database).pipe(client);
    client.on('error', () => database.destroy());
    database.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = new URL(url);
  const place = server.address();
  own.port = String(typeof place === 'object' && place ? place.port : 0);
  return { url: own.href, count: () => statements, stop: () => server.close() };
}
