import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** The person for whom a piece of work is done, as far as queues of work need to know. */
export interface Asker {
  readonly person: string;
  readonly company: string;
}

const askers = new AsyncLocalStorage<Asker>();

/** The person whose request is being answered; undefined for work that the server does on its own. */
export const currentAsker = (): Asker | undefined => askers.getStore();

/** Runs a function, and all that it starts, for a person. */
export const runFor = <T>(asker: Asker, work: () => T): T => askers.run(asker, work);

/** Makes the person of each request known to the queues of work. Register it after the sessions. */
export function registerAskers(app: FastifyInstance): void {
  app.addHook('preHandler', ({ user }, _reply, done) => {
    if (!user) return done();
    runFor({ person: user.id, company: user.productClientId }, done);
  });
}
