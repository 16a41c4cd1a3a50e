import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { gridColumn, type Sequenced } from 'shared-contracts/grids';
import { gql, Provider } from 'urql';
import { beforeEach, describe, expect, it } from 'vitest';
import { FormPage, type FormValues, PickerField, TextField } from '../../form/index.ts';
import type { Picklist } from '../../picklists/picklist.ts';
import { addPicklists } from '../../picklists/picklist-registry.ts';
import { layOut, renderInShell, standInApi } from '../../testing/index.ts';
import { EntryList } from './entry-list.tsx';

beforeEach(() => layOut());

interface Owner extends Sequenced {
  readonly name: string;
}

const owner = (sequence: number, name: string): Owner => ({ id: name, sequence, name });
const columns = [gridColumn('string', 'name', 'Name', { width: 200 })];

const people: Picklist = {
  document: gql`query People { options: people { id name } }`,
  columns: [{ path: 'name', share: 1 }],
  named: ['name'],
  page: 100,
};

/** A form whose owners are a short list with the fields of the open one below it. */
function show(
  owners: readonly Owner[],
  panel = (path: string): ReactNode => <TextField name={`${path}.name`} label="Name of the owner" />,
) {
  let values: FormValues = { owners };
  renderInShell(
    <FormPage
      address="/thing/1"
      title="Thing"
      tabs={[{ path: 'details', label: 'Details', fields: [{ name: 'owners', label: 'Owners' }] }]}
      initialValues={values}
      initialRevision={1}
      validate={(now) => {
        values = now;
        return [];
      }}
      onSave={async (request) => ({ kind: 'saved', values: request.values, revision: 2 })}
      onHelp={() => {}}
    >
      <EntryList<Owner>
        name="owners"
        label="Owners"
        entity="owners"
        columns={columns}
        cellsOf={({ name }) => ({ name })}
        titleOf={({ name }) => name}
        make={() => ({ name: '' })}
        panel={panel}
      />
    </FormPage>,
    { path: '/thing/:id/*', address: '/thing/1/details' },
  );
  const names = () => (values['owners'] as readonly Owner[]).map(({ name }) => name);
  return { names };
}

const press = async (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  await act(async () => void fireEvent.click(button));
};
const grid = () => screen.getByRole('grid', { name: 'Owners' });
const field = () => screen.getByLabelText<HTMLInputElement>('Name of the owner');
const tick = (name: string) =>
  act(
    async () =>
      void fireEvent.click(
        within(grid()).getByText(name).closest('tr')?.querySelector('[data-select]') as Element,
      ),
  );

describe('the keyboard in a list of rows of a record', () => {
  it('is in a picker at the head of an added row as soon as its list has come, before the fields after it', async () => {
    let come = (_: Picklist) => {};
    addPicklists({ owners: () => new Promise((resolve) => (come = resolve)) });
    show([owner(1, 'Ann')], (path) => (
      <Provider value={standInApi({ People: () => ({ data: { options: [] } }) }).client}>
        <PickerField name={`${path}.who`} label="Who" picklist="owners" />
        <TextField name={`${path}.name`} label="Name of the owner" />
      </Provider>
    ));
    await press('Add: Owners');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add: Owners' }));
    await act(async () => come(people));
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('owners[1].who'));
  });

  it('is in the first field of a row that was added', async () => {
    const { names } = show([owner(1, 'Ann')]);
    await press('Add: Owners');
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect([names(), field().value]).toEqual([['Ann', ''], '']);
  });

  it('is in the first field of a row that was opened, and back in the list when it closes', async () => {
    show([owner(1, 'Ann'), owner(2, 'Bob')]);
    grid().focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter'])
      await act(async () => void fireEvent.keyDown(grid(), { key, code: key }));
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(field().value).toBe('Bob');
    await press('Close the row');
    expect(document.activeElement).toBe(grid());
  });

  it('is in the list after a removal, and at Add where nothing is left', async () => {
    const { names } = show([owner(1, 'Ann'), owner(2, 'Bob')]);
    await tick('Ann');
    await press('Remove: Owners');
    expect([names(), document.activeElement === grid()]).toEqual([['Bob'], true]);
    await tick('Bob');
    await press('Remove: Owners');
    expect([names(), document.activeElement?.getAttribute('aria-label')]).toEqual([[], 'Add: Owners']);
  });
});
