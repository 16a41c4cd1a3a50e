import type { Readable } from 'node:stream';
import { languageOf } from 'shared-contracts';
import { defaultZone } from 'shared-contracts/grids';
import { type DocumentProgress, type RunReport, reportOptionsSchema } from 'shared-contracts/reports';
import { AppError, badInput, notFound } from '../../platform/errors/app-error.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { type ReportWriter, reportLimits } from '../../platform/reports/report-writer.ts';
import { checkedInput } from '../../platform/server/rest-call.ts';
import { WorkFailure } from '../../platform/work/worker-pool.ts';
import type { RecordContext } from '../../records/record-context.ts';
import {
  bytesOf,
  expiredDocuments,
  findDocument,
  forgetDocument,
  type GeneratedDocument,
  noteDone,
  noteFailed,
  noteRunning,
} from './generated-document-store.ts';
import type { DeclaredReport, ReportContext } from './report-declaration.ts';
import { dayInZone, layoutOf } from './report-layout.ts';
import { firstLines, reportLines } from './report-lines.ts';
import { reports } from './report-list.ts';
import { reportRefusal, reportSays } from './report-told.ts';

interface DeskParts {
  readonly files: FileStore;
  readonly dataFolder: string;
  readonly writer: ReportWriter;
  /** Takes what went wrong and is told to nobody. */
  readonly noteFault: (error: unknown) => void;
}

interface Running {
  readonly userId: string;
  readonly cancel: AbortController;
  state: 'Waiting' | 'Reading' | 'Writing';
  done: number;
  total: number;
}

const extensions = { PDF: 'pdf', Word: 'docx', Excel: 'xlsx' } as const;

/** Lines of a preview: more than a page holds. */
const previewLines = 80;

/** Reports that one person may have on their way at once. */
const mostOfOne = 4;

/** A report that no process knows of is given up after all of its time, in milliseconds. */
const silence = (reportLimits.waiting + 2) * reportLimits.seconds * 1000;

