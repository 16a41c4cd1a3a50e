import { act, fireEvent, screen } from '@testing-library/react';
import { createGraphqlClient } from 'shared-contracts/client';
import { gql, Provider } from 'urql';
import { beforeEach, describe, expect, it } from 'vitest';
import { FormPage, PickerField } from '../form/index.ts';
import { renderInShell } from '../testing/index.ts';
import type { Picklist } from './picklist.ts';
import { addPicklists, fetchPicklistsBy } from './picklist-registry.ts';

const { client } = createGraphqlClient({ url: 'http://localhost/api/graphql', signIn: async () => {} });

const wells: Picklist = {
  document: gql`query PickWells { options: wells { id name } }`,
  columns: [{ path: 'name', share: 1 }],
  named: ['name'],
  page: 100,
};

let fetched: string[] = [];

beforeEach(() => {
  fetched = [];
  fetchPicklistsBy(() => undefined);
});

function showPicker(picklist: string) {
  renderInShell(
    <Provider value={client}>
      <FormPage
        address="/well/1"
        title="A well"
        tabs={[{ path: 'details', label: 'Details', fields: [{ name: 'well', label: 'Well' }] }]}
        initialValues={{ well: null }}
        initialRevision={1}
        validate={() => []}
        onHelp={() => {}}
        onSave={async ({ values }) => ({ kind: 'saved', values, revision: 2 })}
      >
        <PickerField name="well" label="Well" picklist={picklist} />
      </FormPage>
    </Provider>,
    { address: '/well/1/details' },
  );
}

const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^Well/ });
const settle = () => act(async () => {});

describe('a picklist that an area brings', () => {
  it('is there for every field once the area has come', async () => {
    addPicklists({ wells: async () => wells });
    showPicker('wells');
    await settle();
    expect((await field()).disabled).toBe(false);
  });

  it('fetches its area where that is not here yet, and says so meanwhile', async () => {
    let arrive = () => {};
    fetchPicklistsBy((name) => {
      fetched.push(name);
      return new Promise<void>((resolve) => {
        arrive = () => {
          addPicklists({ pads: async () => wells });
          resolve();
        };
      });
    });
    showPicker('pads');
    expect((await field()).disabled).toBe(true);
    expect((await field()).placeholder).toBe('Loading…');
    expect(fetched).toEqual(['pads']);
    await act(async () => arrive());
    expect((await field()).disabled).toBe(false);
  });

  it('says that it did not come, and comes when tried again', async () => {
    let isDown = true;
    fetchPicklistsBy(() => (isDown ? Promise.reject(new Error('down')) : Promise.resolve()));
    showPicker('rigs');
    await settle();
    expect(await screen.findByText(/The list for “Well” did not load\./)).toBeTruthy();
    isDown = false;
    addPicklists({ tanks: async () => wells });
    fetchPicklistsBy(async () => addPicklists({ rigs: async () => wells }));
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await settle();
    expect((await field()).disabled).toBe(false);
  });

  it('of no area is told as such', async () => {
    showPicker('nothing');
    expect(await screen.findByText(/no area offers this list/)).toBeTruthy();
  });
});
