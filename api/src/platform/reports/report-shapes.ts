import { languages } from 'shared-contracts';
import { outputFormats } from 'shared-contracts/reports';
import * as v from 'valibot';

/** A column: how its values are formatted, and whether they are aligned right. */
const columnSchema = v.object({
  title: v.string(),
  /** Width, relative to the other columns. */
  width: v.pipe(v.number(), v.minValue(1)),
  /**
   * 'price' is money with up to four decimals, 'dated' is a day with a text below it, 'measured' a number followed by
   * its unit, 'percents' lines that end with a share as '12.5 %', 'bar' a bar of a chart (`report-bar.ts`).
   */
  kind: v.picklist([
    'text',
    'date',
    'dated',
    'measured',
    'percents',
    'number',
    'money',
    'price',
    'share',
    'bar',
  ]),
});

export type ReportColumn = v.InferOutput<typeof columnSchema>;

/** A part of a report: a table, or facts, which are names with values. */
const sectionSchema = v.object({
  title: v.string(),
  shape: v.picklist(['table', 'facts']),
  columns: v.pipe(v.array(columnSchema), v.minLength(1), v.maxLength(40)),
  /** The sentence for when it has no rows. */
  empty: v.string(),
  /** Each group begins a new page, in a PDF. */
  hasPages: v.optional(v.boolean()),
});

export type ReportSection = v.InferOutput<typeof sectionSchema>;

/** A report's layout: everything except its rows. */
export const layoutSchema = v.object({
  language: v.picklist(languages),
  title: v.string(),
  /** The subject of the report. */
  subtitle: v.string(),
  /** Its filters, as sentences. */
  filters: v.array(v.string()),
  /** Author and time of the report. */
  madeBy: v.string(),
  company: v.string(),
  /** File of the company's logo, which is in the header of each page. */
  logo: v.optional(v.string()),
  /** 'Page {page} of {pages}'. */
  pageOf: v.string(),
  /** The note in the footer if a character is in no typeface. */
  lacking: v.string(),
  sections: v.array(sectionSchema),
});

export type ReportLayout = v.InferOutput<typeof layoutSchema>;

/** Sheet sizes in inches: letter in portrait or landscape, and the size on which line lists are printed. */
const sheets = [
  { wide: 8.5, high: 11 },
  { wide: 11, high: 8.5 },
  { wide: 17, high: 11 },
] as const;

/** Points per inch, and per margin of a page. */
export const inch = 72;
export const margin = 36;

/** The space for a logo in the header of a page, in points. */
export const logoRoom = { wide: 130, high: 34 } as const;

/** A table wider than the sheet is written smaller, down to this fraction of the full size. */
export const leastShrink = 0.84;

/** The sheet of a report, in inches: the first one that its widest table fits on. */
export function sheetOf({ sections }: ReportLayout): { readonly wide: number; readonly high: number } {
  const widest = Math.max(
    0,
    ...sections.map(({ columns }) => columns.reduce((sum, { width }) => sum + width, 0)),
  );
  const fits = ({ wide }: { readonly wide: number }): boolean =>
    widest * leastShrink <= wide * inch - margin * 2;
  return sheets.find(fits) ?? sheets[2];
}

const cellSchema = v.nullable(v.string());

/** A line of a report: days as yyyy-MM-dd, numbers as decimals, in every language. */
export const reportLineSchema = v.object({
  /** Index of its section. */
  s: v.number(),
  kind: v.picklist(['row', 'group', 'total']),
  c: v.array(cellSchema),
});

export type ReportLine = v.InferOutput<typeof reportLineSchema>;

/** The task of a worker process: the file of lines, their number, and the file to write. */
export const reportTaskSchema = v.object({
  lines: v.string(),
  total: v.number(),
  target: v.string(),
  outputFormat: v.picklist(outputFormats),
  layout: layoutSchema,
});

export type ReportTask = v.InferOutput<typeof reportTaskSchema>;

/** The progress of a worker process, in lines. */
export const reportProgressSchema = v.object({ written: v.number() });
