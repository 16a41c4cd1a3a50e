/** What takes the keyboard to be filled in; a tick is no beginning. */
const fillable = [
  'input:not([readonly], :disabled, [type="checkbox"])',
  'textarea:not([readonly], :disabled)',
  'select:not(:disabled)',
];

/** The first field of a part of the page that somebody can fill in. */
export const firstField = (part: Element | null | undefined): HTMLElement | null =>
  part?.querySelector<HTMLElement>(fillable.join()) ?? null;
