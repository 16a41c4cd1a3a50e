import { expect, it } from 'vitest';
import { changedLines } from './changed-lines.ts';

it('names what was removed and added, and passes over what stayed', () => {
  expect(changedLines('CGY, Calgary\nEDM, Edmonton', 'CGY, Calgary\nRDR, Red Deer')).toEqual({
    removed: ['EDM, Edmonton'],
    added: ['RDR, Red Deer'],
  });
  expect(changedLines('CGY, Calgary', 'CGY, Calgary; EDM, Edmonton')).toEqual({
    removed: [],
    added: ['EDM, Edmonton'],
  });
});

it('counts lines that stand there twice', () => {
  expect(changedLines('a\na\nb', 'a\nb')).toEqual({ removed: ['a'], added: [] });
});

it('leaves single lines and a changed order to the texts themselves', () => {
  expect(changedLines('Calgary', 'Edmonton')).toBeUndefined();
  expect(changedLines('a\nb', 'b\na')).toBeUndefined();
});
