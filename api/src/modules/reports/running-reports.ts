import type { Language } from 'shared-contracts';
import { portableName } from 'shared-contracts/documents';
import { badInput } from '../../platform/errors/app-error.ts';
import type { Reader } from '../../platform/server/reads.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { OwnDocument } from '../document-templates/index.ts';
import {
  bytesOf,
  expiredDocuments,
  forgetDocument,
  type GeneratedDocument,
  noteRunning,
} from '../generated-document-store.ts';
import { type MakingParts, makeDocument, type Running } from './make-document.ts';
import type { DeclaredReport } from './report-declaration.ts';
import { layoutOf } from './report-layout.ts';
import { reportRefusal } from './report-texts.ts';

/** The document to make. */
export interface DocumentToMake {
  readonly declared: DeclaredReport | OwnDocument;
  /** Reads the lines of a report; undefined for other documents, which read their content themselves. */
  readonly reader?: Reader;
  /** Null for a document that is not a report. */
  readonly reportId: string | null;
  readonly outputFormat: GeneratedDocument['outputFormat'];
  readonly zone: string;
  readonly language: Language;
  readonly isPreview: boolean;
}

const extensions = { PDF: 'pdf', Word: 'docx', Excel: 'xlsx' } as const;

/** Largest number of unfinished reports of one person. */
const mostOfOne = 4;

/** The documents that this process is creating now. */
export class RunningReports {
  readonly #parts: MakingParts;
  readonly #running = new Map<string, Running>();
  readonly #work = new Set<Promise<void>>();

  constructor(parts: MakingParts) {
    this.#parts = parts;
  }

  /** Aborts all documents in progress, and waits until they have ended. */
  async stop(): Promise<void> {
    for (const { cancel } of this.#running.values()) cancel.abort();
    await Promise.allSettled(this.#work);
  }

  /** The progress of a document; undefined if this process is not creating it. */
  progress(id: string): Pick<Running, 'state' | 'done' | 'total'> | undefined {
    return this.#running.get(id);
  }

  /** Aborts a document. */
  cancel(id: string): void {
    this.#running.get(id)?.cancel.abort();
  }

  /**
   * Starts creating a document if the person has not reached the limit. Returns the document's id. Throws an AppError.
   */
  async begin(document: DocumentToMake, context: RecordContext): Promise<string> {
    const { declared, reader, reportId, outputFormat, zone, language, isPreview } = document;
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
    const name = portableName(`${declared.title} - ${declared.subtitle.replaceAll(' · ', ' - ')}`);
    try {
      const fileName = `${name}.${'make' in declared ? declared.extension : extensions[outputFormat]}`;
      await noteRunning(db, { id, user, reportId, outputFormat, fileName }, clock());
    } catch (error) {
      this.#running.delete(id);
      throw error;
    }
    const moment = clock();
    const layout = (report: DeclaredReport) => layoutOf(report, { user, moment, zone, language, isPreview });
    const work = makeDocument(
      {
        id,
        running,
        declared,
        reader: reader ?? ((read) => read(db)),
        layout,
        outputFormat,
        language,
        isPreview,
      },
      this.#parts,
      context,
    ).finally(() => {
      this.#running.delete(id);
      this.#work.delete(work);
    });
    this.#work.add(work);
    return id;
  }

  /** Deletes documents that have expired. */
  async #sweep({ db, clock }: RecordContext): Promise<void> {
    for (const id of await expiredDocuments(db, clock())) {
      await this.#parts.files.remove(bytesOf(id));
      await forgetDocument(db, id);
    }
  }
}
