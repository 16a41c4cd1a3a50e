import { separators, type TextFormat, textEncodings } from 'shared-contracts/bring-in';
import { guessedCharset } from '../charsets/decode-text.ts';

/** Most characters and lines of a file that are examined to find its format. */
const looked = { characters: 200_000, lines: 60 } as const;

type Encoding = TextFormat['encoding'];

const isEncoding = (name: string): name is Encoding => textEncodings.some((one) => one === name);

/**
 * The encoding of a text: by its byte order mark, otherwise by whether its bytes are UTF-8; zero bytes indicate UTF-16.
 */
export function foundEncoding(bytes: Uint8Array): Encoding {
  const [one, two] = bytes;
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  if (one === 0xfe && two === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 200);
  const blanks = (from: number) => head.filter((byte, place) => byte === 0 && place % 2 === from).length;
  if (blanks(1) > head.length / 4) return 'utf-16le';
  if (blanks(0) > head.length / 4) return 'utf-16be';
  const guess = guessedCharset(bytes);
  return isEncoding(guess) ? guess : 'windows-1252';
}

/** How often a separator occurs in each line, outside of quotes. */
function countsIn(lines: readonly string[], separator: string): readonly number[] {
  return lines.map((line) => {
    let count = 0;
    let isQuoted = false;
    for (const letter of line) {
      if (letter === '"') isQuoted = !isQuoted;
      else if (letter === separator && !isQuoted) count += 1;
    }
    return count;
  });
}

/** The separator that occurs equally often in most lines; a comma if none occurs. */
export function foundSeparator(text: string): TextFormat['separator'] {
  const lines = text
    .slice(0, looked.characters)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, looked.lines);
  let best: { readonly separator: TextFormat['separator']; readonly score: number } | undefined;
  for (const separator of separators) {
    const counts = countsIn(lines, separator).filter((count) => count > 0);
    const usual = Map.groupBy(counts, (count) => count);
    const [width = 0, same = []] =
      [...usual].toSorted(([a, one], [b, other]) => other.length - one.length || b - a)[0] ?? [];
    // If two separators fit the same number of lines, the one with more columns is chosen.
    const score = same.length * 100 + Math.min(width, 99);
    if (width > 0 && score > (best?.score ?? 0)) best = { separator, score };
  }
  return best?.separator ?? ',';
}

const commaNumber = /^-?\d{1,3}(?:[. \u00a0\u202f]\d{3})*,\d{1,4}$|^-?\d+,\d{1,4}$/;
const pointNumber = /^-?\d{1,3}(?:[, \u00a0\u202f]\d{3})*\.\d{1,4}$|^-?\d+\.\d{1,4}$/;
const groupedByComma = /^-?\d{1,3}(?:,\d{3})+$/;

/** Whether the numbers of a table have a decimal comma: more cells prove it than the opposite. */
export function foundDecimalComma(cells: Iterable<string>): boolean {
  let [commas, points] = [0, 0];
  for (const cell of cells) {
    const text = cell.trim();
    if (text.length > 30 || groupedByComma.test(text)) continue;
    if (commaNumber.test(text)) commas += 1;
    else if (pointNumber.test(text)) points += 1;
  }
  return commas > points;
}
