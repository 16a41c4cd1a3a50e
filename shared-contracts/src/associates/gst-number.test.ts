import { describe, expect, it } from 'vitest';
import { fieldsOf, validate } from '../validators/index.ts';
import { gstNumber } from './gst-number.ts';

const rules = fieldsOf({ gstNumber });
const keptOf = (typed: unknown) => {
  const checked = validate(rules, { gstNumber: typed }, 'en');
  return checked.valid ? checked.value.gstNumber : checked.errors[0]?.message.slice(0, 40);
};
const refused = 'This is not a GST/HST registration. Ente';

describe('a registration for GST', () => {
  // The check digit is Luhn's, by hand: 1+4+3+8+5+3+7+7+2 (the even places doubled, digits added) is 40, by ten whole.
  it.each([
    ['123456782', '123456782', 'the check digit of 12345678 is 2'],
    ['12345 6782 RT0001', '123456782RT0001', 'as it is printed on bills'],
    ['123456782rt0001', '123456782RT0001', 'small letters'],
    ['123-456-782', '123456782', 'hyphens'],
    [' 123456782 ', '123456782', 'blanks around it'],
    ['', null, 'none'],
    [null, null, 'none'],
    ['   ', null, 'none'],
    ['123456789', refused, '47: the check digit is wrong'],
    ['213456782', refused, 'two digits changed places: 2+2+3+8+5+3+7+7+2 is 39'],
    ['123456783', refused, 'one more at the end'],
    ['12345678', refused, 'eight digits'],
    ['1234567820', refused, 'ten digits'],
    ['12345678A', refused, 'a letter'],
    ['123456782RC0001', refused, 'the account of corporate tax'],
    ['123456782RT001', refused, 'three digits of an account'],
    ['123456782RTABCD', refused, 'letters of an account'],
    [123456782, 'Value must be a text.', 'a number'],
  ])('%s is kept as %s: %s', (typed, kept, _why) => {
    const result = keptOf(typed);
    if (typeof typed === 'number') expect(result).not.toBe('123456782');
    else expect(result).toBe(kept);
  });
});
