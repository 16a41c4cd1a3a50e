import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { readSchema } from 'shared-contracts/schema';
import type { Config } from '../config/config.ts';
import { unauthenticated } from '../errors/app-error.ts';

/** Collects the OpenAPI description; must come before the calls that it describes. */
export async function registerApiDescription(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Rightway', version: config.version },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'rightway_session' } },
      },
      security: [{ session: [] }],
    },
  });
}

/** Serves the descriptions that the API makes of itself, for /docs. */
export function registerDescriptionCalls(app: FastifyInstance): void {
  const schema = readSchema();
  app.get('/openapi.json', { schema: { summary: 'This description.' } }, async (request) => {
    if (!request.user) throw unauthenticated();
    return app.swagger();
  });
  app.get('/schema.graphql', { schema: { summary: 'The GraphQL schema.' } }, async (request, reply) => {
    if (!request.user) throw unauthenticated();
    return reply.type('text/plain; charset=utf-8').send(schema);
  });
}
