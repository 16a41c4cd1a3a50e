import * as v from 'valibot';
import type { FieldError } from '../errors/error-extensions.ts';
import { restFailureSchema, resultOf } from './rest-schemas.ts';
import { sendFile, type UploadOptions, uploadMessage } from './upload-file.ts';

/** A REST call that was refused, or that nobody answered: then `status` is 0 and the message is empty. */
export class RestFailure extends Error {
  readonly status: number;
  readonly fields: readonly FieldError[];

  constructor(status: number, message: string, fields: readonly FieldError[] = []) {
    super(message);
    this.name = 'RestFailure';
    this.status = status;
    this.fields = fields;
  }
}

/** Whether an error is a RestFailure; by name, as shell and areas each have the class in their own bundle. */
export const isRestFailure = (error: unknown): error is RestFailure =>
  error instanceof Error && error.name === 'RestFailure' && 'status' in error;

/** Reads what a failed answer says. */
export async function restFailure(response: Response): Promise<RestFailure> {
  const failure = v.safeParse(restFailureSchema, await response.json().catch(() => null));
  return failure.success
    ? new RestFailure(response.status, failure.output.message, failure.output.fields)
    : new RestFailure(response.status, '');
}

/** The REST calls of the API; each rejects with a RestFailure. */
export interface RestClient {
  /** Address of the API, with a slash at its end. */
  readonly address: string;
  readonly get: <TSchema extends v.GenericSchema>(
    path: string,
    result: TSchema,
    signal?: AbortSignal,
  ) => Promise<v.InferOutput<TSchema>>;
  readonly post: <TSchema extends v.GenericSchema>(
    path: string,
    body: unknown,
    result: TSchema,
    signal?: AbortSignal,
  ) => Promise<v.InferOutput<TSchema>>;
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

const ok = 200;
const unauthenticated = 401;

/** Calls the API below the base path. A call refused with 'not signed in' waits for a sign-in and goes on. */
export function createRestClient({ basePath, signIn }: RestClientOptions): RestClient {
  const address = `${basePath}api/`;
  const appUrl = () => new URL(basePath, globalThis.location.href).href;

  const send = async (path: string, init: RequestInit): Promise<Response> => {
    try {
      return await fetch(address + path, { credentials: 'same-origin', ...init });
    } catch (error) {
      if (init.signal?.aborted) throw error;
      throw new RestFailure(0, '');
    }
  };

  const call = async <TSchema extends v.GenericSchema>(path: string, init: RequestInit, result: TSchema) => {
    let response = await send(path, init);
    if (response.status === unauthenticated && signIn) {
      await signIn();
      response = await send(path, init);
    }
    if (!response.ok) throw await restFailure(response);
    // Something between browser and API can answer 200 with a page of its own.
    const answer = v.safeParse(resultOf(result), await response.json().catch(() => null));
    if (!answer.success) throw new RestFailure(0, '');
    return answer.output.result;
  };

  const upload: RestClient['upload'] = async (path, file, result, options = {}) => {
    let answer = await sendFile(address + path, file, options, appUrl());
    if (answer.status === unauthenticated && signIn) {
      await signIn();
      answer = await sendFile(address + path, file, options, appUrl());
    }
    const kept = v.safeParse(resultOf(result), answer.body);
    if (answer.status === ok && kept.success) return kept.output.result;
    throw new RestFailure(answer.status === ok ? 0 : answer.status, uploadMessage(answer));
  };

  return {
    address,
    upload,
    get: (path, result, signal) => call(path, signal ? { signal } : {}, result),
    post: (path, body, result, signal) =>
      call(
        path,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          ...(signal ? { signal } : {}),
        },
        result,
      ),
  };
}
