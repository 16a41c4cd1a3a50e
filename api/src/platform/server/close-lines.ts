import type { FastifyInstance } from 'fastify';

/** How long a server that closes waits for answers that are under way, in milliseconds: less than whoever stops it does. */
const longestAnswer = 6000;

/** What a server that uses `closeLines` is made with: it answers what reaches it until its lines are closed, never by 503. */
export const closingOptions = { return503OnClosing: false } as const;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this copy is about to stop, and should get nothing more to do. */
    readonly isClosing: () => boolean;
  }
}

interface ClosingTimes {
  /**
   * How long new requests are still answered, so that the load balancer learns that this copy is not ready;
   * milliseconds.
   */
  readonly drain?: number;
  readonly longest?: number;
}

/**
 * While the server closes, ends each line with the answer that is under way on it, and in the end those
 * on which nothing comes: browsers keep lines open, some of them for later, and would keep the server.
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
    // One whose answer was written before is idle only now.
    if (isDrained) setImmediate(() => app.server.closeIdleConnections());
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
