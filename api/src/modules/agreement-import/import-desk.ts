import { LRUCache } from 'lru-cache';
import { inLanguage, type Language, languageOf } from 'shared-contracts';
import {
  type FinalizeImport,
  type ImportProgress,
  type ImportState,
  importColumns,
  importLimits,
  type PastImport,
  type ValidateImport,
} from 'shared-contracts/agreement-import';
import { extensionOf } from 'shared-contracts/documents';
import { recordRights } from 'shared-contracts/rights';
import { texts } from '../../generated/texts/agreement-import.ts';
import { AppError, badInput, forbidden, notFound } from '../../platform/errors/app-error.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { isUuid } from '../../platform/server/arguments.ts';
import { WorkbookError } from '../../platform/workbooks/workbook-fault.ts';
import type { WorkbookReader } from '../../platform/workbooks/workbook-reader.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { withFile } from '../files/index.ts';
import { findProjectParties } from '../project-place-store.ts';
import { finalizeImport } from './finalize-import.ts';
import { type Checked, ImportReview } from './import-review.ts';
import {
  beginFinalize,
  companyMappings,
  findImport,
  importsOf,
  keepReview,
  noteFailed,
  noteProgress,
  ownUpload,
  rememberMappings,
  type StoredImport,
} from './import-store.ts';
import { plainName, RawRows, type Remembered, wantedSheets } from './import-workbook.ts';
import { oneByOne } from './take-turns.ts';
import { filled, importRefusal } from './told.ts';
import { undoImport } from './undo-import.ts';

/** How far an import is in this process. */
interface Running {
  state: ImportState;
  done: number;
  total: number;
}

/** A workbook under review with what was found last. */
interface Desk {
  readonly review: ImportReview;
  checked?: Checked;
}

interface DeskParts {
  readonly files: FileStore;
  readonly dataFolder: string;
  readonly reader: Pick<WorkbookReader, 'read'>;
}

/** Cells of workbooks that are kept in memory between two calls. */
const keptCells = 3_000_000;

/** How long a workbook under review is kept in memory, in milliseconds; it is read again after that. */
const keptFor = 30 * 60_000;

/** A process that gave no sign for so long, in milliseconds, is taken to be gone. */
const silence = 60_000;

/** How often a finalize gives its sign, in milliseconds. */
const sign = 2000;

/** What reading a workbook may take. */
const workbookLimits = {
  unpacked: 512 * 1024 * 1024,
  sheets: importLimits.sheets,
  sheetRows: importLimits.sheetRows,
  rows: importLimits.rows,
  columns: importLimits.columns,
  cell: importLimits.cell,
  text: 48 * 1024 * 1024,
} as const;

const unreadable = ({ reason, place }: WorkbookError) => {
  const gaps = { place, rows: importLimits.rows, columns: importLimits.columns };
  return new AppError(
    'BAD_INPUT',
    importRefusal(({ faults }) => faults[reason], gaps),
    {},
    422,
  );
};

const isUnder = (error: unknown): error is WorkbookError => error instanceof WorkbookError;

