import type { FastifyInstance } from 'fastify';
import { firstStepsSchema, listCodesSchema } from 'shared-contracts/grids';
import { mayEditMasterData } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { forbidden } from '../../platform/errors/app-error.ts';
import { registerRestCall } from '../../platform/server/rest-call.ts';
import { listCodes } from './first-entries-store.ts';
import { listFirstSteps } from './first-steps-store.ts';

/** Calls for people who set up a new installation. */
export function registerFirstCalls(app: FastifyInstance, db: Db): void {
  registerRestCall(app, {
    method: 'GET',
    path: 'start/first-steps',
    summary:
      'What a new installation still needs, for system administrators; nothing once all of it is there.',
    access: 'signedIn',
    input: v.object({}),
    result: firstStepsSchema,
    handle: async ({ user }) => (user.isSystemAdministrator ? listFirstSteps(db) : []),
  });

  registerRestCall(app, {
    method: 'GET',
    path: 'start/first-entries',
    summary:
      'The codes in the lists that an installation can begin with entries of its province; for system administrators.',
    access: 'signedIn',
    input: v.object({}),
    result: listCodesSchema,
    handle: async ({ user }) => {
      if (!mayEditMasterData(user)) throw forbidden();
      return [...(await listCodes(db))];
    },
  });
}
