import { expect, it } from 'vitest';
import { aColumn } from '../testing-columns.ts';
import { withRoomForTitles } from './column-layout.ts';

it('a long title makes its column wider, in the language that it is read in', () => {
  const columns = [aColumn('area', { title: { en: 'Gross Area', es: 'Superficie bruta' } })];
  const widths = (language: 'en' | 'es') => withRoomForTitles(columns, language).map(({ width }) => width);
  expect(widths('en')).toEqual([100]);
  // 16 letters of about 6 to 8 pixels, and the padding around them.
  expect(widths('es')[0]).toBeGreaterThan(118);
  expect(widths('es')[0]).toBeLessThan(140);
});

it('a column whose title fits, and one of pictures, keep the width that they are declared with', () => {
  const columns = [aColumn('name', { width: 80 }), aColumn('picture', { title: '', width: 20 })];
  expect(withRoomForTitles(columns, 'en').map(({ width }) => width)).toEqual([80, 20]);
});
