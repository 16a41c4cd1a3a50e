import * as v from 'valibot';
import { errorCodes } from './error-codes.ts';

/** One field that the server refused; `path` as the form names it, for example `contacts[2].name`. */
export const fieldErrorSchema = v.object({
  path: v.string(),
  message: v.string(),
  /** Where the field names a record that was merged into another one: the id it names, and the record that stayed. */
  merged: v.optional(v.object({ from: v.string(), id: v.string(), name: v.string() })),
});

export type FieldError = v.InferOutput<typeof fieldErrorSchema>;

/** The details of a refused save of an older revision: who saved first, when, and the current record. */
export const conflictSchema = v.object({
  revision: v.number(),
  changedAt: v.string(),
  changedBy: v.string(),
  /** Whether the same person made all saves since the edited revision, in another window. */
  isOwn: v.optional(v.boolean()),
  record: v.record(v.string(), v.unknown()),
});

export type Conflict = v.InferOutput<typeof conflictSchema>;

/** `extensions` of every GraphQL error that the API sends. */
export const errorExtensionsSchema = v.object({
  code: v.picklist(errorCodes),
  fields: v.optional(v.array(fieldErrorSchema)),
  conflict: v.optional(conflictSchema),
  conflicts: v.optional(v.array(v.object({ path: v.string(), ...conflictSchema.entries }))),
  /** The id of the record that replaced the requested one, for example after a merge. */
  movedTo: v.optional(v.string()),
  requestId: v.optional(v.string()),
});

export type ErrorExtensions = v.InferOutput<typeof errorExtensionsSchema>;
