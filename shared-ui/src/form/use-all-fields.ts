import type { FormApi } from 'final-form';
import { useEffect } from 'react';
import { fieldSettings } from './form-rules.ts';
import type { FormValues } from './form-values.ts';

const ignore = () => {};

/**
 * Keeps fields in a form whether they are shown or not. Else final-form forgets a field when its tab is left, and
 * react-final-form resets it when the tab is opened again. Returns what lets them go.
 */
export function keepFields(form: FormApi<FormValues>, names: readonly string[]): () => void {
  const stops = names.map((name) =>
    form.registerField(name, ignore, {}, form.getFieldState(name) ? {} : fieldSettings),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/** Keeps the fields of all tabs in the form for as long as its page is there. */
export function useAllFields(form: FormApi<FormValues>, names: readonly string[]): void {
  const list = names.join('\n');
  useEffect(() => keepFields(form, list.split('\n').filter(Boolean)), [form, list]);
}
