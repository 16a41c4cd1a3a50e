import type { FastifyInstance } from 'fastify';

/**
 * How long a closing server waits for responses in progress, in milliseconds. Must be less than the time after which
 * its supervisor kills it.
 */
const longestAnswer = 6000;

/**
 * Options for a server that uses `closeLines`: it answers requests until their connections are closed, and never with
 * 503.
 */
export const closingOptions = { return503OnClosing: false } as const;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this instance is about to stop and should not get further work. */
    readonly isClosing: () => boolean;
  }
}

interface ClosingTimes {
  /**
   * How long new requests are still answered, in milliseconds, so that the load balancer can notice that this instance
   * is not ready.
   */
  readonly drain?: number;
  readonly longest?: number;
}

/**
 * While the server closes, ends each connection after its response in progress, and finally the idle ones. Browsers
 * keep connections open, some of them for later use, which would keep the server from stopping.
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
    // A connection whose response was just written only becomes idle after this turn.
    if (isDrained) setImmediate(() => app.server.closeIdleConnections());
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
