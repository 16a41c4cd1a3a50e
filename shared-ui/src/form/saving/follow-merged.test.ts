import { expect, it } from 'vitest';
import { followMerged, mergedIn } from './follow-merged.ts';

const merged = { from: 'a1', id: 'b2', name: 'Wiebe Farms' };
const wiebe = { id: 'b2', name: 'Wiebe Farms' };

it('names the record that stayed in fields, in rows and in lists, and keeps everything else', () => {
  const file = new File(['plan'], 'plan.pdf');
  const values = {
    ...{ name: 'Tract 2', owner: { id: 'A1', name: 'P. Wiebe', code: 'W1' }, file },
    landowners: [
      { id: 'r1', share: '50', businessAssociate: { id: 'a1', name: 'P. Wiebe' } },
      { id: 'r2', share: '50', businessAssociate: { id: 'c3', name: 'Nyberg' } },
    ],
    people: [
      { id: 'a1', name: 'P. Wiebe' },
      { id: 'c3', name: 'Nyberg' },
      { id: 'b2', name: 'Wiebe Farms' },
    ],
  };
  expect(followMerged(values, [merged])).toEqual({
    ...{ name: 'Tract 2', owner: wiebe, file },
    landowners: [
      { id: 'r1', share: '50', businessAssociate: wiebe },
      { id: 'r2', share: '50', businessAssociate: { id: 'c3', name: 'Nyberg' } },
    ],
    people: [wiebe, { id: 'c3', name: 'Nyberg' }],
  });
  expect(followMerged(values, [merged])['file']).toBe(file);
});

it('leaves values alone that name nobody who was merged', () => {
  const values = {
    owner: { id: 'c3', name: 'Nyberg' },
    rows: [{ id: 'r1' }, { id: 'r1' }],
    text: 'a1',
    none: null,
  };
  expect(followMerged(values, [merged])).toBe(values);
});

it('finds each merged record of a refused save once', () => {
  const fault = (path: string) => ({ path, message: 'Merged.', merged });
  expect(mergedIn([fault('a'), { path: 'b', message: 'Invalid value.' }, fault('c')])).toEqual([merged]);
});
