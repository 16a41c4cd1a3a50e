import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inLanguage, type Language, languageTag } from 'shared-contracts';
import { texts as invoiceTexts } from '../../generated/texts/invoice-report.ts';
import { texts as reportTexts } from '../../generated/texts/reports.ts';
import { type BinderEntry, binderLimits } from '../../platform/binder/binder-shapes.ts';
import { badInput } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { fileAsPages, type MakeParts } from '../document-templates/index.ts';
import type { InvoiceReceipt } from '../invoice-receipts-store.ts';

interface Package {
  /** The invoice as PDF. */
  readonly invoice: Buffer;
  readonly number: string;
  readonly receipts: readonly InvoiceReceipt[];
  readonly language: Language;
  /** Folder for temporary files, which is deleted with them. */
  readonly folder: string;
}

/**
 * Binds an invoice and the receipts for what it bills into one PDF, and returns its path. Throws an AppError that names
 * a receipt that cannot be converted to pages, so that no invoice is sent without its receipts.
 */
export async function invoiceWithReceipts(
  { invoice, number, receipts, language, folder }: Package,
  parts: Pick<MakeParts, 'files' | 'pdfs' | 'binder' | 'signal' | 'written'>,
): Promise<string> {
  const own = join(folder, 'invoice-alone.pdf');
  await writeFile(own, invoice);
  const called = { folder: number, record: '' };
  const entries: BinderEntry[] = [
    { ...called, number: 0, name: number, path: own, form: 'pdf', reason: null },
  ];
  for (const [place, receipt] of receipts.entries())
    entries.push({
      ...{ ...called, number: place + 1, name: receipt.name },
      ...(await fileAsPages({ ...receipt, number: place + 1 }, folder, parts)),
    });
  const size = receipts.reduce((sum, receipt) => sum + receipt.size, invoice.length);
  const target = join(folder, 'invoice-with-receipts.pdf');
  const { isTooLong, left } =
    size > binderLimits.bytes
      ? { isTooLong: true, left: [] }
      : await parts.binder.bind(
          { title: number, language: languageTag(language), index: null, entries, target },
          { signal: parts.signal, written: (done) => parts.written(done, entries.length) },
        );
  if (isTooLong) throw badInput(messageFrom(invoiceTexts, ({ largeReceipts }) => largeReceipts));
  const lost =
    left[0] ??
    entries.flatMap(({ name, path, reason }) => (path === null && reason ? [{ name, reason }] : []))[0];
  if (lost) {
    const { reasons } = inLanguage(reportTexts, language).binder;
    throw badInput(
      messageFrom(invoiceTexts, ({ receiptLeft }) => receiptLeft(lost.name, reasons[lost.reason])),
    );
  }
  return target;
}
