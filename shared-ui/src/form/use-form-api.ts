import { createForm, type FormApi } from 'final-form';
import { useLayoutEffect, useState } from 'react';
import type { FieldError } from 'shared-contracts/errors';
import { formRules } from './form-rules.ts';
import type { FormValues } from './form-values.ts';

/** Makes the form once; validation follows the language through `validate`. */
export function useFormApi(
  initialValues: FormValues,
  validate: (values: FormValues) => readonly FieldError[],
): FormApi<FormValues> {
  const [form] = useState(() =>
    createForm<FormValues>({
      initialValues: { ...initialValues },
      onSubmit: () => {},
      validate: formRules(validate),
    }),
  );
  // Before the next press can come: it must not be judged by the rules of a choice that has just disappeared.
  useLayoutEffect(() => {
    form.setConfig('validate', formRules(validate));
  }, [form, validate]);
  return form;
}
