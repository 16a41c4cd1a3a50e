import { useCallback } from 'react';
import type { FieldError } from 'shared-contracts/errors';
import { errorsOf } from 'shared-contracts/validators';
import { type CombinedError, type TypedDocumentNode, useMutation } from 'urql';
import type * as v from 'valibot';
import { useFormTexts } from '../form/form-texts.ts';
import type { FormValues } from '../form/form-values.ts';
import { refusedSave, type SaveOutcome } from '../form/saving/save-outcome.ts';
import type { SaveRequest } from '../form/saving/use-save.ts';

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

/** How records of a kind are written, for its form and for its rows in a grid alike. */
export interface RecordWriter<TRecord extends FormRecord> {
  readonly valuesOf: (record: TRecord) => FormValues;
  /** The fields of the save's input. */
  readonly inputOf: (values: FormValues) => object;
  /** The rules of the values, or `check` where they are not the values' own. */
  readonly validator?: v.GenericSchema | undefined;
  readonly check?: ((values: FormValues) => readonly FieldError[]) | undefined;
  /** Sends a save; rejects with nothing, answers the stored record or why not. */
  readonly send: (input: SaveInput) => Promise<SaveAnswer<TRecord>>;
  /**
   * Converts the stored version in a conflict, which has the names of the save's input, to the form's values; unchanged
   * by default.
   */
  readonly valuesOfStored?: ((stored: FormValues) => FormValues) | undefined;
  /** Converts the path of a field in a refused save to the form's path. */
  readonly pathOf?: ((path: string) => string) | undefined;
}

type Rules = Pick<RecordWriter<FormRecord>, 'validator' | 'check'>;

/** The rules of a record's values, in the person's language. */
export function useRecordRules({ validator, check }: Rules) {
  const { language } = useFormTexts();
  return useCallback(
    (values: FormValues): readonly FieldError[] => {
      if (check) return check(values);
      if (!validator) return [];
      return errorsOf(validator, values, language);
    },
    [check, validator, language],
  );
}

type Names = Pick<RecordWriter<FormRecord>, 'pathOf' | 'valuesOfStored'>;

/** Field errors, and the record's version that somebody else stored, under the names of the form. */
function refusedAs(outcome: SaveOutcome, { pathOf, valuesOfStored }: Names): SaveOutcome {
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

/** Sends the form's values of a record; `onStored` is called with the stored record. */
export async function sendRecord<TRecord extends FormRecord>(
  writer: Omit<RecordWriter<TRecord>, 'validator' | 'check'>,
  id: string,
  { values, revision, saveId, rows }: SaveRequest,
  onStored: (stored: TRecord) => void,
): Promise<SaveOutcome> {
  const { stored, error } = await writer.send({ ...writer.inputOf(values), ...rows, id, revision, saveId });
  if (!stored) return error ? refusedAs(refusedSave(error), writer) : { kind: 'failed', message: '' };
  onStored(stored);
  return { kind: 'saved', values: writer.valuesOf(stored), revision: stored.revision ?? 1 };
}
