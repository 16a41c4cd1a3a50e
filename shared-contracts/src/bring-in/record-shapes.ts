import * as v from 'valibot';
import { recordKinds } from './bring-kinds.ts';
import { bringLimits } from './bring-limits.ts';
import { recipeSchema } from './bring-shapes.ts';

const uuid = v.pipe(v.string(), v.uuid());
const count = v.pipe(v.number(), v.integer());

/**
 * A corrected cell: the row of the table from 1, and the field; without a row, all cells of the field with the value
 * `from`. An empty value clears it.
 */
const correctionSchema = v.object({
  row: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(bringLimits.sheetRows))),
  from: v.optional(v.pipe(v.string(), v.maxLength(bringLimits.cell)), ''),
  field: v.pipe(v.string(), v.maxLength(100)),
  value: v.pipe(v.string(), v.maxLength(bringLimits.cell)),
});

const checkFields = {
  fileId: uuid,
  recipe: recipeSchema,
  /** The project, for records that belong to one. */
  projectFileId: v.optional(v.nullable(uuid), null),
  corrections: v.optional(v.pipe(v.array(correctionSchema), v.maxLength(bringLimits.corrections)), []),
};

/** Body of `POST ~/api/bring-in/check`, and of `rows-left`; these calls write nothing. */
export const checkRecordsSchema = v.object(checkFields);

export type CheckRecords = v.InferOutput<typeof checkRecordsSchema>;

const countsSchema = v.object({ new: count, changed: count, unchanged: count, failed: count });

/** Body of `POST ~/api/bring-in/write`. */
export const writeRecordsSchema = v.object({
  ...checkFields,
  /** The counts that the person was shown: the call is refused if they have changed since. */
  expected: v.optional(v.nullable(countsSchema), null),
});

export type WriteRecords = v.InferOutput<typeof writeRecordsSchema>;

/** Why a row is not written, or what looks wrong in a row that is. */
const rowIssueSchema = v.object({
  /** The number of the row in the table, from 1. */
  row: v.number(),
  /** The row's other cells that show who or what it is about, so that nobody has to look it up in the table; may be empty. */
  named: v.optional(v.string(), ''),
  /** null: the issue is about the row as a whole. */
  field: v.nullable(v.string()),
  /** The cell as it is read, including corrections. */
  value: v.string(),
  message: v.string(),
  isWarning: v.boolean(),
});

export type RowIssue = v.InferOutput<typeof rowIssueSchema>;

/** Answer of `check` and `write`: what the rows would make, or made. */
export const broughtSchema = v.object({
  /** The number of rows that are not empty. */
  rows: count,
  records: countsSchema,
  /** The number of rows whose record is not written. */
  rowsLeft: count,
  /** New records of other kinds, made because rows name them. */
  alsoNew: v.object({ associates: count, parcels: count }),
  /** The first issues and their total number: those that keep rows out come first, then the others, by row. */
  issues: v.array(rowIssueSchema),
  issueCount: count,
  /** Totals over the records that are written: as in the table, and as stored afterwards. */
  sums: v.array(v.object({ field: v.string(), theirs: v.string(), ours: v.string() })),
  /** Files of an archive that no row names: the first of them, and their total number. */
  filesLeft: v.optional(v.array(v.string())),
  filesLeftCount: v.optional(count),
  /** Identifies this import when it is undone; null for a check. */
  runId: v.nullable(v.string()),
});

export type Brought = v.InferOutput<typeof broughtSchema>;

/** Body of `POST ~/api/bring-in/unpack`: an archive that the person uploaded. */
export const unpackSchema = v.object({ fileId: uuid });

/** Its answer: the table of the archive, the number of files in it, and the refused files with the reason. */
export const unpackedSchema = v.object({
  index: v.object({ fileId: v.string(), fileName: v.string() }),
  files: count,
  refused: v.array(v.object({ path: v.string(), message: v.string() })),
});

export type Unpacked = v.InferOutput<typeof unpackedSchema>;

/** The file formats in which records are exported. */
export const outFormats = ['xlsx', 'csv'] as const;

/**
 * Query of `GET ~/api/bring-in/out`: the records of a kind as a table that can be imported again unchanged. `project`
 * exports all kinds that belong to a project, as a workbook with one sheet for each kind, named like the kind.
 */
export const recordsOutSchema = v.object({
  kind: v.picklist([...recordKinds, 'project']),
  format: v.optional(v.picklist(outFormats), 'xlsx'),
  /** The project, for records that belong to one. */
  projectFileId: v.optional(v.nullable(uuid), null),
});

/** Body of `POST ~/api/bring-in/undo`. */
export const undoBroughtSchema = v.object({ runId: uuid });

/**
 * Its answer: the number of deleted records, and of those that stay because they were changed, are used or existed
 * before.
 */
export const broughtUndoneSchema = v.object({ deleted: count, left: count });

export type BroughtUndone = v.InferOutput<typeof broughtUndoneSchema>;
