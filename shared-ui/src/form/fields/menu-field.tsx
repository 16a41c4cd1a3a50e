import { Select } from '@mantine/core';
import { type FieldProps, useFieldMode } from './field-props.ts';
import { useFormField } from './use-form-field.ts';

interface MenuFieldProps extends FieldProps {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** Choices that are visible at the same time; the others are scrolled to. */
  readonly visible: number;
}

/** CSS pixels of one choice, as in the menus of picklists. */
const choiceHeight = 32;
const menuPadding = 8;

/** One of some fixed values, from a menu that shows so many at a time; the form holds the value. */
export function MenuField({ choices, visible, ...props }: MenuFieldProps) {
  const field = useFormField(props.name);
  const mode = useFieldMode(props);
  return (
    <Select
      {...mode}
      name={props.name}
      label={props.label}
      data={[...choices]}
      value={typeof field.value === 'string' ? field.value : null}
      error={field.error}
      allowDeselect={false}
      checkIconPosition="right"
      withScrollArea={false}
      styles={{
        dropdown: { maxHeight: visible * choiceHeight + menuPadding, overflowY: 'auto' },
        option: { minHeight: choiceHeight },
      }}
      onFocus={field.focus}
      onBlur={field.blur}
      onChange={(value) => field.change(value)}
    />
  );
}
