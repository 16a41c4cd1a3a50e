import { type CombinedError, type TypedDocumentNode, useMutation } from 'urql';
import type { FormValues } from '../form/form-values.ts';
import type { SaveOutcome } from '../form/saving/save-outcome.ts';

/** The fields of any record that a form needs. */
export interface FormRecord {
  readonly id: string;
  /** Null until it is saved. */
  readonly revision: number | null;
  readonly canEdit: boolean;
}

/** The common fields of every save, in addition to the record's own. */
export interface SaveInput {
  readonly id: string;
  readonly revision: number | null;
  readonly saveId: string;
}

export type SaveDocument<TRecord> = TypedDocumentNode<{ readonly saved: TRecord }, { input: SaveInput }>;

/** The outcome of a save: the stored record, or the errors. */
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

interface FormNames {
  readonly pathOf?: ((path: string) => string) | undefined;
  readonly valuesOfStored?: ((stored: FormValues) => FormValues) | undefined;
}

/** Field errors, and the record's version that somebody else stored, under the names of the form. */
export function refusedAs(outcome: SaveOutcome, { pathOf, valuesOfStored }: FormNames): SaveOutcome {
  if (outcome.kind === 'invalid' && pathOf)
    return {
      ...outcome,
      fields: outcome.fields.map(({ path, message }) => ({ path: pathOf(path), message })),
    };
  if (outcome.kind === 'conflict' && valuesOfStored)
    return {
      ...outcome,
      conflicts: outcome.conflicts.map((one) =>
        one.path === '' ? { ...one, record: valuesOfStored(one.record) } : one,
      ),
    };
  return outcome;
}
