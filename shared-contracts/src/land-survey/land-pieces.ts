import { formatLegalDescription } from './format-legal-description.ts';
import type { LegalDescription } from './legal-description.ts';
import type { LandReading } from './read-land.ts';
import { formatTownship, sectionsOf } from './township.ts';

/** A piece of a legal description as it is stored. Every way of entering land creates its rows from these. */
export interface LandPiece {
  /** In the usual notation, without a word that it is a portion. */
  readonly description: string;
  readonly isPortion: boolean;
  /** No survey numbers it: it is stored in its own words and has no position. */
  readonly isInWords: boolean;
  /** The text about it other than its place; '' if there is none. */
  readonly note: string;
  /** The land that it consists of; for a whole township, its sections. */
  readonly lands: readonly LegalDescription[];
  /** Its position in the text. */
  readonly start: number;
  readonly end: number;
}

/**
 * The pieces of land in a text, in the order of the text: numbered land of the surveys, whole townships, and land
 * described only in words.
 */
export function piecesOf({ parts, worded, townships }: LandReading): readonly LandPiece[] {
  const pieces: LandPiece[] = parts.map(({ land, isPortion, note, start, end }) => ({
    ...{ description: formatLegalDescription(land), isPortion, isInWords: false, note },
    ...{ lands: [land], start, end },
  }));
  for (const { text, start, end } of worded)
    pieces.push({
      ...{ description: text, isPortion: false, isInWords: true, note: '', lands: [], start, end },
    });
  for (const { start, end, ...place } of townships)
    pieces.push({
      ...{ description: formatTownship(place), isPortion: false, isInWords: false, note: '' },
      ...{ lands: sectionsOf(place), start, end },
    });
  return pieces.toSorted((one, other) => one.start - other.start);
}
