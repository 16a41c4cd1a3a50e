import { useField } from 'react-final-form';
import { ownError } from '../form-errors.ts';
import { fieldSettings } from '../form-rules.ts';
import { useRefusal } from '../form-session.ts';

/**
 * The error of a field, even if the person has not visited it: for a field that is set by a choice elsewhere, such as
 * an upload.
 */
export function useFieldError(name: string): string | undefined {
  const { meta } = useField<unknown>(name, {
    subscription: { error: true },
    ...fieldSettings,
    allowNull: true,
  });
  const refusal = useRefusal(name);
  return ownError(meta.error) ?? (typeof refusal === 'string' ? refusal : undefined);
}
