import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance, RawServerDefault } from 'fastify';
import { second } from 'shared-contracts/limits';

/** Limits on what a sender may use of the server, in milliseconds and bytes. */
export interface SenderLimits {
  /** All of a request's headers. */
  readonly headers: number;
  /** In each span of this length so many bytes must come, or the rest of the body. */
  readonly span: number;
  readonly least: number;
  /** How long data sent after the answer is still accepted, so that a browser reads the answer. */
  readonly linger: number;
  /** A whole request: the largest file over a line of a quarter of a megabit a second. */
  readonly whole: number;
  /** A line on which nothing moves while the other side is to send or to read. */
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

/** The limits that Node keeps itself, as the server is made with them. */
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
  /** The bytes received when the period began, and when that was. */
  bytes: number;
  since: number;
  answeredAt: number | undefined;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const late = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Ends the line of a sender, with a word where nothing was answered yet. */
function cut({ socket }: IncomingMessage, isAnswered: boolean): void {
  // Requests injected by tests have no line.
  if (!(socket instanceof Socket)) return;
  if (isAnswered) socket.destroy();
  else socket.end(late, () => socket.destroy());
}

/** Sets how long nothing may move on a request's line, in milliseconds; 0 is for as long as it takes. */
function allowSilence({ socket }: IncomingMessage, milliseconds: number): void {
  // Requests injected by tests have no line.
  if (socket instanceof Socket) socket.setTimeout(milliseconds);
}

/**
 * Does not count the time that a request waits for its answer as idle time of its connection: work that takes longer
 * has limits of its own. After the answer Node counts again.
 */
function waitForAnswers(app: FastifyInstance, limits: SenderLimits): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (hasBody(raw)) raw.once('end', () => allowSilence(raw, 0));
    else allowSilence(raw, 0);
  });
  app.addHook('onSend', async ({ raw }) => allowSilence(raw, limits.silence));
}

/**
 * Holds senders to a pace: a file may take as long as its line needs, but who sends a byte a second,
 * promises more than comes, or goes on after the answer without end, does not keep a connection.
 */
export function keepPace(app: FastifyInstance, limits = senderLimits): void {
  waitForAnswers(app, limits);
  const sending = new Map<IncomingMessage, Sending>();
  app.addHook('onRequest', async ({ raw }) => {
    if (!hasBody(raw)) return;
    sending.set(raw, { bytes: raw.socket.bytesRead, since: performance.now(), answeredAt: undefined });
  });
  app.addHook('onResponse', async ({ raw }) => {
    // Fully received: if it were kept until the next check, each request, with everything it references, would outlive
    // the young generation.
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
