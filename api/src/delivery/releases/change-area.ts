import type { AreaName } from 'shared-contracts/area';
import { type AreaAction, candidateRule, forNobody, isForTrying } from 'shared-contracts/rollout';
import { texts } from '../../generated/texts/rollout.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError, badInput } from '../../platform/errors/app-error.ts';
import { said, toProgrammers } from '../../platform/errors/said.ts';
import { type Actor, addRolloutChange, writeRule } from '../rollout/rollout-store.ts';
import { forgetLoads } from './load-store.ts';
import { problemsOfStart } from './problems-of-start.ts';
import { knownRelease, lockAllAreas, noteRelease, previousRelease, setArea } from './release-store.ts';

interface AreaChange {
  readonly area: AreaName;
  readonly action: AreaAction;
  readonly version: string | null;
  /** The revision that the change was made from; without one whatever is there. */
  readonly revision?: number;
}

type Area = Awaited<ReturnType<typeof lockAllAreas>>;

interface Step {
  readonly db: Db;
  readonly now: Date;
  readonly area: Area;
}

interface Outcome {
  readonly event: 'offered' | 'withdrawn' | 'promoted' | 'rolledBack';
  readonly version: string | null;
  readonly versionBefore: string | null;
}

const noCandidate = { candidateVersion: null, haltedAt: null, haltedBecause: null } as const;

async function checkReleased({ db, area }: Step, version: string | null): Promise<string> {
  if (version === null) throw badInput(said(texts, ({ whichRelease }) => whichRelease));
  const release = await knownRelease(db, area.area, version);
  if (!release) throw badInput(said(texts, ({ noRelease }) => noRelease(version, `remote-${area.area}`)));
  if (isForTrying(version)) throw badInput(said(texts, ({ onlyTried }) => onlyTried(version)));
  // Another area may have got the same address or list since it was registered.
  const problems = release.start ? await problemsOfStart(db, area.area, release.start) : [];
  if (problems.length > 0) throw new AppError('BAD_INPUT', toProgrammers(problems.join('\n')), {}, 422);
  return version;
}

const actions: Record<AreaAction, (step: Step, version: string | null) => Promise<Outcome>> = {
  offer: async (step, wanted) => {
    const { db, area } = step;
    const version = await checkReleased(step, wanted);
    if (version === area.stableVersion) throw badInput(said(texts, ({ isStable }) => isStable(version)));
    await setArea(db, area.area, { candidateVersion: version, haltedAt: null, haltedBecause: null });
    // What was reported of it before, while others or everybody had it, says nothing of this try.
    await forgetLoads(db, area.area, version);
    return { event: 'offered', version, versionBefore: area.candidateVersion };
  },
  withdraw: async ({ db, area }) => {
    if (area.candidateVersion === null) throw badInput(said(texts, ({ noCandidate }) => noCandidate));
    await setArea(db, area.area, noCandidate);
    return { event: 'withdrawn', version: null, versionBefore: area.candidateVersion };
  },
  promote: async (step, wanted) => {
    const { db, area, now } = step;
    const version = await checkReleased(step, wanted);
    if (version === area.stableVersion) throw badInput(said(texts, ({ isStable }) => isStable(version)));
    const isCandidate = version === area.candidateVersion;
    await setArea(db, area.area, { stableVersion: version, ...(isCandidate ? noCandidate : {}) });
    await noteRelease(db, area.area, version, { stableSince: now, rolledBackAt: null });
    // The next candidate starts with nobody.
    if (isCandidate) await writeRule(db, candidateRule(area.area), forNobody);
    return { event: 'promoted', version, versionBefore: area.stableVersion };
  },
  rollBack: async ({ db, area, now }) => {
    const version = await previousRelease(db, area.area, area.stableVersion);
    if (version === undefined) throw badInput(said(texts, ({ noneBefore }) => noneBefore));
    if (area.stableVersion) await noteRelease(db, area.area, area.stableVersion, { rolledBackAt: now });
    const isCandidate = version === area.candidateVersion;
    await setArea(db, area.area, { stableVersion: version, ...(isCandidate ? noCandidate : {}) });
    await noteRelease(db, area.area, version, { stableSince: now, rolledBackAt: null });
    return { event: 'rolledBack', version, versionBefore: area.stableVersion };
  },
};

/** Does something to the releases of an area, with its entry in the audit. Throws an AppError. */
export async function changeArea(
  db: Db,
  actor: Actor,
  now: Date,
  { area: name, action, version, revision }: AreaChange,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const area = await lockAllAreas(transaction, name);
    if (revision !== undefined && area.revision !== revision) {
      throw new AppError(
        'CONFLICT',
        said(texts, ({ areaChanged }) => areaChanged),
      );
    }
    const outcome = await actions[action]({ db: transaction, now, area }, version);
    await addRolloutChange(transaction, actor, now, { subject: name, ...outcome });
  });
}
