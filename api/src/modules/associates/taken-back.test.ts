import { expect, it } from 'vitest';
import { takenBack } from './taken-back.ts';

const before = { id: 'w', revision: 1, name: 'Wiebe', spouse: null, city_id: null, former_names: 'W-1' };
const after = {
  ...before,
  revision: 2,
  spouse: 'Anna',
  city_id: 'edson',
  former_names: 'W-1\nWiebe, P.\nW-2',
};

it('takes back what the merge changed', () => {
  expect(takenBack(before, after, after)).toEqual({ row: { ...before, revision: 2 }, staying: [] });
});

it('names and leaves what was changed since, and keeps every other edit', () => {
  const now = { ...after, revision: 5, spouse: 'Berta', name: 'Wiebe Farms' };
  expect(takenBack(before, after, now)).toEqual({
    row: { ...before, revision: 5, spouse: 'Berta', name: 'Wiebe Farms' },
    staying: ['spouse'],
  });
});

it('keeps the names of another merge', () => {
  const now = { ...after, former_names: 'W-1\nWiebe, P.\nW-2\nP. Wiebe' };
  expect(takenBack(before, after, now).row).toMatchObject({ former_names: 'W-1\nP. Wiebe' });
});
