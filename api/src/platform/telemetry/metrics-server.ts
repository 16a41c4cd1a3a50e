import { createHash, timingSafeEqual } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Longest wait for a complete request, in milliseconds. */
const patience = 5000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Serves `GET /metrics` and nothing else; where a token is set, only to clients that send it. Does not listen yet. */
export function metricsServer({ contentType, read }: Metrics, token: string | undefined): FastifyInstance {
  const app = fastify({ logger: false, requestTimeout: patience, bodyLimit: 1 });
  app.get('/metrics', async (request, reply) => {
    const sent = request.headers.authorization ?? '';
    // Hashes have equal length, and comparing them takes the same time for any input.
    if (token !== undefined && !timingSafeEqual(digest(sent), digest(`Bearer ${token}`)))
      return reply.code(401).header('www-authenticate', 'Bearer').send();
    return reply.type(contentType).send(await read());
  });
  return app;
}
