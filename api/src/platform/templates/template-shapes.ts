import * as v from 'valibot';

/** What may be wrong with a template; its sentences are called by these names. */
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
  /** The tag or part that it is about; empty where it is the file. */
  about: v.string(),
  /** The tag that may be meant. */
  suggestion: v.optional(v.string()),
});

/** Something that is wrong with a template. */
export type TemplateFault = v.InferOutput<typeof faultSchema>;

/** The tags that a template may use: values, and lists with the values of their rows. */
const offeredSchema = v.object({
  values: v.array(v.string()),
  lists: v.record(v.string(), v.array(v.string())),
  /** Pictures that one with the same alternative text is changed for. */
  pictures: v.array(v.string()),
});

export type OfferedTags = v.InferOutput<typeof offeredSchema>;

/** The values of a record as they are printed; a condition is a truth. */
export type TemplateValue = string | boolean | null;
export type TemplateRow = Readonly<Record<string, TemplateValue>>;
export type TemplateData = Readonly<Record<string, TemplateValue | readonly TemplateRow[]>>;

const valueSchema = v.nullable(v.union([v.string(), v.boolean()]));
const dataSchema = v.record(
  v.string(),
  v.union([valueSchema, v.pipe(v.array(v.record(v.string(), valueSchema)), v.readonly())]),
);

/** One document of a task, a line of its file. */
export const filledRecordSchema = v.object({
  /** File name without its extension. */
  name: v.string(),
  data: dataSchema,
  /** Files of the pictures that are its own, by their names. */
  pictures: v.optional(v.record(v.string(), v.string())),
});

export type FilledRecord = v.InferOutput<typeof filledRecordSchema>;

/** What the worker is asked for. */
export const templateTaskSchema = v.object({
  template: v.string(),
  offered: offeredSchema,
  /** The records, a JSON text on each line; none where the template is looked at alone. */
  records: v.nullable(v.string()),
  /** Folder that the documents are written to. */
  target: v.string(),
  /** Whether all stand in one document, each beginning a page. */
  isJoined: v.boolean(),
  /** What stands where a value is missing, with its name at `{name}`. */
  mark: v.string(),
  /** Names of tags as people know them; those of a list's rows as `list.tag`. */
  labels: v.record(v.string(), v.string()),
  /** Files of the pictures that are the same in all documents, by their names. */
  pictures: v.record(v.string(), v.string()),
});

export type TemplateTask = v.InferOutput<typeof templateTaskSchema>;

/** What came of it. */
export const templateAnswerSchema = v.object({
  faults: v.array(faultSchema),
  /** The tags that the template uses, those of rows as `list.tag`. */
  tags: v.array(v.string()),
  /** Tags that a record has no value for, by the place of the record. */
  missing: v.array(v.object({ record: v.number(), tags: v.array(v.string()) })),
  /** Each record's document, in their order; below the target. */
  files: v.array(v.string()),
  /** All of them in one, where it was asked for. */
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
