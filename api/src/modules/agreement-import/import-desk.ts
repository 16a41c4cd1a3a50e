import { inLanguage, type Language, languageOf } from 'shared-contracts';
import { type FinalizeImport, importColumns, type ValidateImport } from 'shared-contracts/agreement-import';
import { texts } from '../../generated/texts/agreement-import.ts';
import { AppError, badInput } from '../../platform/errors/app-error.ts';
import { oneByOne } from '../../platform/work/take-turns.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { finalizeImport } from './finalize-import.ts';
import type { Checked, Choices } from './import-review.ts';
import { asTheyAreNow, checkImportRight, ownWorkbook, seenImport } from './import-rights.ts';
import {
  beginFinalize,
  companyMappings,
  findImport,
  keepReview,
  noteFailed,
  rememberMappings,
} from './import-store.ts';
import { filled, importRefusal } from './import-words.ts';
import { plainName, type Remembered } from './import-workbook.ts';
import { OpenReviews, type ReviewParts } from './open-reviews.ts';
import { importProgress, pastImports } from './past-imports.ts';
import { giveSigns, type Running, RunningImports } from './running-imports.ts';
import { undoImport } from './undo-import.ts';

/** The part of a call that is stored, so that a person who returns can continue. */
const keptOf = ({ corrections, leaveOut, decisions, mappings, recipe }: Choices): Choices => ({
  ...{ corrections, leaveOut, decisions, mappings, recipe },
});

/** The columns that the company of a person has decided. */
async function rememberedBy({ db, user }: RecordContext): Promise<Remembered> {
  const kept = await companyMappings(db, user.productClientId);
  return new Map(kept.map(({ kind, header, column }) => [`${kind} ${header}`, column]));
}

/** Keeps the columns that somebody chose for their company. Throws BAD_INPUT. */
async function remember({ mappings }: Choices, { sheets }: Checked, { db, user }: RecordContext) {
  const chosen = mappings.flatMap(({ sheet, header, column }) => {
    const kind = sheets.find(({ name }) => name === sheet)?.kind;
    if (!kind) return [];
    if (column !== null && !importColumns[kind].some(({ name }) => name === column))
      throw badInput(importRefusal(({ mappingUnknown }) => mappingUnknown));
    return [{ kind, header: plainName(header), column }];
  });
  await rememberMappings(db, user.productClientId, chosen);
}

/** The imports that this process works on: workbooks under review, and those that are being written. */
export class ImportDesk {
  readonly #reviews: OpenReviews;
  readonly #running: RunningImports;
  readonly #writing = new Set<Promise<unknown>>();
  readonly #inTurn = oneByOne();
  readonly #byFile = oneByOne();
  #isStopping = false;

  /** `aloneSince`: when this process began, where no other can work on the same database. */
  constructor(parts: ReviewParts, aloneSince?: Date) {
    this.#reviews = new OpenReviews(parts);
    this.#running = new RunningImports(aloneSince);
  }

