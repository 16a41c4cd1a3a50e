import { describe, expect, it } from 'vitest';
import { aRecord } from '../testing/made-up-imports.ts';
import { noFixes, rowId, withDecision } from './fixes.ts';
import { decidedIn, nextToFix } from './to-fix.ts';

const wrong = { column: 'name', message: 'A name is needed.' };
const doubt = { column: 'key', message: 'It is there already.' };
const choice = { column: 'key', chosen: null, options: [] };
const records = [
  aRecord({ rowNumber: 0, warnings: [doubt], choices: [choice] }),
  aRecord({ rowNumber: 1, errors: [wrong] }),
  aRecord({ rowNumber: 2 }),
  aRecord({ rowNumber: 3, warnings: [doubt] }),
  aRecord({ rowNumber: 4, errors: [wrong], isLeftOut: true }),
  aRecord({ rowNumber: 5, errors: [wrong], choices: [choice] }),
  aRecord({ rowNumber: 6, choices: [choice] }),
];
const nothing = new Set<string>();
const walk = (from: number | undefined, way: 1 | -1, decided: ReadonlySet<string> = nothing, of = records) =>
  nextToFix(of, decided, from === undefined ? undefined : `${from} Agreements`, way)?.rowNumber;

describe('the next row to be mended', () => {
  it('is an error, then one that is undecided, around; nothing else is stopped at', () => {
    expect([undefined, 1, 5, 0].map((from) => walk(from, 1))).toEqual([1, 5, 0, 1]);
    expect([undefined, 0, 5, 1].map((from) => walk(from, -1))).toEqual([0, 5, 1, 0]);
  });

  it('follows from a row that asks nothing by where that stands', () => {
    expect([2, 3, 4, 6].map((from) => walk(from, 1))).toEqual([5, 5, 5, 0]);
    expect([2, 3, 6].map((from) => walk(from, -1))).toEqual([1, 1, 5]);
    expect(walk(99, 1)).toBe(1);
    const undecided = [...records.slice(2, 4), ...records.slice(0, 1)];
    expect(walk(2, 1, nothing, undecided)).toBe(0);
  });

  it('is none where all is decided', () => {
    const [first] = records;
    if (!first) throw new Error('There is a first row.');
    const decided = decidedIn(withDecision(noFixes, first, 'key', { choice: 'New', id: null }));
    expect(walk(undefined, 1, decided, [first])).toBeUndefined();
    expect(walk(undefined, 1, decidedIn(noFixes), [first])).toBe(0);
    expect([...decided]).toEqual([`key ${rowId(first)}`]);
  });
});
