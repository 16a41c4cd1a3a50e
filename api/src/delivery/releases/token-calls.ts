import type { FastifyInstance } from 'fastify';
import { deployTokenSchema, newTokenSchema } from 'shared-contracts/rollout';
import * as v from 'valibot';
import { texts } from '../../generated/texts/rollout.ts';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import type { Clock } from '../../platform/server/clock.ts';
import { registerRestCall } from '../../platform/server/rest-call.ts';
import { addArea } from '../rollout/new-names.ts';
import { checkOperator } from '../rollout/rollout-calls.ts';
import { createToken, listTokens, revokeToken } from './deploy-token-store.ts';

interface TokenParts {
  readonly db: Db;
  readonly clock: Clock;
}

/** The tokens that teams' pipelines release with; for system administrators. */
export function registerTokenCalls(app: FastifyInstance, { db, clock }: TokenParts): void {
  registerRestCall(app, {
    method: 'GET',
    path: 'rollout/tokens',
    summary: 'Every deploy token, without the tokens themselves; for system administrators.',
    access: 'signedIn',
    input: v.object({}),
    result: v.array(deployTokenSchema),
    handle: ({ user }) => {
      checkOperator(user);
      return listTokens(db);
    },
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'rollout/tokens',
    summary: 'Makes a deploy token of an area. The answer is the only place where it is ever shown.',
    access: 'signedIn',
    input: newTokenSchema,
    result: v.object({ token: v.string() }),
    handle: async ({ input: { area, name }, user }) => {
      checkOperator(user);
      // An area of another repository starts with a token for an area that does not exist yet.
      const token = await db.transaction().execute(async (transaction) => {
        await addArea(transaction, area);
        return createToken(transaction, area, name, user.id, clock());
      });
      return { token };
    },
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'rollout/tokens/revoke',
    summary: 'Ends a deploy token at once; for system administrators.',
    access: 'signedIn',
    input: v.object({ id: v.pipe(v.string(), v.uuid()) }),
    result: v.null(),
    handle: async ({ input, user }) => {
      checkOperator(user);
      if (!(await revokeToken(db, input.id, clock())))
        throw notFound(messageFrom(texts, ({ noToken }) => noToken));
      return null;
    },
  });
}
