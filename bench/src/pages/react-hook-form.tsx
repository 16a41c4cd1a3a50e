import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { fieldNames, typedField } from './fields.ts';
import type { FormSide } from './side.ts';

/** 200 registered inputs, as the library's guide writes them. */
export const side: FormSide = async (root) => {
  let value: () => string = () => '';
  function Page() {
    const { register, getValues, formState } = useForm<Record<string, string>>({
      mode: 'onChange',
      defaultValues: Object.fromEntries(fieldNames.map((name) => [name, ''])),
    });
    value = () => getValues(typedField) ?? '';
    return (
      <form>
        <p>{formState.isDirty ? 'Not saved' : 'Saved'}</p>
        {fieldNames.map((name) => (
          <label key={name} style={{ display: 'block' }}>
            {name}
            <input {...register(name, { required: 'Required value', maxLength: 1000 })} />
            {formState.errors[name] && <span role="alert">{formState.errors[name].message}</span>}
          </label>
        ))}
      </form>
    );
  }
  createRoot(root).render(<Page />);
  return { label: typedField, value: () => value() };
};
