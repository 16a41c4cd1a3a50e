import * as v from 'valibot';
import { layoutSchema } from '../reports/report-shapes.ts';

/** Limits for one PDF: bytes and pages of all documents together, and pixels of one picture. */
export const binderLimits = {
  bytes: 200 * 1024 ** 2,
  pages: 3000,
  pixels: 25_000_000,
} as const;

/** Why a document is only in the archive and not in the PDF. */
const leftReasons = ['kind', 'link', 'refused', 'locked', 'damaged', 'largePicture'] as const;

export type LeftReason = (typeof leftReasons)[number];

const entrySchema = v.object({
  /** Its number in the index. */
  number: v.number(),
  folder: v.string(),
  record: v.string(),
  name: v.string(),
  /** Its bytes: a PDF or a picture; null where it cannot be bound. */
  path: v.nullable(v.string()),
  form: v.picklist(['pdf', 'picture']),
  reason: v.nullable(v.picklist(leftReasons)),
});

/** A document of a binder. */
export type BinderEntry = v.InferOutput<typeof entrySchema>;

const textsSchema = v.object({
  index: v.string(),
  /** Heading and sentence above the documents that are only in the archive. */
  left: v.string(),
  leftSays: v.string(),
  empty: v.string(),
  reasons: v.object({
    kind: v.string(),
    link: v.string(),
    refused: v.string(),
    locked: v.string(),
    damaged: v.string(),
    largePicture: v.string(),
  }),
});

/** The task of the worker: documents to bind into one PDF. */
export const binderTaskSchema = v.object({
  title: v.string(),
  /** A language tag such as `en-CA`. */
  language: v.string(),
  /** The layout and texts of the index at the front; null for documents without an index. */
  index: v.nullable(v.object({ layout: layoutSchema, texts: textsSchema })),
  entries: v.array(entrySchema),
  target: v.string(),
});

export type BinderTask = v.InferOutput<typeof binderTaskSchema>;

/** The result: the number of pages, or that there are too many, and the documents that could not be bound. */
export const binderAnswerSchema = v.object({
  pages: v.number(),
  isTooLong: v.boolean(),
  left: v.array(v.object({ name: v.string(), reason: v.picklist(leftReasons) })),
});

export type BinderAnswer = v.InferOutput<typeof binderAnswerSchema>;
