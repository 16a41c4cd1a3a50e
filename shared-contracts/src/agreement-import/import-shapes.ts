import * as v from 'valibot';
import { recipeSchema } from '../bring-in/index.ts';
import { importSheetKinds } from './import-columns.ts';
import { importLimits } from './import-limits.ts';
import { importedPlanSchema, importModes, lackEntries } from './import-plan-shapes.ts';

const uuid = v.pipe(v.string(), v.uuid());
const rowNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(importLimits.sheetRows));
const sheet = v.pipe(v.string(), v.maxLength(importLimits.cell));
const column = v.pipe(v.string(), v.maxLength(100));

/** The kinds of import: the template choice of the first page (decision 59). */
export const importTypes = ['Agreement'] as const;

/** The purpose of a call (002 §4): `Validate` checks, the others finalize (decision 34). */
export const importProcesses = ['ImportValid', 'ImportWarningsAndValid', 'Validate'] as const;

export type ImportProcess = (typeof importProcesses)[number];

/** A person's decision on a row: to change the existing agreement or make a new one, or which record an owner is. */
export const importChoices = ['Update', 'New', 'Use'] as const;

export type ImportChoice = (typeof importChoices)[number];

/** A corrected cell (decision 60a); an empty value clears it. */
const correctionSchema = v.object({
  sheet,
  rowNumber,
  column,
  value: v.pipe(v.string(), v.maxLength(importLimits.cell)),
});

/** Assigns a column of the workbook to one of ours, or to none. */
const mappingSchema = v.object({
  sheet,
  header: v.pipe(v.string(), v.maxLength(importLimits.cell)),
  column: v.nullable(column),
});

/** `id`: the agreement to change, or the business associate to use. */
const decisionSchema = v.object({
  sheet,
  rowNumber,
  column,
  choice: v.picklist(importChoices),
  id: v.optional(v.nullable(uuid)),
});

const commonFields = {
  projectFileId: uuid,
  importType: v.picklist(importTypes),
  corrections: v.optional(v.pipe(v.array(correctionSchema), v.maxLength(importLimits.corrections)), []),
  /** Rows that are left out (decision 60a). */
  leaveOut: v.optional(v.pipe(v.array(v.object({ sheet, rowNumber })), v.maxLength(importLimits.chosen)), []),
  decisions: v.optional(v.pipe(v.array(decisionSchema), v.maxLength(importLimits.chosen)), []),
  /** Stored for the company, and applied to its next workbook. */
  mappings: v.optional(v.pipe(v.array(mappingSchema), v.maxLength(importLimits.mappings)), []),
  /** How a table that is not our workbook is read; null for our workbook. */
  recipe: v.optional(v.nullable(recipeSchema), null),
};

/**
 * Body of `POST ~/api/bulk-import/validate-import-file`, and of `bad-rows`. Each call repeats all fixes and choices.
 */
export const validateImportSchema = v.object({
  fileId: uuid,
  ...commonFields,
  process: v.literal('Validate'),
  /** `Touched`: only the records whose verdict has changed since the answer that this person received last. */
  answer: v.optional(v.picklist(['All', 'Touched']), 'All'),
});

export type ValidateImport = v.InferOutput<typeof validateImportSchema>;

/** Body of `POST ~/api/bulk-import/finalize-import-file`. A missing file id is reported in the words of 002 §8. */
export const finalizeImportSchema = v.object({
  fileId: v.optional(v.nullable(v.string())),
  ...commonFields,
  process: v.picklist(importModes),
  /** The outcome that the person was shown: the call is refused if it has changed since. */
  expected: v.optional(v.nullable(importedPlanSchema)),
});

export type FinalizeImport = v.InferOutput<typeof finalizeImportSchema>;

export const importEntityTypes = ['Agreement', 'Parcel', 'Landowner', 'Occupant'] as const;

export type ImportEntityType = (typeof importEntityTypes)[number];

