import * as v from 'valibot';
import { areaNameSchema } from '../area/area-names.ts';
import { releaseVersionSchema } from './publish-schemas.ts';

/** Parameter of an address: the code with which a developer's browser gets a release that nobody else gets. */
export const tryParameter = 'try';

/** How long a code can be opened after it was made, in milliseconds. */
export const tryCodeLife = 600_000;

/**
 * How many days an upload for trying is kept, and how many uploads of one deploy token: each further one replaces the
 * oldest.
 */
export const triedReleases = { days: 7, perToken: 10 } as const;

const marked = /-try(\.|$)/;

/** Whether a release was uploaded only for trying: it is not listed, and nobody else gets it. */
export const isForTrying = (version: string): boolean => marked.test(version);

const codeSchema = v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/, 'This is no code of a release to try.'));

/**
 * Body of `POST ~/api/releases/try`: a release to try. If it includes the code of an earlier one, the browser that took
 * that code gets this release instead.
 */
export const tryReleaseSchema = v.object({
  area: areaNameSchema,
  version: v.pipe(
    releaseVersionSchema,
    v.check(isForTrying, 'A release to try has a version such as 1.4.2-try.1.'),
  ),
  code: v.optional(v.nullable(codeSchema), null),
});

/** Its answer: the code that the developer's browser opens, and whether a browser has taken it. */
export const tryCodeSchema = v.object({ code: v.string(), isTaken: v.boolean() });

/** Body of `POST ~/api/start/try`. */
export const takeTrySchema = v.object({ code: codeSchema });

/** A release that a browser tries. */
export const triedReleaseSchema = v.object({ area: areaNameSchema, version: v.string() });

export type TriedRelease = v.InferOutput<typeof triedReleaseSchema>;
