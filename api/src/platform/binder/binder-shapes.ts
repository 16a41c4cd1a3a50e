import * as v from 'valibot';
import { layoutSchema } from '../reports/report-shapes.ts';

/** What the documents and pages of one PDF may be: bytes and pages together, and pixels of a picture. */
export const binderLimits = {
  bytes: 200 * 1024 ** 2,
  pages: 3000,
  pixels: 25_000_000,
} as const;

/** Why a document stands in the archive alone. */
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
  /** Heading and sentence above what stands in the archive alone. */
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

/** What the worker is asked for: documents that become one PDF. */
export const binderTaskSchema = v.object({
  title: v.string(),
  /** As `en-CA`. */
  language: v.string(),
  /** What the index in front says; none where the documents follow each other as they are. */
  index: v.nullable(v.object({ layout: layoutSchema, texts: textsSchema })),
  entries: v.array(entrySchema),
  target: v.string(),
});

export type BinderTask = v.InferOutput<typeof binderTaskSchema>;

/** What came of it: its pages, or that they are too many; and what could not be bound. */
export const binderAnswerSchema = v.object({
  pages: v.number(),
  isTooLong: v.boolean(),
  left: v.array(v.object({ name: v.string(), reason: v.picklist(leftReasons) })),
});

export type BinderAnswer = v.InferOutput<typeof binderAnswerSchema>;
