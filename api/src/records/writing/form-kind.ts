import { isDeepStrictEqual } from 'node:util';
import { type Language, languageOf } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import { fieldsOf, validate } from 'shared-contracts/validators';
import type * as v from 'valibot';
import { invalid } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../record-context.ts';
import type { Columns } from './column-rows.ts';
import { referenceErrors } from './reference-errors.ts';
import type { PlannedField, SavedField } from './saved-fields.ts';
import { sentOf } from './stored-values.ts';
import { fieldPlans, type MadeColumns, tableWriter } from './table-writer.ts';
import type { RecordValues, SaveInput, StoredRecord, WritableKind } from './writable-kind.ts';

/** Fields that the person may not change, each with what is said of it. */
export type LockedFields = ReadonlyMap<string, string>;

interface FormKind<TInput extends SaveInput, TContext extends RecordContext>
  extends Omit<WritableKind<TInput, RecordValues, TContext>, 'writer' | 'read'> {
  /** Everything that a save writes, and nothing else. */
  readonly fields: readonly SavedField[];
  /** The rule of each field, the same that the form has. */
  readonly rules: v.ObjectEntries;
  readonly locks?: (
    input: TInput,
    within: TContext,
    before: StoredRecord | undefined,
  ) => LockedFields | Promise<LockedFields>;
  /** What holds beyond single fields. Told with what is wrong with them; may throw what is no matter of values. */
  readonly holds?: (
    values: RecordValues,
    within: TContext,
    before: StoredRecord | undefined,
    id: string,
  ) => readonly FieldError[] | Promise<readonly FieldError[]>;
  /** Columns that each write sets by itself, such as who it was, or what follows from the values. */
  readonly stamps?: (within: TContext, values: RecordValues) => Columns;
  /** Extra column values to write only on insert. */
  readonly made?: MadeColumns<TContext>;
}

/** What a save says of the fields: what is undefined is not named, and neither is a list that is null. */
function givenOf(planned: readonly PlannedField[], input: object): RecordValues {
  const sent = new Map<string, unknown>(Object.entries(input));
  return Object.fromEntries(
    planned.flatMap(({ name, kind }) => {
      const value = sent.get(name);
      const isList = kind === 'rows' || kind === 'linked';
      return value === undefined || (isList && value === null) ? [] : [[name, value] as const];
    }),
  );
}

/** Whether two values mean the same to a rule: a telephone number in another writing is no change. */
function isSame(rule: v.ObjectEntries[string] | undefined, one: unknown, other: unknown): boolean {
  if (!rule) return isDeepStrictEqual(one, other);
  const entry = fieldsOf({ value: rule });
  const [first, second] = [one, other].map((value) => validate(entry, { value }));
  if (!first?.valid || !second?.valid) return isDeepStrictEqual(one ?? null, other ?? null);
  return isDeepStrictEqual(first.value, second.value);
}

/** Whether a save names any field that it may write. */
export const namesFields = (rules: v.ObjectEntries, input: object): boolean =>
  Object.entries(input).some(([name, value]) => name in rules && value !== undefined);

/** The values of the open fields, or what is wrong with them. */
function checkOpen(
  rules: v.ObjectEntries,
  locked: LockedFields,
  values: RecordValues,
  language: Language,
): { readonly values: RecordValues; readonly errors: readonly FieldError[] } {
  const open = Object.fromEntries(Object.entries(rules).filter(([name]) => !locked.has(name)));
  const checked = validate(fieldsOf(open), values, language);
  return checked.valid ? { values: checked.value, errors: [] } : { values: {}, errors: checked.errors };
}

/**
 * A kind of record with a form that locks fields: what a save does not name stays as it is, a locked field
 * that it would change is refused with its reason and otherwise left alone, whatever rule it breaks by now.
 */
export function formKind<
  TInput extends SaveInput = SaveInput,
  TContext extends RecordContext = RecordContext,
>({
  fields,
  rules,
  locks = () => new Map(),
  holds = () => [],
  stamps,
  made,
  ...kind
}: FormKind<TInput, TContext>): WritableKind<TInput, RecordValues, TContext> {
  const planOf = fieldPlans(kind.type, fields);
  return {
    ...kind,
    writer: tableWriter({
      type: kind.type,
      fields,
      ...(stamps ? { stamps } : {}),
      ...(made ? { made } : {}),
    }),
    read: async (input, within, before) => {
      const { fields: planned } = planOf(within.catalog);
      const locked = await locks(input, within, before);
      const given = givenOf(planned, input);
      const refused = [...locked].flatMap(([path, message]) =>
        path in given && !isSame(rules[path], given[path], before?.values[path]) ? [{ path, message }] : [],
      );
      const open = checkOpen(rules, locked, { ...before?.values, ...given }, languageOf(within.user.locale));
      const values = sentOf(planned, open.values);
      const whole = { ...before?.values, ...values };
      const wrong = [...refused, ...open.errors];
      if (wrong.length === 0) {
        wrong.push(...(await referenceErrors(within, planned, whole, before?.values)));
        wrong.push(...(await holds(whole, within, before, input.id.toLowerCase())));
      }
      const told = wrong.filter(({ path }, place) => wrong.findIndex((one) => one.path === path) === place);
      if (told.length > 0) throw invalid(told);
      return values;
    },
  };
}
