import { compact, validate } from 'stdnum/lib/cjs/ca/bn.js';
import * as v from 'valibot';
import { message, optional } from '../validators/rules.ts';

const accountOf = 9;

/**
 * Whether a text is a number of registration for GST/HST: a business number of the Canada Revenue Agency, nine digits of
 * which the last is the check digit, alone or with the account that taxes are kept in, RT and four digits.
 */
export function isGstNumber(text: string): boolean {
  const { isValid } = validate(text);
  if (!isValid) return false;
  const account = compact(text).slice(accountOf);
  return account === '' || account.startsWith('RT');
}

/** The rule of a payee's number of registration for GST/HST: kept without blanks and hyphens, in capitals. */
export const gstNumber = optional(
  v.pipe(
    v.string(message('notText')),
    v.transform((text) => text.toUpperCase().trim()),
    v.check(isGstNumber, message('gstNumber')),
    v.transform(compact),
  ),
);
