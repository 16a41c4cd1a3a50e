import { expect, it } from 'vitest';
import { mentionAt } from './mention-at-caret.ts';

it.each([
  ['@', { start: 0, text: '' }],
  ['Ask @An', { start: 4, text: 'An' }],
  ['Ask (@Ann Be', { start: 5, text: 'Ann Be' }],
  ['line\n@b', { start: 5, text: 'b' }],
  ['mail to a@b', undefined],
  ['no mention', undefined],
  ['Ask @ Ann', undefined],
  ['Ask @Ann Bell to look', undefined],
  ['Ask @Ann\nBell', undefined],
])('%j is looked up as %o', (text, found) => {
  expect(mentionAt(text, text.length)).toEqual(found);
});
