import { useField } from 'react-final-form';

/** What a field of the form around holds; re-renders when that changes. */
export const useFieldValue = (name: string): unknown =>
  useField<unknown>(name, { subscription: { value: true }, format: (value: unknown) => value }).input.value;
