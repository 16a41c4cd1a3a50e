import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../decimal/index.ts';
import { type OwnerPart, splitAmongOwners } from './split-among-owners.ts';

const letters = 'ABCDEFG';

/** `A joint @1 1/2`: the person, whether a joint tenant, the group, the part. */
function ownerOf(text: string): OwnerPart {
  const words = text.trim().split(' ').slice(1);
  const fraction = words.find((word) => word.includes('/'))?.split('/');
  return {
    isJointTenant: words.includes('joint'),
    group: words.find((word) => word.startsWith('@')) ?? null,
    interestPercentage: words.find((word) => word.endsWith('%'))?.slice(0, -1) ?? null,
    interestFractionNumerator: fraction ? Number(fraction[0]) : null,
    interestFractionDenominator: fraction ? Number(fraction[1]) : null,
  };
}

/** What a split answers, as the table writes it. */
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
});