/** An error in a row: the name of its column, or null for the row as a whole. */
const issueSchema = v.object({ column: v.nullable(v.string()), message: v.string() });

export type ImportIssue = v.InferOutput<typeof issueSchema>;

const choiceSchema = v.object({
  column: v.string(),
  /** The current choice; null if a person must choose. */
  chosen: v.nullable(v.object({ choice: v.picklist(importChoices), id: v.nullable(v.string()) })),
  options: v.array(
    v.object({
      choice: v.picklist(importChoices),
      id: v.nullable(v.string()),
      /** The record's name, with what distinguishes it from others; null for a new record. */
      label: v.nullable(v.string()),
    }),
  ),
});

/** The outcome of a row; `None` if it is not written. */
export const importActions = ['New', 'Changed', 'Unchanged', 'None'] as const;

export type ImportAction = (typeof importActions)[number];

/** A row of the workbook with the findings about it (002 §3, decision 60a). */
export const importRecordSchema = v.object({
  entityType: v.picklist(importEntityTypes),
  fileId: v.string(),
  /** Name of the sheet in the file. */
  sheet: v.string(),
  /** 0 is the second row of the sheet, so 2 is added when it is shown. */
  rowNumber: v.number(),
  /**
   * The number of the table's row from which this one was made, as shown in the table; null for a row of our workbook.
   */
  sourceRow: v.optional(v.nullable(v.number()), null),
  errors: v.array(issueSchema),
  warnings: v.array(issueSchema),
  key: v.nullable(v.string()),
  action: v.picklist(importActions),
  isLeftOut: v.boolean(),
  /** The cells as they are read, including corrections, in the order of the sheet's columns. */
  cells: v.array(v.string()),
  /** Names of the corrected columns. */
  corrected: v.array(v.string()),
  /** The current and the new values of an agreement that is changed. */
  changes: v.array(
    v.object({ column: v.string(), before: v.nullable(v.string()), after: v.nullable(v.string()) }),
  ),
  choices: v.array(choiceSchema),
  /**
   * The legal description of a row of parcels, either its own or that of the parcel with its number; null if it is
   * unknown.
   */
  land: v.optional(v.nullable(v.string()), null),
  /** Whether the row has no error of its own: it fails only because its agreement's row does. */
  isFollowing: v.optional(v.boolean(), false),
  /** The modes in which the row is not written. */
  staysOut: v.optional(v.array(v.picklist(importModes)), []),
  /** What the agreement lacks in each mode that writes it. */
  lacks: v.optional(v.array(v.object({ mode: v.picklist(importModes), ...lackEntries })), []),
});

export type ImportRecord = v.InferOutput<typeof importRecordSchema>;

/** Answer of validate-import-file. */
export const importRecordsSchema = v.array(importRecordSchema);

/** The stages of an import. */
export const importStates = [
  'Waiting',
  'Reading',
  'Checking',
  'Review',
  'Finalizing',
  'Done',
  'Failed',
  'Undone',
] as const;

export type ImportState = (typeof importStates)[number];

const importedColumnSchema = v.object({
  /** Index in `cells`. */
  place: v.number(),
  /** As written in the workbook. */
  header: v.string(),
  /** Our column; null if it is not read. */
  column: v.nullable(v.string()),
  /** Why the column is read this way; null if it is not read and nobody decided that. */
  by: v.nullable(v.picklist(['Name', 'Remembered', 'Chosen'])),
});

export type ImportedColumn = v.InferOutput<typeof importedColumnSchema>;

/** One import, past or running: an entry of `GET ~/api/bulk-import?projectFileId=`. */
const importEntries = {
  fileId: v.string(),
  projectFileId: v.string(),
  fileName: v.string(),
  state: v.picklist(importStates),
  /** The number of processed rows, and of all rows; 0 while it is unknown. */
  done: v.number(),
  total: v.number(),
  /** Why it failed. */
  message: v.nullable(v.string()),
  /** The outcome, once it has ended. */
  result: v.nullable(importedPlanSchema),
  by: v.object({ id: v.string(), fullName: v.string(), companyName: v.string() }),
  startedAt: v.string(),
  finishedAt: v.nullable(v.string()),
  undone: v.nullable(v.object({ at: v.string(), by: v.string(), reverted: v.number(), left: v.number() })),
  canUndo: v.boolean(),
};

