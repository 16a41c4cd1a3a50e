import * as v from 'valibot';

/** Possible faults of a template; their sentences are stored under these names. */
export const faultKinds = [
  'damaged',
  'tooLarge',
  'notWord',
  'macros',
  'entities',
  'external',
  'embedded',
  'unknownPart',
  'outerFields',
  'largePicture',
  'unclosedTag',
  'unopenedTag',
  'unclosedList',
  'unopenedList',
  'crossedLists',
  'misplacedTag',
  'rawTag',
  'unknownTag',
  'unknownPicture',
  'nestedList',
  'noTags',
] as const;

export type FaultKind = (typeof faultKinds)[number];

const faultSchema = v.object({
  kind: v.picklist(faultKinds),
  /** The tag or part that the fault is about; empty where it is about the whole file. */
  about: v.string(),
  /** A similar tag that may be meant. */
  suggestion: v.optional(v.string()),
});

/** Something that is wrong with a template. */
export type TemplateFault = v.InferOutput<typeof faultSchema>;

/** The tags that a template may use: values, and lists with the values of their rows. */
const offeredSchema = v.object({
  values: v.array(v.string()),
  lists: v.record(v.string(), v.array(v.string())),
  /** Names of the pictures that can replace those with the same alternative text. */
  pictures: v.array(v.string()),
});

export type OfferedTags = v.InferOutput<typeof offeredSchema>;

/** A value of a record as it is printed, or a condition as a boolean. */
export type TemplateValue = string | boolean | null;
export type TemplateRow = Readonly<Record<string, TemplateValue>>;
export type TemplateData = Readonly<Record<string, TemplateValue | readonly TemplateRow[]>>;

const valueSchema = v.nullable(v.union([v.string(), v.boolean()]));
const dataSchema = v.record(
  v.string(),
  v.union([valueSchema, v.pipe(v.array(v.record(v.string(), valueSchema)), v.readonly())]),
);

/** One document of a task, one line of its file. */
export const filledRecordSchema = v.object({
  /** File name without its extension. */
  name: v.string(),
  data: dataSchema,
  /** Files of the pictures that only this document has, by name. */
  pictures: v.optional(v.record(v.string(), v.string())),
});

export type FilledRecord = v.InferOutput<typeof filledRecordSchema>;

/** The task of the worker. */
export const templateTaskSchema = v.object({
  template: v.string(),
  offered: offeredSchema,
  /** The records, one JSON text per line; null where the template is only checked. */
  records: v.nullable(v.string()),
  /** Folder for the written documents. */
  target: v.string(),
  /** Whether to join them into one document, each beginning a new page. */
  isJoined: v.boolean(),
  /** The mark for a missing value, with its name at `{name}`. */
  mark: v.string(),
  /** Labels of tags for people; those of a list's rows as `list.tag`. */
  labels: v.record(v.string(), v.string()),
  /** Files of the pictures that are the same in all documents, by name. */
  pictures: v.record(v.string(), v.string()),
});

export type TemplateTask = v.InferOutput<typeof templateTaskSchema>;

/** The result of the worker. */
export const templateAnswerSchema = v.object({
  faults: v.array(faultSchema),
  /** The tags that the template uses, those of rows as `list.tag`. */
  tags: v.array(v.string()),
  /** Tags for which a record has no value, by the index of the record. */
  missing: v.array(v.object({ record: v.number(), tags: v.array(v.string()) })),
  /** Each record's document, in order; paths below the target. */
  files: v.array(v.string()),
  /** All of them in one file, where that was requested. */
  joined: v.nullable(v.string()),
});

export type TemplateAnswer = v.InferOutput<typeof templateAnswerSchema>;

/** Thrown where a file cannot be used as a template at all. */
export class TemplateRefused extends Error {
  override readonly name = 'TemplateRefused';
  readonly fault: TemplateFault;

  constructor(kind: FaultKind, about = '') {
    super(`The template is refused: ${kind}.`);
    this.fault = { kind, about };
  }
}
