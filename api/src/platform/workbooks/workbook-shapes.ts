import * as v from 'valibot';
import { workbookFaults } from './workbook-fault.ts';

/** What reading one workbook may take: the caller says how much of it is wanted. */
const workbookLimitsSchema = v.object({
  /** Bytes that its parts may unpack to, together. */
  unpacked: v.number(),
  sheets: v.number(),
  /** Rows that one sheet may tell of, blank ones too. */
  sheetRows: v.number(),
  /** Rows with something in them, of all sheets together. */
  rows: v.number(),
  columns: v.number(),
  /** Characters of one cell, and of all texts together. */
  cell: v.number(),
  text: v.number(),
});

export type WorkbookLimits = v.InferOutput<typeof workbookLimitsSchema>;

/** What a process of work is told: which file, where the rows go, and which sheets are wanted. */
export const workbookTaskSchema = v.object({
  path: v.string(),
  /** File that rows are written to, a JSON text a line. */
  target: v.string(),
  /** Names of the sheets that are read, in lower case without blanks around them. */
  wanted: v.array(v.string()),
  limits: workbookLimitsSchema,
});

export type WorkbookTask = v.InferOutput<typeof workbookTaskSchema>;

/** Why a cell is not simply what it shows. */
const cellMarks = ['formula', 'noResult', 'error'] as const;

export type CellMark = (typeof cellMarks)[number];

/** A row as it travels: `n` counts from 0 with the first row of the sheet. */
const workbookRowSchema = v.object({
  n: v.number(),
  /** Texts by column; dates are yyyy-MM-dd, numbers plain decimals. */
  c: v.array(v.string()),
  /** Marks of cells, by column. */
  m: v.optional(v.array(v.tuple([v.number(), v.picklist(cellMarks)])), []),
  /** Hidden by hand or by a filter. */
  h: v.optional(v.literal(1)),
});

export type WorkbookRow = v.InferOutput<typeof workbookRowSchema>;

/** One line of the file of rows: some rows of a sheet. */
export const workbookLineSchema = v.object({ s: v.number(), rows: v.array(workbookRowSchema) });

const sheetSchema = v.object({
  name: v.string(),
  isHidden: v.boolean(),
  isRead: v.boolean(),
  /** Columns of its widest row. */
  columns: v.number(),
  /** Rows with something in them. */
  rows: v.number(),
  /** Blocks of merged cells, as [first row, last row, first column, last column]. */
  merged: v.array(v.tuple([v.number(), v.number(), v.number(), v.number()])),
});

export type WorkbookSheet = v.InferOutput<typeof sheetSchema>;

/** What the process answers when the rows are written. */
export const workbookAnswerSchema = v.union([
  v.object({ error: v.picklist(workbookFaults), place: v.string() }),
  v.object({ sheets: v.array(sheetSchema), isFrom1904: v.boolean() }),
]);
