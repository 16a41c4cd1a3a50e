import { Textarea, TextInput } from '@mantine/core';
import { limits } from 'shared-contracts/limits';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { useIsReadOnly } from './form-mode.ts';
import { useCommittedText } from './use-committed-text.ts';
import { useFormField } from './use-form-field.ts';

export interface FieldProps {
  /** Path of the value in the form. */
  readonly name: string;
  readonly label: string;
  /** Shows the required mark. */
  readonly required?: boolean;
  readonly readOnly?: boolean;
}

function useTextField({ name, label, required = false, readOnly = false }: FieldProps) {
  const field = useFormField(name);
  const isFormReadOnly = useIsReadOnly();
  const value = typeof field.value === 'string' ? field.value : '';
  const { text, type, flush } = useCommittedText(name, value, field.change);
  return {
    text,
    props: {
      name,
      label,
      withAsterisk: required,
      'aria-required': required,
      readOnly: readOnly || isFormReadOnly,
      variant: readOnly || isFormReadOnly ? 'filled' : 'default',
      value: text,
      error: field.error,
      onFocus: field.focus,
      onBlur: () => {
        flush();
        field.blur();
      },
      onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
        type(event.currentTarget.value),
    },
  };
}

/** One line of text. */
export function TextField(props: FieldProps) {
  const { props: input } = useTextField(props);
  return <TextInput autoComplete="off" {...input} />;
}

/** Share of the limit from which on the counter is shown. */
const nearlyFull = 0.9;

/** Text of several lines that grows with it; says how much room is left when that gets little. */
export function TextareaField({
  maximum = limits.textarea,
  ...props
}: FieldProps & { readonly maximum?: number }) {
  const { t } = useTexts('ui');
  const { text, props: input } = useTextField(props);
  const isNearlyFull = text.length > maximum * nearlyFull;
  return (
    <Textarea
      autosize
      minRows={3}
      maxRows={16}
      description={
        isNearlyFull
          ? t('form.remaining', { n: Math.max(0, maximum - text.length).toLocaleString('en-CA') })
          : undefined
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...input}
    />
  );
}
