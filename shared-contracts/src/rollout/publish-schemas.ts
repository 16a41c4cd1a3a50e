import * as v from 'valibot';
import { areaDeclarationSchema, noDeclaration } from '../area/area-declaration.ts';
import { areaNameSchema } from '../area/area-names.ts';
import { faceSchema } from '../face/face-schemas.ts';
import { areaActions } from './area-schemas.ts';

const megabyte = 1_048_576;

/** Limits of a release. */
export const releaseLimits = {
  /** The size of the packed release, and of all its files together, in bytes. */
  packed: 50 * megabyte,
  unpacked: 200 * megabyte,
  files: 2000,
} as const;

/** Extensions of the files that a release may contain, with the media type of each. */
const releaseFileTypes: ReadonlyMap<string, string> = new Map([
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['map', 'application/json; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['woff2', 'font/woff2'],
  ['ttf', 'font/ttf'],
  // Licences of bundled libraries.
  ['txt', 'text/plain; charset=utf-8'],
]);

/** The media type of a file of a release; undefined for a file that no release may contain. */
export const releaseFileType = (path: string): string | undefined =>
  releaseFileTypes.get(path.slice(path.lastIndexOf('.') + 1));

const name = String.raw`[\w-][\w.-]*`;
const releaseFile = new RegExp(`^(${name}/)*${name}\\.(${[...releaseFileTypes.keys()].join('|')})$`);

/** Whether a release may contain a file with this path, relative to the release's folder. */
export const isReleaseFile = (path: string): boolean => releaseFile.test(path);

/** `1.4.2`, or `1.4.2-rc.1` (semver.org). */
export const releaseVersionSchema = v.pipe(
  v.string(),
  v.regex(
    /^(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})(-[0-9A-Za-z]+([.-][0-9A-Za-z]+)*)?$/,
    'A version reads 1.4.2, or 1.4.2-rc.1.',
  ),
  v.maxLength(60, 'A version has at most 60 characters.'),
);

/** Texts of GraphQL operations by their SHA-256. */
export const operationsSchema = v.record(v.string(), v.string());

const release = { area: areaNameSchema, version: releaseVersionSchema };

/** Body of `POST ~/api/releases/check`: asks whether a release would be accepted. */
export const checkReleaseSchema = v.object({
  ...release,
  contractVersion: v.string(),
  operations: operationsSchema,
  start: v.optional(areaDeclarationSchema, noDeclaration),
  /** From its manifest; without them, only the rest is checked. */
  takes: v.optional(faceSchema),
  offers: v.optional(faceSchema),
});

/** Why a release is refused, one sentence for each reason. */
export const releaseProblemsSchema = v.object({ problems: v.array(v.string()) });

/** Answer of an upload: the address of the release. */
export const publishedSchema = v.object({ manifest: v.string() });

/** Body of `POST ~/api/releases/change`: a team's action on its releases. */
export const changeReleaseSchema = v.object({
  area: areaNameSchema,
  action: v.picklist(areaActions, 'There is no such action.'),
  version: v.optional(v.nullable(v.string()), null),
});

/** Body of `POST ~/api/releases/override`: permits the release of a shell although it breaks current releases. */
export const overrideSchema = v.object({
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Say why it goes out all the same.'),
    v.maxLength(500, 'A reason has at most 500 characters.'),
  ),
  /** The problems that it causes, by area. */
  breaks: v.pipe(
    v.array(v.object({ area: areaNameSchema, version: v.string(), problems: v.array(v.string()) })),
    v.nonEmpty('Nothing breaks.'),
    v.maxLength(100),
  ),
});

/** Answer of `GET ~/api/releases/operations`: what the current releases require of the API and the shell. */
export const runningOperationsSchema = v.array(
  v.object({
    area: areaNameSchema,
    version: v.string(),
    contractVersion: v.string(),
    operations: operationsSchema,
    start: v.optional(areaDeclarationSchema, noDeclaration),
    takes: v.optional(v.nullable(faceSchema), null),
    offers: v.optional(v.nullable(faceSchema), null),
    /** Number of active users who have it now. */
    people: v.optional(v.number(), 0),
  }),
);

const tokenName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Give it a name, for example the pipeline that uses it.'),
  v.maxLength(100, 'A name has at most 100 characters.'),
);

/** Body of `POST ~/api/rollout/tokens`. */
export const newTokenSchema = v.object({ area: areaNameSchema, name: tokenName });

/** A deploy token as the console lists it. */
export const deployTokenSchema = v.object({
  id: v.string(),
  area: areaNameSchema,
  name: v.string(),
  createdAt: v.string(),
  createdBy: v.string(),
  lastUsedAt: v.nullable(v.string()),
  revokedAt: v.nullable(v.string()),
});

export type DeployToken = v.InferOutput<typeof deployTokenSchema>;
