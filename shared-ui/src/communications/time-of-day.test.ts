import { shownTimeOfDay } from 'shared-contracts/shown-dates';
import { expect, it } from 'vitest';
import { readTimeOfDay } from './time-of-day.ts';

it.each([
  ['14:35', '14:35'],
  ['2:35 pm', '14:35'],
  ['2:35pm', '14:35'],
  ['2.35 p.m.', '14:35'],
  ['1435', '14:35'],
  ['235', '02:35'],
  ['9', '09:00'],
  ['12 am', '00:00'],
  ['12pm', '12:00'],
  ['24:00', undefined],
  ['13 pm', undefined],
  ['9:60', undefined],
  ['noon', undefined],
])('a time written %s is read as %s', (text, time) => {
  expect(readTimeOfDay(text)).toBe(time);
});

it('a time is shown as people of the language write it', () => {
  expect([
    shownTimeOfDay('14:05', 'en'),
    shownTimeOfDay('14:05', 'es'),
    shownTimeOfDay('soon', 'en'),
  ]).toEqual(['2:05 pm', '14:05', 'soon']);
});
