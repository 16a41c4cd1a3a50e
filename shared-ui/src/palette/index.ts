import './palette-styles.ts';

export { type KeyGroup, KeySheet, shownKeys } from './key-sheet.tsx';
export { PaletteBox, type TypedAhead } from './palette-box.tsx';
export type { PaletteEntry, PaletteSection } from './palette-entry.ts';
