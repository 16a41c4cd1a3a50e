import * as v from 'valibot';
import { restFailureSchema } from './rest-schemas.ts';

/** How an upload answered: its status and what came as JSON, or null. */
export interface UploadAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface UploadOptions {
  /** Told the share that is sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Sends one file as a form does, telling how far it is: `fetch` cannot. Status 0
 * stands for no answer; an abort rejects with an AbortError. `appUrl` is the address of the app that sends it.
 */
export function sendFile(
  address: string,
  file: File,
  { onProgress, signal }: UploadOptions,
  appUrl?: string,
): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('file', file, file.name);
    const abort = () => request.abort();
    const end = (answer: UploadAnswer) => {
      signal?.removeEventListener('abort', abort);
      resolve(answer);
    };
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () =>
      end({ status: request.status, body: readJson(request.responseText) }),
    );
    request.addEventListener('error', () => end({ status: 0, body: null }));
    request.addEventListener('timeout', () => end({ status: 0, body: null }));
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was cancelled.', 'AbortError')),
    );
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort);
    request.open('POST', address);
    request.withCredentials = true;
    if (appUrl) request.setRequestHeader('app-url', appUrl);
    request.send(body);
  });
}

/** What a refused upload says. */
export function uploadMessage({ body }: UploadAnswer): string {
  const failure = v.safeParse(restFailureSchema, body);
  return failure.success ? failure.output.message : '';
}
