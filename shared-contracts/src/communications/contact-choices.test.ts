import { expect, it } from 'vitest';
import { allContactChoices, choiceKey, contactChoices } from './contact-choices.ts';

const methods = (...codes: readonly string[]) => codes.map((code) => ({ id: code, code }));
const keysOf = (...codes: readonly string[]) => contactChoices(methods(...codes)).map(choiceKey);

it('offers calls and visits by what came of them, whatever else the list holds', () => {
  expect(keysOf('Email', 'In Person', 'Letter', 'Phone')).toEqual([
    ...['NoAnswer Phone', 'NoAnswer In Person', 'LeftCard In Person'],
    ...['Refused Phone', 'Refused In Person', 'Reached Phone', 'Reached In Person'],
  ]);
});

it('takes the first method where none is known by its name, and none where there are none', () => {
  expect(keysOf('Fax', 'Letter')).toEqual(['NoAnswer Fax', 'LeftCard Fax', 'Refused Fax', 'Reached Fax']);
  expect(keysOf()).toEqual(['NoAnswer ', 'LeftCard ', 'Refused ', 'Reached ']);
});

it('offers further methods where somebody types what was done, each once', () => {
  const keys = allContactChoices(methods('Phone', 'Letter', 'In Person', 'Email')).map(choiceKey);
  expect(keys.slice(7)).toEqual(['Reached Letter', 'Reached Email']);
});
