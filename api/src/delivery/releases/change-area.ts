import type { AreaName } from 'shared-contracts/area';
import { type AreaAction, candidateRule, forNobody, isForTrying } from 'shared-contracts/rollout';
import { texts } from '../../generated/texts/rollout.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError, badInput } from '../../platform/errors/app-error.ts';
import { messageFrom, toProgrammers } from '../../platform/errors/localized-message.ts';
import { type Actor, addRolloutChange, writeRule } from '../rollout/rollout-store.ts';
import { fittingBefore } from './fitting-releases.ts';
import { forgetLoads } from './load-store.ts';
import { problemsOfDeclaration } from './problems-of-declaration.ts';
import { problemsOfFace } from './problems-of-face.ts';
import { facedRelease } from './release-face-store.ts';
import { knownRelease, lockAllAreas, noteRelease, setArea } from './release-store.ts';
import type { RunningShells, Shells } from './running-shells.ts';

interface AreaChange {
  readonly area: AreaName;
  readonly action: AreaAction;
  readonly version: string | null;
  /** The revision on which the change is based; the current one by default. */
  readonly revision?: number;
}

type Area = Awaited<ReturnType<typeof lockAllAreas>>;

interface Step {
  readonly db: Db;
  readonly shells: Shells;
  readonly now: Date;
  readonly area: Area;
}

interface Outcome {
  readonly event: 'offered' | 'withdrawn' | 'promoted' | 'rolledBack';
  readonly version: string | null;
  readonly versionBefore: string | null;
}

const noCandidate = { candidateVersion: null, haltedAt: null, haltedBecause: null } as const;

/**
 * Checks the version of a release that people are to get. Throws BAD_INPUT if it does not exist, and 422 with
 * everything that it needs and the shell lacks, or that it breaks in other areas.
 */
async function checkReleased({ db, shells, area }: Step, version: string | null): Promise<string> {
  if (version === null) throw badInput(messageFrom(texts, ({ whichRelease }) => whichRelease));
  const [release, faced] = await Promise.all([
    knownRelease(db, area.area, version),
    facedRelease(db, area.area, version),
  ]);
  if (!release || !faced)
    throw badInput(messageFrom(texts, ({ noRelease }) => noRelease(version, `remote-${area.area}`)));
  if (isForTrying(version)) throw badInput(messageFrom(texts, ({ onlyTried }) => onlyTried(version)));
  if (version === area.stableVersion) throw badInput(messageFrom(texts, ({ isStable }) => isStable(version)));
  const problems = [
    // Another area may have declared the same address or list since this one was registered.
    ...(release.start ? await problemsOfDeclaration(db, area.area, release.start) : []),
    ...(await problemsOfFace(db, shells, faced)),
  ];
  if (problems.length > 0) throw new AppError('BAD_INPUT', toProgrammers(problems.join('\n')), {}, 422);
  return version;
}

const actions: Record<AreaAction, (step: Step, version: string | null) => Promise<Outcome>> = {
  offer: async (step, wanted) => {
    const { db, area } = step;
    const version = await checkReleased(step, wanted);
    await setArea(db, area.area, { candidateVersion: version, haltedAt: null, haltedBecause: null });
    // Earlier reports, from when others or everybody had this release, do not count for this attempt.
    await forgetLoads(db, area.area, version);
    return { event: 'offered', version, versionBefore: area.candidateVersion };
  },
  withdraw: async ({ db, area }) => {
    if (area.candidateVersion === null) throw badInput(messageFrom(texts, ({ noCandidate }) => noCandidate));
    await setArea(db, area.area, noCandidate);
    return { event: 'withdrawn', version: null, versionBefore: area.candidateVersion };
  },
  promote: async (step, wanted) => {
    const { db, area, now } = step;
    const version = await checkReleased(step, wanted);
    const isCandidate = version === area.candidateVersion;
    await setArea(db, area.area, { stableVersion: version, ...(isCandidate ? noCandidate : {}) });
    await noteRelease(db, area.area, version, { stableSince: now, rolledBackAt: null });
    // The next candidate starts with no users.
    if (isCandidate) await writeRule(db, candidateRule(area.area), forNobody);
    return { event: 'promoted', version, versionBefore: area.stableVersion };
  },
  rollBack: async ({ db, shells, area, now }) => {
    const version = (await fittingBefore(db, shells, area.area, area.stableVersion))?.version;
    if (version === undefined) throw badInput(messageFrom(texts, ({ noneBefore }) => noneBefore));
    if (area.stableVersion) await noteRelease(db, area.area, area.stableVersion, { rolledBackAt: now });
    const isCandidate = version === area.candidateVersion;
    await setArea(db, area.area, { stableVersion: version, ...(isCandidate ? noCandidate : {}) });
    await noteRelease(db, area.area, version, { stableSince: now, rolledBackAt: null });
    return { event: 'rolledBack', version, versionBefore: area.stableVersion };
  },
};

interface ChangeParts {
  readonly db: Db;
  readonly shells: RunningShells;
}

/** Changes the releases of an area, and adds the change to the audit log. Throws an AppError. */
export async function changeArea(
  { db, shells: running }: ChangeParts,
  actor: Actor,
  now: Date,
  { area: name, action, version, revision }: AreaChange,
): Promise<void> {
  const shells = await running.read();
  await db.transaction().execute(async (transaction) => {
    const area = await lockAllAreas(transaction, name);
    if (revision !== undefined && area.revision !== revision) {
      throw new AppError(
        'CONFLICT',
        messageFrom(texts, ({ areaChanged }) => areaChanged),
      );
    }
    const outcome = await actions[action]({ db: transaction, shells, now, area }, version);
    await addRolloutChange(transaction, actor, now, { subject: name, ...outcome });
  });
}
