import { useForm } from 'react-final-form';

/**
 * Puts a value into a field as if somebody had typed it and left the field, for example from a file: its errors show
 * immediately.
 */
export function usePutField(): (name: string, value: unknown) => void {
  const form = useForm();
  return (name, value) => {
    form.change(name, value);
    form.blur(name);
  };
}
