import { makeChanges } from 'shared-contracts/changes';
import {
  coordinateSystemField,
  refusalOf,
  spatialCheckedSchema,
  type UploadPurpose,
  type UploadRefusal,
  uploadedSchema,
} from 'shared-contracts/documents';
import { failureText } from 'shared-contracts/errors';
import { isRestFailure, type RestClient } from 'shared-contracts/rest-client';
import type * as v from 'valibot';

/** A file being uploaded (000 §3). */
export interface UploadItem {
  readonly id: string;
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  readonly purpose: UploadPurpose;
  readonly state: 'busy' | 'done' | 'failed';
  /** 0 to 100. */
  readonly percentComplete: number;
  /** The shapes are being read by the server. */
  readonly isChecking: boolean;
  readonly response: { readonly guid: string } | undefined;
  readonly errorMessage: string | undefined;
  /** The network failed, not the file: it can be sent again. */
  readonly canRetry: boolean;
  /**
   * For a spatial file that does not name its coordinate system: the chosen system, and the place that results from it.
   */
  readonly placing?: Placing | undefined;
}

/** The coordinate system that somebody chose for a file, none at first. */
interface Placing {
  readonly system: string | undefined;
  readonly place: SpatialPlace | undefined;
}

/** The middle of a spatial file, and the land of the theoretical grid there. */
export type SpatialPlace = NonNullable<v.InferOutput<typeof spatialCheckedSchema>[number]['place']>;

interface Entry {
  item: UploadItem;
  readonly file: File;
  abort: AbortController;
}

/** Pauses before retries after the network was lost, in milliseconds. */
const waits = [1000, 3000, 8000];

/** Uploads that run at the same time; a browser has six connections to a server. */
const atOnce = 3;

/** Number of characters shown of an unexpected answer. */
const longestBody = 300;

/** Why a file was not added. */
export interface RefusedFile {
  readonly name: string;
  readonly reason: UploadRefusal;
}

interface UploadTexts {
  /** The message for a file whose upload failed; `body` is the unexpected answer. */
  readonly unexpected: (body: string) => string;
  readonly unknown: string;
}

const wasLost = (error: unknown): boolean => isRestFailure(error) && error.status === 0;

/** The files of an upload: sent as they are added, retried when the network is back. */
export class UploadQueue {
  readonly #rest: RestClient;
  readonly #texts: UploadTexts;
  readonly #onCheckFailed: (message: string) => void;
  #entries: readonly Entry[] = [];
  #items: readonly UploadItem[] = [];
  readonly #changes = makeChanges();

  constructor(rest: RestClient, texts: UploadTexts, onCheckFailed: (message: string) => void) {
    this.#rest = rest;
    this.#texts = texts;
    this.#onCheckFailed = onCheckFailed;
  }

  readonly subscribe = this.#changes.subscribe;

  readonly getItems = (): readonly UploadItem[] => this.#items;

  /** Adds files; if one of them is refused none is added, and the refused ones are returned. */
  add(files: readonly File[], purpose: UploadPurpose): readonly RefusedFile[] {
    const refused = files.flatMap((file) => {
      const reason = refusalOf(file, purpose);
      return reason ? [{ name: file.name, reason }] : [];
    });
    if (refused.length > 0) return refused;
    const added = files.map(
      (file): Entry => ({
        file,
        abort: new AbortController(),
        item: {
          id: crypto.randomUUID(),
          fileName: file.name,
          size: file.size,
          purpose,
          state: 'busy',
          percentComplete: 0,
          isChecking: false,
          response: undefined,
          errorMessage: undefined,
          canRetry: false,
        },
      }),
    );
    this.#entries = [...this.#entries, ...added];
    this.#notify();
    this.#next();
    return [];
  }

  /** Removes a file from the list, and stops sending it. */
  remove(id: string): void {
    const entry = this.#find(id);
    entry?.abort.abort();
    this.#entries = this.#entries.filter((other) => other !== entry);
    this.#notify();
    this.#next();
  }

