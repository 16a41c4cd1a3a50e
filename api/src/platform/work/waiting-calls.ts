import type { FastifyInstance } from 'fastify';
import { waitingSchema } from 'shared-contracts/rest';
import * as v from 'valibot';
import { registerRestCall } from '../server/rest-call.ts';
import { placesOf } from './worker-pool.ts';

/** `GET ~/api/waiting`, for pages that wait for files to be read or documents to be written. */
export function registerWaitingCalls(app: FastifyInstance): void {
  registerRestCall(app, {
    method: 'GET',
    path: 'waiting',
    summary: 'Where the person is in each line of work that they wait in, on this copy of the server.',
    access: 'signedIn',
    isBackground: true,
    input: v.object({}),
    result: waitingSchema,
    handle: async ({ user }) => placesOf(user.id).map((place) => ({ ...place })),
  });
}
