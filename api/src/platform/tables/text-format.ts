import { streamCsvRows } from 'hucre/csv';
import { separators, type TextFormat, textEncodings } from 'shared-contracts/bring-in';
import { guessedCharset } from '../charsets/decode-text.ts';

/** Most characters and rows of a file that are examined to find its format. */
const looked = { characters: 200_000, rows: 60 } as const;

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

/** A first line by which Excel is told the separator of the rows below: `sep=;`. */
const toldSeparator = /^\uFEFF?"?sep=([,;\t|])"?[\t ,;|]*(?:\r\n|\r|\n|$)/i;

/** Whether the first line of a text only tells its separator. */
export const tellsSeparator = (text: string): boolean => toldSeparator.test(text);

/** The numbers of columns of the first rows, if the text is read with a separator. */
function widthsOf(text: string, separator: string): readonly number[] {
  const widths: number[] = [];
  for (const fields of streamCsvRows(text, { delimiter: separator })) {
    if (fields.every((field) => String(field ?? '').trim() === '')) continue;
    widths.push(fields.length);
    if (widths.length === looked.rows) break;
  }
  return widths;
}

/** Of separators that fit as well, one that names and remarks contain less often comes first. */
const rarestFirst = separators.toSorted((a, b) => '\t|;,'.indexOf(a) - '\t|;,'.indexOf(b));

/**
 * The separator that a text names in its first line, or else the one with which most of its rows have the same number
 * of columns, two or more; a comma if there is none. Rows without it count against it: it is missing in headings if it
 * belongs to names (`Doe, John`) or numbers (`12,5`).
 */
export function foundSeparator(text: string): TextFormat['separator'] {
  const told = toldSeparator.exec(text)?.[1];
  const known = separators.find((one) => one === told);
  if (known) return known;
  const beginning = text.slice(0, looked.characters);
  let best: { readonly separator: TextFormat['separator']; readonly share: number } | undefined;
  for (const separator of rarestFirst) {
    const widths = widthsOf(beginning, separator);
    const same = Map.groupBy(
      widths.filter((width) => width > 1),
      (width) => width,
    );
    const share = Math.max(0, ...[...same.values()].map(({ length }) => length)) / widths.length;
    if (share > (best?.share ?? 0)) best = { separator, share };
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
