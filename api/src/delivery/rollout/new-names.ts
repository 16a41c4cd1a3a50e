import { type AreaDeclaration, type AreaName, areaNames } from 'shared-contracts/area';
import { candidateRule, forNobody, type RolloutName, rolloutNames } from 'shared-contracts/rollout';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/localized-message.ts';

async function addRules(db: Db, names: readonly RolloutName[]): Promise<void> {
  await db
    .insertInto('rolloutRule')
    .values(names.map((name) => ({ name, rule: JSON.stringify(forNobody) })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

async function addPlaces(db: Db, areas: readonly AreaName[]): Promise<void> {
  await db
    .insertInto('areaRollout')
    .values(areas.map((area) => ({ area })))
    .onConflict((conflict) => conflict.column('area').doNothing())
    .execute();
}

/**
 * Adds a rule that reaches nobody for each flag and area of the contract that the database does not know yet, and adds
 * each new area to the rollouts. New names in this repository only have to be added to the contract.
 */
export async function addNewNames(db: Db): Promise<void> {
  await addRules(db, rolloutNames);
  await addPlaces(db, areaNames);
}

/** Adds an area of another repository to the rollouts, and a rule for its candidates, if they do not exist yet. */
export async function addArea(db: Db, area: AreaName): Promise<void> {
  await addPlaces(db, [area]);
  await addRules(db, [candidateRule(area)]);
}

/**
 * Adds a rule that reaches nobody for each flag that a release of an area declares; a flag that the area already had
 * keeps its rule. Throws 422 if the flag belongs to another area.
 */
export async function addFlagsOf(db: Db, area: AreaName, flags: AreaDeclaration['flags']): Promise<void> {
  // Always in the same order, so that two releases never deadlock.
  for (const { name, title } of flags.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const own = { area, title: JSON.stringify(title) };
    const added = await db
      .insertInto('rolloutRule')
      .values({ name, rule: JSON.stringify(forNobody), ...own })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(own).where('rolloutRule.area', '=', area))
      .returning('name')
      .executeTakeFirst();
    if (!added)
      throw new AppError('BAD_INPUT', toProgrammers(`The flag ${name} is another's already.`), {}, 422);
  }
}
