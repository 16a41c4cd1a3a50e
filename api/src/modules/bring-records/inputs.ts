import type { SaveInput } from '../../records/writing/writable-kind.ts';
import type { BroughtValues, ReadyRecord } from './brought-noun.ts';

/**
 * Turns values into the input of a save. The rules of the kind parse it as they parse a browser's input, so nothing is
 * trusted here; fields that the rules do not know are ignored.
 */
export const inputOf = <TInput extends SaveInput>(
  values: BroughtValues | Readonly<Record<string, unknown>>,
  { id, revision }: Pick<ReadyRecord, 'id' | 'revision'>,
): TInput => ({ ...values, ...(revision === undefined ? {} : { revision }), id }) as unknown as TInput;

/** Does the same for several records. */
export const inputsOf = <TInput extends SaveInput>(records: readonly ReadyRecord[]): TInput[] =>
  records.map((record) => inputOf<TInput>(record.values, record));
