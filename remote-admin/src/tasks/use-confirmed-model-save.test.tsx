import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { masterDataDeclarations } from 'shared-contracts/master-data';
import { addTexts } from 'shared-ui';
import { aUser, layOut, renderInShell, standInApi } from 'shared-ui/testing';
import { Provider } from 'urql';
import { beforeEach, expect, it } from 'vitest';
import { adminStale } from '../admin-stale.ts';
import { adminTexts } from '../master-data/admin-texts.ts';
import { MasterDataScreen } from '../master-data/master-data-screen.tsx';

beforeEach(() => layOut());

const model = {
  __typename: 'TaskModel',
  id: 'm1',
  revision: 3,
  canEdit: true,
  isActive: true,
  name: 'Drilling',
  items: [],
};

const aMove = (change: object = {}) => ({
  ...{ __typename: 'TaskModelMove', id: 't1', called: 'Clear site', project: 'Beg – Jedney' },
  ...{ opens: 'surface-project/p1/tasks/t1', follows: '20 days before the key date ‘Spud’' },
  ...{ before: '2027-04-30', after: '2027-04-20', isEarlier: true, willMove: true },
  ...change,
});

const found = (moves: readonly object[], movingCount: number) => ({
  data: {
    moves: { __typename: 'TaskModelMoves', movingCount, stayingCount: 1, unseenCount: 2, moves },
  },
});

/** Shows a model whose name was changed, with what its change moves. */
async function show(moves: readonly object[], movingCount: number) {
  const declaration = masterDataDeclarations.find(({ typeName }) => typeName === 'TaskModel');
  if (!declaration) throw new Error('There is no such kind.');
  const { client, requests } = standInApi(
    {
      TaskModel: () => ({ data: { record: model } }),
      TaskModelMoves: () => found(moves, movingCount),
      UpdateTaskModel: () => ({ data: { saved: { ...model, name: 'Wells', revision: 4 } } }),
    },
    adminStale,
  );
  const { i18n } = renderInShell(
    <Provider value={client}>
      <MasterDataScreen declaration={declaration} actions={undefined} above={undefined} />
    </Provider>,
    {
      path: '/task-model/:id/*',
      address: '/task-model/m1/details',
      user: aUser({ isSystemAdministrator: true }),
    },
  );
  const texts = await adminTexts.en();
  act(() => addTexts(i18n, 'admin', 'en', texts));
  const name = await screen.findByLabelText(/^Name/);
  fireEvent.change(name, { target: { value: 'Wells' } });
  fireEvent.blur(name);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  return { saves: () => requests.filter(({ operation }) => operation === 'UpdateTaskModel') };
}

it('lists the tasks that a change of a model moves, and saves after a yes', async () => {
  const { saves } = await show([aMove(), aMove({ id: 't2', called: 'Survey', willMove: false })], 3);
  const dialog = within(await screen.findByRole('dialog', { name: 'Tasks that move' }));
  expect(dialog.getByText(/3 open tasks/).textContent).toContain('2 are in projects that you do not see');
  const moved = within(dialog.getByRole('row', { name: /Clear site/ }));
  expect(moved.getByText('Apr-30-2027')).toBeTruthy();
  expect(moved.getByText(/Apr-20-2027/)).toBeTruthy();
  expect(moved.getByRole('link').getAttribute('href')).toBe('/surface-project/p1/tasks/t1');
  expect(dialog.getByRole('row', { name: /Survey/ }).textContent).toContain('stays, set by hand');
  expect(saves()).toEqual([]);
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Save and move' })));
  await waitFor(() => expect(saves()).toHaveLength(1));
});

it('saves nothing after a no, and asks nothing where nothing moves', async () => {
  const refused = await show([aMove()], 1);
  const dialog = within(await screen.findByRole('dialog', { name: 'Tasks that move' }));
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Cancel' })));
  expect(await screen.findByText('Nothing was saved.')).toBeTruthy();
  expect(refused.saves()).toEqual([]);
});

it('asks nothing where nothing moves', async () => {
  const { saves } = await show([], 0);
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});