/** What no file may be called with. */
const unfitInNames = /[\\/:*?"<>|\p{Cc}]+/gu;

/** The reports that this process makes, and the documents that are there. */
export class ReportDesk {
  readonly #parts: DeskParts;
  readonly #running = new Map<string, Running>();
  readonly #work = new Set<Promise<void>>();

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  /** Breaks off what is being made, and waits until that is through. */
  async stop(): Promise<void> {
    for (const { cancel } of this.#running.values()) cancel.abort();
    await Promise.allSettled(this.#work);
  }

  /** Begins a report. Returns the id of its document. Throws an AppError. */
  async run(input: RunReport, context: ReportContext): Promise<string> {
    const { db, user, clock } = context;
    const report = reports.get(input.reportId.toLowerCase());
    if (!report) throw badInput(reportRefusal(({ notYet }) => notYet));
    const language = input.language ?? languageOf(user.locale);
    const { isPreview } = input;
    const zone = input.zone ?? defaultZone;
    const checked = checkedInput(reportOptionsSchema(report.dialog), input.options, language);
    const options = isPreview ? { ...checked, outputFormat: 'PDF' as const } : checked;
    const today = dayInZone(clock(), zone);
    const declared = await report.declare({ source: input.dataSource, options, language, today }, context);
    await this.#sweep(context);
    if ([...this.#running.values()].filter(({ userId }) => userId === user.id).length >= mostOfOne)
      throw badInput(reportRefusal(({ tooMany }) => tooMany, { n: mostOfOne }));
    const id = crypto.randomUUID();
    const running: Running = {
      userId: user.id,
      cancel: new AbortController(),
      state: 'Waiting',
      done: 0,
      total: 0,
    };
    this.#running.set(id, running);
    const { outputFormat } = options;
    const name = `${declared.title} - ${declared.subtitle.replaceAll(' · ', ' - ')}`
      .replace(unfitInNames, ' ')
      .trim()
      .slice(0, 120);
    try {
      const fileName = `${name}.${extensions[outputFormat]}`;
      await noteRunning(
        db,
        { id, userId: user.id, reportId: input.reportId, outputFormat, fileName },
        clock(),
      );
    } catch (error) {
      this.#running.delete(id);
      throw error;
    }
    const moment = clock();
    const layout = layoutOf(declared, { user, moment, zone, language, isPreview });
    const work = this.#make({ id, running, declared, layout, outputFormat, isPreview }, context).finally(
      () => {
        this.#running.delete(id);
        this.#work.delete(work);
      },
    );
    this.#work.add(work);
    return id;
  }

  /** Makes a document; what goes wrong is noted with it. */
  async #make(
    asked: {
      readonly id: string;
      readonly running: Running;
      readonly declared: DeclaredReport;
      readonly layout: ReturnType<typeof layoutOf>;
      readonly outputFormat: GeneratedDocument['outputFormat'];
      readonly isPreview: boolean;
    },
    { db, clock }: RecordContext,
  ): Promise<void> {
    const { id, running, declared, layout, outputFormat, isPreview } = asked;
    const { files, dataFolder: folder, writer, noteFault } = this.#parts;
    const { language } = layout;
    const all = reportLines(db, declared, reportSays(language).total);
    const lines = isPreview ? firstLines(all, previewLines) : all;
    const signs = {
      read: (done: number) => Object.assign(running, { state: 'Reading', done }),
      written: (done: number, total: number) => Object.assign(running, { state: 'Writing', done, total }),
    };
    try {
      await writer.write(
        { layout, outputFormat, folder, lines, signal: running.cancel.signal },
        signs,
        async ({ path, size }) => {
          await files.keep(bytesOf(id), path);
          // Somebody who cancelled meanwhile must not leave bytes behind.
          if (!(await noteDone(db, id, size, clock()))) await files.remove(bytesOf(id));
        },
      );
    } catch (error) {
      if (!(error instanceof WorkFailure) && !running.cancel.signal.aborted) noteFault(error);
      const said = running.cancel.signal.aborted
        ? reportRefusal(({ stopped }) => stopped)
        : error instanceof WorkFailure
          ? reportRefusal((says) => says[error.reason])
          : error instanceof AppError
            ? error.said
            : reportRefusal(({ failed }) => failed);
      await noteFailed(db, id, said(language)).catch(noteFault);
    }
  }

  /** How far a document is. Throws NOT_FOUND to who did not run it, and after its hour. */
  async progress(id: string, { db, user, clock }: RecordContext): Promise<DocumentProgress> {
    const found = await findDocument(db, user.id, id, clock());
    if (!found) throw notFound(reportRefusal(({ gone }) => gone));
    const { fileName, outputFormat, message } = found;
    const none = { id, fileName, outputFormat, done: 0, total: 0, message };
    if (found.state !== 'Running') return { ...none, state: found.state };
    const running = this.#running.get(id);
    if (running) return { ...none, state: running.state, done: running.done, total: running.total };
    if (clock().getTime() - found.startedAt.getTime() <= silence) return { ...none, state: 'Waiting' };
    const stopped = reportRefusal((says) => says.stopped)(languageOf(user.locale));
    return { ...none, state: 'Failed', message: stopped };
  }

  /** The bytes of a document that is done. Throws NOT_FOUND. */
  async bytes(id: string, { db, user, clock }: RecordContext): Promise<{ size: number; bytes: Readable }> {
    const found = await findDocument(db, user.id, id, clock());
    const bytes = found?.size === null ? undefined : await this.#parts.files.read(bytesOf(id));
    if (!found || found.size === null || !bytes) throw notFound(reportRefusal(({ gone }) => gone));
    return { size: found.size, bytes };
  }

  /** Ends a document: breaks it off where it is being made, takes it away where it is there. Throws NOT_FOUND. */
  async cancel(id: string, { db, user, clock }: RecordContext): Promise<void> {
    const found = await findDocument(db, user.id, id, clock());
    if (!found) throw notFound(reportRefusal(({ gone }) => gone));
    this.#running.get(id)?.cancel.abort();
    await forgetDocument(db, id);
    await this.#parts.files.remove(bytesOf(id));
  }

  /** Takes away documents whose hour is over. */
  async #sweep({ db, clock }: RecordContext): Promise<void> {
    for (const id of await expiredDocuments(db, clock())) {
      await this.#parts.files.remove(bytesOf(id));
      await forgetDocument(db, id);
    }
  }
}
