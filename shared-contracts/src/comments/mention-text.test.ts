import { expect, it } from 'vitest';
import { mentionedIds, mentionLabel, mentionToken, readableText, storedText, textParts } from './index.ts';

const ann = { id: '11111111-1111-4111-8111-111111111111', fullName: 'Ann Bell' };
const anna = { id: '22222222-2222-4222-8222-222222222222', fullName: 'Ann Bellamy' };
const stored = `Ask ${mentionToken(ann.id)} and ${mentionToken(anna.id)}, then ${mentionToken(ann.id)} again.`;

it('a typed text stores ids, longer names first, and reads back with the names of now', () => {
  const typed = 'Ask @Ann Bell and @Ann Bellamy, then @Ann Bell again.';
  const people = [
    { id: ann.id, label: 'Ann Bell' },
    { id: anna.id, label: 'Ann Bellamy' },
  ];
  expect(storedText(typed, people)).toBe(stored);
  expect(mentionedIds(stored)).toEqual([ann.id, anna.id]);
  const renamed = new Map([
    [ann.id, 'Ann Cardinal'],
    [anna.id, 'Ann Bellamy'],
  ]);
  expect(readableText(stored, (id) => renamed.get(id))).toBe(
    'Ask @Ann Cardinal and @Ann Bellamy, then @Ann Cardinal again.',
  );
});

it('an @ that names nobody, and markup, are plain text', () => {
  const text = 'Mail to a@b.example, <b>@nobody</b> @[not-an-id]';
  expect(storedText(text, [])).toBe(text);
  expect(mentionedIds(text)).toEqual([]);
  expect(textParts(text)).toEqual([{ text }]);
  expect(textParts(stored)).toEqual([
    { text: 'Ask ' },
    { personId: ann.id },
    { text: ' and ' },
    { personId: anna.id },
    { text: ', then ' },
    { personId: ann.id },
    { text: ' again.' },
  ]);
});

it('of two people with one name, the second is written with the company', () => {
  const first = { ...ann, label: 'Ann Bell' };
  const other = { id: anna.id, fullName: 'Ann Bell', company: 'Northfork Energy' };
  expect(mentionLabel(other, [first])).toBe('Ann Bell (Northfork Energy)');
  expect(mentionLabel({ ...ann, company: 'Rightway' }, [first])).toBe('Ann Bell');
  const people = [
    { id: ann.id, label: 'Ann Bell' },
    { id: anna.id, label: 'Ann Bell (Northfork Energy)' },
  ];
  expect(mentionedIds(storedText('@Ann Bell (Northfork Energy) only', people))).toEqual([anna.id]);
});
