import * as v from 'valibot';
import { areaNameSchema } from '../area/area-names.ts';
import { minute } from '../limits/durations.ts';

/** When a candidate is halted by itself, and how loads are counted. */
export const rolloutLimits = {
  /** Loads of a candidate before it is judged, and how many of the people who get it must have failures. */
  attempts: 5,
  people: 2,
  /** Share that is still borne: of a person's loads those that fail, and of the people those for whom they do. */
  failureShare: 0.2,
  /** Steps that load times are counted in, in milliseconds; what takes longer is counted after the last. */
  loadTimes: [100, 250, 500, 1000, 2000, 4000, 8000],
  /** Releases of an area that the console lists. */
  releases: 20,
  /** Longest load time that is believed. */
  longestLoad: 5 * minute,
} as const;

/** The author of a release that the deployment's own file lists; not a person. */
export const releasesFileActor = 'RELEASES_FILE';

const area = areaNameSchema;
const version = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));

/** Why an area did not load, or that it broke while it was shown. */
export const loadFailureCauses = [
  'unavailable',
  'timeLimit',
  'corrupt',
  'tooLarge',
  'incompatible',
  'crashed',
] as const;

/** Body of `POST ~/api/rollout/load`: how the load of an area went in one browser. */
export const loadReportSchema = v.object({
  area,
  version,
  /** Why it failed; null where it loaded. */
  failure: v.nullable(v.picklist(loadFailureCauses)),
  milliseconds: v.pipe(v.number(), v.minValue(0), v.maxValue(rolloutLimits.longestLoad)),
});

export type LoadReport = v.InferOutput<typeof loadReportSchema>;

/** The actions of an operator on the releases of an area. */
export const areaActions = ['offer', 'withdraw', 'promote', 'rollBack'] as const;

export type AreaAction = (typeof areaActions)[number];

/** Body of `POST ~/api/rollout/area`; `version` is needed to offer or promote one. */
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
  /** People whose browsers loaded it, or tried. */
  people: v.number(),
  loads: v.number(),
  failures: v.number(),
  /** The same of people who have never signed in in their browser. Anybody can report those: they halt nothing. */
  visitors: v.optional(v.object({ loads: v.number(), failures: v.number() }), { loads: 0, failures: 0 }),
  lastFailure: v.nullable(v.string()),
  /** Milliseconds within which half, and 95 of a hundred, of the loads were done; null before the first, or where it took longer than is counted. */
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
  /** The release that a rollback restores. */
  previous: v.nullable(v.string()),
  haltedAt: v.nullable(v.string()),
  haltedBecause: v.nullable(v.string()),
  /** The stable release and the candidate where they do not run in the shell: what each misses, a sentence each, and the release that people get in its place. */
  unfit: v.array(
    v.object({ version: v.string(), misses: v.array(v.string()), instead: v.nullable(v.string()) }),
  ),
  releases: v.array(listedReleaseSchema),
});

/** A name of the shell that goes with a later contract, and the releases that people get which still take it. */
export const goingNameSchema = v.object({
  entry: v.string(),
  name: v.string(),
  goesIn: v.string(),
  /** The replacement to use. */
  instead: v.string(),
  takenBy: v.array(v.object({ area, version: v.string(), people: v.number() })),
});

export type GoingName = v.InferOutput<typeof goingNameSchema>;

export type AreaRollout = v.InferOutput<typeof areaRolloutSchema>;
