import * as v from 'valibot';
import { linesType } from './lines-type.ts';
import type { RestClient } from './rest-client.ts';
import { failureOf, notReached, restFailure } from './rest-failure.ts';
import { resultOf } from './rest-schemas.ts';
import { newTraceparent } from './traceparent.ts';

/** The progress of a long operation, in steps of its own. */
const progressSchema = v.object({ done: v.number(), total: v.number() });

export type FollowedProgress = v.InferOutput<typeof progressSchema>;

const refusedSchema = v.object({ status: v.number(), body: v.unknown() });

const unauthenticated = 401;

interface Follow<TSchema extends v.GenericSchema> {
  readonly result: TSchema;
  readonly onProgress: (progress: FollowedProgress) => void;
  /** Aborting it cancels the operation; everything written so far is rolled back. */
  readonly signal?: AbortSignal | undefined;
}

/** The lines of a body as they arrive. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = `${rest}${decoder.decode(part.value, { stream: true })}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

async function sent(rest: RestClient, path: string, body: unknown, signal: AbortSignal | undefined) {
  const headers = {
    ...{ 'content-type': 'application/json', accept: linesType },
    traceparent: newTraceparent(),
  };
  const init = { method: 'POST', credentials: 'same-origin', headers, body: JSON.stringify(body) } as const;
  try {
    return await fetch(`${rest.address}${path}`, { ...init, ...(signal ? { signal } : {}) });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw notReached();
  }
}

/** Starts a long operation and follows it to its result. Rejects with a RestFailure, or with the signal's reason. */
export async function followedCall<TSchema extends v.GenericSchema>(
  rest: RestClient,
  path: string,
  body: unknown,
  { result, onProgress, signal }: Follow<TSchema>,
): Promise<v.InferOutput<TSchema>> {
  const response = await sent(rest, path, body, signal);
  // After the sign-in the call is simply repeated, without progress.
  if (response.status === unauthenticated) return rest.post(path, body, result, signal);
  if (!response.ok) throw await restFailure(response);
  let last: unknown = null;
  try {
    if (!response.headers.get('content-type')?.includes(linesType)) last = await response.json();
    else
      for await (const line of linesOf(response.body ?? new ReadableStream())) {
        last = JSON.parse(line);
        const progress = v.safeParse(progressSchema, last);
        if (progress.success) onProgress(progress.output);
      }
  } catch (error) {
    if (signal?.aborted) throw error;
    throw notReached();
  }
  const refused = v.safeParse(refusedSchema, last);
  if (refused.success) throw failureOf(refused.output.status, refused.output.body);
  // Either the connection broke before the result came, or a proxy answered with a page of its own.
  const answer = v.safeParse(resultOf(result), last);
  if (!answer.success) throw notReached();
  return answer.output.result;
}
