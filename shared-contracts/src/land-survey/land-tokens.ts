/** A piece of a text that land is read from; words are in capitals. */
export interface LandToken {
  readonly kind: 'number' | 'word' | 'mark';
  /** The capitals of a word, the digits of a number, the sign of a mark. */
  readonly text: string;
  /** Of a number; -1 of everything else. */
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

const zero = 48;
const nine = 57;
const capitalA = 65;
const capitalZ = 90;
const space = 32;

const isDigit = (code: number) => code >= zero && code <= nine;
const isLetter = (code: number) => code >= capitalA && code <= capitalZ;

/** Longer numbers are none of a survey; they are read as one all the same. */
const longestNumber = 15;

/** Halves and quarters as they are typed: `1/2`, `1/4`. */
const fractions: Readonly<Record<string, string>> = { '1/2': '½', '1/4': '¼' };

/**
 * The tokens of a text, in one walk. A well identifier's first part (`100/`) is one mark, and so are `1/2` and `1/4`;
 * a line break is the mark `\n`.
 */
export function landTokens(text: string): LandToken[] {
  const capitals = text.toUpperCase();
  // Of other alphabets a capital may be two letters, which would move all places behind it.
  const letters =
    capitals.length === text.length ? capitals : text.replace(/[a-z]+/g, (part) => part.toUpperCase());
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
      while (at < letters.length && isDigit(letters.charCodeAt(at)) && at - start < longestNumber) at += 1;
      add('number', start, at, Number(letters.slice(start, at)));
    } else if (isLetter(code)) {
      // Letters with stops between them are one word: L.S.D.
      while (at < letters.length) {
        if (isLetter(letters.charCodeAt(at))) at += 1;
        else if (at - start === 1 || letters[at - 2] === '.') {
          if (letters[at] !== '.' || !isLetter(letters.charCodeAt(at + 1))) break;
          at += 1;
        } else break;
      }
      const word = letters.slice(start, at);
      tokens.push({ kind: 'word', text: word.replaceAll('.', ''), value: -1, start, end: at });
    } else {
      at += 1;
      add('mark', start, at);
    }
  }
  return tokens;
}