export const pastImportSchema = v.object(importEntries);

export type PastImport = v.InferOutput<typeof pastImportSchema>;

/** Answer of `GET ~/api/bulk-import?projectFileId=`, newest first. */
export const pastImportsSchema = v.array(pastImportSchema);

export const pastImportsQuerySchema = v.object({ projectFileId: uuid });

/** Answer of `GET ~/api/bulk-import/{fileId}`: its progress, and the findings once it was validated. */
export const importProgressSchema = v.object({
  ...importEntries,
  sheets: v.array(
    v.object({
      name: v.string(),
      /** null for a sheet that is not read. */
      kind: v.nullable(v.picklist(importSheetKinds)),
      rows: v.number(),
      columns: v.array(importedColumnSchema),
      /** Allowed values of cells with a list, by column; only the beginning of a long list. */
      offered: v.record(v.string(), v.array(v.string())),
    }),
  ),
  /** Notices about the workbook as a whole, as sentences: sheets and columns that are not read. */
  notices: v.array(v.string()),
  /** The number of rows by verdict; null before the validation. */
  rows: v.nullable(
    v.object({
      errors: v.number(),
      /** Rows that fail only because their agreement's row does; they are not among the errors. */
      following: v.optional(v.number(), 0),
      warnings: v.number(),
      valid: v.number(),
      leftOut: v.number(),
    }),
  ),
  /** The outcome of each mode. */
  plans: v.nullable(
    v.object({ ImportValid: importedPlanSchema, ImportWarningsAndValid: importedPlanSchema }),
  ),
  /** The fixes and choices that were sent last, so that a person who returns can continue. */
  review: v.nullable(
    v.object({
      corrections: commonFields.corrections,
      leaveOut: commonFields.leaveOut,
      decisions: commonFields.decisions,
      mappings: commonFields.mappings,
      recipe: commonFields.recipe,
    }),
  ),
});

export type ImportProgress = v.InferOutput<typeof importProgressSchema>;

/** Path of `GET ~/api/bulk-import/{fileId}`, and body of `POST ~/api/bulk-import/left-rows`. */
export const importPathSchema = v.object({ fileId: uuid });

/** Answer of finalize-import-file, sent when everything is written. */
export const importDoneSchema = v.object({ fileId: v.string(), ...importedPlanSchema.entries });

export type ImportDone = v.InferOutput<typeof importDoneSchema>;

/** Body of `POST ~/api/bulk-import/undo-import-file`; `isPreview` only returns what would happen. */
export const undoImportSchema = v.object({ fileId: uuid, isPreview: v.optional(v.boolean(), false) });

/** Its answer: agreements that were, or would be, deleted and restored, and those that stay, with the reason. */
export const importUndoneSchema = v.object({
  deleted: v.number(),
  setBack: v.number(),
  left: v.array(v.object({ agreementId: v.nullable(v.string()), label: v.string(), reason: v.string() })),
});

export type ImportUndone = v.InferOutput<typeof importUndoneSchema>;

const rememberedSchema = v.object({
  kind: v.picklist(importSheetKinds),
  header: v.string(),
  column: v.nullable(column),
});

/** Answer of `GET ~/api/bulk-import/mappings`: the columns that the person's company has assigned. */
export const rememberedMappingsSchema = v.array(rememberedSchema);

/** Body of `POST ~/api/bulk-import/forget-mappings`; without a list, all of them are forgotten. */
export const forgetMappingsSchema = v.object({
  mappings: v.optional(
    v.nullable(v.array(v.object({ kind: v.picklist(importSheetKinds), header: v.string() }))),
  ),
});
