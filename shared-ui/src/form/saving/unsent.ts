import { noteForm } from './unsaved-changes.ts';

const unsent = new Set<() => boolean>();

/**
 * Lets a page ask whether a text that is sent by itself, such as a comment, is still to be sent. Returns a function that
 * unregisters it. Such a text is no change of the record around, but the page asks before it is left.
 */
export function noteUnsent(hasText: () => boolean): () => void {
  const forget = noteForm(hasText);
  unsent.add(hasText);
  return () => {
    forget();
    unsent.delete(hasText);
  };
}

/** Whether the page has a text that is still to be sent. */
export const hasUnsent = (): boolean => [...unsent].some((hasText) => hasText());
