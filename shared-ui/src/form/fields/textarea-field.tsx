import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { countText } from 'shared-contracts';
import { limits } from 'shared-contracts/limits';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { type FieldProps, useTextInput } from './field-props.ts';
import { useCommittedText } from './use-committed-text.ts';
import { useFormField } from './use-form-field.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Share of the limit from which on the counter is shown. */
const nearlyFull = 0.9;

/** Text of several lines; the field grows with it and shows how much room is left when that gets little. */
export function TextareaField({
  maximum = limits.textarea,
  ...props
}: FieldProps & { readonly maximum?: number }) {
  const { t } = useTexts('ui');
  const field = useFormField(props.name);
  const [draft, setDraft] = useState<string>();
  const text = draft ?? textOf(field.value);
  const given = useTextInput(
    { width: 'line', ...props },
    field,
    useCommittedText(props.name, field.change, setDraft),
  );
  const isNearlyFull = text.length > maximum * nearlyFull;
  return (
    <Textarea
      {...given}
      autosize
      minRows={3}
      maxRows={16}
      description={
        isNearlyFull
          ? t('form.remaining', { n: countText(Math.max(0, maximum - text.length)) })
          : given.description
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={text}
    />
  );
}
