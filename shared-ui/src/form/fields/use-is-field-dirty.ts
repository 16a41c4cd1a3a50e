import { useField } from 'react-final-form';

/** Whether a field of the form around differs from what is stored. */
export const useIsFieldDirty = (name: string): boolean =>
  useField<unknown>(name, { subscription: { dirty: true } }).meta.dirty === true;
