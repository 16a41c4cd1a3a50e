import { Choices } from './choices.ts';

/** A list of land as somebody may write it, with the lands that are meant: `NE-14-45-7-4`, `all-3-45-7-4`. */
export interface WrittenList {
  readonly text: string;
  readonly lands: readonly string[];
}

interface Place {
  readonly township: number;
  readonly range: number;
  readonly meridian: number;
}

const quarters = ['NE', 'NW', 'SE', 'SW'] as const;
const halves = { N: ['NE', 'NW'], S: ['SE', 'SW'], E: ['NE', 'SE'], W: ['NW', 'SW'] } as const;
const ordinals = ['', '1st', '2nd', '3rd', '4th', '5th', '6th'];
const inWords = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** One part of a section as it is written, and its names. */
function partOf(choose: Choices): readonly [text: string, names: readonly string[]] {
  const quarter = choose.one(quarters);
  const dotted = `${quarter.split('').join('.')}.`;
  const second = choose.one(quarters);
  const lsd = choose.from(1, 16);
  const half = choose.one(['N', 'S', 'E', 'W'] as const);
  const both = [...new Set([quarter, second])];
  return choose.one<readonly [string, readonly string[]]>([
    [
      choose.one([
        quarter,
        quarter,
        `${quarter}1/4`,
        `${quarter} ¼`,
        `${quarter}/4`,
        dotted,
        quarter.toLowerCase(),
      ]),
      [quarter],
    ],
    [choose.one([`${half}½`, `${half}1/2`, `${half} 1/2`, `${half}/2`]), halves[half]],
    [both.join(choose.one([' & ', ' and ', '&', ', ', '+'])), both],
    [choose.one([`LSD ${lsd}`, `L.S.D. ${lsd}`, `Lsd ${lsd}`, `Legal Subdivision ${lsd}`]), [`${lsd}`]],
    ['', ['all']],
  ]);
}

const sectionOf = (choose: Choices, section: number): string =>
  `${choose.one(['Sec', 'Section', 'Sec.', 'SEC.'])} ${section}`;

const placeOf = (choose: Choices): Place => ({
  township: choose.from(1, 90),
  range: choose.from(1, 12),
  meridian: choose.from(4, 6),
});

/** A place in words, and as the end of a chain of numbers. */
function placeTexts(choose: Choices, { township, range, meridian }: Place): readonly [string, string] {
  const west = choose.one([
    `W${meridian}M`,
    `W${meridian}`,
    `W. of ${ordinals[meridian]} M.`,
    `West of the ${ordinals[meridian]} Meridian`,
    `west of the ${inWords[meridian]} meridian`,
  ]);
  const words = [
    `${choose.one(['Twp', 'Township', 'Tp.', 'TWP.'])} ${township}`,
    `${choose.one(['Rge', 'Range', 'Rg', 'R'])} ${range}`,
    west,
  ].join(choose.one([' ', ', ', '-']));
  return [words, `${township}-${range}-${west}`];
}

const named = (parts: readonly string[], section: number, { township, range, meridian }: Place) =>
  parts.map((part) => [part, section, township, range, meridian].join('-'));

/** Land that each names its own place. */
function ownPlaces(choose: Choices): WrittenList {
  const items = Array.from({ length: choose.from(1, 3) }, () => {
    const [part, names] = partOf(choose);
    const section = choose.from(1, 36);
    const place = placeOf(choose);
    const [words, chain] = placeTexts(choose, place);
    const isChain = part !== '' && !part.endsWith('m') && choose.next() < 0.5;
    const land = isChain
      ? `${section}-${chain}`
      : `${sectionOf(choose, section)}${choose.one([' ', ', ', '-'])}${words}`;
    const before =
      part === ''
        ? choose.one(['', 'All of ', 'The whole of '])
        : `${part}${choose.one([' ', ' ', ' of ', '-'])}`;
    return { text: `${before}${land}`, lands: named(names, section, place) };
  });
  const between = choose.one(['; ', '\n', ' and ', ', ', ' & ', ' plus ', '. ']);
  return { text: items.map(({ text }) => text).join(between), lands: items.flatMap(({ lands }) => lands) };
}

/** Land of one township, which its text names once: as a heading or at its end. */
function sharedPlace(choose: Choices): WrittenList {
  const place = placeOf(choose);
  const [words] = placeTexts(choose, place);
  const order = choose.one([
    'part first',
    'section first',
    'part in brackets',
    'part behind a mark',
  ] as const);
  const sections = [...new Set(Array.from({ length: choose.from(2, 4) }, () => choose.from(1, 36)))];
  const items = sections.map((section) => {
    const [part, names] = partOf(choose);
    const number = sectionOf(choose, section);
    const bracketed = `${choose.one([`${section}`, number])} (${part})`;
    const texts = {
      'part first': `${part} ${number}`,
      'section first': `${number} ${part}`,
      'part in brackets': bracketed,
      'part behind a mark': `${number}${choose.one([': ', ' - ', ' – ', ', '])}${part}`,
    };
    const text = part === '' ? number : texts[order];
    return { text, lands: named(names, section, place) };
  });
  const isHeading = choose.next() < 0.5;
  const between = choose.one(isHeading ? ['; ', ', ', '\n', ' and '] : [', ', ' & ', ' and ']);
  const list = items.map(({ text }) => text).join(between);
  const text = isHeading ? `${words}${choose.one([': ', '\n', ', '])}${list}` : `${list}, ${words}`;
  return { text, lands: items.flatMap(({ lands }) => lands) };
}

/** The list that a number stands for: land that names its places each, or shares one. */
export function writtenList(kind: 'own' | 'shared', number: number): WrittenList {
  const choose = new Choices(number);
  return kind === 'own' ? ownPlaces(choose) : sharedPlace(choose);
}
