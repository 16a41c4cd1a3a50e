/** A token of a text from which land is read; words are in capitals. */
export interface LandToken {
  readonly kind: 'number' | 'word' | 'mark';
  /** The capitals of a word, the digits of a number, or the character of a mark. */
  readonly text: string;
  /** The value of a number; -1 for other tokens. */
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

const zero = 48;
const nine = 57;
const capitalA = 65;
const capitalZ = 90;
const space = 32;
const hyphen = 45;
const stroke = 47;
const lastPlain = 127;

const isDigit = (code: number) => code >= zero && code <= nine;
const isLetter = (code: number) => code >= capitalA && code <= capitalZ;

/** A number with more digits is not a survey's; it is still read as a single token. */
const longestNumber = 15;

/** Halves and quarters as they are typed: `1/2`, `1/4`. */
const fractions: Readonly<Record<string, string>> = { '1/2': '½', '1/4': '¼' };

/** Halves and quarters as they are typed after a side: `N/2`, `SE/4`. */
const shortFractions: Readonly<Record<string, string>> = { '/2': '½', '/4': '¼' };
const sides: ReadonlySet<string> = new Set(['N', 'S', 'E', 'W', 'NE', 'NW', 'SE', 'SW']);

/** Characters that are used as a hyphen. */
const dashes: ReadonlySet<string> = new Set(['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212']);

/** Letters of one character with an accent, as in Métis. */
const accented = /[\u00c0-\u00d6\u00d8-\u017f]/g;

const apostrophes: ReadonlySet<string> = new Set(["'", '\u2019']);

/** Whether an apostrophe and an S end a word at an index. */
const isPluralAt = (letters: string, at: number): boolean =>
  apostrophes.has(letters[at] ?? '') && letters[at + 1] === 'S' && !isLetter(letters.charCodeAt(at + 2));

/**
 * Splits a text into tokens in one pass. `1/2` and `1/4` are single marks, and so are `/2` and `/4` after a side. A
 * line break is the mark `\n`, and every dash becomes `-`.
 */
export function landTokens(text: string): LandToken[] {
  const capitals = text.toUpperCase();
  // Capitals of some other letters consist of two characters, which would shift all later positions, so only a to z are
  // capitalized then.
  const letters = (
    capitals.length === text.length ? capitals : text.replace(/[a-z]+/g, (part) => part.toUpperCase())
  ).replace(accented, (letter) => letter.normalize('NFD').charAt(0));
  const tokens: LandToken[] = [];
  const add = (kind: LandToken['kind'], start: number, end: number, value = -1) =>
    tokens.push({ kind, text: letters.slice(start, end), value, start, end });
  let at = 0;
  while (at < letters.length) {
    const start = at;
    const code = letters.charCodeAt(at);
    if (code === 10 || code === 13) {
      at += 1;
      tokens.push({ kind: 'mark', text: '\n', value: -1, start, end: at });
    } else if (code <= space || code === 160) at += 1;
    else if (isDigit(code)) {
      const fraction = letters[at + 1] === '/' ? fractions[letters.slice(at, at + 3)] : undefined;
      if (fraction && !isDigit(letters.charCodeAt(at + 3))) {
        at += 3;
        tokens.push({ kind: 'mark', text: fraction, value: -1, start, end: at });
        continue;
      }
      let value = 0;
      for (let digit = code; isDigit(digit) && at - start < longestNumber; digit = letters.charCodeAt(at)) {
        value = value * 10 + digit - zero;
        at += 1;
      }
      add('number', start, at, value);
    } else if (isLetter(code)) {
      // Letters separated by full stops form one word: L.S.D.
      while (at < letters.length) {
        if (isLetter(letters.charCodeAt(at))) at += 1;
        else if (at - start === 1 || letters[at - 2] === '.') {
          if (letters[at] !== '.' || !isLetter(letters.charCodeAt(at + 1))) break;
          at += 1;
        } else break;
      }
      const word = letters.slice(start, at);
      const isDotted = letters[start + 1] === '.';
      let plain = isDotted ? word.replaceAll('.', '') : word;
      // `LSD's` and `L.S.D.'s` are how some write the plural.
      const stop = isDotted && letters[at] === '.' ? 1 : 0;
      if (isPluralAt(letters, at + stop)) {
        plain += 'S';
        at += stop + 2;
      }
      tokens.push({ kind: 'word', text: plain, value: -1, start, end: at });
    } else if (code === hyphen || (code > lastPlain && dashes.has(letters[at] ?? ''))) {
      at += 1;
      tokens.push({ kind: 'mark', text: '-', value: -1, start, end: at });
    } else {
      const short = code === stroke ? shortFractions[letters.slice(at, at + 2)] : undefined;
      const before = short && tokens.at(-1);
      // `d-96-E/4-A-15` is a block of a map sheet, `SW/4-Sec 21` a quarter.
      const isSheet =
        letters[at + 2] === '-' && isLetter(letters.charCodeAt(at + 3)) && letters[at + 4] === '-';
      const isShort =
        before && before.end === at && sides.has(before.text) && !isDigit(letters.charCodeAt(at + 2));
      if (short && isShort && !isSheet) {
        at += 2;
        tokens.push({ kind: 'mark', text: short, value: -1, start, end: at });
      } else {
        at += 1;
        add('mark', start, at);
      }
    }
  }
  return tokens;
}
