/** Longer texts are remarks. */
const longest = 60;

/** A long number that a spreadsheet displays, and exports as text, without most of its digits: 1.22346E+11. */
const shortened = /^'?\d(?:[.,]\d{1,15})?E\+\d{1,3}$/i;

/** Whether a cell contains a long number that has lost its digits in a spreadsheet. */
export const hasLostDigits = (cell: string): boolean => cell.length <= longest && shortened.test(cell.trim());

/** A formula that only preserves leading zeros: ="0012345678". */
const asFormula = /^="([^"]{1,60})"$/;

/**
 * The number of a registry, agreement or file as people mean it: without the apostrophe or formula by which
 * spreadsheets preserve zeros, with single blanks, and with a plain hyphen for every dash.
 */
export function tidyIdentifier(cell: string): string {
  if (cell.length > longest * 2) return cell;
  const text = cell.trim().replace(/\s+/g, ' ');
  return (asFormula.exec(text)?.[1] ?? text)
    .replace(/^['’`](?=[\p{L}\p{N}])/u, '')
    .replace(/[‐‑‒–—−]/g, '-')
    .trim();
}

/** Words that may precede the number of a title or an agreement. */
const labels = {
  Title:
    /^(?:certificate of title|c ?of ?t|c\.? ?of ?t\.?|c\.? ?t\.?|cot|cert\.? of title|current title|title|titre|titulo)(?: ?(?:number|num|no|nr))?[ .:#-]{0,4}(?=[\p{L}\p{N}])/iu,
  Agreement:
    /^(?:tract|tr|agreement|agmt|lease|file|contract|disposition|disp|tramo|line)(?: ?(?:number|num|no|nr))?[ .:#]{1,4}(?=[\p{L}\p{N}])/iu,
} as const;

/**
 * A number of Alberta's land titles: nine digits, older ones with fewer leading digits, and a number after + if several
 * were issued together.
 */
const title = /^(\d{2,3})[ -]?(\d{3})[ -]?(\d{3})(?: ?\+ ?(\d{1,3}))?$/;

/** Letters and digits with or without a separator: LOC 041234, AB-001. */
const lettersAndDigits = /^(\p{L}{1,5})[ -]?(\d{1,12})$/u;

/** The different notations of a title's number. */
function titleSpellings(text: string): readonly string[] {
  const [, first, second, third, together] = title.exec(text) ?? [];
  if (first === undefined) return [];
  const behind = together === undefined ? [''] : [` +${together}`, `+${together}`, ` + ${together}`];
  return ['', ' ', '-'].flatMap((mark) =>
    behind.map((end) => `${first}${mark}${second}${mark}${third}${end}`),
  );
}

/** The different notations of an agreement's number. */
function agreementSpellings(text: string): readonly string[] {
  const [, letters, digits] = lettersAndDigits.exec(text) ?? [];
  return letters === undefined ? [] : ['', ' ', '-'].map((mark) => `${letters}${mark}${digits}`);
}

/**
 * Other notations of the same number in lower case, for types that are known by numbers: without a word before it, and
 * with other blanks and dashes. Zeros are never added or removed, because 7 and 007 may be different records.
 */
export function otherSpellings(type: string, cell: string): readonly string[] {
  if (type !== 'Title' && type !== 'Agreement') return [];
  if (cell.length > longest || cell.includes('?')) return [];
  const tidy = tidyIdentifier(cell).replace(/^#\s?/, '');
  const bare = tidy.replace(labels[type], '');
  const same = type === 'Title' ? titleSpellings(bare) : agreementSpellings(bare);
  const all = [tidy, bare, ...same].map((text) => text.toLowerCase());
  return [...new Set(all)].filter((text) => text !== '' && text !== cell.trim().toLowerCase());
}
