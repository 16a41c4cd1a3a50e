import { expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

const wrapped = (text: string, width: number) => wrapText(text, width, (part) => part.length);

it.each([
  ['marguerite.baptiste@sturgeoncounty.ca', 26, ['marguerite.baptiste', '@sturgeoncounty.ca']],
  ['short@x.ca', 26, ['short@x.ca']],
  ['ann@a-very-long-name-of-a-company.ca', 26, ['ann', '@a-very-long-name-of-a-', 'company.ca']],
  ['https://example.test/abc/def/ghi', 14, ['https://', 'example.test/', 'abc/def/ghi']],
  ['NE-12-050-20-W5M', 8, ['NE-12-', '050-20-', 'W5M']],
])('parts %s where a reader would', (text, width, lines) => {
  expect(wrapped(text, width)).toEqual(lines);
});
