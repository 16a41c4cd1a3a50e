/** The place of drafts in the browser's storage. */
export const draftPrefix = 'rightway.draft.';

/** The key that marks that a sign-out, in any tab, has ended them. */
export const draftsEndedKey = 'rightway.drafts-ended';

/** The keys of all drafts that the browser keeps. */
export const draftKeys = (): readonly string[] =>
  Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place)).filter(
    (key): key is string => key?.startsWith(draftPrefix) ?? false,
  );

/** Throws every draft away, and keeps none until the next sign-in: somebody signs out of this browser (decision 51). */
export function endDrafts(): void {
  try {
    localStorage.setItem(draftsEndedKey, '1');
    for (const key of draftKeys()) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to throw away.
  }
}

/** Keeps drafts from now on: somebody has signed in. */
export function beginDrafts(): void {
  try {
    localStorage.removeItem(draftsEndedKey);
  } catch {
    // Nothing is kept there.
  }
}
