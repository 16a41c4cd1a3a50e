import { walkXml } from './walk-xml.ts';

/** Day formats that exist in every workbook without being declared (ECMA-376, 18.8.30). */
const dayFormats = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
]);

/** Formats of percentages and of fractions that exist in every workbook (same section). */
const percentFormats = new Set([9, 10]);
const fractionFormats = new Set([12, 13]);

/** Longer formats are not examined. */
const longestFormat = 255;

/** How a number format displays its number, as far as this matters: 0.5 may be shown as 50% or 1/2. */
export type ShownAs = 'day' | 'percent' | 'fraction' | 'number';

/** The characters of a number format outside of quotes and brackets, in lower case. */
function signsOf(code: string): string {
  let signs = '';
  let isQuoted = false;
  let isBracketed = false;
  for (let at = 0; at < code.length && at < longestFormat; at += 1) {
    const sign = code.charAt(at).toLowerCase();
    if (sign === '\\') at += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === '[') isBracketed = true;
    else if (sign === ']') isBracketed = false;
    else if (!isBracketed) signs += sign;
  }
  return signs;
}

/** How a workbook's own format displays a number: a format of days has y, d, or a month next to one of them. */
function shownBy(code: string): ShownAs {
  const signs = signsOf(code);
  if (/[yd]/.test(signs)) return 'day';
  if (signs.includes('%')) return 'percent';
  return /\?\/[?\d]/.test(signs) ? 'fraction' : 'number';
}

/** How a format that exists in every workbook displays a number. */
function shownByKnown(id: number): ShownAs {
  if (dayFormats.has(id)) return 'day';
  if (percentFormats.has(id)) return 'percent';
  return fractionFormats.has(id) ? 'fraction' : 'number';
}

/** How each cell style displays its number. */
export async function readStyles(bytes: AsyncIterable<Buffer> | undefined): Promise<readonly ShownAs[]> {
  if (!bytes) return [];
  const formats = new Map<string, string>();
  const used: string[] = [];
  let isInCells = false;
  await walkXml(bytes, {
    open: (name, attributes) => {
      if (name === 'numFmt') formats.set(attributes['numFmtId'] ?? '', attributes['formatCode'] ?? '');
      else if (name === 'cellXfs') isInCells = true;
      else if (name === 'xf' && isInCells) used.push(attributes['numFmtId'] ?? '0');
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return used.map((id) => {
    const own = formats.get(id);
    return own === undefined ? shownByKnown(Number(id)) : shownBy(own);
  });
}
