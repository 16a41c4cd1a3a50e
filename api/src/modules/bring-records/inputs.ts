import type { SaveInput } from '../../records/writing/writable-kind.ts';
import type { BroughtValues, ReadyRecord } from './brought-noun.ts';

/**
 * What a save of a kind is sent for some values. The rules of the kind parse it as they parse what a browser sends, so
 * nothing is taken on trust here; fields that are not theirs are left alone.
 */
export const inputOf = <TInput extends SaveInput>(
  values: BroughtValues | Readonly<Record<string, unknown>>,
  { id, revision }: Pick<ReadyRecord, 'id' | 'revision'>,
): TInput => ({ ...values, ...(revision === undefined ? {} : { revision }), id }) as unknown as TInput;

/** The same of records. */
export const inputsOf = <TInput extends SaveInput>(records: readonly ReadyRecord[]): TInput[] =>
  records.map((record) => inputOf<TInput>(record.values, record));
