import { readFile, writeFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';
import * as v from 'valibot';
import { checkParts } from '../templates/check-parts.ts';
import { docxParts, mainPart, partText } from '../templates/docx-parts.ts';
import { TemplateRefused } from '../templates/template-shapes.ts';
import { type ConvertToPdf, startOffice } from './office-converter.ts';
import { type PdfAnswer, type PdfOf, pdfTaskSchema } from './pdf-shapes.ts';

/** LibreOffice, which keeps running for the next documents. */
let started: Promise<ConvertToPdf> | undefined;

/** Whether a document from outside contains text. Throws TemplateRefused for an unsafe one. */
function checkedText(bytes: Uint8Array): boolean {
  const parts = docxParts(bytes);
  checkParts(parts);
  const text = partText(parts, mainPart);
  return text.includes('<w:t>') || text.includes('<w:t ');
}

/** Number of pages of a PDF; 0 where it is not a PDF, or has no text although its document does. */
async function pagesOf(pdf: Uint8Array, hasText: boolean): Promise<number> {
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 }).catch(() => undefined);
  if (!document) return 0;
  const { numPages } = document;
  let isWritten = !hasText;
  for (let number = 1; number <= numPages && !isWritten; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    isWritten = items.some((item) => 'str' in item && item.str.trim() !== '');
  }
  await document.loadingTask.destroy();
  return isWritten ? numPages : 0;
}

async function writePdfOf({ source, target, isForeign }: PdfOf): Promise<PdfAnswer> {
  const bytes = await readFile(source);
  let hasText = true;
  try {
    if (isForeign) hasText = checkedText(bytes);
  } catch (error) {
    if (error instanceof TemplateRefused) return { pages: 0, fault: error.fault.kind };
    throw error;
  }
  started ??= startOffice();
  const pdf = await (await started)(bytes);
  const pages = pdf ? await pagesOf(pdf, hasText) : 0;
  if (!pdf || pages === 0) return { pages: 0, fault: 'unreadable' };
  await writeFile(target, pdf);
  return { pages, fault: null };
}

/** Converts Word documents to PDF, in a process of its own. */
export default async function writePdfs(task: unknown): Promise<readonly PdfAnswer[]> {
  const { files } = v.parse(pdfTaskSchema, task);
  const answers: PdfAnswer[] = [];
  for (const file of files) {
    answers.push(await writePdfOf(file));
    process.send?.({ written: answers.length });
  }
  return answers;
}
