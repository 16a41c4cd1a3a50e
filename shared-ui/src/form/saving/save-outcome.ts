import type { CombinedError } from '@urql/core';
import { errorExtensions, errorMessage } from 'shared-contracts/client';
import type { Conflict, FieldError } from 'shared-contracts/errors';
import { whereTyped } from 'shared-contracts/rest-client';
import type { FormValues } from '../form-values.ts';
import type { StoredRows } from './stored-rows.ts';

/** The version that somebody else saved. `path` is the path of its row, and empty for the record itself. */
export interface PartConflict extends Conflict {
  readonly path: string;
}

/** The outcome of a save. */
export type SaveOutcome =
  | {
      readonly kind: 'saved';
      readonly values: FormValues;
      readonly revision: number;
      /** The rows that were saved with it, where the answer contains them. */
      readonly rows?: StoredRows;
    }
  | { readonly kind: 'invalid'; readonly fields: readonly FieldError[] }
  | {
      readonly kind: 'conflict';
      readonly conflicts: readonly PartConflict[];
      /** The server's sentence. */
      readonly message?: string;
    }
  /** `message` is empty if the server sent none. */
  | { readonly kind: 'failed'; readonly message: string };

/** A refused save as the form shows it: field errors, conflicts, or one sentence. */
export function refusedSave(error: CombinedError): SaveOutcome {
  const extensions = errorExtensions(error);
  const sentence = error.graphQLErrors[0]?.message ?? '';
  // A row that is missing, or that the person may not change, is refused at its id.
  if (extensions && extensions.code !== 'CONFLICT' && extensions.fields?.length) {
    return { kind: 'invalid', fields: extensions.fields };
  }
  if (extensions?.code === 'CONFLICT') {
    const { conflict, conflicts: partConflicts = [] } = extensions;
    const hasRecordConflict = partConflicts.some(({ path }) => path === '');
    const conflicts =
      conflict && !hasRecordConflict ? [{ path: '', ...conflict }, ...partConflicts] : partConflicts;
    if (conflicts.length > 0) return { kind: 'conflict', conflicts, message: sentence };
  }
  return { kind: 'failed', message: whereTyped(errorMessage(error) ?? '') };
}
