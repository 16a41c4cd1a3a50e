import { useIsReadOnly } from '../page/form-mode.ts';
import type { useFormField } from './use-form-field.ts';

/**
 * Largest width of a field's box by its content, in CSS pixels: a number, a code, a name, a line of text
 * (`field-widths.css`).
 */
const widths = { number: 176, code: 280, name: 440, line: 720 } as const;

export type FieldWidth = keyof typeof widths;

/** The width for a text of at most so many characters. */
export function widthForText(maximum: number): FieldWidth {
  if (maximum <= 30) return 'code';
  return maximum <= 250 ? 'name' : 'line';
}

export interface FieldProps {
  /** Path of the value in the form. */
  readonly name: string;
  readonly label: string;
  /** Shows the required mark. */
  readonly required?: boolean;
  readonly readOnly?: boolean;
  /** A hint on how to fill it in, below its label. */
  readonly hint?: string | undefined;
  /** The full width by default. */
  readonly width?: FieldWidth;
}

/** The properties of a field's parts other than its value. */
export function useFieldMode({ readOnly = false, required = false, width }: FieldProps) {
  const isFormReadOnly = useIsReadOnly();
  const isReadOnly = readOnly || isFormReadOnly;
  return {
    ...(width ? { wrapperProps: { 'data-width': widths[width] } } : {}),
    withAsterisk: required,
    'aria-required': required,
    readOnly: isReadOnly,
    variant: isReadOnly ? 'filled' : 'default',
  } as const;
}

/** A choice that cannot be changed is read as well as the other locked fields, and as grey. */
export const lockedChoice = {
  input: {
    opacity: 1,
    color: 'var(--rw-text)',
    background: 'var(--input-bg)',
    borderColor: 'transparent',
  },
};

interface TypedEvent {
  readonly currentTarget: { readonly value: string };
}

/** The properties of every kind of text field, whatever stores its text. */
export function useTextInput(
  props: FieldProps,
  field: ReturnType<typeof useFormField>,
  { type, flush }: { readonly type: (text: string) => void; readonly flush: () => void },
) {
  const mode = useFieldMode(props);
  return {
    ...mode,
    name: props.name,
    label: props.label,
    description: props.hint,
    error: field.error,
    onFocus: field.focus,
    onBlur: () => {
      flush();
      field.blur();
    },
    onChange: (event: TypedEvent) => type(event.currentTarget.value),
  };
}
