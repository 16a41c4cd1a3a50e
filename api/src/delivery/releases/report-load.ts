import { type LoadReport, rolloutLimits } from 'shared-contracts/rollout';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/localized-message.ts';
import type { Rollout } from '../rollout/rollout.ts';
import { addRolloutChange } from '../rollout/rollout-store.ts';
import { countLoad, type LoadTotals, loadTotals } from './load-store.ts';
import { knownRelease, lockArea, readArea, setArea } from './release-store.ts';
import { isForVisitors, type Trier } from './who-tries.ts';

const rightway = { id: null, name: 'Rightway' };
const percent = 100;

/** Whether a candidate failed for so many of the people who got it that nobody else should get it. */
function failsTooOften({ people, failedFor, loads, failures }: LoadTotals): boolean {
  return (
    failedFor >= rolloutLimits.people &&
    loads + failures >= rolloutLimits.attempts &&
    failedFor / people > rolloutLimits.failureShare
  );
}

/** Halts the candidate of an area if it fails too often. Returns whether it did. */
async function judge(db: Db, { area, version }: LoadReport, now: Date): Promise<boolean> {
  const { candidateVersion, haltedAt } = await lockArea(db, area);
  if (candidateVersion !== version || haltedAt !== null) return false;
  const totals = (await loadTotals(db, area)).get(version);
  if (!totals || !failsTooOften(totals)) return false;
  const { people, failedFor } = totals;
  const share = Math.round((failedFor / people) * percent);
  const haltedBecause = `it failed for ${failedFor} of ${people} people (${share} %), last: ${totals.lastFailure}`;
  await setArea(db, area, { haltedAt: now, haltedBecause });
  await addRolloutChange(db, rightway, now, {
    subject: area,
    event: 'halted',
    version,
    note: haltedBecause,
  });
  return true;
}

interface ReportParts {
  readonly db: Db;
  readonly now: Date;
  readonly rollout: Pick<Rollout, 'getsCandidate'>;
}

interface Sender extends Trier {
  readonly isSignedIn: boolean;
}

/**
 * Counts a load of a release that the person gets: the stable one, or the candidate if its rule reaches them. Reports
 * about other releases are ignored. A candidate that fails for too many people is halted, and everybody gets the stable
 * release again. A report without an account behind it is shown to operators but halts nothing, because anybody could
 * make it up. Returns whether the candidate was halted. From visitors who are not signed in, only releases with a page
 * for visitors are counted, and the answer never reveals which releases exist. For everybody else, throws NOT_FOUND if
 * the release is not registered.
 */
export async function reportLoad(
  { db, now, rollout }: ReportParts,
  { person, isVouchedFor, isSignedIn }: Sender,
  report: LoadReport,
): Promise<boolean> {
  const { area, version, failure } = report;
  const release = await knownRelease(db, area, version);
  if (!release && isSignedIn) throw notFound(toProgrammers('There is no such release.'));
  // A report may still be on its way when the person signs out.
  if (!release || !(isSignedIn || isForVisitors(release.start))) return false;
  const { stableVersion, candidateVersion } = await readArea(db, area);
  const isCandidate = version === candidateVersion;
  const isGotten = isCandidate ? await rollout.getsCandidate(person, area) : version === stableVersion;
  if (!isGotten) return false;
  await countLoad(db, isVouchedFor ? person.id : null, report, now);
  if (!isCandidate || failure === null || !isVouchedFor) return false;
  return db.transaction().execute((transaction) => judge(transaction, report, now));
}
