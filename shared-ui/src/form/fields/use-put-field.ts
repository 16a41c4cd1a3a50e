import { useForm } from 'react-final-form';

/**
 * Puts a value into a field as if somebody had typed it and gone on, for example what a file holds: what is wrong with it
 * counts as an error at once.
 */
export function usePutField(): (name: string, value: unknown) => void {
  const form = useForm();
  return (name, value) => {
    form.change(name, value);
    form.blur(name);
  };
}
