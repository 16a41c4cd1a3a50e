import { languageOf } from 'shared-contracts';
import { validate } from 'shared-contracts/validators';
import type * as v from 'valibot';
import { invalid } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../record-context.ts';
import type { Columns } from './column-rows.ts';
import { keptValues } from './kept-values.ts';
import { referenceErrors } from './reference-errors.ts';
import type { SavedField } from './saved-fields.ts';
import { sentOf } from './stored-values.ts';
import { fieldPlans, tableWriter } from './table-writer.ts';
import type { RecordValues, SaveInput, WritableKind } from './writable-kind.ts';

interface TableKind<TInput extends SaveInput, TContext extends RecordContext>
  extends Omit<WritableKind<TInput, RecordValues, TContext>, 'writer' | 'read'> {
  /** All fields that a save writes. */
  readonly fields: readonly SavedField[];
  /** The rules for the values of a save, the same as in the form. */
  readonly validator: v.GenericSchema<unknown, RecordValues>;
  /** Columns that every write sets by itself, such as who wrote. */
  readonly stamps?: (within: TContext) => Columns;
}

/**
 * A kind of record that is fully described by its declaration and the rules of its form. Fields that a save does not
 * set stay unchanged; a record that it references must exist.
 */
export function tableKind<
  TInput extends SaveInput = SaveInput,
  TContext extends RecordContext = RecordContext,
>({
  fields,
  validator,
  stamps,
  ...kind
}: TableKind<TInput, TContext>): WritableKind<TInput, RecordValues, TContext> {
  const planOf = fieldPlans(kind.type, fields);
  return {
    ...kind,
    writer: tableWriter({ type: kind.type, fields, ...(stamps ? { stamps } : {}) }),
    read: async (input, within, before) => {
      const { fields: planned } = planOf(within.catalog);
      const whole = before
        ? { ...input, ...keptValues(planned, Object.fromEntries(Object.entries(input)), before.values) }
        : input;
      const checked = validate(validator, whole, languageOf(within.user.locale));
      if (!checked.valid) throw invalid(checked.errors);
      const given = Object.fromEntries(
        planned.flatMap(({ name, kind: of }) => {
          const value = checked.value[name] ?? undefined;
          if (value === undefined && (of === 'rows' || of === 'linked')) return [];
          return [[name, value ?? null] as const];
        }),
      );
      const values = sentOf(planned, given);
      const errors = await referenceErrors(within, planned, { ...checked.value, ...values }, before?.values);
      if (errors.length > 0) throw invalid(errors);
      return values;
    },
  };
}
