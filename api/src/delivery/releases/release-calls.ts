import type { FastifyInstance } from 'fastify';
import {
  areaRolloutSchema,
  changeAreaSchema,
  goingNameSchema,
  loadReportSchema,
} from 'shared-contracts/rollout';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { Clock } from '../../platform/server/clock.ts';
import { registerRestCall } from '../../platform/server/rest-call.ts';
import type { Rollout } from '../rollout/rollout.ts';
import { checkOperator } from '../rollout/rollout-calls.ts';
import { nameOfUser } from '../rollout/rollout-store.ts';
import { changeArea } from './change-area.ts';
import { goingNames } from './going-names.ts';
import { listAreas } from './list-areas-store.ts';
import type { Registry } from './registry.ts';
import { reportLoad } from './report-load.ts';
import type { RunningShells } from './running-shells.ts';
import { whoTries } from './who-tries.ts';

/** Loads that one browser may report per minute: the number of areas times some attempts. */
const reports = 60;

interface ReleaseParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly rollout: Pick<Rollout, 'rules' | 'getsCandidate'>;
  readonly registry: Pick<Registry, 'fitted' | 'forget'>;
  readonly shells: RunningShells;
}

/** Registers the calls for the releases of each area, who gets them, and how they load. */
export function registerReleaseCalls(
  app: FastifyInstance,
  { db, clock, rollout, registry, shells }: ReleaseParts,
): void {
  registerRestCall(app, {
    method: 'GET',
    path: 'rollout/areas',
    summary: 'Every area with its releases and how they load; for system administrators.',
    access: 'signedIn',
    input: v.object({}),
    result: v.array(areaRolloutSchema),
    handle: ({ user }) => {
      checkOperator(user);
      return listAreas({ db, registry, shells });
    },
  });

  registerRestCall(app, {
    method: 'GET',
    path: 'rollout/going-names',
    summary:
      'Names of the shell that go with a later contract, with the releases that still take them and how many people have these; for system administrators.',
    access: 'signedIn',
    input: v.object({}),
    result: v.array(goingNameSchema),
    handle: async ({ user }) => {
      checkOperator(user);
      return goingNames(db, await shells.read());
    },
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'rollout/area',
    summary:
      'Offers a candidate, withdraws it, makes a release the stable one, or goes back to the one before; an area that changed meanwhile is refused with 409.',
    access: 'signedIn',
    input: changeAreaSchema,
    result: v.object({ revision: v.number() }),
    handle: async ({ input, user }) => {
      checkOperator(user);
      const actor = { id: user.id, name: await nameOfUser(db, user.id) };
      await changeArea({ db, shells }, actor, clock(), input);
      registry.forget();
      rollout.rules.forget();
      return { revision: input.revision + 1 };
    },
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'rollout/load',
    summary:
      'How the load of an area went in this browser. A candidate that fails for too many of those who get it is halted; visitors in whose browser nobody ever signed in are counted apart and halt nothing.',
    access: 'anonymous',
    isBackground: true,
    attempts: { perMinute: reports, key: () => 'load' },
    input: loadReportSchema,
    result: v.null(),
    handle: async ({ input, request, user }) => {
      const sender = { ...(await whoTries(request)), isSignedIn: user !== null };
      if (await reportLoad({ db, rollout, now: clock() }, sender, input)) registry.forget();
      return null;
    },
  });
}
