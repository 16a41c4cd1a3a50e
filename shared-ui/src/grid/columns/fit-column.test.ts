import { expect, it, vi } from 'vitest';
import { fittingWidth } from './fit-column.ts';

/** A grid of one column, whose texts are ten pixels a character. */
function gridOf(title: string, ...cells: readonly string[]): HTMLElement {
  vi.spyOn(Range.prototype, 'getBoundingClientRect').mockImplementation(function (this: Range) {
    return new DOMRect(0, 0, this.toString().length * 10, 20);
  });
  const grid = document.createElement('div');
  grid.innerHTML = `<b data-header="0"><i data-title>${title}</i></b>${cells
    .map((cell) => `<p data-row="1"><i data-column="0">${cell}</i></p>`)
    .join('')}`;
  return grid;
}

it.each([
  ['its longest cell', 'Owner', ['Ann', 'a'.repeat(20)], 218],
  ['its title, with room for what stands beside it', 'Number of owners', ['7'], 204],
  ['no less than can be taken hold of', 'A', [''], 54],
  ['no more than is read at a glance', 'Notes', ['a'.repeat(500)], 640],
  ['the text of a first column, without what stands around it', 'A', ['<b>box</b><i data-text>name</i>'], 58],
] as const)('a column fits %s', (_, title, cells, width) => {
  expect(fittingWidth(gridOf(title, ...cells), 0)).toBe(width);
});

it('a column that is not shown has the least width', () => {
  expect(fittingWidth(gridOf('Owner', 'Ann'), 3)).toBe(48);
});
