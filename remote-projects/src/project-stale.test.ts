import { staleFields } from 'shared-contracts/client';
import { expect, it } from 'vitest';
import { projectStale } from './project-stale.ts';

const after = projectStale.after?.['updateSurfaceProject'] ?? { lists: [] };
const stale = (input: object) => staleFields(after, { id: '1', saveId: '2', ...input });

/** Queries that every save of a project affects. */
const always = ['surfaceProjects', 'businessAssociate', 'history', 'projectStanding'];

it('a save of rows makes stale what shows them, and leaves the other tabs', () => {
  // Tasks follow key dates.
  expect(stale({ keyDates: [{ id: '3' }] }).toSorted()).toEqual(
    [...always, 'keyDates', 'assignedTask', 'assignedTasks'].toSorted(),
  );
  expect(stale({ stakeholders: [{ id: '3' }], keyDates: [] })).toEqual(
    expect.arrayContaining([...always, 'stakeholder', 'consultationBoard', 'communications']),
  );
  expect(stale({ stakeholders: [{ id: '3' }] })).not.toContain('agreements');
  expect(stale({ members: [{ id: '3' }] })).toEqual(always);
});

it('a save of the own fields makes all tabs stale: with the companies the rights to them change', () => {
  expect(stale({ description: 'North', operator: { id: '4' } })).toEqual(after.lists);
});

it('every tab is named by a list of the save that is written on it', () => {
  const named = new Set(Object.values(after.byInput ?? {}).flat());
  expect(after.lists.filter((list) => !named.has(list))).toEqual(always);
});
