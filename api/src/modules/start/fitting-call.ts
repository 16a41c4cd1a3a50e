import type { FastifyInstance } from 'fastify';
import { fittingCallSchema } from 'shared-contracts/face';
import { releaseSchema } from 'shared-contracts/rest';
import * as v from 'valibot';
import type { Registry } from '../../delivery/releases/registry.ts';
import type { Database } from '../../platform/db/database.ts';
import { promptly } from '../../platform/db/promptly.ts';
import { registerRestCall } from '../../platform/server/rest-call.ts';
import { forVisitors } from './for-visitors.ts';

/**
 * How many times a minute one browser may ask for older releases: each area fails once, and again if the person
 * retries.
 */
const fittingAttempts = 30;

interface FittingParts {
  readonly databaseKind: Database['kind'];
  readonly registry: Pick<Registry, 'fittingFor'>;
}

/** A call for open pages of an older shell: the release to run instead of one that needs a newer shell. */
export function registerFittingCall(app: FastifyInstance, { databaseKind, registry }: FittingParts): void {
  registerRestCall(app, {
    method: 'POST',
    path: 'start/fitting',
    summary:
      'The last release of an area that an open page of an older shell can run, by the names that it offers; null where there is none.',
    access: 'anonymous',
    isBackground: true,
    attempts: { perMinute: fittingAttempts, key: () => 'fitting' },
    input: fittingCallSchema,
    result: v.nullable(releaseSchema),
    handle: async ({ input, user }) => {
      const found = await promptly(databaseKind, registry.fittingFor(input));
      const [gotten = null] = found && !user ? forVisitors([found]) : found ? [found] : [];
      return gotten;
    },
  });
}
