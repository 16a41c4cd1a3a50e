import * as v from 'valibot';
import type { Language } from '../i18n/language.ts';
import { password } from '../limits/index.ts';
import { type ValidationText, validationText } from '../validators/validation-texts.ts';

/** The requirements on a password; shown as hints that are ticked while it is typed (001 §5). */
export const passwordHints = ['length', 'letters', 'digit', 'symbol'] as const;

export type PasswordHint = (typeof passwordHints)[number];

const hintRules: Record<PasswordHint, (text: string) => boolean> = {
  length: ({ length }) => length >= password.shortest && length <= password.longest,
  letters: (text) => /[A-Z]/.test(text) && /[a-z]/.test(text),
  digit: (text) => /\d/.test(text),
  symbol: (text) => /[@#$%*!]/.test(text),
};

/** Whether a typed password meets a requirement. */
export const isHintSatisfied = (hint: PasswordHint, text: string): boolean => hintRules[hint](text);

const allowed = /^[A-Za-z0-9*@$!#%]*$/;

interface NewPassword {
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** The wrong field and the reason: the first of mismatch, characters, length, complexity (decision 39). */
export function passwordFault({
  newPassword,
  confirmPassword,
}: NewPassword): { readonly field: keyof NewPassword; readonly text: ValidationText } | undefined {
  if (newPassword !== confirmPassword) return { field: 'confirmPassword', text: 'passwordMismatch' };
  if (!allowed.test(newPassword)) return { field: 'newPassword', text: 'passwordCharacters' };
  if (newPassword.length > password.longest) return { field: 'newPassword', text: 'passwordTooLong' };
  const isComplex = passwordHints.every((hint) => isHintSatisfied(hint, newPassword));
  return isComplex ? undefined : { field: 'newPassword', text: 'passwordSimple' };
}

/** The errors of a password, the same in a form and in the API. */
export function passwordErrors(given: NewPassword, language: Language) {
  const fault = passwordFault(given);
  return fault
    ? [{ path: fault.field, message: validationText(language, fault.text, { n: password.longest }) }]
    : [];
}

const text = v.pipe(v.nullish(v.string(), ''), v.maxLength(1000));

/** The new password as entered, before its rules are checked. */
export const newPasswordSchema = v.object({ newPassword: text, confirmPassword: text });
