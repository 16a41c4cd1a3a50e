import { useField } from 'react-final-form';

/** The value of a field of the surrounding form; re-renders when it changes. */
export const useFieldValue = (name: string): unknown =>
  useField<unknown>(name, { subscription: { value: true }, format: (value: unknown) => value }).input.value;
