import { parse } from 'content-disposition';
import { expect, it } from 'vitest';
import { fileDisposition } from './file-disposition.ts';

const plainName = (name: string): string | undefined =>
  /filename="?([^";]*)"?/.exec(fileDisposition(name))?.[1];

it.each([
  ['plan.pdf', 'plan.pdf'],
  ['Line list – Beg–Jedney road.pdf', 'Line list - Beg-Jedney road.pdf'],
  ['Café Müller, Łódź.docx', 'Cafe Muller, Lodz.docx'],
  ['Ann’s “lease”….pdf', "Ann's 'lease'....pdf"],
  ['地図.pdf', '__.pdf'],
  ['m² of NW½.pdf', 'm2 of NW1-2.pdf'],
])('names %j in ASCII as %j, and as it is in UTF-8', (name, plain) => {
  expect(plainName(name)).toBe(plain);
  expect(parse(fileDisposition(name)).parameters['filename']).toBe(name);
});

it('shows a file in the browser where that is asked', () => {
  expect(fileDisposition('plan.pdf', 'inline')).toBe('inline; filename=plan.pdf');
});
