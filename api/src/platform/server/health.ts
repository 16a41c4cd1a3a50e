import type { FastifyInstance } from 'fastify';
import { healthSchema } from 'shared-contracts/rest';
import * as v from 'valibot';
import type { Config } from '../config/config.ts';
import { registerRestCall } from './rest-call.ts';

interface HealthParts {
  readonly isDatabaseReady: () => Promise<boolean>;
  readonly databaseKind: v.InferOutput<typeof healthSchema>['database'];
  readonly config: Pick<Config, 'version'>;
}

/**
 * `GET ~/api/health` for load balancers and operators: 503 while the database does not answer or has no free
 * connection, and while this instance is closing.
 */
export function registerHealth(
  app: FastifyInstance,
  { isDatabaseReady, databaseKind, config }: HealthParts,
): void {
  registerRestCall(app, {
    method: 'GET',
    path: 'health',
    summary: 'Whether this copy can serve requests; 503 while its database does not answer.',
    access: 'anonymous',
    isBare: true,
    input: v.object({}),
    result: healthSchema,
    handle: async ({ reply }) => {
      const ready = !app.isClosing() && (await isDatabaseReady());
      if (!ready) reply.code(503).header('retry-after', '2');
      const status = ready ? ('ok' as const) : ('unavailable' as const);
      return { status, ready, version: config.version, database: databaseKind };
    },
  });
}
