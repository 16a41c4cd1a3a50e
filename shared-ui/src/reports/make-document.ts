import { type DocumentProgress, documentProgressSchema } from 'shared-contracts/reports';
import { inTime, type RestClient } from 'shared-contracts/rest-client';
import * as v from 'valibot';

/** Milliseconds between two looks: short ones for a small report, longer ones for a large. */
const pauses = [150, 250, 400, 700, 1000];

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });

/** A document that was not made: why, and which records lack values for it. */
export class DocumentFailure extends Error {
  override readonly name = 'DocumentFailure';
  readonly missing: DocumentProgress['missing'];

  constructor({ message, missing }: Pick<DocumentProgress, 'message' | 'missing'>) {
    super(message ?? '');
    this.missing = missing;
  }
}

interface DocumentRequest {
  /** The call that begins it; a report's by default. */
  readonly path?: string;
  readonly body: object;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: DocumentProgress) => void;
}

/**
 * Runs a report and waits for its document. If the wait is aborted, the report is cancelled in the API too. Rejects
 * with the API's refusal, an Error with the reason of the failure, or the signal's reason.
 */
export async function makeDocument(
  rest: RestClient,
  { path = 'reports/run', body, signal, onProgress }: DocumentRequest,
): Promise<DocumentProgress> {
  const id = await rest.post(path, body, v.string(), inTime());
  try {
    for (let look = 0; ; look += 1) {
      await pause(pauses[Math.min(look, pauses.length - 1)] ?? 0, signal);
      const progress = await rest.get(`documents/${id}?progress=true`, documentProgressSchema, signal);
      if (progress.state === 'Failed') throw new DocumentFailure(progress);
      if (progress.state === 'Done') return progress;
      onProgress(progress);
    }
  } catch (error) {
    if (signal.aborted) await rest.remove(`documents/${id}`).catch(() => {});
    throw error;
  }
}
