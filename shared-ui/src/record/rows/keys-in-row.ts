import type { KeyboardEvent } from 'react';

/**
 * Whether a key within the fields of a row is for the row: not one that a field has used, of an open menu, a button,
 * or another part of the page.
 */
export function isForRow({ target, defaultPrevented }: KeyboardEvent, row: Element | null): boolean {
  if (defaultPrevented || !(target instanceof Element) || !row?.contains(target)) return false;
  return !(target instanceof HTMLButtonElement) && target.closest('[data-expanded]') === null;
}
