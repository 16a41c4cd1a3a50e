import { useForm } from 'react-final-form';
import type { FormValues } from './form-values.ts';

/** Reads what the form around holds, when it is asked and without rendering anew for it. */
export function useReadForm(): () => FormValues {
  const form = useForm();
  return () => form.getState().values;
}
