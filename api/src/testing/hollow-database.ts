import { type AddressInfo, createServer, type Socket } from 'node:net';
import { preparedMark } from '../platform/db/prepared-statements.ts';

/** The state in which a server appears to clients that write: see `look-at-server.ts`. */
type HollowState = 'writable' | 'readOnly' | 'standby';

/** An empty database server that speaks PostgreSQL's protocol, and can be made to hang or to refuse writes. */
export interface HollowDatabase {
  readonly port: number;
  readonly url: string;
  /** From now on accepts everything and answers nothing, like an overloaded machine. */
  readonly freeze: () => void;
  /** Sends the answers that were held back, and continues normally. */
  readonly thaw: () => void;
  /**
   * Accepts writes from now on, or refuses them; each connection learns of it with its next answer. `timeline` as in
   * the names of its log files.
   */
  readonly become: (state: HollowState, timeline?: number) => void;
  /** The statements so far, without the health checks and without the names of prepared statements. */
  readonly statements: () => readonly string[];
  /** Number of answers that are held back. */
  readonly waiting: () => number;
  /** Number of open connections. */
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
const done = message('C', 'SELECT 0\0');

const number = (value: number, bytes: 2 | 4): Buffer => {
  const written = Buffer.alloc(bytes);
  written.writeIntBE(value, 0, bytes);
  return written;
};

/** One row of texts by column name, each with the number of its type. */
function rowOf(columns: readonly (readonly [name: string, type: number, value: string])[]): Buffer {
  const count = number(columns.length, 2);
  const described = columns.map(([name, type]) =>
    Buffer.concat([Buffer.from(`${name}\0`), Buffer.alloc(6), number(type, 4), Buffer.alloc(8)]),
  );
  const values = columns.map(([, , value]) => Buffer.concat([number(value.length, 4), Buffer.from(value)]));
  return Buffer.concat([
    message('T', Buffer.concat([count, ...described])),
    message('D', Buffer.concat([count, ...values])),
  ]);
}

const booleanType = 16;
const textType = 25;

const refusal = message('E', 'SERROR\0VERROR\0C25006\0Mcannot execute INSERT in a read-only transaction\0\0');

/** The answer to a message of the client: to a simple query, or to the end of an extended one. */
function answerTo(letter: string, text: string, state: HollowState, timeline: number): Buffer | undefined {
  if (letter !== 'Q' && letter !== 'S') return undefined;
  const setting = (name: string, isOn: boolean) => message('S', `${name}\0${isOn ? 'on' : 'off'}\0`);
  const reported = [
    setting('default_transaction_read_only', state === 'readOnly'),
    setting('in_hot_standby', state === 'standby'),
  ];
  if (text.includes('pg_is_in_recovery')) {
    const row = rowOf([
      ['isReadOnly', booleanType, state === 'writable' ? 'f' : 't'],
      ['isStandby', booleanType, state === 'standby' ? 't' : 'f'],
      ['log', textType, timeline.toString(16).padStart(8, '0').padEnd(24, '0')],
    ]);
    return Buffer.concat([row, done, ready]);
  }
  if (/^insert/.test(text) && state !== 'writable') return Buffer.concat([refusal, ...reported, ready]);
  const parts = letter === 'S' ? [message('1'), message('2'), message('n')] : [];
  return Buffer.concat([...parts, done, ...reported, ready]);
}

/** Starts a hollow server on this machine, on a free port unless one is given. */
export async function startHollowDatabase(wanted = 0): Promise<HollowDatabase> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let late: (() => void)[] = [];
  let state: HollowState = 'writable';
  let timeline = 1;
  const statements: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    const send = (bytes: Buffer) => {
      if (isFrozen) late.push(() => socket.write(bytes));
      else socket.write(bytes);
    };
    let rest = Buffer.alloc(0);
    let isGreeted = false;
    let text = '';
    socket.on('data', (chunk) => {
      rest = Buffer.concat([rest, chunk]);
      // The first message has no type letter.
      for (let head = isGreeted ? 1 : 0; rest.length >= head + 4; head = 1) {
        const end = head + rest.readInt32BE(head);
        if (rest.length < end) return;
        const letter = isGreeted ? rest.toString('latin1', 0, 1) : 'Q';
        // A statement ends with a zero byte; in the extended protocol its name and another zero byte come before it.
        if (isGreeted && letter === 'Q') text = rest.toString('latin1', head + 4, end - 1);
        if (letter === 'P') text = rest.toString('latin1', head + 4, end).split('\0')[1] ?? '';
        const answer = answerTo(letter, text, state, timeline);
        if (isGreeted && answer && !text.includes('pg_is_in_recovery'))
          statements.push(text.startsWith(preparedMark) ? text.slice(preparedMark.length) : text);
        if (answer)
          send(
            isGreeted ? answer : Buffer.concat([message('R', Buffer.alloc(4)), answer.subarray(done.length)]),
          );
        isGreeted = true;
        rest = rest.subarray(end);
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
    become: (next, at = timeline) => {
      state = next;
      timeline = at;
    },
    statements: () => statements,
    lines: () => sockets.size,
    waiting: () => late.length,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
