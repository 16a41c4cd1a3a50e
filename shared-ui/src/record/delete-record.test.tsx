import { fireEvent, screen, waitFor } from '@testing-library/react';
import { gql, Provider } from 'urql';
import { expect, it } from 'vitest';
import { renderInShell, standInApi } from '../testing/index.ts';
import { type DeleteDocument, DeleteRecord } from './delete-record.tsx';

const document: DeleteDocument = gql`
  mutation DeleteCity($ids: [ID!]!) {
    deleted: deleteCities(ids: $ids)
  }
`;

const pressDelete = () => fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('says what hinders instead of asking, and asks anew each time it is pressed', async () => {
  const answers = ['It is used by 3 parcels.', null];
  const { client, variablesOf } = standInApi({
    RefusalOfDeletion: () => ({ data: { refusal: answers.shift() } }),
  });
  renderInShell(
    <Provider value={client}>
      <DeleteRecord document={document} id="brooks" item="City" list={undefined} onDeleted={() => {}} />
    </Provider>,
  );
  expect(variablesOf('RefusalOfDeletion')).toEqual([]);
  pressDelete();
  expect((await screen.findByRole('alert')).textContent).toBe('It is used by 3 parcels.');
  fireEvent.click(screen.getByText('Close', { selector: 'span' }));
  await isClosed();
  pressDelete();
  await waitFor(() =>
    expect(variablesOf('RefusalOfDeletion')).toEqual([
      { deletion: 'deleteCities', ids: ['brooks'] },
      { deletion: 'deleteCities', ids: ['brooks'] },
    ]),
  );
  expect((await screen.findByRole('dialog')).textContent).toContain('Do you want to delete');
  expect(screen.queryByRole('alert')).toBeNull();
});
