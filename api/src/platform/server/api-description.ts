import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { readSchema } from 'shared-contracts/schema';
import * as v from 'valibot';
import type { Config } from '../config/config.ts';
import { unauthenticated } from '../errors/app-error.ts';
import { registerRestCall } from './rest-call.ts';

/** Collects the OpenAPI description. Must be registered before the calls that it describes. */
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

/** Serves the API's descriptions of itself to the page `/docs`. */
export function registerDescriptionCalls(app: FastifyInstance): void {
  const schema = readSchema();
  registerRestCall(app, {
    method: 'GET',
    path: 'openapi.json',
    summary: 'This description.',
    access: 'signedIn',
    isBare: true,
    input: v.object({}),
    result: v.record(v.string(), v.unknown()),
    handle: async () => ({ ...app.swagger() }),
  });
  app.get('/schema.graphql', { schema: { summary: 'The GraphQL schema.' } }, async (request, reply) => {
    if (!request.user) throw unauthenticated();
    return reply.type('text/plain; charset=utf-8').send(schema);
  });
}
