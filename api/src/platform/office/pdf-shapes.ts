import * as v from 'valibot';
import { faultKinds } from '../templates/template-shapes.ts';

const fileSchema = v.object({
  source: v.string(),
  /** Where the PDF is written to. */
  target: v.string(),
  /** Whether the document is checked before it is read, because its origin is unknown. */
  isForeign: v.boolean(),
});

/** The task of the worker: Word documents to convert to PDF. */
export const pdfTaskSchema = v.object({ files: v.array(fileSchema) });

export type PdfOf = v.InferOutput<typeof fileSchema>;

/** Why a document was not converted to PDF: a fault for which Word files are refused, or it cannot be read. */
const pdfFaults = [...faultKinds, 'unreadable'] as const;

const answeredSchema = v.object({
  /** Number of pages of the PDF; 0 if there is none. */
  pages: v.number(),
  fault: v.nullable(v.picklist(pdfFaults)),
});

/** The outcome of each document, in order. */
export const pdfAnswerSchema = v.array(answeredSchema);

export type PdfAnswer = v.InferOutput<typeof answeredSchema>;
