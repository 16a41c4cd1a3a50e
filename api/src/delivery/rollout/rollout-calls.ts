import type { FastifyInstance } from 'fastify';
import { inLanguage, languageOf } from 'shared-contracts';
import { limits } from 'shared-contracts/limits';
import type { CurrentUser } from 'shared-contracts/rights';
import {
  changeRuleSchema,
  type RolloutRule,
  rolloutChangeSchema,
  rolloutNames,
  rolloutRulesSchema,
  rolloutSubjectNameSchema,
  type ShownRule,
} from 'shared-contracts/rollout';
import * as v from 'valibot';
import { texts } from '../../generated/texts/rollout.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError, badInput, forbidden, invalid, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import type { Clock } from '../../platform/server/clock.ts';
import { registerRestCall } from '../../platform/server/rest-call.ts';
import { isReached } from './is-reached.ts';
import type { Rollout } from './rollout.ts';
import {
  addRolloutChange,
  listPeople,
  listRolloutChanges,
  lockRule,
  nameOfUser,
  readRules,
  showRules,
  writeRule,
} from './rollout-store.ts';

/** Flags and releases are for system administrators. Throws FORBIDDEN. */
export function checkOperator(user: CurrentUser): void {
  if (!user.isSystemAdministrator)
    throw forbidden(messageFrom(texts, ({ onlyAdministrators }) => onlyAdministrators));
}

/** Checks that the companies and users of a rule exist. Throws VALIDATION. */
function checkAllKnown(user: CurrentUser, rule: RolloutRule, shown: ShownRule | undefined): void {
  const unknown = (['companies', 'users'] as const).filter(
    (list) => new Set(rule[list]).size !== shown?.[list].length,
  );
  if (unknown.length > 0) {
    throw invalid(
      unknown.map((path) => ({
        path: `rule.${path}`,
        message: inLanguage(texts, languageOf(user.locale)).chooseKnown,
      })),
    );
  }
}

/** The flag or area that a rule is about. */
const subjectOf = (name: string): string => name.replace(/^candidate-/, '');

interface RolloutCallParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly rollout: Pick<Rollout, 'rules' | 'decidedBy'>;
}

/** Registers the calls that read and change who has each flag, and who gets each candidate release. */
export function registerRolloutCalls(app: FastifyInstance, { db, clock, rollout }: RolloutCallParts): void {
  registerRestCall(app, {
    method: 'GET',
    path: 'rollout/rules',
    summary: 'Every rule with whom it reaches now; for system administrators.',
    access: 'signedIn',
    input: v.object({}),
    result: rolloutRulesSchema,
    handle: async ({ user }) => {
      checkOperator(user);
      const [stored, people] = await Promise.all([readRules(db), listPeople(db)]);
      // Flags of this repository in their declared order, then those of areas by name.
      const names = [...rolloutNames, ...[...stored.keys()].filter((name) => !rolloutNames.includes(name))];
      const known = names.flatMap((name) => {
        const rule = stored.get(name);
        return rule ? [{ name, ...rule }] : [];
      });
      const shown = await showRules(
        db,
        known.map(({ rule }) => rule),
      );
      return {
        decidedBy: rollout.decidedBy,
        people: people.length,
        rules: known.flatMap(({ name, revision, rule, area, title }, index) => {
          const shownRule = shown[index];
          const reached = people.filter((person) => isReached(name, rule, person)).length;
          return shownRule ? [{ name, revision, rule: shownRule, reached, area, title }] : [];
        }),
      };
    },
  });

  registerRestCall(app, {
    method: 'GET',
    path: 'rollout/changes',
    summary: 'What was done to a flag or an area, newest first; for system administrators.',
    access: 'signedIn',
    input: v.object({ subject: rolloutSubjectNameSchema }),
    result: v.array(rolloutChangeSchema),
    handle: ({ input, user }) => {
      checkOperator(user);
      return listRolloutChanges(db, input.subject, limits.picklistPage);
    },
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'rollout/rule',
    summary: 'Changes a rule. It counts at once; a rule that changed meanwhile is refused with 409.',
    access: 'signedIn',
    input: changeRuleSchema,
    result: v.object({ revision: v.number() }),
    handle: async ({ input: { name, revision, rule }, user }) => {
      checkOperator(user);
      if (rollout.decidedBy === 'flagd') {
        throw badInput(messageFrom(texts, ({ byService }) => byService));
      }
      const actor = { id: user.id, name: await nameOfUser(db, user.id) };
      await db.transaction().execute(async (transaction) => {
        const stored = await lockRule(transaction, name);
        if (!stored) throw notFound(messageFrom(texts, ({ noRule }) => noRule));
        if (stored.revision !== revision) {
          throw new AppError(
            'CONFLICT',
            messageFrom(texts, ({ ruleChanged }) => ruleChanged),
          );
        }
        const [before, after] = await showRules(transaction, [stored.rule, rule]);
        checkAllKnown(user, rule, after);
        await writeRule(transaction, name, rule);
        await addRolloutChange(transaction, actor, clock(), {
          subject: subjectOf(name),
          event: 'ruleChanged',
          rule: after ?? null,
          ruleBefore: before ?? null,
        });
      });
      rollout.rules.forget();
      return { revision: revision + 1 };
    },
  });
}
