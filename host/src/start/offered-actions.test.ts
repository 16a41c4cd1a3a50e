import type { ActionDeclaration } from 'shared-contracts';
import { gridPermissions } from 'shared-contracts/grids';
import { aUser } from 'shared-contracts/testing';
import { expect, it } from 'vitest';
import { offeredActions } from './offered-actions.ts';

const title = { en: 'It', es: 'Eso' };
const actions: readonly ActionDeclaration[] = [
  { name: 'archive', title, needs: 'editItem' },
  { name: 'delete', title, needs: 'deleteItem', gate: 'systemAdministrator' },
];
const { editItem, deleteItem } = gridPermissions;

it.each([
  ['an editor', aUser(), editItem + deleteItem, ['archive']],
  ['an administrator', aUser({ isSystemAdministrator: true }), editItem + deleteItem, ['archive', 'delete']],
  ['somebody who only reads', aUser({ isSystemAdministrator: true }), 0, []],
  ['a visitor', null, editItem + deleteItem, ['archive']],
] as const)('%s is offered what they may do', (_, user, permissions, names) => {
  expect(offeredActions(actions, permissions, user).map(({ name }) => name)).toEqual(names);
});

it('a list without actions offers none', () => {
  expect(offeredActions(undefined, editItem, aUser())).toEqual([]);
});
