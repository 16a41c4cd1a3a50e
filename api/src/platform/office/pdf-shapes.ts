import * as v from 'valibot';
import { faultKinds } from '../templates/template-shapes.ts';

const fileSchema = v.object({
  source: v.string(),
  /** Where the PDF is written to. */
  target: v.string(),
  /** Whether the document is looked at before it is read, as who brought it is not known. */
  isForeign: v.boolean(),
});

/** What the worker is asked for: Word documents that become PDF. */
export const pdfTaskSchema = v.object({ files: v.array(fileSchema) });

export type PdfOf = v.InferOutput<typeof fileSchema>;

/** Why a document became no PDF: what is refused of Word files, or that it cannot be read. */
const pdfFaults = [...faultKinds, 'unreadable'] as const;

const answeredSchema = v.object({
  /** Pages of the PDF; none where there is none. */
  pages: v.number(),
  fault: v.nullable(v.picklist(pdfFaults)),
});

/** What became of each document, in their order. */
export const pdfAnswerSchema = v.array(answeredSchema);

export type PdfAnswer = v.InferOutput<typeof answeredSchema>;
