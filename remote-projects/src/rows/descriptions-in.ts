import { formatLegalDescription, type LandProblem, readLand } from 'shared-contracts/land-survey';

/** What stands before an entry of a list, as `1.`, `2)` or `(b)`. */
const entryMark = /^\s{0,9}\(?(?:\d{1,3}[.)]|[a-z]\))(?=\s)/i;

/** A piece of a letter that is meant for land. */
export interface WrittenLand {
  /** As it was written. */
  readonly text: string;
  /** The legal description in its usual writing; undefined of what is none. */
  readonly description: string | undefined;
  /** Why it is none, where it is written like one. */
  readonly problem: LandProblem | undefined;
}

/** The pieces of land in a list out of a letter, in its order and each once; what is not understood is among them. */
export function descriptionsIn(letter: string): {
  readonly pieces: readonly WrittenLand[];
  /** The letter was longer than what is read. */
  readonly isCut: boolean;
} {
  const text = letter
    .split('\n')
    .map((line) => line.replace(entryMark, ''))
    .join('\n');
  const { parts, unread, isCut } = readLand(text);
  const pieces = [
    ...parts.map(({ land, start, end }) => ({
      start,
      text: text.slice(start, end).trim(),
      description: formatLegalDescription(land),
      problem: undefined,
    })),
    ...unread.map((one) => ({ ...one, description: undefined })),
  ].toSorted((one, other) => one.start - other.start);
  const once = new Map<string, WrittenLand>();
  for (const { text: written, description, problem } of pieces) {
    const key = description ?? written;
    if (!once.has(key)) once.set(key, { text: written, description, problem });
  }
  return { pieces: [...once.values()], isCut };
}
