import type { FastifyInstance } from 'fastify';
import type { Parts } from '../app.ts';

/** How long the database may take to answer the health check, in milliseconds. */
const patience = 1500;

async function answers(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  try {
    return await Promise.race([
      work.then(
        () => true,
        () => false,
      ),
      tooLate,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

/** `GET ~/api/health` for balancers and operators: 503 while the database does not answer. */
export function registerHealth(app: FastifyInstance, { pool, databaseKind, config }: Parts): void {
  app.get(
    '/health',
    { schema: { summary: 'Whether this copy can serve requests.', security: [] } },
    async (_, reply) => {
      const ready = await answers(pool.query('select 1'));
      if (!ready) reply.code(503).header('retry-after', '2');
      reply.header('cache-control', 'no-store');
      return { status: ready ? 'ok' : 'unavailable', ready, version: config.version, database: databaseKind };
    },
  );
}
