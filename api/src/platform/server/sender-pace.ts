import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance, RawServerDefault } from 'fastify';
import { second } from 'shared-contracts/limits';

/** Limits on what a sender may use of the server; milliseconds and bytes. */
export interface SenderLimits {
  /** For all of a request's headers. */
  readonly headers: number;
  /** Period in which at least the given number of bytes, or the rest of the body, must arrive. */
  readonly span: number;
  readonly least: number;
  /** How long data sent after the response is still accepted, so that a browser gets to read the response. */
  readonly linger: number;
  /** For a whole request: the largest file over a connection with a quarter of a megabit per second. */
  readonly whole: number;
  /** For a connection on which nothing moves while the other side should send or read. */
  readonly silence: number;
}

export const senderLimits: SenderLimits = {
  headers: 20 * second,
  span: 20 * second,
  least: 20_000,
  linger: 120 * second,
  whole: 7200 * second,
  silence: 60 * second,
};

/** The limits that Node enforces itself, as options for the server. */
export const serverLimits = (
  limits = senderLimits,
): Pick<FastifyHttpOptions<RawServerDefault>, 'requestTimeout' | 'connectionTimeout' | 'http'> => ({
  requestTimeout: limits.whole,
  connectionTimeout: limits.silence,
  http: {
    requestTimeout: limits.whole,
    headersTimeout: limits.headers,
    connectionsCheckingInterval: limits.headers / 4,
  },
});

interface Sending {
  /** Number of bytes received when the period began, and the time of that. */
  bytes: number;
  since: number;
  answeredAt: number | undefined;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const late = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Closes the connection of a sender, with a message if nothing was answered yet. */
function cut({ socket }: IncomingMessage, isAnswered: boolean): void {
  // Requests injected by tests have no socket.
  if (!(socket instanceof Socket)) return;
  if (isAnswered) socket.destroy();
  else socket.end(late, () => socket.destroy());
}

/** Sets how long nothing may move on a request's connection, in milliseconds; 0 for no limit. */
function allowSilence({ socket }: IncomingMessage, milliseconds: number): void {
  // Requests injected by tests have no socket.
  if (socket instanceof Socket) socket.setTimeout(milliseconds);
}

/**
 * Does not count the time in which a request waits for its response as idle time of its connection; work that takes
 * longer has limits of its own. After the response Node counts again.
 */
function waitForAnswers(app: FastifyInstance, limits: SenderLimits): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (hasBody(raw)) raw.once('end', () => allowSilence(raw, 0));
    else allowSilence(raw, 0);
  });
  app.addHook('onSend', async ({ raw }) => allowSilence(raw, limits.silence));
}

/**
 * Requires senders to keep a minimum pace. A file may take as long as its connection needs, but a sender that sends a
 * byte a second, announces more than it sends, or keeps sending after the response does not keep a connection.
 */
export function keepPace(app: FastifyInstance, limits = senderLimits): void {
  waitForAnswers(app, limits);
  const sending = new Map<IncomingMessage, Sending>();
  app.addHook('onRequest', async ({ raw }) => {
    if (!hasBody(raw)) return;
    sending.set(raw, { bytes: raw.socket.bytesRead, since: performance.now(), answeredAt: undefined });
  });
  app.addHook('onResponse', async ({ raw }) => {
    // Fully received: keeping it until the next check would move each request, with everything that it references, out
    // of the garbage collector's young generation.
    if (raw.complete) sending.delete(raw);
    const one = sending.get(raw);
    if (one) one.answeredAt = performance.now();
  });
  const isTooSlow = (raw: IncomingMessage, one: Sending, now: number): boolean => {
    if (one.answeredAt !== undefined && now - one.answeredAt > limits.linger) return true;
    if (now - one.since < limits.span) return false;
    const { bytesRead } = raw.socket;
    if (bytesRead - one.bytes < limits.least) return true;
    one.bytes = bytesRead;
    one.since = now;
    return false;
  };
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [raw, one] of sending) {
      const isOver = raw.complete || raw.socket.destroyed;
      const isCut = !isOver && isTooSlow(raw, one, now);
      if (isOver || isCut) sending.delete(raw);
      if (isCut) cut(raw, one.answeredAt !== undefined);
    }
  }, limits.span / 10).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
