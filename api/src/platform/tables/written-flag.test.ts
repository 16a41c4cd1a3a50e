import { expect, it } from 'vitest';
import { flagOf } from './written-flag.ts';

const annual = { Yes: 'annual|annually|per year', No: 'one time|once' };

/** Words as tables write them in columns of yes and no, and what is meant; undefined is told. By hand. */
it.each([
  ['yes', true],
  ['Y', true],
  ['Oui', true],
  ['Sí', true],
  ['x', true],
  ['✓', true],
  ['no', false],
  ['N', false],
  ['Non', false],
  ['none', false],
  ['Yes?', undefined],
  ['maybe', undefined],
  ['annual', undefined],
  ['yes and no', undefined],
] as const)('%j is %j', (text, flag) => {
  expect(flagOf(text)).toBe(flag);
});

it.each([
  ['annual', true],
  ['Annually', true],
  ['per year', true],
  ['One-time', false],
  ['once', false],
  ['yes', true],
  ['non', false],
  ['annual?', undefined],
  ['annual or once', undefined],
  ['5 years', undefined],
] as const)('%j in a column with words of its own is %j', (text, flag) => {
  expect(flagOf(text, annual)).toBe(flag);
});
