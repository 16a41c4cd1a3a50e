import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inLanguage, languageOf } from 'shared-contracts';
import { shownDate } from 'shared-contracts/shown-dates';
import { texts } from '../../generated/texts/invoice-mail.ts';
import { binderMaker } from '../../platform/binder/binder-maker.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { composeMail } from '../../platform/mail/mail-layout.ts';
import type { MailComposer } from '../../platform/mail/mail-queue.ts';
import type { MailMessage } from '../../platform/mail/transport.ts';
import { pdfMaker } from '../../platform/office/pdf-maker.ts';
import { reportWriter } from '../../platform/reports/report-writer.ts';
import { WorkFailure } from '../../platform/work/worker-pool.ts';
import { type InvoiceReceipt, receiptsAlong } from '../invoice-receipts-store.ts';
import type { MailParts } from '../module.ts';
import { declareInvoice } from './invoice-report.ts';
import { type InvoiceHead, type InvoiceSender, invoiceHead, invoiceSender } from './invoice-report-store.ts';
import { invoiceWithReceipts } from './invoice-with-receipts.ts';
import { issuedInvoice } from './issued-invoice.ts';

type Attached = NonNullable<MailMessage['attachments']>;

interface Sent {
  readonly id: string;
  readonly head: InvoiceHead;
  readonly number: string;
  readonly maker: InvoiceSender;
  readonly receipts: readonly InvoiceReceipt[];
}

/** Receipts as separate attachments. Throws if the bytes of one are not stored. */
const apart = (files: MailParts['files'], receipts: readonly InvoiceReceipt[]): Promise<Attached> =>
  Promise.all(
    receipts.map(async ({ name, sha256 }) => {
      const bytes = await files.read(sha256);
      if (!bytes) throw new Error(`The bytes of the receipt '${name}' are not there.`);
      return { filename: name, content: await buffer(bytes) };
    }),
  );

/**
 * The attachments of a mail with a finalized invoice: one PDF that includes its receipts if the client wants that. If
 * one of the receipts cannot be converted to pages, all of them are attached as separate files, so that no invoice is
 * sent without its receipts. The worker processes end with this function. Throws a WorkFailure.
 */
async function attachedTo(
  { db, files, clock }: Pick<MailParts, 'db' | 'files' | 'clock'>,
  { id, head, number, maker, receipts }: Sent,
): Promise<Attached> {
  const language = languageOf(maker.locale);
  const declared = declareInvoice(id, head, language);
  const folder = await mkdtemp(join(tmpdir(), 'rightway-invoice-'));
  const [writer, pdfs, binder] = [reportWriter(), pdfMaker(), binderMaker()];
  const { signal } = new AbortController();
  try {
    const making = { db, files, writer, folder, moment: clock(), signal };
    const content = await issuedInvoice(making, { id, head, declared, language, maker });
    const alone = { filename: `${number}.pdf`, content };
    if (receipts.length === 0) return [alone];
    try {
      const path = await invoiceWithReceipts(
        { invoice: content, number, receipts, language, folder },
        { files, pdfs, binder, signal, written: () => {} },
      );
      return [{ ...alone, content: await readFile(path) }];
    } catch (error) {
      const isOfReceipts =
        error instanceof AppError ? error.code === 'BAD_INPUT' : error instanceof WorkFailure;
      if (!isOfReceipts) throw error;
      return [alone, ...(await apart(files, receipts))];
    }
  } finally {
    await Promise.all([writer.stop(), pdfs.stop(), binder.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Composes the mail with an invoice as PDF, for an invoice, its sender and an address; undefined for a draft. */
export const invoiceMail =
  (parts: Pick<MailParts, 'db' | 'files' | 'clock'>): MailComposer =>
  async (subjectOfJob) => {
    const { db } = parts;
    const [id = '', senderId = '', ...rest] = subjectOfJob.split(' ');
    const head = await invoiceHead(db, id);
    const maker = await invoiceSender(db, senderId);
    if (!head || head.number === null || !maker) return undefined;
    const language = languageOf(maker.locale);
    const wording = inLanguage(texts, language);
    const { number, supplier, date, buyer } = head;
    const receipts = await receiptsAlong(db, id);
    return {
      ...composeMail({
        to: rest.join(' '),
        language,
        subject: wording.subject(number, supplier),
        greeting: wording.greeting(buyer),
        paragraphs: [
          wording.enclosed(number, shownDate(date, language), receipts.length),
          wording.from(maker.fullName, supplier),
        ],
        footer: wording.footer(supplier),
      }),
      attachments: await attachedTo(parts, { id, head, number, maker, receipts }),
    };
  };
