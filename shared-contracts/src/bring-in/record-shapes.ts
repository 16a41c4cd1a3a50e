import * as v from 'valibot';
import { recordKinds } from './bring-kinds.ts';
import { bringLimits } from './bring-limits.ts';
import { recipeSchema } from './bring-shapes.ts';

const uuid = v.pipe(v.string(), v.uuid());
const count = v.pipe(v.number(), v.integer());

/**
 * A cell that was corrected: the row of the table from 1, and the field; without a row all cells of the field that say
 * `from`. An empty value clears it.
 */
const correctionSchema = v.object({
  row: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(bringLimits.sheetRows))),
  from: v.optional(v.pipe(v.string(), v.maxLength(bringLimits.cell)), ''),
  field: v.pipe(v.string(), v.maxLength(100)),
  value: v.pipe(v.string(), v.maxLength(bringLimits.cell)),
});

const asked = {
  fileId: uuid,
  recipe: recipeSchema,
  /** The project of records that belong to one. */
  projectFileId: v.optional(v.nullable(uuid), null),
  corrections: v.optional(v.pipe(v.array(correctionSchema), v.maxLength(bringLimits.corrections)), []),
};

/** Body of `POST ~/api/bring-in/check`, and of `rows-left`: nothing is written. */
export const checkRecordsSchema = v.object(asked);

export type CheckRecords = v.InferOutput<typeof checkRecordsSchema>;

const countsSchema = v.object({ new: count, changed: count, unchanged: count, failed: count });

/** Body of `POST ~/api/bring-in/write`. */
export const writeRecordsSchema = v.object({
  ...asked,
  /** The counts that the person was shown: the call is refused if they would be others by now. */
  expected: v.optional(v.nullable(countsSchema), null),
});

export type WriteRecords = v.InferOutput<typeof writeRecordsSchema>;

/** Why a row is not written, or what is odd about one that is. */
const rowIssueSchema = v.object({
  /** The row of the table, from 1. */
  row: v.number(),
  /** null: the row as a whole. */
  field: v.nullable(v.string()),
  /** The cell as it is read, with corrections. */
  value: v.string(),
  message: v.string(),
  isWarning: v.boolean(),
});

export type RowIssue = v.InferOutput<typeof rowIssueSchema>;

/** Answer of `check` and `write`: what the rows make, or made. */
export const broughtSchema = v.object({
  /** Rows of the table that say something. */
  rows: count,
  records: countsSchema,
  /** Rows whose record is not written. */
  rowsLeft: count,
  /** Records of other kinds that are made because rows name them. */
  alsoNew: v.object({ associates: count, parcels: count }),
  /** The first issues, in the order of the rows, and how many there are. */
  issues: v.array(rowIssueSchema),
  issueCount: count,
  /** Sums over the records that are written: as the table has them, and as they are stored afterwards. */
  sums: v.array(v.object({ field: v.string(), theirs: v.string(), ours: v.string() })),
  /** Files of an archive that no row names: the first of them, and how many there are. */
  filesLeft: v.optional(v.array(v.string())),
  filesLeftCount: v.optional(count),
  /** Under which it was written, for undoing it; null of a check. */
  runId: v.nullable(v.string()),
});

export type Brought = v.InferOutput<typeof broughtSchema>;

/** Body of `POST ~/api/bring-in/unpack`: an archive that the person uploaded. */
export const unpackSchema = v.object({ fileId: uuid });

/** Its answer: the table of the archive, how many files came with it, and those that are refused, with the reason. */
export const unpackedSchema = v.object({
  index: v.object({ fileId: v.string(), fileName: v.string() }),
  files: count,
  refused: v.array(v.object({ path: v.string(), message: v.string() })),
});

export type Unpacked = v.InferOutput<typeof unpackedSchema>;

/** How records leave as a table. */
export const outFormats = ['xlsx', 'csv'] as const;

/**
 * Query of `GET ~/api/bring-in/out`: the records of a kind as a table that comes in again unchanged; `project` are those of
 * all kinds that belong to a project, as a workbook with a sheet for each, named like its kind.
 */
export const recordsOutSchema = v.object({
  kind: v.picklist([...recordKinds, 'project']),
  format: v.optional(v.picklist(outFormats), 'xlsx'),
  /** The project of records that belong to one. */
  projectFileId: v.optional(v.nullable(uuid), null),
});

/** Body of `POST ~/api/bring-in/undo`. */
export const undoBroughtSchema = v.object({ runId: uuid });

/** Its answer: records that were deleted, and those that stay, because they were changed, are used or were there before. */
export const broughtUndoneSchema = v.object({ deleted: count, left: count });

export type BroughtUndone = v.InferOutput<typeof broughtUndoneSchema>;
