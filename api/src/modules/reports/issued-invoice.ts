import { readFile } from 'node:fs/promises';
import type { Language } from 'shared-contracts';
import type { Db } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { ReportWriter } from '../../platform/reports/report-writer.ts';
import { companyZone } from '../../records/company-zone-store.ts';
import { withLogo } from '../company-logo-store.ts';
import { keepFile, keptFile } from '../invoice-paper-store.ts';
import type { InvoiceHead, InvoiceSender } from './invoice-report-store.ts';
import type { DeclaredReport } from './report-declaration.ts';
import { layoutOf, withPicture } from './report-layout.ts';
import { reportLines } from './report-lines.ts';
import { reportTexts } from './report-texts.ts';

interface Making {
  readonly db: Db;
  readonly files: FileStore;
  readonly writer: ReportWriter;
  /** The data folder, for temporary files. */
  readonly folder: string;
  readonly moment: Date;
  readonly signal: AbortSignal;
}

interface Issued {
  readonly id: string;
  readonly head: InvoiceHead;
  readonly declared: DeclaredReport;
  readonly language: Language;
  readonly maker: Pick<InvoiceSender, 'fullName'>;
}

/**
 * A finalized invoice as PDF: the one that was first created in this language, or a new one that is stored. If two are
 * created at the same time, one of them is used for both. Throws a WorkFailure.
 */
export async function issuedInvoice(
  { db, files, writer, folder, moment, signal }: Making,
  { id, head, declared, language, maker }: Issued,
): Promise<Buffer> {
  const known = await keptFile(db, id, language);
  if (known) return known;
  // The date of an invoice is its company's (decision 78), wherever the server is.
  const zone = await companyZone(db, head.ownerId);
  const user = { fullName: maker.fullName, companyName: head.supplier };
  const layout = layoutOf(declared, { user, moment, zone, language, isPreview: false });
  const made = await withLogo({ db, files, folder }, head.ownerId, (logo) =>
    writer.write(
      {
        layout: withPicture(layout, logo),
        ...{ folder, outputFormat: 'PDF', signal },
        lines: reportLines(db, declared, reportTexts(language).total),
      },
      { read: () => {}, written: () => {} },
      ({ path }) => readFile(path),
    ),
  );
  return keepFile(db, id, language, { bytes: made, at: moment });
}
