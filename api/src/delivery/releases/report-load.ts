import { type LoadReport, rolloutLimits } from 'shared-contracts/rollout';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { addRolloutChange } from '../rollout/rollout-store.ts';
import { countLoad, type LoadTotals, loadTotals } from './load-store.ts';
import { hasRelease, lockArea, setArea } from './release-store.ts';

const rightway = { id: null, name: 'Rightway' };
const percent = 100;

/** Whether so many loads of a candidate failed that nobody else should get it. */
export function failsTooOften({ people, loads, failures }: LoadTotals): boolean {
  const attempts = loads + failures;
  return (
    people >= rolloutLimits.people &&
    attempts >= rolloutLimits.attempts &&
    failures / attempts > rolloutLimits.failureShare
  );
}

/**
 * Counts a load. A candidate whose failures pass the limit is halted: everybody
 * gets the stable release again. Returns whether it was. Throws NOT_FOUND for a
 * release that is not registered.
 */
export async function reportLoad(db: Db, userId: string, report: LoadReport, now: Date): Promise<boolean> {
  const { area, version, failure } = report;
  if (!(await hasRelease(db, area, version))) throw notFound('There is no such release.');
  await countLoad(db, userId, report, now);
  if (failure === null) return false;
  return db.transaction().execute(async (transaction) => {
    const { candidateVersion, haltedAt } = await lockArea(transaction, area);
    if (candidateVersion !== version || haltedAt !== null) return false;
    const totals = (await loadTotals(transaction, area)).get(version);
    if (!totals || !failsTooOften(totals)) return false;
    const { failures, loads } = totals;
    const share = Math.round((failures / (loads + failures)) * percent);
    const haltedBecause = `${failures} of ${loads + failures} loads failed (${share} %), last: ${totals.lastFailure}`;
    await setArea(transaction, area, { haltedAt: now, haltedBecause });
    await addRolloutChange(transaction, rightway, now, {
      subject: area,
      event: 'halted',
      version,
      note: haltedBecause,
    });
    return true;
  });
}
