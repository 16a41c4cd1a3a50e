/** Elements that the Tab key stops at. */
const stops = 'input, textarea, select, button, [tabindex]';

/** Whether an element is the last that the Tab key stops at in the cells of a row. */
export function isLastStop(row: Element | null, target: EventTarget): boolean {
  const inCells = [...(row?.querySelectorAll<HTMLElement>(`[data-cell] :is(${stops})`) ?? [])];
  return inCells.findLast((one) => one.tabIndex >= 0 && !one.matches(':disabled')) === target;
}
