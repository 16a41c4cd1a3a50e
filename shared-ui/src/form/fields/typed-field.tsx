import { TextInput } from '@mantine/core';
import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { type FieldProps, useTextInput } from './field-props.ts';
import {
  currencyKind,
  emailKind,
  nameKind,
  numberKind,
  phoneKind,
  plainKind,
  upperCaseKind,
  userNameKind,
  wholeNumberKind,
} from './text-kinds.ts';
import classes from './typed-field.module.css';
import { type TextKind, useTypedInput } from './use-committed-text.ts';
import { useFormField } from './use-form-field.ts';

type InputMode = InputHTMLAttributes<HTMLInputElement>['inputMode'];

export interface TypedFieldProps extends FieldProps {
  readonly kind: TextKind;
  readonly inputMode?: InputMode;
  readonly placeholder?: string | undefined;
  /** Numbers are aligned to the right, as in a grid. */
  readonly isNumber?: boolean;
  readonly isDisabled?: boolean;
  /** Shown in the field before and after the text. */
  readonly before?: ReactNode;
  readonly behind?: ReactNode;
}

/** One line of text of some kind: written as the kind writes it, read as the kind reads it. */
export function TypedField({ kind, before, behind, isNumber, isDisabled, ...props }: TypedFieldProps) {
  const field = useFormField(props.name);
  const { input, ...typed } = useTypedInput(props.name, field.value, field.change, kind);
  const given = useTextInput(props, field, typed);
  // React ignores a change back to the value it last set: later values are set only by hand.
  const [first] = useState(() => kind.show(field.value));
  return (
    <TextInput
      ref={input}
      autoComplete="off"
      defaultValue={first}
      inputMode={props.inputMode}
      placeholder={props.placeholder}
      leftSection={before}
      rightSection={behind}
      disabled={isDisabled}
      spellCheck={kind === plainKind ? undefined : false}
      classNames={isNumber ? { input: classes['number'] ?? '' } : {}}
      // Enter submits the current text, not that of half a second ago.
      onKeyDown={({ key }) => {
        if (key === 'Enter') typed.flush();
      }}
      {...given}
    />
  );
}

/** One line of text. */
export const TextField = (props: FieldProps) => <TypedField kind={plainKind} {...props} />;

/** A number, kept as a decimal text; its thousands are set apart once the field is left. */
export const NumberField = (props: FieldProps) => (
  <TypedField kind={numberKind} inputMode="decimal" isNumber width="number" {...props} />
);

/** A number without decimals, for example of days. */
export const WholeNumberField = (props: FieldProps & { readonly isDisabled?: boolean }) => (
  <TypedField kind={wholeNumberKind} inputMode="numeric" isNumber width="number" {...props} />
);

/** An amount in dollars, kept as a decimal text. */
export const CurrencyField = (props: FieldProps) => (
  <TypedField kind={currencyKind} inputMode="decimal" isNumber before="$" width="number" {...props} />
);

/** A telephone number, shown as (###) ###-####. */
export const PhoneField = (props: FieldProps) => (
  <TypedField kind={phoneKind} inputMode="tel" width="code" {...props} />
);

/** One or more e-mail addresses. */
export const EmailField = (props: FieldProps) => <TypedField kind={emailKind} inputMode="email" {...props} />;

/** A user name, in lower case. */
export const UserNameField = (props: FieldProps) => <TypedField kind={userNameKind} {...props} />;

/** A text in capitals. */
export const UpperCaseField = (props: FieldProps) => <TypedField kind={upperCaseKind} {...props} />;

/** A name with one capital, at its beginning. */
export const NormalizedNameField = (props: FieldProps) => <TypedField kind={nameKind} {...props} />;
