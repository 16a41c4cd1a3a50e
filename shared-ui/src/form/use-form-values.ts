import { useFormState } from 'react-final-form';
import type { FormValues } from './form-values.ts';

/** All values of the surrounding form; re-renders with every change of them. */
export const useFormValues = (): FormValues =>
  useFormState<FormValues>({ subscription: { values: true } }).values;
