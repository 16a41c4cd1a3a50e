import { formatLegalDescription } from './format-legal-description.ts';
import type { LegalDescription } from './legal-description.ts';
import type { LandReading } from './read-land.ts';
import { formatTownship, sectionsOf } from './township.ts';

/** A piece of a legal description as it is kept: every way in makes its rows of these. */
export interface LandPiece {
  /** In its usual writing, without the word that it is a portion. */
  readonly description: string;
  readonly isPortion: boolean;
  /** No survey numbers it: it is kept in its words and lies nowhere. */
  readonly isInWords: boolean;
  /** The text about it other than its place; '' if there is none. */
  readonly note: string;
  /** Where it lies: of a whole township its sections. */
  readonly lands: readonly LegalDescription[];
  /** Its position in the text. */
  readonly start: number;
  readonly end: number;
}

/** The pieces of land in a text, in its order: parts of the surveys, whole townships, and land in words. */
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
