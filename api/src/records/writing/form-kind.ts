import { isDeepStrictEqual } from 'node:util';
import { type Language, languageOf } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import { fieldsOf, validate } from 'shared-contracts/validators';
import type * as v from 'valibot';
import { invalid } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../record-context.ts';
import type { Columns } from './column-rows.ts';
import { keptValues } from './kept-values.ts';
import { referenceErrors } from './reference-errors.ts';
import type { PlannedField, SavedField } from './saved-fields.ts';
import { sentOf } from './stored-values.ts';
import { fieldPlans, type MadeColumns, tableWriter } from './table-writer.ts';
import type { RecordValues, SaveInput, StoredRecord, WritableKind } from './writable-kind.ts';

/** Fields that the person may not change, each with the message that explains why. */
export type LockedFields = ReadonlyMap<string, string>;

interface FormKind<TInput extends SaveInput, TContext extends RecordContext>
  extends Omit<WritableKind<TInput, RecordValues, TContext>, 'writer' | 'read'> {
  /** All fields that a save writes. */
  readonly fields: readonly SavedField[];
  /** The rule of each field, as in the form; or one schema for all of them together, for kinds that lock no field. */
  readonly rules: v.ObjectEntries | v.GenericSchema<unknown, RecordValues>;
  readonly locks?: (
    input: TInput,
    within: TContext,
    before: StoredRecord | undefined,
  ) => LockedFields | Promise<LockedFields>;
  /**
   * Checks beyond single fields, run when all single fields are valid. Returns errors of values; may throw any other
   * refusal.
   */
  readonly holds?: (
    values: RecordValues,
    within: TContext,
    before: StoredRecord | undefined,
    id: string,
  ) => readonly FieldError[] | Promise<readonly FieldError[]>;
  /** Columns that every write sets by itself, such as who wrote, or values derived from the others. */
  readonly stamps?: (within: TContext, values: RecordValues) => Columns;
  /** Extra column values to write only on insert. */
  readonly made?: MadeColumns<TContext>;
}

/**
 * The fields that a save sets. Undefined fields are not set, and neither are lists that are null. Fields missing from
 * an existing row of a list keep their stored values.
 */
function givenOf(
  planned: readonly PlannedField[],
  input: object,
  before: StoredRecord | undefined,
): RecordValues {
  const sent = new Map<string, unknown>(Object.entries(input));
  const set = planned.filter(({ name, kind }) => {
    const value = sent.get(name);
    const isList = kind === 'rows' || kind === 'linked';
    return value !== undefined && !(isList && value === null);
  });
  const given = Object.fromEntries(set.map(({ name }) => [name, sent.get(name)] as const));
  return before ? keptValues(set, given, before.values) : given;
}

type Rules = FormKind<SaveInput, RecordContext>['rules'];

const isSchema = (rules: Rules): rules is v.GenericSchema<unknown, RecordValues> => '~run' in rules;

/** Whether two values are the same under a rule: a telephone number written differently is not a change. */
function isSame(rule: v.ObjectEntries[string] | undefined, one: unknown, other: unknown): boolean {
  if (!rule) return isDeepStrictEqual(one, other);
  const entry = fieldsOf({ value: rule });
  const [first, second] = [one, other].map((value) => validate(entry, { value }));
  if (!first?.valid || !second?.valid) return isDeepStrictEqual(one ?? null, other ?? null);
  return isDeepStrictEqual(first.value, second.value);
}

/** Whether a save sets any field that it may write. */
export const namesFields = (rules: v.ObjectEntries, input: object): boolean =>
  Object.entries(input).some(([name, value]) => name in rules && value !== undefined);

/** Validates the fields that are not locked and returns their values, or their errors. */
function checkOpen(
  rules: Rules,
  locked: LockedFields,
  values: RecordValues,
  language: Language,
): { readonly values: RecordValues; readonly errors: readonly FieldError[] } {
  const open = isSchema(rules)
    ? rules
    : fieldsOf(Object.fromEntries(Object.entries(rules).filter(([name]) => !locked.has(name))));
  const checked = validate(open, values, language);
  return checked.valid ? { values: checked.value, errors: [] } : { values: {}, errors: checked.errors };
}

/**
 * A kind of record that is fully described by its declaration and the rules of its form. Fields that a save does not
 * set stay unchanged; a record that it references must exist. A locked field is refused with its reason if the save
 * would change it; its stored value is not checked, even if it no longer meets a rule.
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
      const given = givenOf(planned, input, before);
      const ruleOf = (path: string) => (isSchema(rules) ? undefined : rules[path]);
      const refused = [...locked].flatMap(([path, message]) =>
        path in given && !isSame(ruleOf(path), given[path], before?.values[path]) ? [{ path, message }] : [],
      );
      const sent = isSchema(rules) ? input : {};
      const open = checkOpen(
        rules,
        locked,
        { ...sent, ...before?.values, ...given },
        languageOf(within.user.locale),
      );
      const values = sentOf(planned, open.values);
      const whole = { ...before?.values, ...values };
      const wrong = [...refused, ...open.errors];
      if (wrong.length === 0) {
        wrong.push(...(await referenceErrors(within, planned, whole, before?.values)));
        wrong.push(...(await holds(whole, within, before, input.id.toLowerCase())));
      }
      const firstPerPath = wrong.filter(
        ({ path }, place) => wrong.findIndex((one) => one.path === path) === place,
      );
      if (firstPerPath.length > 0) throw invalid(firstPerPath);
      return values;
    },
  };
}
