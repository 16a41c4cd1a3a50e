import { descriptionOf } from 'shared-contracts/land';
import { type LandProblem, piecesOf, readLand } from 'shared-contracts/land-survey';

/** What precedes an entry of a list, such as `1.`, `2)` or `(b)`. */
const entryMark = /^\s{0,9}\(?(?:\d{1,3}[.)]|[a-z]\))(?=\s)/i;

/** A piece of a letter that is meant for land. */
export interface WrittenLand {
  /** As it was written. */
  readonly text: string;
  /** The legal description in its standard notation; undefined for a text that is not one. */
  readonly description: string | undefined;
  /** Only a portion of that land is meant, as its usual notation shows. */
  readonly isPortion: boolean;
  /** Why it is none, where it is written like one. */
  readonly problem: LandProblem | undefined;
}

/** The pieces of land in a list from a letter, in its order and each once; including texts that were not understood. */
export function descriptionsIn(letter: string): {
  readonly pieces: readonly WrittenLand[];
  /** Whether the letter was longer than the part that is read. */
  readonly isCut: boolean;
} {
  const text = letter
    .split('\n')
    .map((line) => line.replace(entryMark, ''))
    .join('\n');
  const reading = readLand(text);
  const { unread, isCut } = reading;
  const pieces = [
    ...piecesOf(reading).map(({ description, isPortion, start, end }) => ({
      start,
      text: text.slice(start, end).trim(),
      description: descriptionOf([{ legalDescription: description, isPortion }]),
      isPortion,
      problem: undefined,
    })),
    ...unread.map((one) => ({ ...one, description: undefined, isPortion: false })),
  ].toSorted((one, other) => one.start - other.start);
  const once = new Map<string, WrittenLand>();
  for (const { start: _start, ...piece } of pieces) {
    const { text: written, description = written } = piece;
    if (!once.has(description)) once.set(description, piece);
  }
  return { pieces: [...once.values()], isCut };
}
