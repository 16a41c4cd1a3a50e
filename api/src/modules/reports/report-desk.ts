import type { Readable } from 'node:stream';
import { type Language, languageOf } from 'shared-contracts';
import {
  type BindProject,
  type DocumentProgress,
  dialogOf,
  type RunReport,
  reportOfId,
  reportOptionsSchema,
  type WriteLog,
  type WriteStatement,
  type WriteTaxReturn,
} from 'shared-contracts/reports';
import { badInput, notFound } from '../../platform/errors/app-error.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { reportLimits } from '../../platform/reports/report-writer.ts';
import type { Reader } from '../../platform/server/reads.ts';
import { checkedInput } from '../../platform/server/rest-call.ts';
import { personZone } from '../../records/company-zone-store.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { bytesOf, findDocument, forgetDocument, noteOpened } from '../generated-document-store.ts';
import { clientStatement } from './client-statement.ts';
import { closingBinder } from './closing-binder.ts';
import { consultationLog } from './consultation-log.ts';
import type { MakingParts } from './make-document.ts';
import type { DeclaredReport, ReportContext } from './report-declaration.ts';
import { dayInZone } from './report-layout.ts';
import { reports } from './report-list.ts';
import { reportRefusal } from './report-texts.ts';
import { RunningReports } from './running-reports.ts';
import { taxReturn } from './tax-return.ts';

/** A report that no process is working on is given up after its maximum time, in milliseconds. */
const silence = (reportLimits.waiting + 2) * reportLimits.seconds * 1000;

/** The reports that this process is creating, and the finished documents. */
export class ReportDesk {
  readonly #files: FileStore;
  readonly #running: RunningReports;

  constructor(parts: MakingParts) {
    this.#files = parts.files;
    this.#running = new RunningReports(parts);
  }

  /** Aborts all documents in progress, and waits until they have ended. */
  stop(): Promise<void> {
    return this.#running.stop();
  }

  /** Starts a report, whose lines `reader` reads. Returns the id of its document. Throws an AppError. */
  async run(input: RunReport, context: ReportContext, reader: Reader): Promise<string> {
    const { user, clock } = context;
    const name = reportOfId(input.reportId.toLowerCase());
    if (!name) throw badInput(reportRefusal(({ notYet }) => notYet));
    const language = input.language ?? languageOf(user.locale);
    const { isPreview } = input;
    const zone = input.zone ?? (await personZone(context.db, user));
    const checked = checkedInput(reportOptionsSchema(dialogOf(name)), input.options, language);
    const options = isPreview ? { ...checked, outputFormat: 'PDF' as const } : checked;
    const today = dayInZone(clock(), zone);
    const declared = await reports[name].declare(
      { source: input.dataSource, options, outputFormat: options.outputFormat, isPreview, language, today },
      context,
    );
    if (isPreview && 'make' in declared) throw badInput(reportRefusal(({ noPreview }) => noPreview));
    const { outputFormat } = options;
    return this.#running.begin(
      { declared, reader, reportId: input.reportId, outputFormat, zone, language, isPreview },
      context,
    );
  }

  /** Starts the closing binder of a project. Returns the id of its document. Throws an AppError. */
  async bind({ parentId, zone, form }: BindProject, context: RecordContext): Promise<string> {
    const of = {
      language: languageOf(context.user.locale),
      zone: zone ?? (await personZone(context.db, context.user)),
    };
    const declared = await closingBinder({ projectId: parentId, form, ...of }, context);
    return this.#running.begin(
      { declared, reportId: null, outputFormat: 'PDF', isPreview: false, ...of },
      context,
    );
  }

  /** Starts the log of a project's consultation. Returns the id of its document. Throws an AppError. */
  writeLog(input: WriteLog, context: RecordContext, reader: Reader): Promise<string> {
    return this.#write(input, context, reader, (language) =>
      consultationLog(input.parentId, language, context),
    );
  }

  /** Starts the statement of a client. Returns the id of its document. Throws an AppError. */
  writeStatement(input: WriteStatement, context: ReportContext, reader: Reader): Promise<string> {
    return this.#write(input, context, reader, (language) =>
      clientStatement(input.parentId, input.day, language, context),
    );
  }

  /** Starts the tax return of a company. Returns the id of its document. Throws an AppError. */
  writeTaxReturn(input: WriteTaxReturn, context: ReportContext, reader: Reader): Promise<string> {
    return this.#write(input, context, reader, (language) => taxReturn(input, language, context));
  }

  /** Starts a report that is not one of the report types. Returns the id of its document. Throws an AppError. */
  async #write(
    { outputFormat, zone: requestedZone, language: wanted }: Omit<WriteLog, 'parentId'>,
    context: RecordContext,
    reader: Reader,
    declare: (language: Language) => Promise<DeclaredReport>,
  ): Promise<string> {
    const zone = requestedZone ?? (await personZone(context.db, context.user));
    const language = wanted ?? languageOf(context.user.locale);
    const declared = await declare(language);
    return this.#running.begin(
      { declared, reader, reportId: null, outputFormat, isPreview: false, zone, language },
      context,
    );
  }

  /**
   * The progress of a document. Throws NOT_FOUND for people who did not run it or who lost a right since, and after it
   * expired.
   */
  async progress(id: string, { db, user, clock }: RecordContext): Promise<DocumentProgress> {
    const found = await findDocument(db, user, id, clock());
    if (!found) throw notFound(reportRefusal(({ gone }) => gone));
    const { fileName, outputFormat, message } = found;
    const missing = found.missing ?? [];
    const none = { id, fileName, outputFormat, done: 0, total: 0, message, missing };
    if (found.state !== 'Running') {
      if (!found.isOpened) await noteOpened(db, id, clock());
      return { ...none, state: found.state };
    }
    const running = this.#running.progress(id);
    if (running) return { ...none, state: running.state, done: running.done, total: running.total };
    if (clock().getTime() - found.startedAt.getTime() <= silence) return { ...none, state: 'Waiting' };
    const stopped = reportRefusal((refusals) => refusals.stopped)(languageOf(user.locale));
    return { ...none, state: 'Failed', message: stopped };
  }

  /** The bytes of a finished document. Throws NOT_FOUND. */
  async bytes(id: string, { db, user, clock }: RecordContext): Promise<{ size: number; bytes: Readable }> {
    const found = await findDocument(db, user, id, clock());
    const bytes = found?.size === null ? undefined : await this.#files.read(bytesOf(id));
    if (!found || found.size === null || !bytes) throw notFound(reportRefusal(({ gone }) => gone));
    return { size: found.size, bytes };
  }

  /** Cancels a document: aborts it if it is being created, and deletes it if it is finished. Throws NOT_FOUND. */
  async cancel(id: string, { db, user, clock }: RecordContext): Promise<void> {
    const found = await findDocument(db, user, id, clock());
    if (!found) throw notFound(reportRefusal(({ gone }) => gone));
    this.#running.cancel(id);
    await forgetDocument(db, id);
    await this.#files.remove(bytesOf(id));
  }
}
