import { describe, expect, it } from 'vitest';
import { differenceOf, isSameText, keptText } from './long-text.ts';

const long = (end: string) => `{ ${'a: string; '.repeat(900)}${end} }`;

describe('a type that is too long to be kept', () => {
  it('is its beginning and its length', () => {
    const kept = keptText(long('b: number;'));
    expect(kept.length).toBeLessThan(8000);
    expect(kept).toMatch(/… \(\d{4}\)$/);
    expect(keptText('string')).toBe('string');
  });

  it('is the same type where an earlier build kept less of it, and another one where the length is', () => {
    const text = long('b: number;');
    const short = `${text.slice(0, 3900)}… (${text.length})`;
    expect(isSameText(short, text)).toBe(true);
    expect(isSameText(text, short)).toBe(true);
    expect(isSameText(short, long('b: number; c: number;'))).toBe(false);
    expect(isSameText(short, text.replace('a', 'x'))).toBe(false);
  });
});

describe('a difference', () => {
  it('shows short types as they are', () => {
    expect(differenceOf('string', 'number')).toBe('is number, and was string');
  });

  it.each([
    ['a change in the middle', 'b: number;', 'b: boolean;'],
    ['something more', '', 'b: number;'],
    ['something less', 'b: number;', ''],
  ])('shows of long types %s alone', (_, was, is) => {
    const difference = differenceOf(`${long(was)} | ${long('')}`, `${long(is)} | ${long('')}`);
    expect(difference.length).toBeLessThan(400);
    const [now = '', before = ''] = difference.split(', and was ');
    expect(now).toContain(is.slice(3));
    expect(before).toContain(was.slice(3));
    expect(now).not.toBe(`is ${before}`);
  });
});
