import { useEffect } from 'react';
import { useField, useForm } from 'react-final-form';
import { ownError } from '../form-errors.ts';
import { fieldSettings } from '../form-rules.ts';
import { useFormSession, useRefusal } from '../form-session.ts';
import { isSameValue } from '../form-values.ts';
import { afterPress, watchPress } from './after-press.ts';
import { useAfterPress } from './use-after-press.ts';

const ignore = () => {};

watchPress();

const asItIs = (value: unknown) => value;

/** A field's value and error; re-renders for this field only. */
export function useFormField(name: string) {
  const form = useForm();
  // Registers before react-final-form does: that sets a field which the form does not know to its initial value, which
  // would undo typed text in a row that moves to another place.
  useEffect(() => form.registerField(name, ignore, {}, fieldSettings), [form, name]);
  const { input, meta } = useField<unknown>(name, {
    subscription: { value: true, touched: true, error: true },
    // final-form drops emptied keys unless values are passed through unchanged.
    parse: asItIs,
    format: asItIs,
    ...fieldSettings,
    allowNull: true,
  });
  const session = useFormSession();
  const refusal = useRefusal(name);
  const invalid = meta.touched ? ownError(meta.error) : undefined;
  const errors = [invalid, refusal].filter((error) => typeof error === 'string');
  const error = useAfterPress(errors.length > 0 ? errors.join(' ') : undefined);
  return {
    value: input.value,
    change: (value: unknown) => {
      if (!isSameValue(value, input.value)) session.forgive(name);
      input.onChange(value);
    },
    blur: () => afterPress(() => input.onBlur()),
    focus: () => input.onFocus(),
    /** Shown once the field has been left; the server's errors are added to the form's own. */
    error,
  };
}