/** The imports that this process works on: workbooks under review, and those that are being written. */
export class ImportDesk {
  readonly #parts: DeskParts;
  readonly #desks = new LRUCache<string, Desk>({
    maxSize: keptCells,
    sizeCalculation: ({ review }) => Math.max(1, review.rowCount * 20),
    ttl: keptFor,
  });
  readonly #running = new Map<string, Running>();
  readonly #writing = new Set<Promise<unknown>>();
  readonly #inTurn = oneByOne();
  readonly #byFile = oneByOne();
  #isStopping = false;

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  /** Breaks off what is being written, whole, and waits until that is through. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.allSettled(this.#writing);
  }

  /** Refuses who may not import into a project. Throws FORBIDDEN or NOT_FOUND. */
  async checkRight({ db, user }: RecordContext, projectId: string): Promise<void> {
    const project = await findProjectParties(db, projectId);
    if (!project || !recordRights.agreement.view(user, { project })) throw notFound();
    if (user.isReadOnly) throw forbidden(importRefusal(({ readOnly }) => readOnly));
    if (!recordRights.agreement.create(user, { project }))
      throw forbidden(importRefusal(({ noRight }) => noRight));
  }

  /** The workbook of a call, of who uploaded it. Throws NOT_FOUND or BAD_INPUT. */
  async #upload({ db, user }: RecordContext, fileId: string) {
    const file = isUuid(fileId) ? await ownUpload(db, user, fileId) : undefined;
    if (!file) throw notFound(importRefusal(({ gone }) => gone));
    if (extensionOf(file.fileName) !== 'xlsx')
      throw new AppError(
        'BAD_INPUT',
        importRefusal(({ otherType }) => otherType),
        {},
        422,
      );
    return file;
  }

  async #remembered({ db, user }: RecordContext): Promise<Remembered> {
    const kept = await companyMappings(db, user.productClientId);
    return new Map(kept.map(({ kind, header, column }) => [`${kind} ${header}`, column]));
  }

  /** The workbook under review: from memory, else read again. */
  async #desk(fileId: string, projectId: string, sha256: string, { user }: RecordContext): Promise<Desk> {
    const language = languageOf(user.locale);
    const key = `${fileId} ${projectId} ${user.id} ${language}`;
    const known = this.#desks.get(key);
    if (known) return known;
    this.#running.set(fileId, { state: 'Reading', done: 0, total: 0 });
    const rows = new RawRows();
    const { files, dataFolder, reader } = this.#parts;
    const read = await withFile(files, sha256, dataFolder, async (path) => {
      if (!path) throw notFound(importRefusal(({ gone }) => gone));
      return reader.read(
        { path, folder: dataFolder, wanted: wantedSheets, limits: workbookLimits },
        rows.take,
      );
    }).catch((error: unknown) => {
      throw isUnder(error) ? unreadable(error) : error;
    });
    const raw = rows.raw(read);
    const headless = raw.sheets.find(({ isRead, header }) => isRead && header.length === 0);
    if (headless && raw.sheets.filter(({ isRead }) => isRead).length === 1)
      throw new AppError(
        'BAD_INPUT',
        importRefusal(({ noHeader }) => noHeader, { sheet: headless.name }),
        {},
        422,
      );
    const desk: Desk = { review: new ImportReview(raw, { fileId, projectId }, language) };
    this.#desks.set(key, desk);
    return desk;
  }

  /** Checks a workbook. Returns what was found. Throws an AppError. */
  async validate(input: ValidateImport, context: RecordContext): Promise<Checked> {
    const { fileId, projectFileId: projectId } = input;
    await this.checkRight(context, projectId);
    const file = await this.#upload(context, fileId);
    const stored = await findImport(context.db, fileId);
    if (stored && stored.projectFileId !== projectId)
      throw badInput(importRefusal(({ otherProject }) => otherProject));
    if (stored && (stored.state === 'Done' || stored.state === 'Undone'))
      throw badInput(importRefusal(({ importedBefore }) => importedBefore));
    return this.#byFile(fileId, async () => {
      const running = { state: 'Waiting' as ImportState, done: 0, total: 0 };
      this.#running.set(fileId, running);
      try {
        const desk = await this.#desk(fileId, projectId, file.sha256, context);
        const { review } = desk;
        this.#running.set(fileId, running);
        Object.assign(running, { state: 'Checking', total: review.rowCount });
        const remembered = await this.#remembered(context);
        const checked = await review.check(input, remembered, context, (done) => {
          running.done = done;
        });
        if (!checked.sheets.some(({ places }) => places.size > 0))
          throw new AppError(
            'BAD_INPUT',
            importRefusal(({ noSheet }) => noSheet),
            {},
            422,
          );
        desk.checked = checked;
        await this.#remember(input, checked, context);
        const { corrections, leaveOut, decisions, mappings } = input;
        const kept = { corrections, leaveOut, decisions, mappings };
        await keepReview(context, { fileId, projectId, fileName: file.fileName }, kept, review.rowCount);
        return checked;
      } finally {
        this.#running.delete(fileId);
      }
    });
  }

  async #remember(
    { mappings }: ValidateImport,
    { sheets }: Checked,
    { db, user }: RecordContext,
  ): Promise<void> {
    const chosen = mappings.flatMap(({ sheet, header, column }) => {
      const kind = sheets.find(({ name }) => name === sheet)?.kind;
      if (!kind) return [];
      if (column !== null && !importColumns[kind].some(({ name }) => name === column))
        throw badInput(importRefusal(({ mappingUnknown }) => mappingUnknown));
      return [{ kind, header: plainName(header), column }];
    });
    await rememberMappings(db, user.productClientId, chosen);
  }

  /** Writes an import. Goes on where nobody waits for the answer any more. Throws an AppError. */
  async finalize(asked: FinalizeImport, fileId: string, context: RecordContext) {
    const work = this.#finalize(asked, fileId, context);
    this.#writing.add(work);
    try {
      return await work;
    } finally {
      this.#writing.delete(work);
    }
  }

  async #finalize(asked: FinalizeImport, fileId: string, context: RecordContext) {
    const { projectFileId: projectId } = asked;
    const { db, clock, user } = context;
    await this.checkRight(context, projectId);
    const file = await this.#upload(context, fileId);
    const stored = await findImport(db, fileId);
    if (stored && stored.projectFileId !== projectId)
      throw badInput(importRefusal(({ otherProject }) => otherProject));
    const { corrections, leaveOut, decisions, mappings } = asked;
    const kept = { corrections, leaveOut, decisions, mappings };
    await keepReview(context, { fileId, projectId, fileName: file.fileName }, kept, stored?.total ?? 0);
    if (!(await beginFinalize(context, fileId, new Date(clock().getTime() - silence)))) {
      const now = await findImport(db, fileId);
      throw badInput(
        importRefusal((says) => (now?.state === 'Finalizing' ? says.running : says.importedBefore)),
      );
    }
    const running: Running = { state: 'Finalizing', done: 0, total: 0 };
    this.#running.set(fileId, running);
    const stopSigns = this.#giveSigns(fileId, running, context);
    const told = (done: number, total: number) => {
      if (this.#isStopping) throw badInput(importRefusal(({ stopped }) => stopped));
      Object.assign(running, { done, total });
    };
    try {
      // One after the other, so that those who wait for the project hold no connection meanwhile.
      return await this.#inTurn(projectId, async () => {
        const { review } = await this.#desk(fileId, projectId, file.sha256, context);
        this.#running.set(fileId, running);
        const fresh = review.anew();
        const remembered = await this.#remembered(context);
        return finalizeImport({ fileId, projectId, asked, review: fresh, remembered, told }, context);
      });
    } catch (error) {
      const language = languageOf(user.locale);
      const message =
        error instanceof AppError ? sentenceOf(error, language) : inLanguage(texts, language).failed;
      await noteFailed(db, fileId, clock(), message).catch(() => {});
      throw error;
    } finally {
      stopSigns();
      this.#running.delete(fileId);
      for (const key of this.#desks.keys()) if (key.startsWith(fileId)) this.#desks.delete(key);
    }
  }

  /** Tells others how far a finalize is, as long as it runs. */
  #giveSigns(fileId: string, running: Running, { db, clock }: RecordContext): () => void {
    let isTelling = false;
    const timer = setInterval(() => {
      // On an embedded database the write itself has the one connection: nobody else could ask either.
      if (isTelling) return;
      isTelling = true;
      noteProgress(db, fileId, clock(), running.done, running.total)
        .catch(() => {})
        .finally(() => {
          isTelling = false;
        });
    }, sign);
    timer.unref();
    return () => clearInterval(timer);
  }

  /** Undoes an import, or tells what that would do. Throws an AppError. */
  async undo(
    { fileId, isPreview }: { readonly fileId: string; readonly isPreview: boolean },
    context: RecordContext,
  ) {
    const stored = await this.#seen(fileId, context);
    await this.checkRight(context, stored.projectFileId);
    if (stored.state === 'Undone') throw badInput(importRefusal(({ undoneBefore }) => undoneBefore));
    if (stored.state !== 'Done') throw badInput(importRefusal(({ notDone }) => notDone));
    const projectId = stored.projectFileId;
    return this.#inTurn(projectId, () => undoImport({ fileId, projectId, isPreview }, context));
  }

  /** An import of a project that the person sees. Throws NOT_FOUND. */
  async #seen(fileId: string, { db, user }: RecordContext): Promise<StoredImport> {
    const stored = await findImport(db, fileId);
    const project = stored && (await findProjectParties(db, stored.projectFileId));
    if (!stored || !project || !recordRights.agreement.view(user, { project })) throw notFound();
    // A review is nobody's but its author's until it is written.
    if (stored.state === 'Review' && stored.userId !== user.id) throw notFound();
    return stored;
  }

  #told(stored: StoredImport, mayUndo: boolean, language: Language, now: Date): PastImport {
    const { seenAt, undoneAt, undoneBy, undone, userId: _userId, review: _review, ...own } = stored;
    const running = this.#running.get(stored.fileId);
    const isSilent =
      stored.state === 'Finalizing' && !running && now.getTime() - new Date(seenAt).getTime() > silence;
    return {
      ...own,
      ...(isSilent ? { state: 'Failed' as const, message: inLanguage(texts, language).stopped } : {}),
      ...(running ?? {}),
      undone: undone && undoneAt ? { at: undoneAt, by: undoneBy ?? '', ...undone } : null,
      canUndo: mayUndo && stored.state === 'Done',
    };
  }

  /** The imports of a project. Throws NOT_FOUND. */
  async past(projectId: string, { db, user, clock }: RecordContext): Promise<PastImport[]> {
    const project = await findProjectParties(db, projectId);
    if (!project || !recordRights.agreement.view(user, { project })) throw notFound();
    const mayUndo = recordRights.agreement.create(user, { project });
    const language = languageOf(user.locale);
    return (await importsOf(db, projectId)).map((one) => this.#told(one, mayUndo, language, clock()));
  }

  /** How far an import is, and what was found; the review is told to its author alone. Throws NOT_FOUND. */
  async progress(fileId: string, context: RecordContext): Promise<ImportProgress> {
    const { db, user, clock } = context;
    const running = this.#running.get(fileId);
    const known = await findImport(db, fileId);
    const language = languageOf(user.locale);
    const empty = { sheets: [], notices: [], rows: null, plans: null, review: null };
    if (!known && running) {
      const file = await this.#upload(context, fileId);
      const by = { id: user.id, fullName: user.fullName, companyName: user.companyName };
      const times = { startedAt: clock().toISOString(), finishedAt: null };
      const none = { message: null, result: null, undone: null, canUndo: false, projectFileId: '' };
      return { fileId, fileName: file.fileName, ...running, by, ...times, ...none, ...empty };
    }
    const stored = await this.#seen(fileId, context);
    const project = await findProjectParties(db, stored.projectFileId);
    const mayUndo = Boolean(project && recordRights.agreement.create(user, { project }));
    const told = this.#told(stored, mayUndo, language, clock());
    if (stored.userId !== user.id) return { ...told, ...empty };
    const { review } = stored;
    const checked = this.#desks.get(`${fileId} ${stored.projectFileId} ${user.id} ${language}`)?.checked;
    if (!checked) return { ...told, ...empty, review };
    return {
      ...told,
      sheets: checked.sheets.map(({ name, kind, rows, columns }) => ({
        name,
        kind,
        rows: rows.length,
        columns: [...columns],
      })),
      notices: [...checked.notices],
      rows: checked.rows,
      plans: checked.plans,
      review,
    };
  }
}

/** What a refusal says: its fields, where it has some. */
function sentenceOf(error: AppError, language: Language): string {
  const fields = error.details.fields ?? [];
  return fields.length > 0
    ? filled('{path}: {message}', { path: fields[0]?.path ?? '', message: fields[0]?.message ?? '' })
    : error.said(language);
}
