import * as v from 'valibot';
import { noDeclaration, receivedDeclarationSchema } from '../area/area-declaration.ts';
import { areaNameSchema } from '../area/area-names.ts';
import { fieldErrorSchema } from '../errors/error-extensions.ts';
import { takenNamesSchema } from '../face/taken-names.ts';
import { flagsSchema } from '../flags/index.ts';
import { folderNameSchema } from '../grids/saved-view.ts';
import { currentUserSchema } from '../rights/current-user.ts';
import { releaseFilesSchema } from './release-manifest.ts';

/** Body of `POST ~/api/account/sign-in`. */
export const signInSchema = v.object({
  userName: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(254)),
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
});

export type SignIn = v.InferOutput<typeof signInSchema>;

/** One remote that this browser may load: the location of its manifest, and the contract it was built for. */
export const releaseSchema = v.object({
  area: areaNameSchema,
  version: v.string(),
  contractVersion: v.string(),
  /** Absolute address of the release's mf-manifest.json. */
  manifest: v.pipe(v.string(), v.url()),
  /**
   * Hash that the manifest must have (Subresource Integrity); null for a build under development, which nothing else
   * runs.
   */
  integrity: v.nullable(v.string()),
  /** The files in the manifest, so that it need not be fetched; null if it must be read. */
  files: v.optional(v.nullable(releaseFilesSchema), null),
  /** The release's declaration of its area, as far as this build understands it. */
  start: v.optional(receivedDeclarationSchema, noDeclaration),
  /** The names that it uses from the shell; empty for releases whose manifests do not list them. */
  takes: v.optional(takenNamesSchema),
  /**
   * Parts of the shell that it requires and the registry's shells do not have, one sentence each; it must not run
   * there.
   */
  misses: v.optional(v.array(v.string())),
});

export type Release = v.InferOutput<typeof releaseSchema>;

/** A release by its name, such as `admin@1.4.2`; the declaration under a name never changes. */
export const releaseName = ({ area, version }: Pick<Release, 'area' | 'version'>): string =>
  `${area}@${version}`;

/** Answer of `GET ~/api/start`: everything a browser needs to draw its first screen. */
export const startSchema = v.object({
  user: v.nullable(currentUserSchema),
  flags: flagsSchema,
  releases: v.array(releaseSchema),
  version: v.string(),
  /** The smart folders offered to the person; the number of rows in each is requested separately. */
  folders: v.optional(v.array(folderNameSchema), []),
  /** Number of unread reminders in the person's inbox. */
  unread: v.optional(v.number()),
  /** Releases that only this browser tries, for a developer. */
  tried: v.optional(v.array(v.object({ area: areaNameSchema, version: v.string() }))),
  /** Whether people may sign in with the identity provider of the deployment. */
  hasSingleSignOn: v.boolean(),
});

export type Start = v.InferOutput<typeof startSchema>;

/** Answer of `GET ~/api/support?type=…`: the address of the help on a form type. */
export const supportSchema = v.object({ url: v.string() });

/** Answer of `GET ~/api/health`. `ready` is false while the database does not answer. */
export const healthSchema = v.object({
  status: v.picklist(['ok', 'unavailable']),
  ready: v.boolean(),
  version: v.string(),
  database: v.picklist(['pglite', 'postgresql']),
});

/** Answer of the calls that do something and return no data. */
export const doneSchema = v.object({ done: v.literal(true) });

/** Every failed REST answer (decision 5). */
export const restFailureSchema = v.object({
  message: v.string(),
  fields: v.optional(v.array(fieldErrorSchema)),
  requestId: v.optional(v.string()),
});

/** Wraps an answer as every successful REST call does. */
export function resultOf<TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.object({ result: schema });
}
