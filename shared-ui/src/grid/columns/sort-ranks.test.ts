import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ranksOf, sortedOrder, textKey } from './sort-ranks.ts';

type Direction = 'asc' | 'desc';
const isBlank = (value: unknown) => value === null || value === undefined || value === '';

/** The same sort by plain comparisons: blanks last in either direction, equal rows in their original order. */
function plainOrder(
  columns: readonly (readonly unknown[])[],
  types: readonly string[],
  directions: readonly Direction[],
) {
  const compare = (one: number, other: number): number => {
    for (const [place, values] of columns.entries()) {
      const [a, b] = [values[one], values[other]];
      if (isBlank(a) || isBlank(b)) {
        if (isBlank(a) !== isBlank(b)) return isBlank(a) ? 1 : -1;
        continue;
      }
      const [x, y] = types[place] === 'number' ? [a, b] : [textKey(String(a)), textKey(String(b))];
      const before = (x as number) < (y as number) ? -1 : (x as number) > (y as number) ? 1 : 0;
      if (before !== 0) return directions[place] === 'desc' ? -before : before;
    }
    return one - other;
  };
  return Array.from(columns[0] ?? [], (_, index) => index).sort(compare);
}

const text = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.constantFrom('Éclair', 'eclair', 'T10', 't9', '', null),
);
const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, null),
);
const direction = fc.constantFrom<Direction>('asc', 'desc');

describe('sorting by ranks', () => {
  it('orders as comparing value by value does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(text, number), { maxLength: 60 }),
        direction,
        direction,
        (rows, first, second) => {
          const texts = rows.map(([value]) => value);
          const numbers = rows.map(([, value]) => value);
          const order = sortedOrder(
            Uint32Array.from(rows, (_, index) => index),
            [
              { ...ranksOf(texts, 'string'), direction: first },
              { ...ranksOf(numbers, 'number'), direction: second },
            ],
          );
          expect([...order]).toEqual(plainOrder([texts, numbers], ['string', 'number'], [first, second]));
        },
      ),
    );
  });

  it('goes on where more columns are sorted by than a number can hold', () => {
    const count = 3000;
    const columns = Array.from({ length: 7 }, (_, column) =>
      Array.from({ length: count }, (_, row) => (row * (column * 7919 + 13)) % (count - column)),
    );
    const order = sortedOrder(
      Uint32Array.from({ length: count }, (_, index) => index),
      columns.map((values) => ({ ...ranksOf(values, 'number'), direction: 'asc' as const })),
    );
    expect([...order]).toEqual(
      plainOrder(
        columns,
        columns.map(() => 'number'),
        columns.map(() => 'asc'),
      ),
    );
  });

  it('sorts numbers in texts by their value, in any case and without accents', () => {
    const values = ['T10', 'éa', 'T9', 'Ea', 't1', 'eb'];
    const order = sortedOrder(
      Uint32Array.from(values, (_, index) => index),
      [{ ...ranksOf(values, 'string'), direction: 'asc' }],
    );
    expect([...order].map((index) => values[index])).toEqual(['éa', 'Ea', 'eb', 't1', 'T9', 'T10']);
  });
});
