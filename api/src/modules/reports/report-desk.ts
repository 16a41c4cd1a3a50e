import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type Language, languageOf } from 'shared-contracts';
import { defaultZone } from 'shared-contracts/grids';
import {
  type BindProject,
  type DocumentProgress,
  dialogOf,
  type RunReport,
  reportOfId,
  reportOptionsSchema,
  type WriteLog,
} from 'shared-contracts/reports';
import type { BinderMaker } from '../../platform/binder/binder-maker.ts';
import type { Config } from '../../platform/config/config.ts';
import { AppError, badInput, notFound } from '../../platform/errors/app-error.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { PdfMaker } from '../../platform/office/pdf-maker.ts';
import { type ReportWriter, reportLimits } from '../../platform/reports/report-writer.ts';
import { checkedInput } from '../../platform/server/rest-call.ts';
import type { TemplateFiller } from '../../platform/templates/template-filler.ts';
import { WorkFailure } from '../../platform/work/worker-pool.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { withLogo } from '../company-logo-store.ts';
import type { OwnDocument } from '../document-templates/index.ts';
import {
  bytesOf,
  expiredDocuments,
  findDocument,
  forgetDocument,
  type GeneratedDocument,
  noteDone,
  noteFailed,
  noteRunning,
} from '../generated-document-store.ts';
import { closingBinder } from './closing-binder.ts';
import { consultationLog } from './consultation-log.ts';
import type { DeclaredReport, ReportContext } from './report-declaration.ts';
import { dayInZone, layoutOf, withPicture } from './report-layout.ts';
import { firstLines, reportLines } from './report-lines.ts';
import { reports } from './report-list.ts';
import { reportRefusal, reportSays } from './report-told.ts';

interface DeskParts {
  readonly files: FileStore;
  readonly config: Pick<Config, 'dataFolder' | 'filesQuota'>;
  readonly filler: TemplateFiller;
  readonly pdfs: PdfMaker;
  readonly binder: BinderMaker;
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

interface Begun {
  readonly declared: DeclaredReport | OwnDocument;
  /** Null of what is no report. */
  readonly reportId: string | null;
  readonly outputFormat: GeneratedDocument['outputFormat'];
  readonly zone: string;
  readonly language: Language;
  readonly isPreview: boolean;
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
    const { user, clock } = context;
    const name = reportOfId(input.reportId.toLowerCase());
    if (!name) throw badInput(reportRefusal(({ notYet }) => notYet));
    const language = input.language ?? languageOf(user.locale);
    const { isPreview } = input;
    const zone = input.zone ?? defaultZone;
    const checked = checkedInput(reportOptionsSchema(dialogOf(name)), input.options, language);
    const options = isPreview ? { ...checked, outputFormat: 'PDF' as const } : checked;
    const today = dayInZone(clock(), zone);
    const declared = await reports[name].declare(
      { source: input.dataSource, options, language, today },
      context,
    );
    if (isPreview && 'make' in declared) throw badInput(reportRefusal(({ noPreview }) => noPreview));
    const { outputFormat } = options;
    return this.#begin(
      { declared, reportId: input.reportId, outputFormat, zone, language, isPreview },
      context,
    );
  }

  /** Begins the closing binder of a project. Returns the id of its document. Throws an AppError. */
  async bind({ parentId, zone, form }: BindProject, context: RecordContext): Promise<string> {
    const of = { language: languageOf(context.user.locale), zone: zone ?? defaultZone };
    const declared = await closingBinder({ projectId: parentId, form, ...of }, context);
    return this.#begin({ declared, reportId: null, outputFormat: 'PDF', isPreview: false, ...of }, context);
  }

  /** Begins the log of a project's consultation. Returns the id of its document. Throws an AppError. */
  async writeLog(input: WriteLog, context: RecordContext): Promise<string> {
    const { parentId, outputFormat, zone = defaultZone, language = languageOf(context.user.locale) } = input;
    const declared = await consultationLog(parentId, language, context);
    return this.#begin({ declared, reportId: null, outputFormat, isPreview: false, zone, language }, context);
  }

  /** Begins what is declared, as far as the person has room for it. */
  async #begin(asked: Begun, context: RecordContext): Promise<string> {
    const { declared, reportId, outputFormat, zone, language, isPreview } = asked;
    const { db, user, clock } = context;
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
    const name = `${declared.title} - ${declared.subtitle.replaceAll(' · ', ' - ')}`
      .replace(unfitInNames, ' ')
      .trim()
      .slice(0, 120);
    try {
      const fileName = `${name}.${'make' in declared ? declared.extension : extensions[outputFormat]}`;
      await noteRunning(db, { id, userId: user.id, reportId, outputFormat, fileName }, clock());
    } catch (error) {
      this.#running.delete(id);
      throw error;
    }
    const moment = clock();
    const layout = (report: DeclaredReport) => layoutOf(report, { user, moment, zone, language, isPreview });
    const work = this.#make(
      { id, running, declared, layout, outputFormat, language, isPreview },
      context,
    ).finally(() => {
      this.#running.delete(id);
      this.#work.delete(work);
    });
    this.#work.add(work);
    return id;
  }

  /** Makes a document; what goes wrong is noted with it. */
  async #make(
    work: {
      readonly id: string;
      readonly running: Running;
      readonly declared: DeclaredReport | OwnDocument;
      readonly layout: (report: DeclaredReport) => ReturnType<typeof layoutOf>;
      readonly outputFormat: GeneratedDocument['outputFormat'];
      readonly language: Language;
      readonly isPreview: boolean;
    },
    { db, user, clock }: RecordContext,
  ): Promise<void> {
    const { id, running, declared, layout, outputFormat, language, isPreview } = work;
    const { files, config, writer, filler, pdfs, binder, noteFault } = this.#parts;
    const signs = {
      read: (done: number) => Object.assign(running, { state: 'Reading', done }),
      written: (done: number, total: number) => Object.assign(running, { state: 'Writing', done, total }),
    };
    const { signal } = running.cancel;
    const take = async (
      { path }: { readonly path: string },
      between?: () => Promise<void>,
    ): Promise<void> => {
      const { size } = await stat(path);
      await files.keep(bytesOf(id), path);
      try {
        await between?.();
      } catch (error) {
        await files.remove(bytesOf(id));
        throw error;
      }
      // Somebody who cancelled meanwhile must not leave bytes behind.
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
      const all = reportLines(db, declared, reportSays(language).total);
      const lines = isPreview ? firstLines(all, previewLines) : all;
      const { dataFolder: folder } = config;
      await withLogo({ db, files, folder }, user.productClientId, (logo) => {
        const asked = { layout: withPicture(layout(declared), logo), outputFormat, folder, lines, signal };
        return writer.write(asked, signs, (file) => take(file));
      });
    } catch (error) {
      const isTold = error instanceof WorkFailure || error instanceof AppError;
      if (!isTold && !running.cancel.signal.aborted) noteFault(error);
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
