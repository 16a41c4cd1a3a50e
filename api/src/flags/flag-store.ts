import { type Flags, flagNames, type noFlags } from 'shared-contracts/flags';
import type { Db } from '../db/database.ts';

/** Every flag as it stands; one that the database does not know is off. */
export async function readFlags(db: Db): Promise<Flags> {
  const rows = await db.selectFrom('featureFlag').select(['name', 'isOn']).execute();
  const on = new Set(rows.filter(({ isOn }) => isOn).map(({ name }) => name));
  return Object.fromEntries(flagNames.map((name) => [name, on.has(name)])) as typeof noFlags;
}
