import * as v from 'valibot';
import type { FieldError } from '../errors/error-extensions.ts';
import { restFailureSchema } from './rest-schemas.ts';
import { isUnreachable, unreachable } from './unreachable.ts';

/**
 * A REST call that was refused, or whose API could not be reached: then `status` is 0 and the message explains it. The
 * message is empty if the API failed without one.
 */
export class RestFailure extends Error {
  readonly status: number;
  readonly fields: readonly FieldError[];
  /** The body if it was not a message of the API, as text; '' if there was none. */
  readonly body: string;
  /** The status text of the answer; '' if there was none, as with HTTP/2. */
  readonly statusText: string;

  constructor(
    status: number,
    message: string,
    fields: readonly FieldError[] = [],
    came: { readonly body?: string; readonly statusText?: string } = {},
  ) {
    super(message);
    this.name = 'RestFailure';
    this.status = status;
    this.fields = fields;
    this.body = came.body ?? '';
    this.statusText = came.statusText ?? '';
  }
}

/** Whether an error is a RestFailure; checked by name, as shell and areas each have the class in their own bundle. */
export const isRestFailure = (error: unknown): error is RestFailure =>
  error instanceof Error && error.name === 'RestFailure' && 'status' in error;

/** The failure of a call that did not reach the API. */
export const notReached = (): RestFailure => new RestFailure(0, unreachable());

/** The failure in an answer: `json` is its body if that is JSON, `came` is what else it contained. */
export function failureOf(
  status: number,
  json: unknown,
  came: { readonly body?: string; readonly statusText?: string } = {},
): RestFailure {
  const failure = v.safeParse(restFailureSchema, json);
  if (failure.success) return new RestFailure(status, failure.output.message, failure.output.fields);
  return isUnreachable(status) ? notReached() : new RestFailure(status, '', [], came);
}

/** Reads the failure in an answer. */
export async function restFailure(response: Response): Promise<RestFailure> {
  const { status, statusText } = response;
  return failureOf(status, await response.json().catch(() => null), { statusText });
}
