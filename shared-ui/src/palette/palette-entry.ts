import type { Address } from 'shared-contracts/routes';
/** Something that the box offers: a place to go to, or an action. */
export interface PaletteEntry {
  /** Identifies it among the entries of the box. */
  readonly key: string;
  readonly title: string;
  /** What it belongs to, in a second tone. */
  readonly detail?: string;
  /** Where a word that was looked for stands, if neither the title nor the detail has it. */
  readonly matched?: string;
  /** Keys that do the same, as people read them. */
  readonly keys?: string;
  /** Address that it leads to; a real link, which opens in a tab of its own too. */
  readonly to?: Address;
  /** Done when it is chosen, beside going to its address. */
  readonly run?: () => void;
}

/** Entries of one kind. */
export interface PaletteSection {
  readonly key: string;
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

/** The entry beside another, from the last on to the first. */
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
