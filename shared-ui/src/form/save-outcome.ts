import type { CombinedError } from '@urql/core';
import { errorExtensions, errorMessage } from 'shared-contracts/client';
import type { Conflict, FieldError } from 'shared-contracts/errors';
import type { FormValues } from './form-values.ts';

/** What became of a save. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly values: FormValues; readonly revision: number }
  | { readonly kind: 'invalid'; readonly fields: readonly FieldError[] }
  | { readonly kind: 'conflict'; readonly conflict: Conflict }
  /** `message` is empty where the server failed without a word. */
  | { readonly kind: 'failed'; readonly message: string };

/** A refused save as the form shows it: field errors, a conflict, or one sentence. */
export function refusedSave(error: CombinedError): SaveOutcome {
  const extensions = errorExtensions(error);
  if (extensions?.code === 'VALIDATION' && extensions.fields?.length) {
    return { kind: 'invalid', fields: extensions.fields };
  }
  if (extensions?.code === 'CONFLICT' && extensions.conflict) {
    return { kind: 'conflict', conflict: extensions.conflict };
  }
  return { kind: 'failed', message: errorMessage(error) ?? '' };
}
