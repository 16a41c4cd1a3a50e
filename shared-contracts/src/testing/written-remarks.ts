import { Choices } from './choices.ts';
import type { WrittenList } from './written-lists.ts';

const before = [
  'Ptn. ',
  'Ptn of ',
  'Pt. ',
  'Portion of ',
  'All that portion of ',
  'A portion of ',
  'the north 40 acres of ',
] as const;
const behind = [
  ...[' (ptn)', ' (portion)', ' except Plan 1234AB', ' excepting thereout the north 100 feet', ' (10 acres)'],
  ...[
    ' lying north of the river',
    ' save and except Plan 9120345',
    ', except road plan 1234AB',
    ' less 2.5 acres',
  ],
  ...[' within Plan 1234AB', ' (E 40 ac)', ' north of the highway', ' as shown on Plan 0412345', ' (pt.)'],
];
/** What is said of all of a quarter: its size, and minerals, which are none of the surface. */
const ofAll = [
  ...['', '', '', ' (160 acres)', ' containing 160 acres more or less', ' excepting all mines and minerals'],
  ...[', 160 acres', ' (64.7 ha)'],
];

/** A quarter in a township of its own, with or without a remark; `ptn` stands before the name of a portion. */
function remarked(choose: Choices, township: number): readonly [text: string, land: string] {
  const [quarter, section] = [choose.one(['NE', 'NW', 'SE', 'SW']), choose.from(1, 36)];
  const [range, meridian] = [choose.from(1, 12), choose.from(4, 6)];
  const written = choose.one([
    `${quarter} ${section}-${township}-${range}-W${meridian}M`,
    `${quarter}-${section}-${township}-${range}-W${meridian}`,
    `${quarter} 1/4 Sec ${section} Twp ${township} Rge ${range} W${meridian}M`,
    `the ${quarter} of Section ${section}, Township ${township}, Range ${range}, W${meridian}M`,
  ]);
  const land = `${quarter}-${section}-${township}-${range}-${meridian}`;
  const kind = choose.next();
  if (kind < 0.25) return [`${choose.one(before)}${written}`, `ptn ${land}`];
  const [first = '', ...others] = kind < 0.55 ? behind : ofAll;
  return [`${written}${choose.one([first, ...others])}`, kind < 0.55 ? `ptn ${land}` : land];
}

/** The list that a number stands for: quarters in different townships, each with its own remark or none. */
export function writtenRemarks(number: number): WrittenList {
  const choose = new Choices(number);
  const first = choose.from(1, 80);
  const items = Array.from({ length: choose.from(1, 3) }, (_, place) => remarked(choose, first + place * 3));
  const between = choose.one(['; ', '\n', ' and ', ', ']);
  return { text: items.map(([text]) => text).join(between), lands: items.map(([, land]) => land) };
}
