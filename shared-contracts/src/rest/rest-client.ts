import * as v from 'valibot';
import { inTime, isOutOfTime } from './patience.ts';
import { notReached, restFailure } from './rest-failure.ts';
import { resultOf } from './rest-schemas.ts';
import { newTraceparent } from './traceparent.ts';
import type { UploadOptions } from './upload-file.ts';

export { inTime } from './patience.ts';
export { isRestFailure, RestFailure } from './rest-failure.ts';
export { isAway, isUnreachable, unreachable, whereTyped } from './unreachable.ts';

/** The REST calls of the API; each rejects with a RestFailure. */
export interface RestClient {
  /** Address of the API, with a slash at its end. */
  readonly address: string;
  /** Sends credentials to the same origin by default. Gives up where no answer comes in time. */
  readonly get: <TSchema extends v.GenericSchema>(
    path: string,
    result: TSchema,
    signal?: AbortSignal,
    credentials?: RequestCredentials,
  ) => Promise<v.InferOutput<TSchema>>;
  /** Waits for the answer as long as it takes, unless the signal ends it: `inTime` for calls that are answered soon. */
  readonly post: <TSchema extends v.GenericSchema>(
    path: string,
    body: unknown,
    result: TSchema,
    signal?: AbortSignal,
  ) => Promise<v.InferOutput<TSchema>>;
  /** Deletes the resource at a path. */
  readonly remove: (path: string) => Promise<void>;
  /** The file that the API makes for a request. */
  readonly download: (path: string, body: unknown, signal?: AbortSignal) => Promise<Blob>;
  /** Sends one file. */
  readonly upload: <TSchema extends v.GenericSchema>(
    path: string,
    file: File,
    result: TSchema,
    options?: UploadOptions,
  ) => Promise<v.InferOutput<TSchema>>;
}

interface RestClientOptions {
  /** Base path of the deployment, with a slash at its end. */
  readonly basePath: string;
  /** Shows the login form; resolves when the person has signed in, and the refused call is sent again. */
  readonly signIn?: () => Promise<void>;
}

type RequestOptions = RequestInit & { readonly headers?: Readonly<Record<string, string>> };

const ok = 200;
const unauthenticated = 401;

/**
 * Calls the API below the base path. A call that is refused because nobody is signed in waits for a sign-in and is then
 * repeated.
 */
export function createRestClient({ basePath, signIn }: RestClientOptions): RestClient {
  const address = `${basePath}api/`;

  const send = async (path: string, init: RequestOptions): Promise<Response> => {
    try {
      const headers = { ...init.headers, traceparent: newTraceparent() };
      return await fetch(address + path, { credentials: 'same-origin', ...init, headers });
    } catch (error) {
      if (init.signal?.aborted && !isOutOfTime(init.signal)) throw error;
      throw notReached();
    }
  };

  const answered = async (path: string, init: RequestOptions): Promise<Response> => {
    let response = await send(path, init);
    if (response.status === unauthenticated && signIn) {
      await signIn();
      response = await send(path, init);
    }
    if (!response.ok) throw await restFailure(response);
    return response;
  };

  const call = async <TSchema extends v.GenericSchema>(
    path: string,
    init: RequestOptions,
    result: TSchema,
  ) => {
    const response = await answered(path, init);
    // A proxy between browser and API may answer 200 with a page of its own.
    const answer = v.safeParse(resultOf(result), await response.json().catch(() => null));
    if (!answer.success) throw notReached();
    return answer.output.result;
  };

  const upload: RestClient['upload'] = async (path, file, result, options = {}) => {
    // Loaded with the first file: most pages send none.
    const { sendFile, uploadFailure } = await import('./upload-file.ts').catch(() =>
      Promise.reject(notReached()),
    );
    const send = () => sendFile(address + path, new URL(basePath, location.href).href, file, options);
    let answer = await send();
    if (answer.status === unauthenticated && signIn) {
      await signIn();
      answer = await send();
    }
    const kept = v.safeParse(resultOf(result), answer.body);
    if (answer.status === ok && kept.success) return kept.output.result;
    throw uploadFailure(answer);
  };

  const postOptions = (body: unknown, signal: AbortSignal | undefined): RequestOptions => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });

  return {
    address,
    upload,
    get: (path, result, signal, credentials) =>
      call(path, { signal: inTime(signal), ...(credentials ? { credentials } : {}) }, result),
    post: (path, body, result, signal) => call(path, postOptions(body, signal), result),
    remove: async (path) => {
      await answered(path, { method: 'DELETE', headers: { 'content-type': 'application/json' }, body: '{}' });
    },
    download: async (path, body, signal) => (await answered(path, postOptions(body, signal))).blob(),
  };
}
