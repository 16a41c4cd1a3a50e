import type { FastifyInstance } from 'fastify';

/**
 * How long a closing server waits for answers in progress, in milliseconds: less than the supervisor that stops it
 * waits.
 */
const longestAnswer = 6000;

/**
 * Options for a server that uses `closeLines`: it answers requests until its connections are closed, never with 503.
 */
export const closingOptions = { return503OnClosing: false } as const;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this instance is about to stop, and should get no further work. */
    readonly isClosing: () => boolean;
  }
}

interface ClosingTimes {
  /**
   * How long new requests are still answered, so that the load balancer notices that this instance is not ready;
   * milliseconds.
   */
  readonly drain?: number;
  readonly longest?: number;
}

/**
 * While the server closes, ends each connection after the answer in progress on it, and finally the idle ones: browsers
 * keep connections open, some of them for later use, and would keep the server from stopping.
 */
export function closeLines(
  app: FastifyInstance,
  { drain = 0, longest = longestAnswer }: ClosingTimes = {},
): void {
  let isClosing = false;
  let isDrained = false;
  let timer: NodeJS.Timeout | undefined;
  app.decorate('isClosing', () => isClosing);
  app.addHook('preClose', async () => {
    isClosing = true;
    await new Promise((resolve) => setTimeout(resolve, drain));
    isDrained = true;
    timer = setTimeout(() => app.server.closeAllConnections(), longest);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async () => {
    // A connection whose answer was just written only becomes idle now.
    if (isDrained) setImmediate(() => app.server.closeIdleConnections());
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
