import { expect, it } from 'vitest';
import { fitOf, fitting } from './match-words.ts';

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
