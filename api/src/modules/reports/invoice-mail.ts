import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inLanguage, languageOf } from 'shared-contracts';
import { shownDate } from 'shared-contracts/shown-dates';
import { texts } from '../../generated/texts/invoice-mail.ts';
import { composeMail } from '../../platform/mail/mail-layout.ts';
import type { MailComposer } from '../../platform/mail/mail-queue.ts';
import { reportWriter } from '../../platform/reports/report-writer.ts';
import type { MailParts } from '../module.ts';
import { declareInvoice } from './invoice-report.ts';
import { type InvoiceHead, type InvoiceSender, invoiceHead, invoiceSender } from './invoice-report-store.ts';
import { issuedInvoice } from './issued-invoice.ts';

/** A finalized invoice as PDF; one that is made now is written by a process of its own that ends with it. Throws a WorkFailure. */
async function pdfOf(
  { db, files }: Pick<MailParts, 'db' | 'files'>,
  id: string,
  head: InvoiceHead,
  maker: InvoiceSender,
  moment: Date,
): Promise<Buffer> {
  const language = languageOf(maker.locale);
  const declared = declareInvoice(id, head, language);
  const folder = await mkdtemp(join(tmpdir(), 'rightway-invoice-'));
  const writer = reportWriter();
  const { signal } = new AbortController();
  try {
    return await issuedInvoice(
      { db, files, writer, folder, moment, signal },
      { id, head, declared, language, maker },
    );
  } finally {
    await writer.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The mail with an invoice as PDF, by the invoice, who sends it, and the address; none of a draft. */
export const invoiceMail =
  ({ db, files, clock }: Pick<MailParts, 'db' | 'files' | 'clock'>): MailComposer =>
  async (subjectOfJob) => {
    const [id = '', senderId = '', ...rest] = subjectOfJob.split(' ');
    const head = await invoiceHead(db, id);
    const sender = await invoiceSender(db, senderId);
    if (!head || head.number === null || !sender) return undefined;
    const language = languageOf(sender.locale);
    const said = inLanguage(texts, language);
    const content = await pdfOf({ db, files }, id, head, sender, clock());
    const { number, supplier, date, buyer } = head;
    return {
      ...composeMail({
        to: rest.join(' '),
        language,
        subject: said.subject(number, supplier),
        greeting: said.greeting(buyer),
        paragraphs: [said.enclosed(number, shownDate(date, language)), said.from(sender.fullName, supplier)],
        footer: said.footer(supplier),
      }),
      attachments: [{ filename: `${number}.pdf`, content }],
    };
  };
