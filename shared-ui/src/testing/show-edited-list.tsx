import { act, fireEvent, screen } from '@testing-library/react';
import { CombinedError } from '@urql/core';
import { useState } from 'react';
import { createGraphqlClient } from 'shared-contracts/client';
import { type GridColumn, gridColumn } from 'shared-contracts/grids';
import { gql, Provider, type TypedDocumentNode } from 'urql';
import { type FormValues, TextField, TickField } from '../form/index.ts';
import { DataGrid, type GridRecord, tickRenderer, useLocalGrid, usePatchedContent } from '../grid/index.ts';
import { NewRowsBar } from '../record/rows.ts';
import { RowEditor, type SaveInput } from '../record-form/index.ts';
import { renderInShell } from './render-in-shell.tsx';

interface TestCity {
  readonly id: string;
  readonly revision: number | null;
  readonly canEdit: boolean;
  readonly code: string;
  readonly name: string;
  readonly isActive: boolean;
}

export interface CityInput extends SaveInput, Partial<Pick<TestCity, 'code' | 'name' | 'isActive'>> {}

type Answer = { readonly stored?: TestCity; readonly error?: CombinedError };

const readCity = gql`
  query TestCity($id: ID!) {
    record: city(id: $id) {
      __typename
      id
      revision
      canEdit
      code
      name
      isActive
    }
  }
` as TypedDocumentNode<{ readonly record?: TestCity | null }, { id: string }>;

const columns: readonly GridColumn[] = [
  gridColumn('string', 'code', 'Code'),
  gridColumn('string', 'name', 'Name'),
  gridColumn('bool', 'isActive', 'Active'),
  gridColumn('string', 'shown', 'Shown'),
];

const fields = [
  { name: 'code', label: 'Code' },
  { name: 'name', label: 'Name' },
  { name: 'isActive', label: 'Active' },
];

const cells = {
  code: { name: 'code', field: <TextField name="code" label="Code" required /> },
  name: { name: 'name', field: <TextField name="name" label="Name" required /> },
  isActive: { name: 'isActive', field: <TickField name="isActive" label="Active" /> },
};

const isCell = (column: string): column is keyof typeof cells => column in cells;

const check = ({ name }: FormValues) => (name ? [] : [{ path: 'name', message: 'Required value' }]);

export const theCities: readonly TestCity[] = ['Airdrie', 'Banff', 'Calgary'].map((name, place) => ({
  id: `c${place}`,
  revision: 1,
  canEdit: true,
  code: name.slice(0, 2).toUpperCase(),
  name,
  isActive: true,
}));

/** The list as the grid shows it, independent of what the API has stored. */
const rows: readonly GridRecord[] = theCities.map((city) => ({ ...city }));

interface ShowListOptions {
  /** The stored rows of the API, if they differ from those in the list. */
  readonly stored?: readonly TestCity[];
  readonly answer?: (input: CityInput) => Answer | Promise<Answer>;
  /** Whether a double-click edits. */
  readonly byDoubleClick?: boolean;
  /** Whether the API can be reached. */
  readonly isAway?: () => boolean;
}

/** A list that is edited in its grid, over the rows that a test gives the API; records the saves. */
export function showEditedList(options: ShowListOptions = {}) {
  const { stored = theCities, answer, isAway = () => false, byDoubleClick = false } = options;
  const api = new Map(stored.map((city) => [city.id, city]));
  const sent: CityInput[] = [];
  const opened: string[] = [];
  const store = (input: CityInput): Answer => {
    const { saveId: _, ...values } = input;
    const before = api.get(input.id) ?? { canEdit: true, code: '', name: '', isActive: true };
    const city: TestCity = { ...before, ...values, revision: (input.revision ?? 0) + 1 };
    api.set(input.id, city);
    return { stored: city };
  };
  const writer = {
    valuesOf: ({ code, name, isActive }: TestCity): FormValues => ({ code, name, isActive }),
    inputOf: (values: FormValues) => values,
    check,
    fields,
    titleOf: ({ name }: TestCity) => name,
    send: async (input: CityInput) => {
      sent.push(input);
      return (await answer?.(input)) ?? store(input);
    },
  };
  const fetched: typeof fetch = async (_, request) => {
    if (isAway()) throw new TypeError('Failed to fetch');
    const { variables } = JSON.parse(String(request?.body)) as { variables: { id: string } };
    const city = api.get(variables.id);
    return new Response(JSON.stringify({ data: { record: city ? { __typename: 'City', ...city } : null } }));
  };

  function List() {
    const { grid } = useLocalGrid({ rows, columns });
    const { content, patch } = usePatchedContent(grid.content);
    const [isAdding, setAdding] = useState(false);
    return (
      <>
        {isAdding && (
          <NewRowsBar<TestCity>
            {...writer}
            item="City"
            make={(id) => ({ id, revision: null, canEdit: true, code: '', name: '', isActive: true })}
            keeps={['code']}
            onStored={() => {}}
            onClose={() => setAdding(false)}
          >
            {cells.code.field}
            {cells.name.field}
          </NewRowsBar>
        )}
        <DataGrid
          {...grid}
          content={content}
          label="Cities"
          entity="cities"
          rowHeight={32}
          onOpen={({ id }) => opened.push(id)}
          renderers={renderers}
          editing={{
            byDoubleClick,
            columns: { code: 'field', name: 'field', isActive: 'tick' },
            onAdd: () => setAdding(true),
            draw: (edited) => (
              <RowEditor<TestCity>
                {...writer}
                edited={edited}
                document={readCity}
                readOnlyReasonOf={({ canEdit }) => (canEdit ? undefined : 'It is kept by others.')}
                cellOf={(column) => (isCell(column) ? cells[column] : undefined)}
                onStored={({ code, name, isActive }) => patch(edited.row, { code, name, isActive })}
              />
            ),
          }}
        />
      </>
    );
  }

  const view = renderInShell(
    <Provider value={createGraphqlClient({ url: '/api/graphql', signIn: async () => {} }).client}>
      <List />
    </Provider>,
  );
  return { ...view, sent, opened, api, fetched };
}

const renderers = { isActive: tickRenderer('isActive') };

/** The API's answer to a save that it refuses. */
export const refusedCity = (extensions: Record<string, unknown>, message = 'Refused.'): Answer => ({
  error: new CombinedError({ graphQLErrors: [{ message, extensions }] }),
});

/** The result of a call while there is no network. */
export const lostNetwork = (): Answer => ({
  error: new CombinedError({ networkError: new TypeError('Failed to fetch') }),
});

/** The one grid of the page. */
export const theGrid = (): HTMLElement => screen.getByRole('grid');

/** Keys pressed in the grid, one after the other. */
export async function pressInGrid(...keys: readonly string[]): Promise<void> {
  theGrid().focus();
  for (const key of keys) await act(async () => fireEvent.keyDown(theGrid(), { key }));
}

/** A key pressed where the keyboard is. */
export const pressHere = (key: string, more: object = {}): Promise<void> =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
  });

/** The texts of a row's cells, by the code in the first one. */
export const cellsOf = (code: string): readonly (string | null)[] =>
  [...(screen.getByText(code).closest('tr')?.querySelectorAll('[data-column]') ?? [])].map(
    (cell) => cell.querySelector('[role="img"]')?.getAttribute('aria-label') ?? cell.textContent,
  );
