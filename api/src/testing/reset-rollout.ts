import { rmSync } from 'node:fs';
import { areaNames } from 'shared-contracts/area';
import { forNobody, rolloutNames } from 'shared-contracts/rollout';
import type { TestServer } from './test-server.ts';

/**
 * Resets a server so that nothing is released and no candidate reaches anybody; this is faster than starting another
 * server.
 */
export async function resetRollout({ database, releasesFolder }: TestServer): Promise<void> {
  await database.pool.query('delete from area_load');
  await database.pool.query('delete from rollout_change');
  await database.pool.query('delete from deploy_token');
  await database.pool.query(
    `update area_rollout set stable_version = null, candidate_version = null, halted_at = null, halted_because = null`,
  );
  await database.pool.query('delete from tried_release');
  await database.pool.query('delete from release');
  // Also removes the declarations of areas of other repositories.
  await database.pool.query('delete from rollout_rule where area is not null');
  await database.pool.query(`delete from rollout_rule where name like 'candidate-%' and name != all($1)`, [
    rolloutNames,
  ]);
  await database.pool.query('delete from area_rollout where area != all($1)', [areaNames]);
  await database.pool.query(`update rollout_rule set rule = $1 where name like 'candidate-%'`, [
    JSON.stringify(forNobody),
  ]);
  rmSync(releasesFolder, { recursive: true, force: true });
}
