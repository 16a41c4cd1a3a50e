import type { FormApi } from 'final-form';
import { type FormValues, isSameValue } from '../form-values.ts';

/** Makes a version the clean state of the form and applies values over it, including values without a field on the page. */
export function startFrom(form: FormApi<FormValues>, stored: FormValues, values: FormValues): void {
  form.batch(() => {
    form.initialize({ ...stored });
    for (const name of Object.keys({ ...stored, ...values })) {
      if (!isSameValue(values[name], stored[name])) form.change(name, values[name]);
    }
  });
}

/** Makes the stored values the clean state of the form, and keeps edits made during the save. */
export function settle(form: FormApi<FormValues>, sent: FormValues, stored: FormValues): void {
  const now = form.getState().values;
  const names = Object.keys({ ...now, ...sent }).filter((name) => !isSameValue(now[name], sent[name]));
  startFrom(form, stored, { ...stored, ...Object.fromEntries(names.map((name) => [name, now[name]])) });
}
