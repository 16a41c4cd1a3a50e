import { bounded } from 'shared-contracts/limits';

/** Letters that digits are misread as, by the digit. */
const digitOf: Readonly<Record<string, string>> = {
  ...{ O: '0', Q: '0', D: '0', C: '0', I: '1', l: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' },
};
/** Digits that letters are misread as, by the letter. */
const letterOf: Readonly<Record<string, string>> = { 0: 'O', 1: 'L', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' };

const asDigits = (text: string): string => text.replaceAll(/[A-Zl]/g, (one) => digitOf[one] ?? one);
const asLetters = (text: string): string => text.replaceAll(/\d/g, (one) => letterOf[one] ?? one);

/** Text in which letters and digits that look alike are equal, to recognize a word after its correction. */
export const alike = (text: string): string => asDigits(text.toUpperCase()).replaceAll(/[^A-Z\d]/g, '');

/** A postal code: each position determines whether it is a letter or a digit; at least one digit was read as such. */
const postal = /\b([A-Z])([\dOQDILZSGB])([A-Z01258]) ?([\dOQDILZSGB])([A-Z01258])(O0|0O|[\dOQDILZSGB])$/;

/** Text in the place of a postal code that is not one: a letter was read as a digit, or a digit as a letter. */
const noPostal = /\b[A-Z][\dOQDILZSGBC][A-Z\d] ?[\dOQDILZSGBC][A-Z\d][\dOQDILZSGBC]{1,2}$/;
const isPostal = /^[A-Z]\d[A-Z] \d[A-Z]\d$/;

/** A number of Alberta's registry: three groups of three digits, separated by spaces or by dust read in their place. */
const registered = bounded(
  400,
  /(?<![\d-])([\dOQDCIlSBZ]{3})[ .:,]{0,2}([\dOQDCIlSBZ]{3})[ .:,]{0,2}([\dOQDCIlSBZ]{3})(?= +\d\d\/|(?: ?\+\d+)?$)/,
);
const land = /^([\dOQDCIlSBZ]{4}) ?([\dOQDCIlSBZ]{3}) ?([\dOQDCIlSBZ]{3})(?= )/;
const day = /\b([\dOQDCIlSBZ]{2})\/([\dOQDCIlSBZ]{2})\/([\dOQDCIlSBZ]{4})\b/g;
/** The kind of company at the end of its name, with the full stop that dust separated. */
const company = /\b(LTD|INC|CORP|CO|LIMITED)[.,] ?[.,]$/;
/** The short notation of land between the two numbers of Alberta's first line. */
const short = /^(\d{4} \d{3} \d{3} +|ATS REFERENCE: +)(\d\S{2,40}(?: \S{1,4})?)(?= {2,}|$)/;
/** Its parts, and the characters read for the semicolons between them. */
const survey =
  /^([4-6])[;:i7/,.]{1,2}([12]?\d|3[0-4])[;:i7/,.]{1,2}(1[0-2]\d|[1-9]?\d)[;:i7/,.]{1,2}([12]?\d|3[0-6])(?: ?[;:i7/,.]{1,2} ?([NSEW]{1,2}|\d[\d,-]{0,20}))?$/;

/** A title number of British Columbia: two letters before its digits. */
const columbian = /\b(C[AB])([\dOQDIlSBZ]{6,8})$/;

const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length;
const mostDigits = 6;

/** A line with its numbers and codes in the form that they have on titles. */
interface ShapedLine {
  readonly text: string;
  /** Words that were corrected by a guess, or do not have the form they should have. */
  readonly guessed: readonly string[];
  /** Words whose form determines which characters are letters and which are digits. */
  readonly settled: readonly string[];
}

/** Brings the numbers and codes of a line into the form that they have on titles. */
export function shaped(line: string): ShapedLine {
  const guessed: string[] = [];
  const guess = (before: string, after: string): string => {
    if (digitsIn(before) < digitsIn(after)) guessed.push(...after.split(' '));
    return after;
  };
  const isNumbers = land.test(line);
  const text = line
    .replace(postal, (whole, a: string, b: string, c: string, d: string, e: string, f: string) =>
      digitsIn(b + d + f) === 0
        ? whole
        : `${a}${asDigits(b)}${asLetters(c)} ${asDigits(d)}${asLetters(e)}${asDigits(f.at(-1) ?? '')}`,
    )
    .replaceAll(day, (whole, a: string, b: string, c: string) =>
      guess(whole, `${asDigits(a)}/${asDigits(b)}/${asDigits(c)}`),
    )
    .replace(company, '$1..')
    .replace(columbian, (whole, letters: string, digits: string) =>
      digitsIn(digits) < 4 ? whole : guess(whole, `${letters}${asDigits(digits)}`),
    )
    .replace(land, (whole, ...parts: string[]) => guess(whole, parts.slice(0, 3).map(asDigits).join(' ')))
    .replace(short, (_, before: string, shortLegal: string) => {
      const [, ...parts] = survey.exec(shortLegal) ?? [];
      if (parts.length === 0) return `${before}${shortLegal.replaceAll(/[;:,i/](?=[^ ])/g, separator)}`;
      const written = parts.filter(Boolean).join(';');
      if (digitsIn(written) < digitsIn(shortLegal)) guessed.push(...shortLegal.split(' '));
      return `${before}${written}`;
    });
  const [code = ''] = noPostal.exec(text) ?? [];
  const isCode = isPostal.test(code);
  const settled = isCode ? code.split(' ') : [];
  if (digitsIn(code) > 1 && !isCode) guessed.push(...code.split(' '));
  const isEntry = /^\S.{0,20} \d\d\/\d\d\/\d{4}\b/.test(text);
  if (!isNumbers && !isEntry) return { text, guessed, settled };
  const found = registered.exec(text);
  if (!found || digitsIn(found[0]) < mostDigits) return { text, guessed, settled };
  const [whole, ...parts] = found;
  const number = guess(whole, parts.slice(0, 3).map(asDigits).join(' '));
  const end = found.index + whole.length;
  return { text: `${text.slice(0, found.index)}${number}${text.slice(end)}`, guessed, settled };
}

/** A comma is kept, because it separates the subdivisions of a list. */
const separator = (read: string): string => (read === ',' ? ',' : ';');