  /** Aborts all imports that are being written, and waits until they have ended. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.allSettled(this.#writing);
  }

  /** The imports of a project. Throws NOT_FOUND. */
  past(projectId: string, context: RecordContext) {
    return pastImports(projectId, { running: this.#running }, context);
  }

  /** The progress of an import and its findings. Throws NOT_FOUND. */
  progress(fileId: string, context: RecordContext) {
    return importProgress(fileId, { running: this.#running, reviews: this.#reviews }, context);
  }

  /** Checks a workbook. Returns the findings. Throws an AppError. */
  async validate(input: ValidateImport, context: RecordContext): Promise<Checked> {
    const { fileId, projectFileId: projectId, recipe } = input;
    await checkImportRight(context, projectId);
    const file = await ownWorkbook(context, fileId, recipe);
    const stored = await findImport(context.db, fileId);
    if (stored && stored.projectFileId !== projectId)
      throw badInput(importRefusal(({ otherProject }) => otherProject));
    if (stored && (stored.state === 'Done' || stored.state === 'Undone'))
      throw badInput(importRefusal(({ importedBefore }) => importedBefore));
    return this.#byFile(fileId, () =>
      this.#running.during(fileId, 'Reading', async (running) => {
        const opened = await this.#reviews.open({ fileId, projectId, recipe }, file.sha256, context);
        const { review } = opened;
        // The workbook may have waited long to be read.
        const now = await asTheyAreNow(context, projectId);
        Object.assign(running, { state: 'Checking', total: review.rowCount });
        const checked = await review.check(input, await rememberedBy(now), now, (done) => {
          running.done = done;
        });
        if (!checked.sheets.some(({ places }) => places.size > 0))
          throw new AppError(
            'BAD_INPUT',
            importRefusal(({ noSheet }) => noSheet),
            {},
            422,
          );
        opened.checked = checked;
        await remember(input, checked, now);
        const place = { fileId, projectId, fileName: file.fileName };
        await keepReview(now, place, keptOf(input), review.rowCount);
        return checked;
      }),
    );
  }

  /** Writes an import. Continues even if nobody waits for the answer any more. Throws an AppError. */
  async finalize(request: FinalizeImport, fileId: string, context: RecordContext) {
    const work = this.#finalize(request, fileId, context);
    this.#writing.add(work);
    try {
      return await work;
    } finally {
      this.#writing.delete(work);
    }
  }

  async #finalize(request: FinalizeImport, fileId: string, context: RecordContext) {
    const { projectFileId: projectId } = request;
    const { db, clock, user } = context;
    await checkImportRight(context, projectId);
    const file = await ownWorkbook(context, fileId, request.recipe);
    const stored = await findImport(db, fileId);
    if (stored && stored.projectFileId !== projectId)
      throw badInput(importRefusal(({ otherProject }) => otherProject));
    const place = { fileId, projectId, fileName: file.fileName };
    await keepReview(context, place, keptOf(request), stored?.total ?? 0);
    const begun = await beginFinalize(context, fileId, this.#running.lostBefore(clock()));
    if (!begun) {
      const now = await findImport(db, fileId);
      throw badInput(
        importRefusal((words) => (now?.state === 'Finalizing' ? words.running : words.importedBefore)),
      );
    }
    return this.#running.during(fileId, 'Finalizing', async (running) => {
      const stopSigns = giveSigns(fileId, begun, running, context);
      try {
        // One after the other, so that those who wait for the project hold no connection meanwhile.
        return await this.#inTurn(projectId, () =>
          this.#write({ request, fileId, begun, sha256: file.sha256, running }, context),
        );
      } catch (error) {
        const language = languageOf(user.locale);
        const message =
          error instanceof AppError ? sentenceOf(error, language) : inLanguage(texts, language).failed;
        await noteFailed(db, { fileId, begun }, clock(), message).catch(() => {});
        throw error;
      } finally {
        stopSigns();
        this.#reviews.forget(fileId);
      }
    });
  }

  async #write(
    {
      request,
      fileId,
      begun,
      sha256,
      running,
    }: {
      readonly request: FinalizeImport;
      readonly fileId: string;
      readonly begun: Date;
      readonly sha256: string;
      readonly running: Running;
    },
    context: RecordContext,
  ) {
    const { projectFileId: projectId, recipe } = request;
    const { review: known } = await this.#reviews.open({ fileId, projectId, recipe }, sha256, context);
    const review = known.anew();
    // The findings about the rows are looked up again: otherwise the records would be added twice.
    this.#reviews.forget(fileId);
    const remembered = await rememberedBy(context);
    const onProgress = (done: number, total: number) => {
      if (this.#isStopping) throw badInput(importRefusal(({ stopped }) => stopped));
      Object.assign(running, { done, total });
    };
    return finalizeImport({ fileId, begun, projectId, request, review, remembered, onProgress }, context);
  }

  /** Undoes an import, or returns what that would do. Throws an AppError. */
  async undo(
    { fileId, isPreview }: { readonly fileId: string; readonly isPreview: boolean },
    context: RecordContext,
  ) {
    const stored = await seenImport(fileId, context);
    await checkImportRight(context, stored.projectFileId);
    if (stored.state === 'Undone') throw badInput(importRefusal(({ undoneBefore }) => undoneBefore));
    if (stored.state !== 'Done') throw badInput(importRefusal(({ notDone }) => notDone));
    const projectId = stored.projectFileId;
    return this.#inTurn(projectId, () => undoImport({ fileId, projectId, isPreview }, context));
  }
}

/** The text of a refusal: its fields, if it has some. */
function sentenceOf(error: AppError, language: Language): string {
  const [field] = error.details.fields ?? [];
  return field
    ? filled('{path}: {message}', { path: field.path, message: field.message })
    : error.messageIn(language);
}
