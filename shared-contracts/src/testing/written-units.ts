import { Choices } from './choices.ts';
import type { WrittenList } from './written-lists.ts';

/** A map sheet of the National Topographic System. */
interface Sheet {
  readonly series: number;
  readonly area: string;
  readonly sheet: number;
}

/** A unit of a block: its quarter, empty for all of it, and its number. */
type Unit = readonly [quarter: string, unit: number];

const letters = (choose: Choices, last: string): string =>
  String.fromCharCode(choose.from(65, last.charCodeAt(0)));
const padded = (value: number, length: number): string => String(value).padStart(length, '0');
const quarterOf = (choose: Choices): string => choose.one(['a', 'b', 'c', 'd']);
const unitsOf = (choose: Choices, most: number): readonly number[] => [
  ...new Set(Array.from({ length: choose.from(1, most) }, () => choose.from(1, 100))),
];

function sheetOf(choose: Choices): readonly [Sheet, string] {
  const [series, area, sheet] = [choose.one([93, 94]), letters(choose, 'P'), choose.from(1, 16)];
  const text = choose.one([
    `${series}-${area}-${sheet}`,
    `${padded(series, 3)}-${area}-${padded(sheet, 2)}`,
    `${series}${area}${sheet}`,
    `${series}-${area}/${sheet}`,
  ]);
  return [{ series, area, sheet }, text];
}

const named = (units: readonly Unit[], block: string, { series, area, sheet }: Sheet): readonly string[] =>
  units.map(([quarter, unit]) => `${quarter}${unit}-${block}-${series}-${area}-${sheet}`);

/** Numbers as a list: `1, 2 & 3`. */
function numbersText(choose: Choices, numbers: readonly number[]): string {
  const last = numbers.at(-1) ?? 0;
  const before = numbers.slice(0, -1).join(', ');
  return before === '' ? `${last}` : `${before}${choose.one([', ', ' & ', ' and '])}${last}`;
}

const whole = (numbers: readonly number[]): readonly Unit[] => numbers.map((unit) => ['', unit]);

/** Units of one block that names its own sheet. */
function ownSheet(choose: Choices): WrittenList {
  const [sheet, sheetText] = sheetOf(choose);
  const [block, quarter, unit] = [letters(choose, 'L'), quarterOf(choose), choose.from(1, 100)];
  const letter = choose.one([quarter, quarter.toUpperCase()]);
  const numbers = unitsOf(choose, 3);
  const list = numbersText(choose, numbers);
  const other = quarter === 'd' ? 'a' : 'd';
  const both = `${quarter}${choose.one([' & ', ', ', '/', ' and ', '&'])}${other}`;
  const [text, units] = choose.one<readonly [string, readonly Unit[]]>([
    [
      `${letter}${choose.one(['-', ' '])}${choose.one([`${unit}`, padded(unit, 3)])}-${block}/${sheetText}`,
      [[quarter, unit]],
    ],
    [
      `${both}${choose.one(['-', ' '])}${unit}-${block}/${sheetText}`,
      [
        [quarter, unit],
        [other, unit],
      ],
    ],
    [
      choose.one([`Unit ${unit}, Block ${block}, ${sheetText}`, `${sheetText} Blk ${block} Unit ${unit}`]),
      [['', unit]],
    ],
    [
      choose.one([`Units ${list} Block ${block} ${sheetText}`, `${sheetText}, Blk ${block}, Units ${list}`]),
      whole(numbers),
    ],
    [
      choose.one([
        `Qtr ${quarter} Unit ${unit} Block ${block} ${sheetText}`,
        `${letter} Unit ${unit} Block ${block} ${sheetText}`,
        `Quarter ${quarter} of Unit ${unit}, Block ${block}, Map ${sheetText}`,
        `${quarter}-${unit} Block ${block} ${sheetText}`,
      ]),
      [[quarter, unit]],
    ],
  ]);
  return { text, lands: named(units, block, sheet) };
}

/** Units of one sheet, which its text names once, of one block or of several. */
function sharedSheet(choose: Choices): WrittenList {
  const [sheet, sheetText] = sheetOf(choose);
  const block = letters(choose, 'L');
  const units = unitsOf(choose, 4).map((unit): Unit => [quarterOf(choose), unit]);
  const texts = units.map(([quarter, unit]) => `${quarter}-${unit}`);
  const heading = choose.one([`${sheetText} Block ${block}`, `Block ${block}, ${sheetText}`]);
  const mixed = units.map(([quarter, unit]): Unit => [choose.one(['', quarter]), unit]);
  const mixedTexts = mixed.map(([quarter, unit]) => (quarter === '' ? `Unit ${unit}` : `${quarter}-${unit}`));
  const blocks = [...new Set([block, letters(choose, 'L')])].map((one) => [one, unitsOf(choose, 2)] as const);
  const blockTexts = blocks.map(
    ([one, numbers]) => `Block ${one}${choose.one([' ', ': ', ', '])}Units ${numbersText(choose, numbers)}`,
  );
  const start = choose.one([': ', '\n', ', ']);
  const [text, lands] = choose.one<readonly [string, readonly string[]]>([
    [`${texts.join(choose.one([', ', ' & ', ' and ']))}-${block}/${sheetText}`, named(units, block, sheet)],
    [
      `${heading}${start}${mixedTexts.join(choose.one([', ', '\n', '; ', ' and ']))}`,
      named(mixed, block, sheet),
    ],
    [
      `${sheetText}${start}${blockTexts.join(choose.one(['; ', '\n', ', ']))}`,
      blocks.flatMap(([one, numbers]) => named(whole(numbers), one, sheet)),
    ],
  ]);
  return { text, lands };
}

/** The list of units that a number stands for: of sheets of their own, or of one that they share. */
export function writtenUnits(kind: 'own' | 'shared', number: number): WrittenList {
  const choose = new Choices(number);
  if (kind === 'shared') return sharedSheet(choose);
  const items = Array.from({ length: choose.from(1, 3) }, () => ownSheet(choose));
  const between = choose.one(['; ', '\n', ' and ', ', ', ' & ']);
  return { text: items.map(({ text }) => text).join(between), lands: items.flatMap(({ lands }) => lands) };
}
