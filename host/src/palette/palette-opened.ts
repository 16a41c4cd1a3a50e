import { catchTyping, takeTypedAhead } from './typed-ahead.ts';

type Opened = 'palette' | 'keys' | undefined;

let opened: Opened;
let isUsed = false;
const listeners = new Set<() => void>();

function show(next: Opened): void {
  opened = next;
  isUsed ||= next !== undefined;
  for (const listener of listeners) listener();
}

/** Opens the box that finds records, screens and actions. */
export const openPalette = (): void => openPaletteWith('');

/** Opens the box with text that was typed after its key. */
export function openPaletteWith(typed: string): void {
  if (opened !== 'palette') catchTyping(typed);
  show('palette');
}

export function openKeySheet(): void {
  takeTypedAhead();
  show('keys');
}

/** Closes what is open of the two. */
export function closePalette(): void {
  takeTypedAhead();
  show(undefined);
}

/** Which of the two is open. */
export const getOpened = (): Opened => opened;

/** Whether one of the two was opened since the page was: from then on their keys stay. */
export const wasOpened = (): boolean => isUsed;

/** Calls a listener when one of the two opens or closes; returns the function that ends it. */
export function subscribeToOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
