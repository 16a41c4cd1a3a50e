import type { FastifyInstance, FastifyRequest } from 'fastify';
import { takeTrySchema, triedReleaseSchema } from 'shared-contracts/rollout';
import * as v from 'valibot';
import { texts } from '../../generated/texts/rollout.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import type { Clock } from '../../platform/server/clock.ts';
import { registerRestCall } from '../../platform/server/rest-call.ts';
import { endTries, takeTry } from './tried-release-store.ts';

interface TryParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'hasDeveloperReleases'>;
  /** Returns the session token of a request. */
  readonly sessionToken: (request: FastifyRequest) => string | undefined;
}

/**
 * Registers the calls with which a developer tries a release in their own browser that nobody else gets. Switched off
 * unless the operator allows it.
 */
export function registerTryCalls(app: FastifyInstance, { db, clock, config, sessionToken }: TryParts): void {
  registerRestCall(app, {
    method: 'POST',
    path: 'start/try',
    summary: 'Gives the release behind a code to this session alone, until it ends.',
    access: 'signedIn',
    input: takeTrySchema,
    result: triedReleaseSchema,
    handle: async ({ input, request }) => {
      const token = sessionToken(request);
      const taken =
        config.hasDeveloperReleases && token ? await takeTry(db, input.code, token, clock()) : undefined;
      if (!taken) throw notFound(messageFrom(texts, ({ noTry }) => noTry));
      return taken;
    },
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'start/try/end',
    summary: 'Gives this session what everybody gets again.',
    access: 'signedIn',
    input: v.object({}),
    result: v.null(),
    handle: async ({ request }) => {
      const token = sessionToken(request);
      if (token) await endTries(db, token);
      return null;
    },
  });
}
