import { NativeSelect } from '@mantine/core';
import { type FieldProps, lockedChoice, useFieldMode } from './field-props.ts';
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
  const { readOnly, ...mode } = useFieldMode(props);
  return (
    <NativeSelect
      {...mode}
      name={props.name}
      label={props.label}
      data={[...(none === undefined ? [] : [{ value: '', label: none }]), ...choices]}
      value={typeof field.value === 'string' ? field.value : ''}
      error={field.error}
      disabled={readOnly}
      styles={readOnly ? lockedChoice : {}}
      onFocus={field.focus}
      onBlur={field.blur}
      onChange={({ currentTarget: { value } }) => {
        field.change(value === '' ? null : value);
        onChoose?.();
      }}
    />
  );
}
