import { AsyncLocalStorage } from 'node:async_hooks';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The person for whom a piece of work is done, as far as queues of work need to know. */
export interface Asker {
  readonly person: string;
  readonly company: string;
  /** Keeps the connection of the request open, however long the work waits and takes. */
  readonly keepLine: () => void;
}

const askers = new AsyncLocalStorage<Asker>();

/** The person whose request is being answered; undefined for work that the server does on its own. */
export const currentAsker = (): Asker | undefined => askers.getStore();

/** Runs a function, and all that it starts, for a person. */
export const runFor = <T>(asker: Asker, work: () => T): T => askers.run(asker, work);

/**
 * Lets the connection of a request stay silent until it is answered. Otherwise the server takes it for lost after a
 * minute (`docs/decisions/034`). Node sets its usual limit again with the next request of the connection.
 */
export function keepLineOpen({ raw }: FastifyRequest): void {
  if (raw.socket instanceof Socket) raw.socket.setTimeout(0);
}

/** Makes the person of each request known to the queues of work. Register it after the sessions. */
export function registerAskers(app: FastifyInstance): void {
  app.addHook('preHandler', (request, reply, done) => {
    const { user } = request;
    if (!user) return done();
    const keepLine = () => {
      if (!reply.raw.writableEnded) keepLineOpen(request);
    };
    runFor({ person: user.id, company: user.productClientId, keepLine }, done);
  });
}
