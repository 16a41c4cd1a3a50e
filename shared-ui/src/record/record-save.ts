import { type CombinedError, type TypedDocumentNode, useMutation } from 'urql';
import type { SaveOutcome } from '../form/save-outcome.ts';

/** What a form needs of any record. */
export interface FormRecord {
  readonly id: string;
  /** Null until it is saved. */
  readonly revision: number | null;
  readonly canEdit: boolean;
}

/** What every save carries; the record's own fields stand beside it. */
export interface SaveInput {
  readonly id: string;
  readonly revision: number | null;
  readonly saveId: string;
}

export type SaveDocument<TRecord> = TypedDocumentNode<{ readonly saved: TRecord }, { input: SaveInput }>;

/** What became of a save: the stored record, or why not. */
export interface SaveAnswer<TRecord> {
  readonly stored?: TRecord | undefined;
  readonly error?: CombinedError | undefined;
}

/** Sends the save of a kind whose mutation takes and answers one record. */
export function useSend<TRecord>(document: SaveDocument<TRecord>) {
  const [, save] = useMutation(document);
  return async (input: SaveInput): Promise<SaveAnswer<TRecord>> => {
    const { data, error } = await save({ input });
    return { stored: data?.saved, error };
  };
}

/** Field errors under the names of the form. */
export const refusedAs = (outcome: SaveOutcome, pathOf?: (path: string) => string): SaveOutcome =>
  outcome.kind === 'invalid' && pathOf
    ? { ...outcome, fields: outcome.fields.map(({ path, message }) => ({ path: pathOf(path), message })) }
    : outcome;
