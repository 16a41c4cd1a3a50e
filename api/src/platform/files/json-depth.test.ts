import { expect, it } from 'vitest';
import { isDeeper } from './json-depth.ts';

const deeper = (text: string, most: number) => isDeeper(Buffer.from(text), most);

it.each([
  ['[[1],{"a":[2]}]', 3, false],
  ['[[1],{"a":[2]}]', 2, true],
  ['["[[[[", "\\"[[[", "\\\\"]', 1, false],
  ['[]'.repeat(1000), 1, false],
  ['['.repeat(8_000_000), 100, true],
  ['', 0, false],
])('%.40s nests more than %d levels: %s', (text, most, answer) => {
  expect(deeper(text, most)).toBe(answer);
});
