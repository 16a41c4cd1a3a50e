import { failureOf, type RestFailure } from './rest-failure.ts';
import { newTraceparent } from './traceparent.ts';

/** The answer to an upload: its status, its text, and its body as JSON or null. */
interface UploadAnswer {
  readonly status: number;
  readonly text: string;
  readonly body: unknown;
}

export interface UploadOptions {
  /** Called with the part that has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  /** The purpose of the file, sent as `requestJson` (002 §7). */
  readonly request?: object;
}

const noAnswer: UploadAnswer = { status: 0, text: '', body: null };

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Sends one file as a form does and reports the progress, which `fetch` cannot do. `appUrl` is the address of the
 * application that sends it (002 §7). Status 0 means that there was no answer; an abort rejects with an AbortError.
 */
export function sendFile(
  address: string,
  appUrl: string,
  file: File,
  { onProgress, signal, request: requestBody }: UploadOptions,
): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    // Sent before the file, so that the server has it when it reads the stream.
    if (requestBody) body.append('requestJson', JSON.stringify(requestBody));
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
      end({ status: request.status, text: request.responseText, body: readJson(request.responseText) }),
    );
    request.addEventListener('error', () => end(noAnswer));
    request.addEventListener('timeout', () => end(noAnswer));
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was cancelled.', 'AbortError')),
    );
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort);
    request.open('POST', address);
    request.withCredentials = true;
    request.setRequestHeader('app-url', appUrl);
    request.setRequestHeader('traceparent', newTraceparent());
    request.send(body);
  });
}

/** The failure of a refused upload; for a page that is not ours, its text. */
export function uploadFailure({ status, text, body }: UploadAnswer): RestFailure {
  return failureOf(status, body, {
    body: new DOMParser().parseFromString(text, 'text/html').body.textContent,
  });
}
