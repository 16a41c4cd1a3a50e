import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { limits } from 'shared-contracts/limits';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { useIsReadOnly } from './form-mode.ts';
import { useCommittedText, useTypedInput } from './use-committed-text.ts';
import { useFormField } from './use-form-field.ts';

export interface FieldProps {
  /** Path of the value in the form. */
  readonly name: string;
  readonly label: string;
  /** Shows the required mark. */
  readonly required?: boolean;
  readonly readOnly?: boolean;
}

interface TypedEvent {
  readonly currentTarget: { readonly value: string };
}

/** What every kind of text field is given, whatever keeps its text. */
function useTextInput(
  { label, name, required = false, readOnly = false }: FieldProps,
  field: ReturnType<typeof useFormField>,
  { type, flush }: { readonly type: (text: string) => void; readonly flush: () => void },
) {
  const isFormReadOnly = useIsReadOnly();
  const isReadOnly = readOnly || isFormReadOnly;
  return {
    name,
    label,
    withAsterisk: required,
    'aria-required': required,
    readOnly: isReadOnly,
    variant: isReadOnly ? 'filled' : 'default',
    error: field.error,
    onFocus: field.focus,
    onBlur: () => {
      flush();
      field.blur();
    },
    onChange: (event: TypedEvent) => type(event.currentTarget.value),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** One line of text. */
export function TextField(props: FieldProps) {
  const field = useFormField(props.name);
  const value = textOf(field.value);
  const { input, ...typed } = useTypedInput(props.name, value, field.change);
  const given = useTextInput(props, field, typed);
  return <TextInput ref={input} autoComplete="off" defaultValue={value} {...given} />;
}

/** Share of the limit from which on the counter is shown. */
const nearlyFull = 0.9;

/** Text of several lines that grows with it; says how much room is left when that gets little. */
export function TextareaField({
  maximum = limits.textarea,
  ...props
}: FieldProps & { readonly maximum?: number }) {
  const { t } = useTexts('ui');
  const field = useFormField(props.name);
  const [draft, setDraft] = useState<string>();
  const text = draft ?? textOf(field.value);
  const given = useTextInput(props, field, useCommittedText(props.name, field.change, setDraft));
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
      value={text}
      {...given}
    />
  );
}
