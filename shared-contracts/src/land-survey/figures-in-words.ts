import type { LandToken } from './land-tokens.ts';
import { ordinalWords } from './land-words.ts';

/** Numbers as easements of former times spell them. */
const spelled: ReadonlyMap<string, number> = new Map(
  [
    ...['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE', 'TEN'],
    ...[
      'ELEVEN',
      'TWELVE',
      'THIRTEEN',
      'FOURTEEN',
      'FIFTEEN',
      'SIXTEEN',
      'SEVENTEEN',
      'EIGHTEEN',
      'NINETEEN',
    ],
  ].map((word, place) => [word, place + 1]),
);
const tens: ReadonlyMap<string, number> = new Map(
  ['TWENTY', 'THIRTY', 'FORTY', 'FIFTY', 'SIXTY', 'SEVENTY', 'EIGHTY', 'NINETY'].map((word, place) => [
    word,
    (place + 2) * 10,
  ]),
);
const joints: ReadonlySet<string> = new Set(['-', 'AND']);

/** Most words of a number: `one hundred and twenty-six`. */
const longestSpelled = 6;

/** The number spelled from a token on, and the index after it; undefined if none is. */
function spelledAt(tokens: readonly LandToken[], at: number) {
  let value = 0;
  let next = at;
  let end = at;
  for (; next < at + longestSpelled; next += 1) {
    const word = tokens[next]?.text ?? '';
    if (word === 'HUNDRED' && value > 0) value *= 100;
    else if (spelled.has(word) || tens.has(word)) value += spelled.get(word) ?? tens.get(word) ?? 0;
    else if (next > at && joints.has(word)) continue;
    else break;
    end = next + 1;
  }
  return value > 0 ? { value, next: end } : undefined;
}

const ordinalEnds: ReadonlySet<string> = new Set(['ST', 'ND', 'RD', 'TH']);

/** The index after `(4th)` behind the same ordinal in words; undefined if it does not stand there. */
function repeatedOrdinal(tokens: readonly LandToken[], at: number): number | undefined {
  const value = ordinalWords.get(tokens[at]?.text ?? '');
  const [open, number] = [tokens[at + 1], tokens[at + 2]];
  if (value === undefined || open?.text !== '(' || number?.value !== value) return undefined;
  const close = ordinalEnds.has(tokens[at + 3]?.text ?? '') ? at + 4 : at + 3;
  return tokens[close]?.text === ')' ? close + 1 : undefined;
}

/**
 * Makes one token of a number in words with the same in figures behind it, and of an ordinal likewise: `Fourteen (14)`,
 * `Fourth (4th)`. Words without figures stay, as words that differ from their figures do.
 */
export function figuresInWords(tokens: LandToken[]): LandToken[] {
  const isNone = (token: LandToken, at: number) => token.text !== '(' || tokens[at + 1]?.kind !== 'number';
  if (tokens.every(isNone)) return tokens;
  const found: LandToken[] = [];
  let at = 0;
  for (let token = tokens[at]; token; token = tokens[at]) {
    const ordinal = repeatedOrdinal(tokens, at);
    const number = ordinal === undefined && token.kind === 'word' ? spelledAt(tokens, at) : undefined;
    const figure = number && tokens[number.next + 1];
    const isSame =
      number &&
      tokens[number.next]?.text === '(' &&
      figure?.value === number.value &&
      tokens[number.next + 2]?.text === ')';
    if (isSame)
      found.push({ ...figure, start: token.start, end: tokens[number.next + 2]?.end ?? figure.end });
    else found.push(ordinal === undefined ? token : { ...token, end: tokens[ordinal - 1]?.end ?? token.end });
    at = isSame ? number.next + 3 : (ordinal ?? at + 1);
  }
  return found;
}
