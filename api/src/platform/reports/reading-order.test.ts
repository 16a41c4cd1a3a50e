import { expect, it } from 'vitest';
import { isMixed, readingOrder, standingOrder } from './reading-order.ts';

/** A line as it looks from left to right, after the reversals by the typeface. */
const seen = (line: string): string =>
  standingOrder(readingOrder(line))
    .map(({ text, level }) => (level % 2 === 1 ? Array.from(text).toReversed().join('') : text))
    .join('');

it.each([
  ['Tract one, 12', 'Tract one, 12'],
  ['ABC אבג דהו DEF', 'ABC והד גבא DEF'],
  ['אבג DEF דהו', 'והד DEF גבא'],
  ['אבג (12) דהו.', '.והד (12) גבא'],
  ['paid אבג 1,250.50 דהו to', 'paid והד 1,250.50 גבא to'],
  ['אבג ABC 12 דהו', 'והד ABC 12 גבא'],
  ['אבג 12 34 דהו', 'והד 34 12 גבא'],
  ['', ''],
])('puts %j as %j', (line, wanted) => {
  expect(seen(line)).toBe(wanted);
});

it('loses nothing of a line, and knows where there is nothing to turn', () => {
  const line = 'a \u0308b 1\u0302 שלום\u0661\u0662\u060c \u200f\ud83c\udf33 \u0626\u0650 x\u0323';
  const pieces = readingOrder(line);
  expect(pieces.map(({ text }) => text).join('')).toBe(line);
  expect(new Set(standingOrder(pieces))).toEqual(new Set(pieces));
  expect(isMixed('Žofie 12 ᓀᐦ')).toBe(false);
  expect(isMixed(line)).toBe(true);
});