  /** Continues after a network failure: sends the file again, or only has it checked if it was received. */
  retry(id: string): void {
    const entry = this.#find(id);
    if (!entry?.item.canRetry) return;
    entry.abort = new AbortController();
    const isThere = entry.item.response !== undefined;
    this.#change(entry, {
      state: 'busy',
      percentComplete: isThere ? 100 : 0,
      errorMessage: undefined,
      canRetry: false,
    });
    if (isThere) void this.#check(entry);
    else this.#next();
  }

  /** Reads a file that names no coordinate system in the given one, by id; another one can be chosen later. */
  place(id: string, system: string): void {
    const entry = this.#find(id);
    if (!entry?.item.placing || entry.item.state === 'busy') return;
    this.#change(entry, {
      state: 'busy',
      errorMessage: undefined,
      placing: { system, place: undefined },
    });
    void this.#check(entry);
  }

  /** Empties the list; uploads in progress are aborted. */
  reset(): void {
    for (const { abort } of this.#entries) abort.abort();
    this.#entries = [];
    this.#notify();
  }

  readonly #sending = new Set<Entry>();

  /** Starts waiting uploads, as far as there is capacity. */
  #next(): void {
    const waiting = this.#entries.filter(
      (entry) => entry.item.state === 'busy' && !entry.item.response && !this.#sending.has(entry),
    );
    for (const entry of waiting.slice(0, Math.max(0, atOnce - this.#sending.size))) {
      this.#sending.add(entry);
      void this.#send(entry).finally(() => {
        this.#sending.delete(entry);
        this.#next();
      });
    }
  }

  async #send(entry: Entry): Promise<void> {
    const { signal } = entry.abort;
    for (let attempt = 0; ; attempt += 1) {
      try {
        const response = await this.#rest.upload(
          `files?purpose=${entry.item.purpose}`,
          entry.file,
          uploadedSchema,
          {
            signal,
            request: { purpose: entry.item.purpose },
            onProgress: (share) => this.#change(entry, { percentComplete: Math.round(share * 100) }),
          },
        );
        this.#change(entry, { response, percentComplete: 100 });
        await this.#check(entry);
        return;
      } catch (error) {
        if (signal.aborted) return;
        const isLost = wasLost(error);
        const wait = waits[attempt];
        if (!isLost || wait === undefined) {
          this.#change(entry, { state: 'failed', errorMessage: this.#message(error), canRetry: isLost });
          return;
        }
        await online(wait, signal);
        if (signal.aborted) return;
      }
    }
  }

  /** The server reads spatial files; an error in one makes its upload fail. */
  async #check(entry: Entry): Promise<void> {
    const { response, purpose, id, placing } = entry.item;
    if (purpose !== 'spatial' || !response) {
      this.#change(entry, { state: 'done' });
      return;
    }
    this.#change(entry, { isChecking: true });
    try {
      const body = {
        spatialFileGuids: [response.guid],
        ...(placing?.system ? { [coordinateSystemField]: placing.system } : {}),
      };
      const checked = await this.#rest.post(
        'spatial-file/validate',
        body,
        spatialCheckedSchema,
        entry.abort.signal,
      );
      const found = checked.find((one) => one.id === response.guid);
      const message = found?.message ?? undefined;
      this.#change(entry, {
        isChecking: false,
        state: message ? 'failed' : 'done',
        errorMessage: message,
        placing:
          placing || found?.asksForSystem
            ? { system: placing?.system, place: found?.place ?? undefined }
            : undefined,
      });
    } catch (error) {
      if (entry.abort.signal.aborted || !this.#find(id)) return;
      const message = failureText(error) ?? this.#texts.unknown;
      this.#change(entry, {
        isChecking: false,
        state: 'failed',
        errorMessage: message,
        canRetry: wasLost(error),
      });
      this.#onCheckFailed(message);
    }
  }

  #message(error: unknown): string {
    const message = failureText(error);
    if (message !== undefined) return message;
    const body = isRestFailure(error) ? error.body.replaceAll(/\s+/g, ' ').trim() : '';
    return this.#texts.unexpected(body.slice(0, longestBody));
  }

  #find(id: string): Entry | undefined {
    return this.#entries.find(({ item }) => item.id === id);
  }

  #change(entry: Entry, change: Partial<UploadItem>): void {
    entry.item = { ...entry.item, ...change };
    this.#notify();
  }

  #notify(): void {
    this.#items = this.#entries.map(({ item }) => item);
    this.#changes.report();
  }
}

/** Resolves after some milliseconds, or as soon as the browser is online again. */
function online(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
