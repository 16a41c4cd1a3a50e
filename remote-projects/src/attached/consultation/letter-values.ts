import type { Language } from 'shared-contracts';
import { urlLinkSchema } from 'shared-contracts/documents';
import type { FieldError } from 'shared-contracts/errors';
import { textIn } from 'shared-contracts/forms';
import { validate } from 'shared-contracts/validators';
import type { FormValues } from 'shared-ui/form';
import { stepFaults } from './step-input.ts';

/** The link to the letter itself, as the evidence of each communication; undefined without one. */
export function linkOf(
  values: FormValues,
): { readonly name: string | null; readonly url: string } | undefined {
  const url = textIn(values, 'url').trim();
  return url ? { name: textIn(values, 'linkName').trim() || null, url } : undefined;
}

/** The errors of a letter: those of its step, and of the address of its document. */
export function letterFaults(values: FormValues, language: Language): readonly FieldError[] {
  const { step, date, deliveredDate, comments } = values;
  const faults = stepFaults({ step, date, deliveredDate, comments }, language);
  const link = linkOf(values) ?? (textIn(values, 'linkName').trim() ? { name: null, url: '' } : undefined);
  const checked = link && validate(urlLinkSchema, { ...link, notes: null }, language);
  return [
    ...faults,
    ...(checked && !checked.valid
      ? checked.errors.map(({ path, message }) => ({ path: path === 'name' ? 'linkName' : path, message }))
      : []),
  ];
}
