import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Names } from 'shared-contracts';
import type { AreaName } from 'shared-contracts/area';
import { ownFlagNames } from 'shared-contracts/flags';
import {
  areaOfRule,
  type RolloutChange,
  type RolloutName,
  type RolloutRule,
  type ShownRule,
} from 'shared-contracts/rollout';
import type { Db } from '../../platform/db/database.ts';
import type { Person } from './is-reached.ts';

interface StoredRule {
  readonly revision: number;
  readonly rule: RolloutRule;
  /** The area that declared the flag, and the flag's name for people; null for a flag of this repository. */
  readonly area: AreaName | null;
  readonly title: Names | null;
}

export type Rules = ReadonlyMap<RolloutName, StoredRule>;

/** Whether the subject of a rule exists: a flag of this repository or of an area, or the candidate of an area. */
function isKnown(name: RolloutName, ofArea: AreaName | null, areas: ReadonlySet<AreaName>): boolean {
  const candidateOf = areaOfRule(name);
  if (candidateOf !== undefined) return areas.has(candidateOf);
  return ofArea !== null || ownFlagNames.some((flag) => flag === name);
}

/** Every rule that the suite knows, by name: flags of this repository, those of areas, candidates. */
export async function readRules(db: Db): Promise<Rules> {
  const rows = await db
    .selectFrom('rolloutRule')
    .select(['name', 'revision', 'rule', 'area', 'title'])
    .select(sql<AreaName[]>`array(select area from area_rollout)`.as('areas'))
    .orderBy('name')
    .execute();
  const known = new Set(rows[0]?.areas);
  return new Map(
    rows
      .filter(({ name, area }) => isKnown(name, area, known))
      .map(({ name, areas: _, ...stored }) => [name, stored] as const),
  );
}

/** A rule, locked until the transaction ends; undefined if it does not exist. */
export function lockRule(db: Db, name: RolloutName): Promise<StoredRule | undefined> {
  return db
    .selectFrom('rolloutRule')
    .select(['revision', 'rule', 'area', 'title'])
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes a rule and increments its revision. */
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

/** Adds the names of companies and users to rules; deleted ones are left out. */
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

/** The author of a change to flags or releases: a person, or only a name. */
export interface Actor {
  readonly id: string | null;
  readonly name: string;
}

type NewChange = Pick<RolloutChange, 'subject' | 'event'> &
  Partial<Pick<RolloutChange, 'version' | 'versionBefore' | 'rule' | 'ruleBefore' | 'note'>>;

/** Adds a change to the audit log. Call it in the transaction of the change. */
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

/** The audit log of a flag or an area, newest first. */
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

/** The name of a person for the audit log. */
export async function nameOfUser(db: Db, id: string): Promise<string> {
  const { name } = await db
    .selectFrom('appUser')
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return name;
}
