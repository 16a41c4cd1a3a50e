type Opened = 'palette' | 'keys' | undefined;

let opened: Opened;
const listeners = new Set<() => void>();

function show(next: Opened): void {
  opened = next;
  for (const listener of listeners) listener();
}

/** Opens the box that finds records, screens and actions. */
export const openPalette = (): void => show('palette');

/** Opens the sheet of keys. */
export const openKeySheet = (): void => show('keys');

/** Closes what is open of the two. */
export const closePalette = (): void => show(undefined);

/** Which of the two is open. */
export const getOpened = (): Opened => opened;

/** Tells when one of the two opens or closes; returns what ends it. */
export function subscribeToOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
