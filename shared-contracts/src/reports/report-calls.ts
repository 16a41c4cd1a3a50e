import * as v from 'valibot';
import { zoneSchema } from '../grids/zone.ts';
import { languages } from '../i18n/language.ts';
import { outputFormats } from './report-options.ts';

const uuid = v.pipe(v.string(), v.uuid());

/** Largest number of records that one report may be requested for by their ids. */
export const largestReport = 10_000;

/** Projects that one report may contain in full, each with its rows. */
export const mostDetailedProjects = 100;

/** How long a generated document can be opened, in milliseconds (decision 61). */
export const documentLife = 3_600_000;

/** Where a document opens, below the base path: the server answers it, not a screen. */
export const documentPath = (id: string): string => `api/documents/${id}`;

/** Whether something opens at the server and not on a screen. */
export const isDocumentPath = (path: string): boolean => path.startsWith('api/documents/');

/** Body of `POST ~/api/reports/run` (002 §7). */
export const runReportSchema = v.object({
  reportId: uuid,
  dataSource: v.object({
    /** The records; none means all of the parent. */
    ids: v.optional(v.pipe(v.array(uuid), v.maxLength(largestReport)), []),
    /** Their parent, such as the project of a line list. */
    parentId: v.optional(v.nullable(uuid), null),
  }),
  /** The time zone that the report names its moment in. */
  zone: v.optional(zoneSchema),
  /** The language that it is written in; the person's by default. */
  language: v.optional(v.picklist(languages)),
  /** Only the beginning, as PDF, to look at before it is run. */
  isPreview: v.optional(v.boolean(), false),
  /** The options of the report's dialog; each report checks its own. */
  options: v.optional(v.record(v.string(), v.unknown()), {}),
});

export type RunReport = v.InferOutput<typeof runReportSchema>;

/**
 * The forms of a closing binder: all files unchanged in an archive, or those that can be converted to pages as one PDF.
 */
export const binderForms = ['PDF', 'Archive'] as const;

export type BinderForm = (typeof binderForms)[number];

/** Body of `POST ~/api/reports/binder`: the project whose documents are bound. */
export const bindProjectSchema = v.object({
  parentId: uuid,
  zone: v.optional(zoneSchema),
  form: v.optional(v.picklist(binderForms), 'Archive'),
});

export type BindProject = v.InferOutput<typeof bindProjectSchema>;

/** Body of `POST ~/api/reports/consultation-log`: the project whose log is written, and how. */
export const writeLogSchema = v.object({
  parentId: uuid,
  outputFormat: v.optional(v.picklist(outputFormats), outputFormats[0]),
  zone: v.optional(zoneSchema),
  language: v.optional(v.picklist(languages)),
});

export type WriteLog = v.InferOutput<typeof writeLogSchema>;

/** How far a document is. */
export const documentStates = ['Waiting', 'Reading', 'Writing', 'Done', 'Failed'] as const;

/** Values that a record lacks for a document: what each is called, and where its field is, where there is one to fill. */
export const lackingRecordSchema = v.object({
  name: v.string(),
  values: v.array(v.object({ label: v.string(), path: v.nullable(v.string()) })),
});

export type LackingRecord = v.InferOutput<typeof lackingRecordSchema>;

/** Records whose missing values are listed one by one; the sentence counts the others. */
export const mostLacking = 50;

/** Answer of `GET ~/api/documents/{id}?progress=true`, and of the plain address until the document is done. */
export const documentProgressSchema = v.object({
  id: uuid,
  state: v.picklist(documentStates),
  /** Rows that are read or written, of how many; 0 of 0 where that is not known. */
  done: v.number(),
  total: v.number(),
  /** Why it failed. */
  message: v.nullable(v.string()),
  /** The records that lack values, where it failed because of them. */
  missing: v.optional(v.array(lackingRecordSchema), []),
  fileName: v.nullable(v.string()),
  outputFormat: v.picklist(outputFormats),
});

export type DocumentProgress = v.InferOutput<typeof documentProgressSchema>;
