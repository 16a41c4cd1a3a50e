import { useForm } from 'react-final-form';

/** Sets another field of the surrounding form, for example one that no longer fits the picked entry. */
export function useSetField(): (name: string, value: unknown) => void {
  const form = useForm();
  return (name, value) => form.change(name, value);
}
