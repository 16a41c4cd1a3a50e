import type { AreaName } from 'shared-contracts/area';
import { candidateRule } from 'shared-contracts/rollout';
import type { Db } from '../../platform/db/database.ts';
import { isReached } from '../rollout/is-reached.ts';
import { listPeople, readRules } from '../rollout/rollout-store.ts';

/** How many active users have a release of an area now. */
export type PeopleOf = (area: AreaName, version: string) => number;

/**
 * Counts how many people have each release: the candidate goes to those whom its rule reaches while it is not halted,
 * the stable one to all others.
 */
export async function peopleOfReleases(db: Db): Promise<PeopleOf> {
  const [people, rules, areas] = await Promise.all([
    listPeople(db),
    readRules(db),
    db.selectFrom('areaRollout').selectAll().execute(),
  ]);
  const counts = new Map<string, number>();
  for (const { area, stableVersion, candidateVersion, haltedAt } of areas) {
    const rule = rules.get(candidateRule(area))?.rule;
    const isOffered = candidateVersion !== null && haltedAt === null && rule !== undefined;
    const trying = isOffered
      ? people.filter((person) => isReached(candidateRule(area), rule, person)).length
      : 0;
    counts.set(`${area} ${candidateVersion}`, trying);
    counts.set(`${area} ${stableVersion}`, people.length - trying);
  }
  return (area, version) => counts.get(`${area} ${version}`) ?? 0;
}
