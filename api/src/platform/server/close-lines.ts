import type { FastifyInstance } from 'fastify';

/** How long a server that closes waits for answers that are under way, in milliseconds: less than whoever stops it does. */
const longestAnswer = 6000;

/**
 * While the server closes, ends each line with the answer that is under way on it, and in the end those
 * on which nothing comes: browsers keep lines open, some of them for later, and would keep the server.
 */
export function closeLines(app: FastifyInstance, longest = longestAnswer): void {
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    isClosing = true;
    timer = setTimeout(() => app.server.closeAllConnections(), longest);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async () => {
    // One whose answer was written before is idle only now.
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
