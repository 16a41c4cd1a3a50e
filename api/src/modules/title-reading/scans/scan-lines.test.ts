import { describe, expect, it } from 'vitest';
import { inBlackAndWhite, withoutSpecks } from './gray-page.ts';
import { asPrinted } from './printed-words.ts';
import { scannedLines } from './scan-lines.ts';
import { shaped } from './scan-shapes.ts';

const page = { width: 1000, height: 1000 };

/** A word of letters ten pixels wide and twenty high. */
const word = (text: string, left: number, top: number, certainty = 95) => ({
  ...{ text, certainty, left, top, right: left + text.length * 10, bottom: top + 20 },
  letters: [...text].map((one) => ({ text: one, certainty: certainty < 85 ? 90 : 99 })),
});

describe('words of a page', () => {
  it('become lines from the top down, with columns apart, without dust', () => {
    const lines = scannedLines(
      [
        [word('OWNERS', 10, 60)],
        [word('LINC', 10, 10), word('TITLE', 200, 12), word('NUMBER', 260, 11), word('.', 500, 20, 30)],
        [word('LATE', 400, 13)],
      ],
      page,
    );
    expect(lines.map(({ text }) => text)).toEqual(['LINC   TITLE NUMBER   LATE', 'OWNERS']);
    expect(lines[1]?.place).toEqual({ left: 0.01, top: 0.06, width: 0.06, height: 0.02 });
  });

  it('keep the dash between a role and a name, and tell which of them are not sure', () => {
    const [line] = scannedLines(
      [[word('GRANTEE', 10, 10), word('-', 90, 10, 30), word('ATCQ', 110, 10, 60)]],
      page,
    );
    expect(line?.text).toBe('GRANTEE - ATCQ');
    expect(line?.words.filter(({ isDoubtful }) => isDoubtful).map(({ text }) => text)).toEqual(['ATCQ']);
  });

  it.each([
    ['an unsure letter before the number', [word('i', 10, 10, 50), word('172', 60, 10)], '172', []],
    ['an unsure letter after the name', [word('LOW', 10, 10), word('i', 90, 10, 50)], 'LOW', []],
    ['a letter beside its word', [word('BLOCK', 10, 10), word('B', 70, 10, 50)], 'BLOCK B', ['B']],
    ['a quarter', [word('22', 10, 10), word('SE', 90, 10, 50)], '22   SE', ['SE']],
    ['a lot', [word('LOT', 10, 10), word('5', 90, 10, 50)], 'LOT   5', ['5']],
    ['a sure letter', [word('R', 10, 10), word('172', 90, 10)], 'R   172', []],
    ['a line of its own', [word('i', 10, 10, 50)], 'i', ['i']],
    ['a letter among digits', [word('S0', 10, 10), word('AVENUE', 40, 10)], 'S0 AVENUE', ['S0']],
    [
      'a postal code',
      [word('ALBERTA', 10, 10), word('T0C', 90, 10), word('2L0', 130, 10)],
      'ALBERTA T0C 2L0',
      [],
    ],
    ['a plan', [word('1234AB', 10, 10)], '1234AB', []],
    ["British Columbia's number", [word('CAl234560', 10, 10)], 'CA1234560', ['CAl234560']],
  ] as const)('of a page that dust lies on: %s', (_, words, text, doubtful) => {
    const [line] = scannedLines([words], page);
    expect(line?.text).toBe(text);
    expect(line?.words.filter(({ isDoubtful }) => isDoubtful).map(({ text: one }) => one)).toEqual(doubtful);
  });
});

it.each([
  ['ALBERTA TOC 2LO', 'ALBERTA T0C 2L0', []],
  ['ALBERTA TOC 2LO0', 'ALBERTA T0C 2L0', []],
  ['ALBERTA T0C 270', 'ALBERTA T0C 270', ['T0C', '270']],
  ['PETER ROBSON', 'PETER ROBSON', []],
  ['0012 345 601   4;26i51:22/SE   171.101.201', '0012 345 601   4;26;51;22;SE   171 101 201', []],
  ['0012 345 60l   4;26;51;22;SE   171101 20S', '0012 345 601   4;26;51;22;SE   171 101 205', true],
  ['16l 123 457 12/O5/2016   MORTGAGE', '161 123 457 12/05/2016   MORTGAGE', true],
  ['DOE FARMS LTD, .', 'DOE FARMS LTD..', []],
  ['BOX 12, 012-345-676', 'BOX 12, 012-345-676', []],
])('%s has the shape %s', (read, text, guessed) => {
  const found = shaped(read);
  expect(found.text).toBe(text);
  if (guessed === true) expect(found.guessed).not.toEqual([]);
  else expect(found.guessed).toEqual(guessed);
});

it.each([
  ['THEREQUT', 'THEREOUT'],
  ['Qwners:', 'Owners:'],
  ['OWNER', 'OWNER'],
  ['STETTLER', 'STETTLER'],
])('%s is printed %s', (read, printed) => expect(asPrinted(read)).toBe(printed));

it('takes single specks from a page and leaves strokes', () => {
  const [width, height] = [20, 20];
  const shades = new Uint8Array(width * height).fill(230);
  shades[5 * width + 5] = 0;
  for (let x = 8; x < 14; x += 1) shades[10 * width + x] = 20;
  const clean = inBlackAndWhite(withoutSpecks({ width, height, shades }));
  const ink = [...clean.shades.entries()].filter(([, shade]) => shade === 0).map(([at]) => at);
  expect(ink).toEqual([8, 9, 10, 11, 12, 13].map((x) => 10 * width + x));
  expect(inBlackAndWhite({ width, height, shades: shades.fill(200) }).shades.includes(0)).toBe(false);
});
