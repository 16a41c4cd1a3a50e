import type { Address } from 'shared-contracts/routes';
/** Something that the box offers: a place to go to, or an action. */
export interface PaletteEntry {
  /** Identifies it among the entries of the box. */
  readonly key: string;
  readonly title: string;
  /** The record that it belongs to, in a lighter tone. */
  readonly detail?: string;
  /** The field that contains a word of the search, if neither the title nor the detail does. */
  readonly matched?: string;
  /** Keys that do the same, as people read them. */
  readonly keys?: string;
  /** Address that it opens; a real link, which can also be opened in a new tab. */
  readonly to?: Address;
  /** Called when it is chosen, in addition to going to its address. */
  readonly run?: () => void;
}

/** Entries of one kind. */
export interface PaletteSection {
  readonly key: string;
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

/** The entry next to another, continuing from the last to the first. */
export function entryBeside(
  entries: readonly PaletteEntry[],
  key: string | undefined,
  step: number,
): PaletteEntry | undefined {
  const place = Math.max(
    0,
    entries.findIndex((entry) => entry.key === key),
  );
  return entries[(place + step + entries.length) % entries.length];
}
