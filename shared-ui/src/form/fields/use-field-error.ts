import { useField } from 'react-final-form';
import { ownError } from '../form-errors.ts';
import { fieldSettings } from '../form-rules.ts';
import { useRefusal } from '../form-session.ts';

/** What is wrong with a field, also where nobody has been in it: one that is set by what is chosen elsewhere, as an upload. */
export function useFieldError(name: string): string | undefined {
  const { meta } = useField<unknown>(name, {
    subscription: { error: true },
    ...fieldSettings,
    allowNull: true,
  });
  const refusal = useRefusal(name);
  return ownError(meta.error) ?? (typeof refusal === 'string' ? refusal : undefined);
}
