import { areaNames } from 'shared-contracts/area';
import { forNobody, rolloutNames } from 'shared-contracts/rollout';
import type { Db } from '../../platform/db/database.ts';

/**
 * Gives each flag and area that the contract has and the database does not know yet its rule, for nobody, and its
 * place among the rollouts: naming it in the contract is all that a new one needs.
 */
export async function addNewNames(db: Db): Promise<void> {
  await db
    .insertInto('rolloutRule')
    .values(rolloutNames.map((name) => ({ name, rule: JSON.stringify(forNobody) })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  await db
    .insertInto('areaRollout')
    .values(areaNames.map((area) => ({ area })))
    .onConflict((conflict) => conflict.column('area').doNothing())
    .execute();
}
