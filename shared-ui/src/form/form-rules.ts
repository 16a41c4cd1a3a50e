import type { FieldError } from 'shared-contracts/errors';
import { errorsByField } from './form-errors.ts';
import { type FormValues, isSameValue } from './form-values.ts';

/**
 * How every field is registered. The rules check the whole form together and no field has rules of its own, so
 * final-form need not collect the errors of all fields again for each field.
 */
export const fieldSettings: {
  readonly isEqual: typeof isSameValue;
  /** The library asks for a list that it may write to. */
  readonly validateFields: string[];
} = { isEqual: isSameValue, validateFields: [] };

/**
 * A form's rules as final-form asks for them: errors by field. New results are added to the known ones, so that a
 * field that is no longer wrong is reported too.
 */
export function formRules(
  validate: (values: FormValues) => readonly FieldError[],
): (values: FormValues) => object {
  let right: Record<string, undefined> = {};
  return (values) => {
    const wrong = errorsByField(validate(values), (name) => {
      const list = values[name];
      return Array.isArray(list) && list.length > 0;
    });
    const results = { ...right, ...wrong };
    right = Object.fromEntries(Object.keys(results).map((name) => [name, undefined]));
    return results;
  };
}
