import { useField } from 'react-final-form';

/** Whether a field of the surrounding form differs from the stored value. */
export const useIsFieldDirty = (name: string): boolean =>
  useField<unknown>(name, { subscription: { dirty: true } }).meta.dirty === true;
