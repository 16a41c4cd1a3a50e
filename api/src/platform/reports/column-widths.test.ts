import { expect, it } from 'vitest';
import { columnWidths } from './column-widths.ts';

it('shares the whole as columns ask where each has enough', () => {
  expect(
    columnWidths(
      [
        { preferred: 1, least: 10 },
        { preferred: 3, least: 10 },
      ],
      100,
    ),
  ).toEqual([25, 75]);
});

it('takes what a column lacks of what the others have to spare, and stays within the whole', () => {
  const widths = columnWidths(
    [
      { preferred: 20, least: 30 },
      { preferred: 40, least: 20 },
      { preferred: 40, least: 40 },
    ],
    100,
  );
  expect(widths).toEqual([30, 30, 40]);
});

it('gives each its share where all together lack too much', () => {
  expect(
    columnWidths(
      [
        { preferred: 1, least: 90 },
        { preferred: 1, least: 20 },
      ],
      100,
    ),
  ).toEqual([50, 50]);
});
