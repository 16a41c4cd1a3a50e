/** The parts of an address that is written in one cell. */
export interface WrittenAddress {
  /** The lines before the city, two at most. */
  readonly lines: readonly string[];
  readonly city: string;
  /** The code of the province. */
  readonly province: string;
  readonly postalCode: string | undefined;
  readonly isInCanada: boolean;
}

/** Longer cells are remarks. */
const longest = 200;

/** Provinces and territories by their names; a name precedes shorter ones that it ends with. */
const provinces: Readonly<Record<string, string>> = {
  ...{ alberta: 'AB', alta: 'AB', ab: 'AB', 'british columbia': 'BC', bc: 'BC' },
  ...{ saskatchewan: 'SK', sask: 'SK', sk: 'SK', manitoba: 'MB', man: 'MB', mb: 'MB' },
  ...{ ontario: 'ON', ont: 'ON', on: 'ON', quebec: 'QC', québec: 'QC', que: 'QC', pq: 'QC', qc: 'QC' },
  ...{ 'new brunswick': 'NB', nb: 'NB', 'nova scotia': 'NS', ns: 'NS', 'prince edward island': 'PE' },
  ...{ pei: 'PE', pe: 'PE', 'newfoundland and labrador': 'NL', newfoundland: 'NL', nl: 'NL' },
  ...{ yukon: 'YT', yt: 'YT', 'northwest territories': 'NT', nwt: 'NT', nt: 'NT', nunavut: 'NU', nu: 'NU' },
};

/** The provinces of a postal code by its first letter (Canada Post); X is shared by two territories. */
const ofLetter: Readonly<Record<string, readonly string[]>> = {
  ...{ A: ['NL'], B: ['NS'], C: ['PE'], E: ['NB'], G: ['QC'], H: ['QC'], J: ['QC'], K: ['ON'], L: ['ON'] },
  ...{
    M: ['ON'],
    N: ['ON'],
    P: ['ON'],
    R: ['MB'],
    S: ['SK'],
    T: ['AB'],
    V: ['BC'],
    X: ['NT', 'NU'],
    Y: ['YT'],
  },
};

/** A Canadian postal code at the end. D, F, I, O, Q and U never occur; W and Z never come first. */
const postal = /(?:^|[ ,;])([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/i;

const country = /[ ,;]canada$/i;

/** Separators between the parts of an address. */
const marks: ReadonlySet<string> = new Set([' ', '\n', ',', ';', '.']);

/**
 * A text without separators at its end. Walks from the end, because a regular expression would start at every position.
 */
function withoutMarks(text: string): string {
  let end = text.length;
  while (end > 0 && marks.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Last words of a line that is a street and not a city. */
const ofStreets =
  /(?:^|[ .])(?:street|st|avenue|ave|av|road|rd|drive|dr|highway|hwy|lane|crescent|cres|box|site|rr|suite|unit|floor|delivery|way|close|place|pl|blvd|boulevard|court|terrace|gate|rue|chemin|estates?|subdivision)$/i;

const cityName = /^\p{L}[\p{L} .'’-]{1,39}$/u;
/** Cities that are named after a distance. */
const mileHouse = /^1\d\d mile (?:house|ranch)$/i;

const isCity = (text: string): boolean =>
  mileHouse.test(text) || (cityName.test(text) && !ofStreets.test(withoutMarks(text)));

/** Letters with blanks between them. */
const spelled = /^\p{L}(?: \p{L}){1,2}$/u;

/** The province at the end of a text, and the text before it. */
function withoutProvince(text: string): { readonly rest: string; readonly province: string | undefined } {
  const words = text.split(' ');
  for (const count of [3, 2, 1]) {
    const last = words
      .slice(-count)
      .join(' ')
      .replace(/\./g, ' ')
      .trim()
      .replace(/^.*[,;] ?/, '');
    const name = last.toLowerCase().replace(/ +/g, ' ');
    // `A.B.` has become `a b`.
    const province =
      provinces[name] ?? (spelled.test(name) ? provinces[name.replaceAll(' ', '')] : undefined);
    if (province === undefined) continue;
    const behind = words.slice(-count).join(' ');
    const kept = /^.*[,;]/.exec(behind)?.[0] ?? '';
    return { rest: withoutMarks(`${words.slice(0, -count).join(' ')} ${kept}`), province };
  }
  return { rest: text, province: undefined };
}

/**
 * The parts of an address in one cell, such as 'Box 12, Alix AB T0C 0B0', or in several lines: street, city, province
 * and postal code. Undefined if any of it is uncertain: a city without a separator before it, a postal code of another
 * province, a remark after it.
 */
export function writtenAddress(cell: string): WrittenAddress | undefined {
  if (cell.length > longest) return undefined;
  const oneLine = withoutMarks(
    cell
      .trim()
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\r?\n ?/g, '; '),
  );
  const isInCanada = country.test(oneLine);
  const bare = withoutMarks(oneLine.replace(country, ''));
  const [, first = '', last = ''] = postal.exec(bare) ?? [];
  const { rest, province: named } = withoutProvince(
    first === '' ? bare : withoutMarks(bare.replace(postal, '')),
  );
  const ofCode = first === '' ? undefined : (ofLetter[first.charAt(0).toUpperCase()] ?? []);
  const province = named ?? (ofCode?.length === 1 ? ofCode[0] : undefined);
  if (province === undefined || (ofCode && !ofCode.includes(province))) return undefined;
  const pieces = rest
    .split(/[,;]/)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const city = pieces.pop() ?? '';
  if (!isCity(city) || pieces.length > 3 || pieces.some((piece) => piece.length > 80)) return undefined;
  const lines = pieces.length > 2 ? [pieces.slice(0, -1).join(', '), pieces.at(-1) ?? ''] : pieces;
  const postalCode = first === '' ? undefined : `${first} ${last}`.toUpperCase();
  return { lines, city, province, postalCode, isInCanada };
}

/** Whether a text may be more than a street, because it has separate parts. */
export const mayBeAddress = (cell: string): boolean => /[,;\n]/.test(cell.trim()) || postal.test(cell.trim());
