import { PasswordInput } from '@mantine/core';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { type FieldProps, useTextInput } from './field-props.ts';
import { type TextKind, useTypedInput } from './use-committed-text.ts';
import { useFormField } from './use-form-field.ts';

// Hints tick while somebody types, so nothing is waited for; blanks belong to a password.
const secretKind: TextKind = { show: (value) => String(value ?? ''), read: (text) => text, delay: 0 };

interface PasswordFieldProps extends FieldProps {
  /** The meaning of the field for password managers. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password: hidden unless the person asks to see it. */
export function PasswordField({ autoComplete, ...props }: PasswordFieldProps) {
  const { t } = useTexts('ui');
  const field = useFormField(props.name);
  const { input, ...typed } = useTypedInput(props.name, field.value, field.change, secretKind);
  const given = useTextInput(props, field, typed);
  return (
    <PasswordInput
      ref={input}
      autoComplete={autoComplete}
      spellCheck={false}
      defaultValue={String(field.value ?? '')}
      visibilityToggleButtonProps={{ 'aria-label': t('signIn.show') }}
      {...given}
    />
  );
}
