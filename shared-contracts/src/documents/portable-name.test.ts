import { describe, expect, it } from 'vitest';
import { portableName } from './portable-name.ts';

describe('a name that every system can keep', () => {
  it.each([
    ['ROW-0054 – Smith & Sons.pdf', 'ROW-0054 – Smith & Sons.pdf'],
    ['Smith Ltd.', 'Smith Ltd'],
    ['  Smith Ltd. . ', 'Smith Ltd'],
    ['..', ''],
    ['.', ''],
    ['', ''],
    ['../../etc/passwd', 'etc passwd'],
    ['.hidden', 'hidden'],
    ['A/B\\C:D*E?"F<G>H|I', 'A B C D E  F G H I'],
    ['tab\tand\u0000nul', 'tab and nul'],
    ['plan\u202Efdp.exe', 'plan fdp.exe'],
    ['CON', 'CON_'],
    ['con.txt', 'con_.txt'],
    ['Nul .tar.gz', 'Nul_.tar.gz'],
    ['LPT¹', 'LPT¹_'],
    ['Console', 'Console'],
    ['COM10', 'COM10'],
    ['Cafe\u0301', 'Café'],
  ])('of %j is %j', (text, name) => expect(portableName(text)).toBe(name));

  it('is no longer than it may be, keeps its extension, and cuts no letter in two', () => {
    expect(portableName(`${'x'.repeat(300)}.pdf`, 20)).toBe(`${'x'.repeat(16)}.pdf`);
    expect(portableName('🏞🏞🏞🏞', 3)).toBe('🏞🏞🏞');
    expect(portableName('Smith Ltd. and sons', 10)).toBe('Smith Ltd');
  });
});
