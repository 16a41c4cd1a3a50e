/** The positions of rows and columns within the scrolled content, in CSS pixels. */
interface CellPlaces {
  /** Top of the first row, and the height of each. */
  readonly top: number;
  readonly row: number;
  readonly columns: readonly { readonly left: number; readonly width: number }[];
}

/** Rows are virtual, titles are not: a cell's place follows from its title's. */
export function cellPlaces(scroller: HTMLDivElement, count: number): CellPlaces {
  const frame = scroller.getBoundingClientRect();
  const left = scroller.scrollLeft - frame.left - scroller.clientLeft;
  const top = scroller.scrollTop - frame.top - scroller.clientTop;
  const table = scroller.querySelector('table');
  const row = Number.parseFloat(table?.style.getPropertyValue('--grid-row') ?? '');
  const columns = Array.from({ length: count }, (_, place) => {
    const title = scroller.querySelector(`[data-header="${place}"]`)?.getBoundingClientRect();
    return { left: (title?.left ?? 0) + left, width: title?.width ?? 0 };
  });
  return { top: (scroller.querySelector('tbody')?.getBoundingClientRect().top ?? 0) + top, row, columns };
}
