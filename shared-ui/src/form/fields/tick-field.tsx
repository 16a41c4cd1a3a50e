import { Checkbox } from '@mantine/core';
import { useIsReadOnly } from '../page/form-mode.ts';
import type { FieldProps } from './field-props.ts';
import classes from './tick-field.module.css';
import { useFormField } from './use-form-field.ts';

interface TickFieldProps extends FieldProps {
  /** Hides the label where the text next to the box already contains it; screen readers still read it. */
  readonly isLabelHidden?: boolean;
}

/** A checkbox. A read-only one can be focused and read, but not changed. */
export function TickField({ name, label, readOnly = false, isLabelHidden = false }: TickFieldProps) {
  const field = useFormField(name);
  const isFormReadOnly = useIsReadOnly();
  const isLocked = readOnly || isFormReadOnly;
  return (
    <Checkbox
      size="sm"
      name={name}
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      checked={field.value === true}
      error={field.error}
      aria-readonly={isLocked}
      className={isLocked ? classes['locked'] : undefined}
      onFocus={field.focus}
      onBlur={field.blur}
      onChange={(event) => {
        if (!isLocked) field.change(event.currentTarget.checked);
      }}
    />
  );
}
