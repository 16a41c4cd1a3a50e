import { languages } from 'shared-contracts';
import { outputFormats } from 'shared-contracts/reports';
import * as v from 'valibot';

/** What a column holds: how its values are written, and that numbers stand at the right. */
const columnSchema = v.object({
  title: v.string(),
  /** Share of the page's width, against the other columns. */
  width: v.pipe(v.number(), v.minValue(1)),
  /** 'price' is money with up to four decimals, 'dated' is a day with a text below it, 'measured' a number with its unit behind it, 'percents' lines that end with a share as '12.5 %'. */
  kind: v.picklist(['text', 'date', 'dated', 'measured', 'percents', 'number', 'money', 'price', 'share']),
});

export type ReportColumn = v.InferOutput<typeof columnSchema>;

/** A part of a report: a table, or facts, which are names with their values. */
const sectionSchema = v.object({
  title: v.string(),
  shape: v.picklist(['table', 'facts']),
  columns: v.pipe(v.array(columnSchema), v.minLength(1), v.maxLength(40)),
  /** What is said where it has no rows. */
  empty: v.string(),
  /** Each group begins a page, in a PDF. */
  hasPages: v.optional(v.boolean()),
});

export type ReportSection = v.InferOutput<typeof sectionSchema>;

/** A report as it is laid out: all of it but its rows. */
export const layoutSchema = v.object({
  language: v.picklist(languages),
  title: v.string(),
  /** What the report is of. */
  subtitle: v.string(),
  /** What narrows it, as sentences. */
  filters: v.array(v.string()),
  /** Who made it when. */
  madeBy: v.string(),
  company: v.string(),
  /** File of the company's logo, which stands at the head of each page. */
  logo: v.optional(v.string()),
  /** 'Page {page} of {pages}'. */
  pageOf: v.string(),
  /** What is said in the foot where a character has no typeface. */
  lacking: v.string(),
  sections: v.array(sectionSchema),
});

export type ReportLayout = v.InferOutput<typeof layoutSchema>;

/** Inches of the sheets that a report is written on: a letter upright or across, or what line lists are printed on. */
const sheets = [
  { wide: 8.5, high: 11 },
  { wide: 11, high: 8.5 },
  { wide: 17, high: 11 },
] as const;

/** Points of an inch, and of the margin of a page. */
export const inch = 72;
export const margin = 36;

/** The room of a logo at the head of a page, in points. */
export const logoRoom = { wide: 130, high: 34 } as const;

/** A table that asks for more than the sheet has is written smaller, down to this share of the full size. */
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

/** A line of a report: days as yyyy-MM-dd, numbers as decimals, whatever the language. */
export const reportLineSchema = v.object({
  /** Place of its section. */
  s: v.number(),
  kind: v.picklist(['row', 'group', 'total']),
  c: v.array(cellSchema),
});

export type ReportLine = v.InferOutput<typeof reportLineSchema>;

/** What a process of work is told: the file of the lines, how many they are, and the file to write. */
export const reportTaskSchema = v.object({
  lines: v.string(),
  total: v.number(),
  target: v.string(),
  outputFormat: v.picklist(outputFormats),
  layout: layoutSchema,
});

export type ReportTask = v.InferOutput<typeof reportTaskSchema>;

/** How far a process of work is, in lines. */
export const reportProgressSchema = v.object({ written: v.number() });
