import { useFormState } from 'react-final-form';
import type { FormValues } from './form-values.ts';

/** All that the form around holds; re-renders with every change of it. */
export const useFormValues = (): FormValues =>
  useFormState<FormValues>({ subscription: { values: true } }).values;
