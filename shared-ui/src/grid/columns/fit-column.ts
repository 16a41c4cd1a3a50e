/** Narrowest and widest that a column is fitted to, in CSS pixels. */
const fitted = { smallest: 48, largest: 640 } as const;

/** The width around the text of a title: its paddings, the sort mark, the menu button. */
const besideTitle = 44;

/** A box's paddings and border, and a little so that nothing is cut by half a pixel. */
const besideText = 18;

/** Width that an element's content takes, cut off or not. */
function contentWidth(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width;
}

/**
 * Width in CSS pixels at which a column shows its title and its cells whole, as far as they are in
 * sight; `place` is the column's among the visible ones.
 */
export function fittingWidth(grid: ParentNode, place: number): number {
  const title = grid.querySelector(`[data-header="${place}"] [data-title]`);
  const cells = grid.querySelectorAll(`[data-row] [data-column="${place}"]`);
  const widths = [...cells].map(
    (cell) => contentWidth(cell.querySelector('[data-text]') ?? cell) + besideText,
  );
  const widest = Math.max(title ? contentWidth(title) + besideTitle : 0, ...widths);
  return Math.ceil(Math.min(fitted.largest, Math.max(fitted.smallest, widest)));
}
