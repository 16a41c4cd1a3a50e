import {
  formatLegalDescription,
  type LegalDescription,
  parseLegalDescription,
} from 'shared-contracts/land-survey';
import { withoutEnd } from 'shared-contracts/limits';
import type { TitleContent } from 'shared-contracts/title-reading';
import type { TitleLine } from './title-lines.ts';

type Part = TitleContent['parts'][number];

const corners: Readonly<Record<string, string>> = {
  'NORTH EAST': 'NE',
  'NORTH WEST': 'NW',
  'SOUTH EAST': 'SE',
  'SOUTH WEST': 'SW',
};

const halves: Readonly<Record<string, readonly string[]>> = {
  NORTH: ['NE', 'NW'],
  SOUTH: ['SE', 'SW'],
  EAST: ['NE', 'SE'],
  WEST: ['NW', 'SW'],
};

/** A number behind its word, as in `RANGE 3`. */
const numberBehind = (word: string, text: string): string | undefined =>
  new RegExp(`\\b${word}S?\\s+(\\d{1,3})\\b`, 'i').exec(text)?.[1];

const portion = /\b(?:PTN|PORTION|PART|THAT PART)\b/i;

const written = (text: string): string | undefined => {
  const location: LegalDescription | undefined = parseLegalDescription(text);
  return location && formatLegalDescription(location);
};

/** What of a section is meant, as the words of Alberta's titles tell it. */
function placesIn(text: string): readonly string[] {
  const [, corner] = /QUARTER\s+((?:NORTH|SOUTH)\s+(?:EAST|WEST))/i.exec(text) ?? [];
  const quarter = corner && corners[corner.toUpperCase().replaceAll(/\s+/g, ' ')];
  if (quarter) return [quarter];
  const [, half] = /\b(NORTH|SOUTH|EAST|WEST)\s+HALF\b/i.exec(text) ?? [];
  if (half) return halves[half.toUpperCase()] ?? [''];
  const subdivision = numberBehind('LEGAL SUBDIVISION', text);
  return [subdivision ?? ''];
}

/** The land of words such as `MERIDIAN 5 RANGE 3 TOWNSHIP 42 SECTION 36 QUARTER NORTH WEST`. */
function partsOfWords(lines: readonly number[], text: string): readonly Part[] {
  const [meridian, range, township, section] = ['MERIDIAN', 'RANGE', 'TOWNSHIP', 'SECTION'].map((word) =>
    numberBehind(word, text),
  );
  if (!meridian || !range || !township || !section) return [];
  return placesIn(text).flatMap((place) => {
    const value = written(`${place === '' ? '' : `${place}-`}${section}-${township}-${range}-W${meridian}`);
    return value === undefined ? [] : [{ value, isPortion: portion.test(text), lines: [...lines] }];
  });
}

/** The land of a short writing, `5;3;42;36;NW`: meridian, range, township, section, place. */
export function partsOfShortLegal(text: string, line: number): readonly Part[] {
  const found = text.matchAll(/\b([1-7]);(\d{1,2});(\d{1,3});(\d{1,2})(?:;([A-Z]{2}|\d{1,2}))?\b/g);
  return [...found].flatMap(([, meridian, range, township, section, place]) => {
    const value = written(`${place ? `${place}-` : ''}${section}-${township}-${range}-W${meridian}`);
    return value === undefined ? [] : [{ value, isPortion: false, lines: [line] }];
  });
}

/** The land that a description names, each once, in its usual writing. */
export function partsIn(lines: readonly TitleLine[], at: readonly number[]): readonly Part[] {
  const texts = at.map((line) => lines[line]?.text ?? '');
  const parts = [
    ...partsOfWords(at, texts.join(' ')),
    ...at.flatMap((line, place) =>
      (texts[place] ?? '').split(/[;,]|\band\b/i).flatMap((text) => {
        const value = written(withoutEnd(text.replace(portion, '').replace(/^[\s.:]+/, ''), ' \t\u00a0.'));
        return value === undefined ? [] : [{ value, isPortion: portion.test(text), lines: [line] }];
      }),
    ),
  ];
  return [...new Map(parts.map((part) => [part.value, part])).values()];
}
