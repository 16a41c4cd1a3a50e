import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  type RolloutChange,
  type RolloutName,
  type RolloutRule,
  rolloutNames,
  type ShownRule,
} from 'shared-contracts/rollout';
import type { Db } from '../../platform/db/database.ts';
import type { Person } from './is-reached.ts';

interface StoredRule {
  readonly revision: number;
  readonly rule: RolloutRule;
}

export type Rules = ReadonlyMap<RolloutName, StoredRule>;

/** Every rule that the suite knows, by name. */
export async function readRules(db: Db): Promise<Rules> {
  const rows = await db.selectFrom('rolloutRule').select(['name', 'revision', 'rule']).execute();
  return new Map(
    rows
      .filter(({ name }) => rolloutNames.includes(name))
      .map(({ name, ...stored }) => [name, stored] as const),
  );
}

/** One rule, held for the rest of the transaction; undefined where there is none. */
export function lockRule(db: Db, name: RolloutName): Promise<StoredRule | undefined> {
  return db
    .selectFrom('rolloutRule')
    .select(['revision', 'rule'])
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes a rule; its revision is one more. */
export async function writeRule(db: Db, name: RolloutName, rule: RolloutRule): Promise<void> {
  await db
    .updateTable('rolloutRule')
    .set((eb) => ({ rule: JSON.stringify(rule), revision: eb('revision', '+', 1) }))
    .where('name', '=', name)
    .execute();
}

/** Everybody who may sign in, with their company. */
export function listPeople(db: Db): Promise<Person[]> {
  return db.selectFrom('appUser').select(['id', 'companyId']).where('isActive', '=', true).execute();
}

/** Puts names to the companies and users of rules; who is gone is left out. */
export async function showRules(db: Db, rules: readonly RolloutRule[]): Promise<readonly ShownRule[]> {
  const idsOf = (list: 'companies' | 'users') => [...new Set(rules.flatMap((rule) => rule[list]))];
  const [companyIds, userIds] = [idsOf('companies'), idsOf('users')];
  const companies =
    companyIds.length === 0
      ? []
      : await db
          .selectFrom('company')
          .select(['id', 'companyName as name'])
          .where('id', 'in', companyIds)
          .execute();
  const users =
    userIds.length === 0
      ? []
      : await db
          .selectFrom('appUser')
          .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
          .where('id', 'in', userIds)
          .execute();
  const named = (ids: readonly string[], entries: readonly { id: string; name: string }[]) =>
    [...new Set(ids)].flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  return rules.map((rule) => ({
    audience: rule.audience,
    share: rule.share,
    companies: named(rule.companies, companies),
    users: named(rule.users, users),
  }));
}

/** Who does something to flags and releases: a person, or somebody by name alone. */
export interface Actor {
  readonly id: string | null;
  readonly name: string;
}

type NewChange = Pick<RolloutChange, 'subject' | 'event'> &
  Partial<Pick<RolloutChange, 'version' | 'versionBefore' | 'rule' | 'ruleBefore' | 'note'>>;

/** Writes what was done into the audit; call it in the transaction of what is done. */
export async function addRolloutChange(
  db: Db,
  actor: Actor,
  changedAt: Date,
  change: NewChange,
): Promise<void> {
  const { rule, ruleBefore, ...others } = change;
  await db
    .insertInto('rolloutChange')
    .values({
      id: randomUUID(),
      changedAt,
      changedById: actor.id,
      changedBy: actor.name,
      ...others,
      rule: rule ? JSON.stringify(rule) : null,
      ruleBefore: ruleBefore ? JSON.stringify(ruleBefore) : null,
    })
    .execute();
}

/** The audit of a flag or an area, newest first. */
export async function listRolloutChanges(db: Db, subject: string, first: number): Promise<RolloutChange[]> {
  const rows = await db
    .selectFrom('rolloutChange')
    .select([
      'id',
      'subject',
      'event',
      'changedAt',
      'changedBy',
      'version',
      'versionBefore',
      'rule',
      'ruleBefore',
      'note',
    ])
    .where('subject', '=', subject)
    .orderBy('place', 'desc')
    .limit(first)
    .execute();
  return rows.map(({ changedAt, ...row }) => ({ ...row, changedAt: changedAt.toISOString() }));
}

/** The name of a person for the audit. */
export async function nameOfUser(db: Db, id: string): Promise<string> {
  const { name } = await db
    .selectFrom('appUser')
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return name;
}
