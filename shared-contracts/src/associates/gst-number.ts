import { compact, validate } from 'stdnum/lib/cjs/ca/bn.js';
import * as v from 'valibot';
import { message, optional } from '../validators/rules.ts';

const accountOf = 9;

/**
 * Whether a text is a GST/HST registration number: a business number of the Canada Revenue Agency with nine digits, of
 * which the last is the check digit, either alone or with its tax account, RT and four digits.
 */
export function isGstNumber(text: string): boolean {
  const { isValid } = validate(text);
  if (!isValid) return false;
  const account = compact(text).slice(accountOf);
  return account === '' || account.startsWith('RT');
}

/** The rule for a payee's GST/HST registration number: stored without spaces and hyphens, in capital letters. */
export const gstNumber = optional(
  v.pipe(
    v.string(message('notText')),
    v.transform((text) => text.toUpperCase().trim()),
    v.check(isGstNumber, message('gstNumber')),
    v.transform(compact),
  ),
);
