import { halves, principalWords, quarterSigns } from './dls-words.ts';
import type { LandToken } from './land-tokens.ts';
import { landKeywords, quarterWords, sideWords } from './land-words.ts';

/** The largest subdivision, section, township, range and meridian of the survey, in the order of their writing. */
const most = [16, 36, 126, 34, 6] as const;

/** The values of a chain of numbers with hyphens between them, or with nothing, that begins at a token. */
function chainAt(tokens: readonly LandToken[], at: number): readonly LandToken[] {
  const numbers: LandToken[] = [];
  const isHyphened = tokens[at + 1]?.text === '-';
  for (let place = at; tokens[place]?.kind === 'number'; place += isHyphened ? 2 : 1) {
    const number = tokens[place];
    if (number) numbers.push(number);
    if (isHyphened && tokens[place + 1]?.text !== '-') break;
  }
  return numbers;
}

/** Whether the numbers can be those of a place, with or without its subdivision, and the last one a meridian. */
const isPlace = (numbers: readonly LandToken[]): boolean =>
  numbers.at(-1)?.text.length === 1 &&
  numbers.every(
    ({ value }, place) => value >= 1 && value <= (most[place + most.length - numbers.length] ?? 0),
  );

const isQuarterSign = ({ text }: LandToken): boolean =>
  text === '-' || text === '/4' || quarterSigns.has(text);

/** Whether what stands before a token names a part of the section, or says that it is one: `SE`, `N½`, `Sec`. */
function isBehindPart(tokens: readonly LandToken[], at: number): boolean {
  let place = at - 1;
  let isHalf = false;
  for (
    let token = tokens[place];
    token && (isQuarterSign(token) || halves.has(token.text) || token.text === '/2');
  ) {
    isHalf ||= !isQuarterSign(token);
    place -= 1;
    token = tokens[place];
  }
  const word = tokens[place]?.text ?? '';
  return quarterWords.has(word) || landKeywords.get(word) === 'section' || (isHalf && sideWords.has(word));
}

const ends: ReadonlySet<string> = new Set([',', ';', '\n', ')', '.', '&', '+', ':', '(']);

/**
 * Whether a place can end before a token: at a mark or a word that cannot begin a meridian. Of `2-22-12-6 West of the
 * Fifth Meridian` the last number is the range.
 */
function isEndBefore(tokens: readonly LandToken[], at: number): boolean {
  const token = tokens[at];
  if (!token) return true;
  if (token.kind !== 'word')
    return ends.has(token.text) && !(token.text === '.' && tokens[at + 1]?.kind === 'number');
  const side = sideWords.get(token.text);
  const isMeridian = landKeywords.get(token.text) === 'meridian' || principalWords.has(token.text);
  return side !== 'W' && side !== 'E' && !isMeridian && !notBehind.has(token.text);
}

/** Letters that make a number something else: `4M`, `4TH`. */
const notBehind: ReadonlySet<string> = new Set(['M', 'ST', 'ND', 'RD', 'TH', 'OF']);

/**
 * Tokens with the `W` that some leave out before a meridian: `SE 22-51-26-4`, `LSD 4-22-51-26-4`. Four numbers are a
 * place only behind a part of a section, since without it the first one may be a subdivision and the meridian missing;
 * five are one behind `LSD`, or alone. Anything behind the last number but an end leaves it as it is.
 */
export function withMeridianSign(tokens: readonly LandToken[]): readonly LandToken[] {
  let found: LandToken[] | undefined;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'number') {
      if (token) found?.push(token);
      continue;
    }
    const numbers = chainAt(tokens, at);
    const length = tokens[at + 1]?.text === '-' ? numbers.length * 2 - 1 : numbers.length;
    const chain = tokens.slice(at, at + length);
    const isLsd = landKeywords.get(tokens[at - 1]?.text ?? '') === 'lsd';
    const isFive =
      numbers.length === most.length && (isLsd || at === 0 || ends.has(tokens[at - 1]?.text ?? ''));
    const isFour = numbers.length === most.length - 1 && isBehindPart(tokens, at);
    const last = numbers.at(-1);
    if (last && isEndBefore(tokens, at + length) && (isFive || isFour) && isPlace(numbers)) {
      found ??= tokens.slice(0, at);
      const sign: LandToken = { kind: 'word', text: 'W', value: -1, start: last.start, end: last.start };
      found.push(...chain.slice(0, -1), sign, last);
    } else found?.push(...chain);
    at += length - 1;
  }
  return found ?? tokens;
}
