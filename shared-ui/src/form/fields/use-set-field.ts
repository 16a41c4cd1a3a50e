import { useForm } from 'react-final-form';

/** Sets another field of the form around, for example one that no longer fits what was picked. */
export function useSetField(): (name: string, value: unknown) => void {
  const form = useForm();
  return (name, value) => form.change(name, value);
}
