import { NativeSelect } from '@mantine/core';
import { type FieldProps, useFieldMode } from './field-props.ts';
import { useFormField } from './use-form-field.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceFieldProps extends FieldProps {
  readonly choices: readonly Choice[];
  /** The option for no choice; without it something is always chosen. */
  readonly none?: string;
  /** Called when another is chosen, besides the form. */
  readonly onChoose?: () => void;
}

/** One of a few fixed values; lists that people keep are picked with a PickerField. */
export function ChoiceField({ choices, none, onChoose, ...props }: ChoiceFieldProps) {
  const field = useFormField(props.name);
  const { readOnly, variant: _, ...mode } = useFieldMode(props);
  return (
    <NativeSelect
      {...mode}
      name={props.name}
      label={props.label}
      data={[...(none === undefined ? [] : [{ value: '', label: none }]), ...choices]}
      value={typeof field.value === 'string' ? field.value : ''}
      error={field.error}
      disabled={readOnly}
      // Read as well as any other field that cannot be changed.
      styles={readOnly ? { input: { opacity: 1, color: 'var(--rw-text)' } } : {}}
      onFocus={field.focus}
      onBlur={field.blur}
      onChange={({ currentTarget: { value } }) => {
        field.change(value === '' ? null : value);
        onChoose?.();
      }}
    />
  );
}
