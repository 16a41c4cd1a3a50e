import { describe, expect, it } from 'vitest';
import { isHintSatisfied, type PasswordHint, passwordErrors, passwordHints } from './password-rules.ts';

const messages = (newPassword: string, confirmPassword = newPassword) =>
  passwordErrors({ newPassword, confirmPassword }, 'en');

const long = (length: number) => `Aa1!${'x'.repeat(length - 4)}`;

describe('a new password', () => {
  it.each([long(8), long(40), 'Abcdef1*', 'Abcdef1@', 'Abcdef1$', 'Abcdef1!', 'Abcdef1#', 'Abcdef1%'])(
    'may be %s',
    (text) => expect(messages(text)).toEqual([]),
  );

  it.each([
    ['Abcdef1!', 'Abcdef1?', 'confirmPassword', 'New password and confirm password do not match.'],
    ['Abc def1!', 'Abc def1!', 'newPassword', "The new password contains characters that aren't allowed."],
    ['Abcdef1&', 'Abcdef1&', 'newPassword', "The new password contains characters that aren't allowed."],
    ['Äbcdef1!', 'Äbcdef1!', 'newPassword', "The new password contains characters that aren't allowed."],
    [long(41), long(41), 'newPassword', 'The new password cannot exceed 40 characters.'],
    [long(7), long(7), 'newPassword', 'The new password is not complex enough.'],
    ['abcdef1!', 'abcdef1!', 'newPassword', 'The new password is not complex enough.'],
    ['ABCDEF1!', 'ABCDEF1!', 'newPassword', 'The new password is not complex enough.'],
    ['Abcdefg!', 'Abcdefg!', 'newPassword', 'The new password is not complex enough.'],
    ['Abcdefg1', 'Abcdefg1', 'newPassword', 'The new password is not complex enough.'],
    ['', '', 'newPassword', 'The new password is not complex enough.'],
  ])('may not be %j, repeated as %j', (newPassword, confirmPassword, path, message) => {
    expect(messages(newPassword, confirmPassword)).toEqual([{ path, message }]);
  });

  it('is told the first of mismatch, characters, length and complexity', () => {
    expect(messages(`&${'x'.repeat(50)}`, 'y')[0]?.message).toMatch(/do not match/);
    expect(messages(`&${'x'.repeat(50)}`)[0]?.message).toMatch(/aren't allowed/);
    expect(messages('x'.repeat(50))[0]?.message).toMatch(/cannot exceed 40/);
  });

  it('is refused in the language of the person', () => {
    expect(passwordErrors({ newPassword: 'a', confirmPassword: 'a' }, 'es')[0]?.message).toBe(
      'La contraseña nueva no es lo bastante compleja.',
    );
  });
});

describe('the hints', () => {
  const satisfied = (text: string): PasswordHint[] =>
    passwordHints.filter((hint) => isHintSatisfied(hint, text));

  it.each([
    ['', []],
    ['a', []],
    ['aA', ['letters']],
    ['1', ['digit']],
    ['1234567', ['digit']],
    ['12345678', ['length', 'digit']],
    ['x'.repeat(40), ['length']],
    ['x'.repeat(41), []],
    ...[...'@#$%*!'].map((symbol) => [symbol, ['symbol']] as const),
    ['&', []],
    ['Abcdef1!', ['length', 'letters', 'digit', 'symbol']],
  ] as const)('that %j satisfies are %j', (text, hints) => {
    expect(satisfied(text)).toEqual(hints);
  });
});
