import { makeStore } from 'shared-contracts/changes';
import { catchTyping, takeTypedAhead } from './typed-ahead.ts';

type Opened = 'palette' | 'keys' | undefined;

const opened = makeStore<Opened>(undefined);
let isUsed = false;

function show(next: Opened): void {
  isUsed ||= next !== undefined;
  opened.set(next);
}

/** Opens the box that finds records, screens and actions. */
export const openPalette = (): void => openPaletteWith('');

/** Opens the box with text that was typed after its key. */
export function openPaletteWith(typed: string): void {
  if (opened.get() !== 'palette') catchTyping(typed);
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
export const getOpened = opened.get;

/** Whether either was opened since the page was loaded; their code stays mounted from then on. */
export const wasOpened = (): boolean => isUsed;

/** Calls a listener when one of the two opens or closes; returns the function that ends it. */
export const subscribeToOpened = opened.subscribe;
