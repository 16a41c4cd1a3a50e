import * as v from 'valibot';
import { workbookFaults } from './workbook-fault.ts';

/** Limits for reading one workbook, set by the caller. */
export const workbookLimitsSchema = v.object({
  /** Bytes that its parts may unpack to, in total. */
  unpacked: v.number(),
  sheets: v.number(),
  /** Rows that one sheet may contain, including blank ones. */
  sheetRows: v.number(),
  /** Rows that are not empty, of all sheets together. */
  rows: v.number(),
  columns: v.number(),
  /** Characters of one cell, and of all texts together. */
  cell: v.number(),
  text: v.number(),
});

export type WorkbookLimits = v.InferOutput<typeof workbookLimitsSchema>;

/** The task of a worker process: the file to read, the file for the rows, and the wanted sheets. */
export const workbookTaskSchema = v.object({
  path: v.string(),
  /** File that rows are written to, one JSON text per line. */
  target: v.string(),
  /** Names of the sheets to read, in lower case and trimmed. */
  wanted: v.array(v.string()),
  limits: workbookLimitsSchema,
});

export type WorkbookTask = v.InferOutput<typeof workbookTaskSchema>;

/** Why the value of a cell may not be what it appears to be. */
const cellMarks = ['formula', 'noResult', 'error'] as const;

export type CellMark = (typeof cellMarks)[number];

/** A row in a temporary file: `n` counts from 0, the first row of the sheet. */
const workbookRowSchema = v.object({
  n: v.number(),
  /** Texts by column; days are yyyy-MM-dd, numbers plain decimals. */
  c: v.array(v.string()),
  /** Marks of cells, by column. */
  m: v.optional(v.array(v.tuple([v.number(), v.picklist(cellMarks)])), []),
  /** Hidden by hand or by a filter. */
  h: v.optional(v.literal(1)),
  /** The row of another table that it was created from, counted from 1. */
  o: v.optional(v.number()),
});

export type WorkbookRow = v.InferOutput<typeof workbookRowSchema>;

/** One line of the file of rows: several rows of a sheet. */
export const workbookLineSchema = v.object({ s: v.number(), rows: v.array(workbookRowSchema) });

const sheetSchema = v.object({
  name: v.string(),
  isHidden: v.boolean(),
  isRead: v.boolean(),
  /** Number of columns in its widest row. */
  columns: v.number(),
  /** Rows that are not empty. */
  rows: v.number(),
  /** Blocks of merged cells, as [first row, last row, first column, last column]. */
  merged: v.array(v.tuple([v.number(), v.number(), v.number(), v.number()])),
});

export type WorkbookSheet = v.InferOutput<typeof sheetSchema>;

/** The answer of the process once the rows are written. */
export const workbookAnswerSchema = v.union([
  v.object({ error: v.picklist(workbookFaults), place: v.string() }),
  v.object({ sheets: v.array(sheetSchema), isFrom1904: v.boolean() }),
]);
