import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../decimal/index.ts';
import type { Share } from './shares.ts';
import { leftoverCentOf, splitAmongOwners } from './split-among-owners.ts';

const letters = 'ABCDEFG';

/** `A joint @1 1/2`: the person, whether a joint tenant, the group, the part; in a group its share is the first part. */
function ownerOf(text: string): Share {
  const words = text.trim().split(' ').slice(1);
  const ownerGroup = words.find((word) => word.startsWith('@')) ?? null;
  const fractions = words.filter((word) => word.includes('/')).map((word) => word.split('/').map(Number));
  const groupShare = ownerGroup === null ? undefined : fractions.shift();
  const [fraction] = fractions;
  return {
    isJointTenant: words.includes('joint'),
    ownerGroup,
    groupShareNumerator: groupShare?.[0] ?? null,
    groupShareDenominator: groupShare?.[1] ?? null,
    interestPercentage: words.find((word) => word.endsWith('%'))?.slice(0, -1) ?? null,
    interestFractionNumerator: fraction?.[0] ?? null,
    interestFractionDenominator: fraction?.[1] ?? null,
  };
}

/** The result of a split, in the notation of the table. */
function written(split: ReturnType<typeof splitAmongOwners>): string {
  if (!('reason' in split)) return split.amounts.join('; ') || 'empty';
  if ('percent' in split) return `${split.reason} ${split.percent}`;
  if (split.reason === 'nothingLeft') return split.reason;
  return `${split.reason} ${split.owners.map((place) => letters[place]).join(', ')}`;
}

const cases = readFileSync(join(import.meta.dirname, 'cases/split-among-owners.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

describe('money is split among owners', () => {
  it.each(cases)('%s: %s to %s', (_name, total = '', owners = '', expected) => {
    const rows = owners === '' ? [] : owners.split(';').map(ownerOf);
    const split = splitAmongOwners(total, rows);
    expect(written(split)).toBe(expected);
    if (!('reason' in split) && rows.length > 0) expect(Number(sumOf(split.amounts))).toBe(Number(total));
  });

  it('names who got the cents that are left over', () => {
    const third = { interestFractionNumerator: 1, interestFractionDenominator: 3 };
    expect(splitAmongOwners('100', [third, third, third])).toMatchObject({ extraCents: [0] });
    expect(splitAmongOwners('99', [third, third, third])).toMatchObject({ extraCents: [] });
  });

  it.each([
    ['thirds: equal remainders, the first', '100', ['A 1/3', 'B 1/3', 'C 1/3'], ['FirstOfEqual', '-', '-']],
    ['two thirds: 66.666… has more left than 33.333…', '100', ['A 1/3', 'B 2/3'], ['-', 'LargestRemainder']],
    [
      'sevenths of 700.05: .86 and .71 of a cent before .43',
      '700.05',
      ['A 1/7', 'B 2/7', 'C 4/7'],
      ['LargestRemainder', '-', 'LargestRemainder'],
    ],
    [
      'thirds of 100.01: two cents for three equal remainders',
      '100.01',
      ['A 1/3', 'B 1/3', 'C 1/3'],
      ['FirstOfEqual', 'FirstOfEqual', '-'],
    ],
    [
      'a half each, and the second one a couple: 50.005, then 25.00 each',
      '100.01',
      ['A 1/2', 'B joint', 'C joint'],
      ['FirstOfEqual', '-', '-'],
    ],
    [
      'a couple first: its half has the cent, 25.01 and 25.00',
      '100.01',
      ['B joint', 'C joint', 'A 1/2'],
      ['FirstOfEqual', 'FirstOfEqual', '-'],
    ],
    ['nothing left over', '99', ['A 1/3', 'B 1/3', 'C 1/3'], ['-', '-', '-']],
  ])('tells why: %s', (_name, total, owners, expected) => {
    const split = splitAmongOwners(total, owners.map(ownerOf));
    if ('reason' in split) throw new Error(split.reason);
    expect(owners.map((_, place) => leftoverCentOf(split, place) ?? '-')).toEqual(expected);
  });
});
