import { stat } from 'node:fs/promises';
import type { Language } from 'shared-contracts';
import { findActiveUser } from '../../accounts/sessions/user-store.ts';
import type { BinderMaker } from '../../platform/binder/binder-maker.ts';
import type { Config } from '../../platform/config/config.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { PdfMaker } from '../../platform/office/pdf-maker.ts';
import type { ReportWriter } from '../../platform/reports/report-writer.ts';
import type { Reader } from '../../platform/server/reads.ts';
import type { TemplateFiller } from '../../platform/templates/template-filler.ts';
import { WorkFailure } from '../../platform/work/worker-pool.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { withLogo } from '../company-logo-store.ts';
import type { OwnDocument } from '../document-templates/index.ts';
import {
  bytesOf,
  findDocument,
  type GeneratedDocument,
  noteDone,
  noteFailed,
} from '../generated-document-store.ts';
import type { DeclaredReport } from './report-declaration.ts';
import { type layoutOf, withPicture } from './report-layout.ts';
import { firstLines, reportLines } from './report-lines.ts';
import { reportRefusal, reportTexts } from './report-texts.ts';

/** The parts needed to make documents. */
export interface MakingParts {
  readonly files: FileStore;
  readonly config: Pick<Config, 'dataFolder' | 'filesQuota'>;
  readonly filler: TemplateFiller;
  readonly pdfs: PdfMaker;
  readonly binder: BinderMaker;
  readonly writer: ReportWriter;
  /** Receives errors that are not shown to the person. */
  readonly noteFault: (error: unknown) => void;
}

/** A document that this process is creating: for whom, and its progress. */
export interface Running {
  readonly userId: string;
  readonly cancel: AbortController;
  state: 'Waiting' | 'Reading' | 'Writing';
  done: number;
  total: number;
}

/** The document to make, and how. */
interface DocumentWork {
  readonly id: string;
  readonly running: Running;
  readonly declared: DeclaredReport | OwnDocument;
  readonly reader: Reader;
  readonly layout: (report: DeclaredReport) => ReturnType<typeof layoutOf>;
  readonly outputFormat: GeneratedDocument['outputFormat'];
  readonly language: Language;
  readonly isPreview: boolean;
}

/** Number of lines in a preview: more than fit on a page. */
const previewLines = 80;

/** Creates a document and stores it; a failure is stored with the document. */
export async function makeDocument(
  work: DocumentWork,
  parts: MakingParts,
  { db, user, clock }: RecordContext,
): Promise<void> {
  const { id, running, declared, reader, layout, outputFormat, language, isPreview } = work;
  const { files, config, writer, filler, pdfs, binder, noteFault } = parts;
  const signs = {
    read: (done: number) => Object.assign(running, { state: 'Reading', done }),
    written: (done: number, total: number) => Object.assign(running, { state: 'Writing', done, total }),
  };
  const { signal } = running.cancel;
  const take = async ({ path }: { readonly path: string }, between?: () => Promise<void>): Promise<void> => {
    // Making takes minutes, and what follows may write with the rights from before: they must still be there.
    const now = await findActiveUser(db, user.id);
    if (!now || !(await findDocument(db, now, id, clock())))
      throw notFound(reportRefusal(({ gone }) => gone));
    const { size } = await stat(path);
    await files.keep(bytesOf(id), path);
    try {
      await between?.();
    } catch (error) {
      await files.remove(bytesOf(id));
      throw error;
    }
    // If the document was cancelled meanwhile, its bytes must be deleted.
    if (!(await noteDone(db, id, size, clock()))) await files.remove(bytesOf(id));
  };
  try {
    if ('make' in declared) {
      await declared.make({
        id,
        filler,
        writer,
        pdfs,
        binder,
        files,
        config,
        signal,
        written: signs.written,
        take,
      });
      return;
    }
    const { dataFolder: folder } = config;
    await withLogo({ db, files, folder }, user.productClientId, (logo) => {
      const output = { layout: withPicture(layout(declared), logo), outputFormat, folder, signal };
      return reader((from) => {
        const all = reportLines(from, declared, reportTexts(language).total);
        const lines = isPreview ? firstLines(all, previewLines) : all;
        return writer.write({ ...output, lines }, signs, (file) => take(file));
      });
    });
  } catch (error) {
    const isKnownFailure = error instanceof WorkFailure || error instanceof AppError;
    if (!isKnownFailure && !running.cancel.signal.aborted) noteFault(error);
    const message = running.cancel.signal.aborted
      ? reportRefusal(({ stopped }) => stopped)
      : error instanceof WorkFailure
        ? reportRefusal((refusals) => refusals[error.reason])
        : error instanceof AppError
          ? error.messageIn
          : reportRefusal(({ failed }) => failed);
    const missing = error instanceof AppError ? error.details.missing : undefined;
    await noteFailed(db, id, message(language), missing).catch(noteFault);
  }
}
