import * as v from 'valibot';

/** The two modes that write (002 §4). */
export const importModes = ['ImportValid', 'ImportWarningsAndValid'] as const;

export type ImportMode = (typeof importModes)[number];

/** What an agreement lacks after it is written, and why: no row names one, or its rows are not written. */
export const importLacks = ['Owner', 'Land'] as const;

export type ImportLack = (typeof importLacks)[number];

export const importLackReasons = ['NoRow', 'Errors', 'Warnings', 'LeftOut'] as const;

export const lackEntries = { what: v.picklist(importLacks), why: v.picklist(importLackReasons) };

/** The number of agreements that a finalize changes or changed, by action. */
export const importedPlanSchema = v.object({
  new: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  /** Agreements of the sheet that are not written. */
  leftOut: v.number(),
  /** Rows of any sheet that are not written. */
  rowsLeftOut: v.number(),
  /** Those of them that have no error of their own and are not written only because their agreement is not. */
  rowsFollowing: v.optional(v.number(), 0),
  /** Tasks that moved because they follow a date of a changed agreement; 0 before the import is finalized. */
  movedTasks: v.optional(v.number(), 0),
  /** How many of the written agreements lack an owner or land, by reason. */
  lacks: v.optional(v.array(v.object({ ...lackEntries, count: v.number() })), []),
});

export type ImportPlan = v.InferOutput<typeof importedPlanSchema>;
