import * as v from 'valibot';
import { areaNameSchema } from '../area/area-names.ts';
import { minute } from '../limits/durations.ts';

/** When a candidate is halted automatically, and how loads are counted. */
export const rolloutLimits = {
  /** The number of loads after which a candidate is judged, and the number of its users who must have had failures. */
  attempts: 5,
  people: 2,
  /** The acceptable share of failures: of a person's loads, and of the people. */
  failureShare: 0.2,
  /** Load times are counted in these classes, in milliseconds; longer ones are counted after the last. */
  loadTimes: [100, 250, 500, 1000, 2000, 4000, 8000],
  /** The number of releases of an area that the console lists. */
  releases: 20,
  /** Longer load times are not believed. */
  longestLoad: 5 * minute,
} as const;

/** The author of a release that is listed in the deployment's own file; not a person. */
export const releasesFileActor = 'RELEASES_FILE';

const area = areaNameSchema;
const version = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));

/** Why an area did not load, or that it failed while it was shown. */
export const loadFailureCauses = [
  'unavailable',
  'timeLimit',
  'corrupt',
  'tooLarge',
  'incompatible',
  'crashed',
] as const;

/** Body of `POST ~/api/rollout/load`: the outcome of loading an area in one browser. */
export const loadReportSchema = v.object({
  area,
  version,
  /** Why it failed; null if it loaded. */
  failure: v.nullable(v.picklist(loadFailureCauses)),
  milliseconds: v.pipe(v.number(), v.minValue(0), v.maxValue(rolloutLimits.longestLoad)),
});

export type LoadReport = v.InferOutput<typeof loadReportSchema>;

/** The actions of an operator on the releases of an area. */
export const areaActions = ['offer', 'withdraw', 'promote', 'rollBack'] as const;

export type AreaAction = (typeof areaActions)[number];

/** Body of `POST ~/api/rollout/area`; `version` is required to offer or promote a release. */
export const changeAreaSchema = v.object({
  area,
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  action: v.picklist(areaActions, 'There is no such action.'),
  version: v.optional(v.nullable(version), null),
});

/** A release as the console shows it. */
export const listedReleaseSchema = v.object({
  version: v.string(),
  contractVersion: v.string(),
  registeredAt: v.string(),
  registeredBy: v.string(),
  stableSince: v.nullable(v.string()),
  rolledBackAt: v.nullable(v.string()),
  /** People whose browsers loaded it, or tried to. */
  people: v.number(),
  loads: v.number(),
  failures: v.number(),
  /**
   * The same for browsers in which nobody has ever signed in. Anybody can send such reports, so they never halt a
   * candidate.
   */
  visitors: v.optional(v.object({ loads: v.number(), failures: v.number() }), { loads: 0, failures: 0 }),
  lastFailure: v.nullable(v.string()),
  /**
   * The time in milliseconds within which half, or 95 percent, of the loads were done; null before the first load, or
   * if the time is longer than the last class.
   */
  halfWithin: v.nullable(v.number()),
  mostWithin: v.nullable(v.number()),
});

export type ListedRelease = v.InferOutput<typeof listedReleaseSchema>;

/** An area with its releases, the newest first. */
export const areaRolloutSchema = v.object({
  area,
  revision: v.number(),
  stable: v.nullable(v.string()),
  candidate: v.nullable(v.string()),
  /** The release to which a rollback returns. */
  previous: v.nullable(v.string()),
  haltedAt: v.nullable(v.string()),
  haltedBecause: v.nullable(v.string()),
  /**
   * The stable release and the candidate if they do not run in the shell: what each of them misses, one sentence each,
   * and the release that people get instead.
   */
  unfit: v.array(
    v.object({ version: v.string(), misses: v.array(v.string()), instead: v.nullable(v.string()) }),
  ),
  releases: v.array(listedReleaseSchema),
});

/** A name of the shell that a later contract removes, and the current releases that still use it. */
export const goingNameSchema = v.object({
  entry: v.string(),
  name: v.string(),
  goesIn: v.string(),
  /** What to use instead. */
  instead: v.string(),
  takenBy: v.array(v.object({ area, version: v.string(), people: v.number() })),
});

export type GoingName = v.InferOutput<typeof goingNameSchema>;

export type AreaRollout = v.InferOutput<typeof areaRolloutSchema>;
