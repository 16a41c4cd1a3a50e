import { expect, it } from 'vitest';
import { pieces } from './marked.tsx';

it.each([
  ['Owen Peters', 'PET', ['Owen ', 'Pet', 'ers']],
  ['banana', 'an', ['b', 'an', '', 'an', 'a']],
  ['NE-14-048-07 W5M', ' w5m ', ['NE-14-048-07 ', 'W5M', '']],
  ['(a.b)', '.', ['(a', '.', 'b)']],
  ['Owen', 'x', ['Owen']],
  ['Owen', '  ', ['Owen']],
  ['Owen', undefined, ['Owen']],
  // A capital that is two letters when it is small would shift the marks.
  ['İstanbul', 'stan', ['İstanbul']],
])('takes %j apart at %j', (text, query, parts) => {
  expect(pieces(text, query)).toEqual(parts);
});
