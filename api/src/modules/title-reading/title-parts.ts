import { piecesOf, readLand } from 'shared-contracts/land-survey';
import type { TitleContent } from 'shared-contracts/title-reading';
import type { TitleLine } from './title-lines.ts';

type Part = TitleContent['parts'][number];

/** The land that a text of a title names, and the words in it that were not understood. */
export interface TitleLand {
  readonly parts: readonly Part[];
  readonly unread: readonly string[];
}

/** The line in which a position of the joined text is. */
function lineAt(starts: readonly number[], lines: readonly number[], place: number): number {
  const index = starts.findLastIndex((start) => start <= place);
  return lines[Math.max(index, 0)] ?? 0;
}

/**
 * The land that the lines of a description name, read in the same way as all other land. `wordsOf` returns the words of
 * a line if those of the title have a label before them.
 */
export function landIn(
  lines: readonly TitleLine[],
  at: readonly number[],
  wordsOf = (line: number): string => lines[line]?.text ?? '',
): TitleLand {
  const texts = at.map((line) => wordsOf(line).trim());
  const starts: number[] = [];
  let length = 0;
  for (const text of texts) {
    starts.push(length);
    length += text.length + 1;
  }
  const reading = readLand(texts.join('\n'));
  const parts = piecesOf(reading).map(({ description, isPortion, isInWords, note, start, end }) => {
    const [first, last] = [lineAt(starts, at, start), lineAt(starts, at, Math.max(start, end - 1))];
    return {
      ...{ value: description, isPortion, isInWords, note },
      lines: at.filter((line) => line >= first && line <= last),
    };
  });
  return { parts, unread: reading.unread.map(({ text }) => text) };
}

/** The land that the words of several lines name, which break anywhere. */
export function landOnLines(words: string, lines: readonly number[]): TitleLand {
  const reading = readLand(words);
  const parts = piecesOf(reading).map(({ description, isPortion, isInWords, note }) => ({
    ...{ value: description, isPortion, isInWords, note },
    lines: [...lines],
  }));
  return { parts, unread: reading.unread.map(({ text }) => text) };
}

const sectionOf = (value: string): string =>
  value
    .replace(/^(?:[NS][EW]|\d{2})-(?=\d{2}-\d{3}-)/, '')
    .replace(/-?(?=[WE]\d)/, '')
    .replace(/M$/, '');

/** Land of the short notation that the words of a title do not name: one of the two is wrong, or was not understood. */
export function missingIn(words: TitleLand | undefined, short: TitleLand): readonly string[] {
  const values = (words?.parts ?? []).map(({ value }) => value);
  const sections = new Set(values.map(sectionOf));
  return short.parts
    .map(({ value }) => value)
    .filter((value) => !values.includes(value) && !sections.has(sectionOf(value)));
}
