import { fireEvent, screen, waitFor } from '@testing-library/react';
import { gql, Provider } from 'urql';
import { describe, expect, it } from 'vitest';
import { takeToasts } from '../../feedback/toasts.ts';
import { renderInShell, standInApi } from '../../testing/index.ts';
import type { DeleteDocument } from '../delete-record.tsx';
import { DeleteRows } from './delete-rows.tsx';

const document: DeleteDocument = gql`
  mutation DeleteCity($ids: [ID!]!) {
    deleted: deleteCities(ids: $ids)
  }
`;

const rows = [
  'Brooks',
  'Calgary',
  'Drayton Valley',
  'Edson',
  'Fort St. John',
  'Grande Prairie',
  'Hinton',
].map((name, place) => ({ id: `city ${place}`, name }));

function show(refusal?: string) {
  const events: string[] = [];
  const { client, variablesOf } = standInApi({
    DeleteCity: ({ ids }) =>
      refusal
        ? { errors: [{ message: refusal, extensions: { code: 'IN_USE' } }] }
        : { data: { deleted: ids } },
  });
  renderInShell(
    <Provider value={client}>
      <DeleteRows
        document={document}
        item="City"
        rows={rows}
        onDone={() => events.push('done')}
        onClose={() => events.push('closed')}
      />
    </Provider>,
  );
  return { sent: () => variablesOf('DeleteCity'), events };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('names what it deletes and counts the rest, then deletes all in one call', async () => {
  const { sent, events } = show();
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Do you want to delete the selected record(s)?');
  expect([...dialog.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Brooks',
    'Calgary',
    'Drayton Valley',
    'Edson',
    'Fort St. John',
    '(+2 more)',
  ]);
  expect(sent()).toEqual([]);
  press('Delete');
  await waitFor(() => expect(events).toEqual(['done', 'closed']));
  expect(sent()).toEqual([{ ids: rows.map(({ id }) => id) }]);
  expect(takeToasts()).toEqual([{ kind: 'success', message: '7 records deleted.' }]);
});

it('stays with the server’s word where it is refused', async () => {
  const { events } = show('Brooks is used by 3 records.');
  await screen.findByRole('dialog');
  press('Delete');
  expect((await screen.findByRole('alert')).textContent).toBe('Brooks is used by 3 records.');
  expect(events).toEqual([]);
});

describe('what hinders', () => {
  const hindered = (refusal: string | null, mutation = document) => {
    const { client, variablesOf } = standInApi({ RefusalOfDeletion: () => ({ data: { refusal } }) });
    renderInShell(
      <Provider value={client}>
        <DeleteRows
          document={mutation}
          item="City"
          rows={rows.slice(0, 2)}
          onDone={() => {}}
          onClose={() => {}}
        />
      </Provider>,
    );
    return () => variablesOf('RefusalOfDeletion');
  };

  it('is said at once, with nothing to confirm', async () => {
    const questions = hindered('‘Brooks’ is used by 3 parcels.');
    expect((await screen.findByRole('alert')).textContent).toBe('‘Brooks’ is used by 3 parcels.');
    const dialog = screen.getByRole('dialog', { name: 'Cannot Delete City' });
    expect(dialog.textContent).not.toContain('Do you want to delete');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(screen.getByText('Close', { selector: 'span' })).toBeTruthy();
    expect(questions()).toEqual([{ deletion: 'deleteCities', ids: ['city 0', 'city 1'] }]);
  });

  it('leaves the question where nothing does', async () => {
    const questions = hindered(null);
    await waitFor(() => expect(questions()).toHaveLength(1));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Delete' });
    expect(dialog.textContent).toContain('Do you want to delete');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is asked of the deletion that is meant: time that was submitted already goes by the same mutation', async () => {
    const submitted: DeleteDocument = gql`
      mutation DeleteSubmitted($ids: [ID!]!) {
        deleted: deleteTimesheets(ids: $ids, allowDeletePendingTimesheets: true)
      }
    `;
    const questions = hindered(null, submitted);
    await waitFor(() =>
      expect(questions()).toEqual([
        { deletion: 'deleteTimesheets', allowDeletePendingTimesheets: true, ids: ['city 0', 'city 1'] },
      ]),
    );
  });
});
