import * as v from 'valibot';
import { zoneSchema } from '../grids/zone.ts';
import { languages } from '../i18n/language.ts';
import { outputFormats } from './report-options.ts';

const uuid = v.pipe(v.string(), v.uuid());

/** The maximum number of records for which one report can be requested by their ids. */
export const largestReport = 10_000;

/** The maximum number of projects that a report can contain in full, each with its rows. */
export const mostDetailedProjects = 100;

/** How long a generated document can be opened, in milliseconds (decision 61). */
export const documentLife = 3_600_000;

/** The address of a document, relative to the base path; it is answered by the server and not by a screen. */
export const documentPath = (id: string): string => `api/documents/${id}`;

/** Whether an address is answered by the server and not by a screen. */
export const isDocumentPath = (path: string): boolean => path.startsWith('api/documents/');

/** Body of `POST ~/api/reports/run` (002 §7). */
export const runReportSchema = v.object({
  reportId: uuid,
  dataSource: v.object({
    /** The records; if empty, all records of the parent. */
    ids: v.optional(v.pipe(v.array(uuid), v.maxLength(largestReport)), []),
    /** Their parent, such as the project of a line list. */
    parentId: v.optional(v.nullable(uuid), null),
  }),
  /** The time zone in which the report shows the time when it was made. */
  zone: v.optional(zoneSchema),
  /** The language of the report; by default the person's language. */
  language: v.optional(v.picklist(languages)),
  /** Makes only the beginning, as a PDF to look at before the report is run. */
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

/** Body of `POST ~/api/reports/binder`: the project whose documents are put together. */
export const bindProjectSchema = v.object({
  parentId: uuid,
  zone: v.optional(zoneSchema),
  form: v.optional(v.picklist(binderForms), 'Archive'),
});

export type BindProject = v.InferOutput<typeof bindProjectSchema>;

/** Body of `POST ~/api/reports/consultation-log`: the project whose log is written, and the options. */
export const writeLogSchema = v.object({
  parentId: uuid,
  outputFormat: v.optional(v.picklist(outputFormats), outputFormats[0]),
  zone: v.optional(zoneSchema),
  language: v.optional(v.picklist(languages)),
});

export type WriteLog = v.InferOutput<typeof writeLogSchema>;

/** The stages of making a document. */
export const documentStates = ['Waiting', 'Reading', 'Writing', 'Done', 'Failed'] as const;

/**
 * The values that a record does not have but a document needs: the name of each, and the location of its field, if it
 * has one that can be filled in.
 */
export const lackingRecordSchema = v.object({
  name: v.string(),
  values: v.array(v.object({ label: v.string(), path: v.nullable(v.string()) })),
});

export type LackingRecord = v.InferOutput<typeof lackingRecordSchema>;

/** The maximum number of records whose missing values are listed individually; the others are only counted. */
export const mostLacking = 50;

/**
 * Answer of `GET ~/api/documents/{id}?progress=true`, and of the address without the parameter until the document is
 * done.
 */
export const documentProgressSchema = v.object({
  id: uuid,
  state: v.picklist(documentStates),
  /** The number of rows that are read or written, and of all rows; 0 of 0 if that is not known. */
  done: v.number(),
  total: v.number(),
  /** Why it failed. */
  message: v.nullable(v.string()),
  /** If it failed because of missing values: the records without them. */
  missing: v.optional(v.array(lackingRecordSchema), []),
  fileName: v.nullable(v.string()),
  outputFormat: v.picklist(outputFormats),
});

export type DocumentProgress = v.InferOutput<typeof documentProgressSchema>;
