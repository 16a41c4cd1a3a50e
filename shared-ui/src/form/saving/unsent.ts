import { noteForm } from './unsaved-changes.ts';

const unsent = new Set<() => boolean>();

/**
 * Registers a text that is sent separately from the record, such as a comment, so that the page can warn before the
 * text is lost. It is not a change of the record. Returns a function that unregisters it.
 */
export function noteUnsent(hasText: () => boolean): () => void {
  const forget = noteForm(hasText);
  unsent.add(hasText);
  return () => {
    forget();
    unsent.delete(hasText);
  };
}

/** Whether the page has a text that was not sent yet. */
export const hasUnsent = (): boolean => [...unsent].some((hasText) => hasText());
