import { expect, it } from 'vitest';
import { fitOf, fitting, likeness } from './match-words.ts';

it('fits a title that begins with the text, in any case and without its accents', () => {
  expect(fitOf('Árboles y bosques', 'arb')).toBe(0);
  expect(fitOf('Agreement types', 'AGREE')).toBe(0);
});

it('fits a title of which each typed word begins one', () => {
  expect(fitOf('Agreement types', 'ty agr')).toBe(1);
  expect(fitOf('Agreement types', 'gree')).toBeUndefined();
  expect(fitOf('Agreement types', 'types of')).toBeUndefined();
});

it('tells the best first', () => {
  const titles = ['Survey status', 'Status', 'Parcels'].map((title) => ({ title }));
  expect(fitting(titles, 'stat').map(({ title }) => title)).toEqual(['Status', 'Survey status']);
});

it('finds what is called otherwise by its other words, behind what is called so', () => {
  const actions = [{ title: 'New in Projects', words: 'new surface project' }, { title: 'New surface' }];
  expect(fitting(actions, 'new surface').map(({ title }) => title)).toEqual([
    'New surface',
    'New in Projects',
  ]);
  expect(fitting(actions, 'surface proj').map(({ title }) => title)).toEqual(['New in Projects']);
});

it.each([
  ['T13-200', { title: 'T13-200 · Nyberg Farms', subtitle: 'NW-12' }, 2],
  ['nyberg tract 2', { title: 'A-1 · Nyberg Farms', subtitle: 'Beg', matched: 'Tract 2' }, 1],
  ['nyberg tract 2', { title: 'A-1 · Nyberg Farms', subtitle: 'Beg', matched: 'Tract 42' }, 0],
  ['nyberg', { title: 'A-1 · Nyberg Farms', subtitle: 'Beg' }, 0],
  ['nyb', { title: 'A-1 · Nyberg Farms', subtitle: 'Beg' }, 0],
])('%s is likelier where the whole words are there: %o', (text, record, expected) => {
  expect(likeness(record, text)).toBe(expected);
});
