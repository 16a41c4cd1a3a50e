import { expect, it } from 'vitest';
import { adminBulkActions } from './admin-bulk-actions.ts';
import { declaration } from './declaration.ts';

it('are brought for every list that declares them', () => {
  const declared = declaration.lists.flatMap(({ name, bulkActions = [] }) =>
    bulkActions.map((action) => [name, action.name] as const),
  );
  expect(declared.length).toBeGreaterThan(20);
  for (const [list, name] of declared)
    expect([list, name, typeof adminBulkActions[list]?.[name]]).toEqual([list, name, 'function']);
});

// The kit of records comes with the first one.
it('load when they are asked for', async () => {
  for (const list of ['cities', 'report-templates'])
    expect([list, typeof (await adminBulkActions[list]?.['delete']?.())]).toEqual([list, 'function']);
});

it('do not delete people, who are switched off instead', () => {
  expect(declaration.lists.find(({ name }) => name === 'users')?.bulkActions).toBeUndefined();
});
