import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stringifyDocument } from '@urql/core';
import type { ReactNode } from 'react';
import { createGraphqlClient } from 'shared-contracts/client';
import { aUser } from 'shared-contracts/testing';
import { Provider } from 'urql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { picklist } from '../../picklists/catalogue.ts';
import { renderInShell } from '../../testing/index.ts';
import { FormPage, type FormValues, InlineForm, PickerField, PlaceFields, SubmitButton } from '../index.ts';

interface SentQuery {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

let queries: SentQuery[] = [];
let answers: Readonly<Record<string, (variables: SentQuery['variables']) => unknown>> = {};

const country = (code: string, name: string) => ({
  __typename: 'Country',
  id: `id ${code}`,
  code,
  name,
  isMasterRecord: true,
});
const canada = country('CA', 'Canada');
const mexico = country('MX', 'Mexico');

beforeEach(() => {
  queries = [];
  answers = {
    PickCountries: () => ({ options: [canada, mexico] }),
    PickStateOrProvinces: () => ({
      options: [{ ...country('AB', 'Alberta'), __typename: 'StateOrProvince' }],
    }),
    PickCities: () => ({
      options: [{ __typename: 'City', id: 'id ED', name: 'Edson', isMasterRecord: false }],
    }),
  };
  vi.stubGlobal('fetch', async (_address: string, { body }: { readonly body: string }) => {
    const { operationName, variables } = JSON.parse(body);
    queries.push({ operation: operationName, variables });
    const data = answers[operationName]?.(variables);
    const answer = data ? { data } : { data: null, errors: [{ message: 'The list cannot be read now.' }] };
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  });
});

function showFields(fields: ReactNode, initial: FormValues, user = aUser()) {
  let values = initial;
  let saves = 0;
  const { client } = createGraphqlClient({ url: 'http://localhost/api/graphql', signIn: async () => {} });
  renderInShell(
    <Provider value={client}>
      <FormPage
        address="/thing/1"
        title="Thing"
        tabs={[{ path: 'details', label: 'Details', fields: [{ name: 'type', label: 'Type' }] }]}
        initialValues={initial}
        initialRevision={1}
        validate={(now) => {
          values = now;
          return [];
        }}
        onSave={async (request) => {
          saves += 1;
          return { kind: 'saved', values: request.values, revision: 2 };
        }}
        onHelp={() => {}}
      >
        {fields}
      </FormPage>
    </Provider>,
    { path: '/thing/:id/*', address: '/thing/1/details', user },
  );
  return { values: () => values, saves: () => saves };
}

function showSmallForm(fields: ReactNode, onSubmit: (values: FormValues) => void) {
  const { client } = createGraphqlClient({ url: 'http://localhost/api/graphql', signIn: async () => {} });
  renderInShell(
    <Provider value={client}>
      <InlineForm
        initialValues={{ type: null }}
        validate={() => []}
        allowsPristine
        onSubmit={async (values) => onSubmit(values)}
      >
        {() => (
          <>
            {fields}
            <SubmitButton>Go</SubmitButton>
          </>
        )}
      </InlineForm>
    </Provider>,
    { path: '/', address: '/' },
  );
}

const box = (label: string) => screen.getByRole('combobox', { name: label }) as HTMLInputElement;
const enterKey = { key: 'Enter', code: 'Enter' };

/** Replaces the text in a picker, and waits for its options. */
async function typeInto(label: string, text: string): Promise<void> {
  act(() => box(label).focus());
  fireEvent.click(box(label));
  await screen.findAllByRole('option', { hidden: true });
  fireEvent.change(box(label), { target: { value: text } });
}

const leave = async (label: string) => act(async () => box(label).blur());

const idOf = (form: { readonly values: () => FormValues }, name: string): unknown =>
  (form.values()[name] as { readonly id?: unknown } | null)?.id;

const option = (name: RegExp) => screen.findByRole('option', { name, hidden: true });
const operations = () => queries.map(({ operation }) => operation);

/** Options of the open menu, a line each. */
const shown = () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);

describe('a picker whose form holds a name', () => {
  it('shows the name, also one that is no entry any more, and puts the name of what is picked', async () => {
    const { values } = showFields(
      <PickerField name="target" label="Target" picklist="countries" asText="name" />,
      { target: 'Atlantis' },
    );
    await waitFor(() => expect(box('Target').value).toBe('Atlantis'));
    fireEvent.click(box('Target'));
    fireEvent.change(box('Target'), { target: { value: 'Mex' } });
    fireEvent.click(await option(/Mexico/));
    await waitFor(() => expect(values()['target']).toBe('Mexico'));
    expect(box('Target').value).toBe('Mexico');
    fireEvent.click(screen.getByRole('button', { name: /clear/i }));
    await waitFor(() => expect(values()['target']).toBe(''));
  });
});

describe('a picker', () => {
  const types = <PickerField name="type" label="Type" picklist="requestTypes" />;
  const roadUse = { __typename: 'RequestType', id: 'id RU', code: 'RU', description: 'Road Use' };
  const crossing = { __typename: 'RequestType', id: 'id X', code: 'X', description: 'Crossing' };

  beforeEach(() => {
    answers = { ...answers, PickRequestTypes: () => ({ options: [roadUse, crossing] }) };
  });

  it('asks once its menu opens, and never again for the same', async () => {
    showFields(types, { type: null });
    expect(operations()).toEqual([]);
    fireEvent.click(box('Type'));
    await option(/Road Use/);
    expect(operations()).toEqual(['PickRequestTypes']);
    act(() => box('Type').blur());
    fireEvent.click(box('Type'));
    await option(/Road Use/);
    expect(operations()).toEqual(['PickRequestTypes']);
  });

  it('shows its columns with their titles and puts what is picked into the form', async () => {
    const form = showFields(types, { type: null });
    fireEvent.click(box('Type'));
    fireEvent.click(await option(/RU Road Use/));
    expect(form.values()['type']).toMatchObject({ id: 'id RU', code: 'RU' });
    expect(box('Type').value).toBe('RU – Road Use');
    expect(screen.getByText('Description')).toBeTruthy();
  });

  it('searches what is there, in any column, and is walked with the keys', async () => {
    const user = userEvent.setup();
    const form = showFields(types, { type: null });
    await user.click(box('Type'));
    await option(/Road Use/);
    await user.keyboard('cross');
    expect(shown()).toEqual(['XCrossing']);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(form.values()['type']).toMatchObject({ id: 'id X' }));
    expect(operations()).toEqual(['PickRequestTypes']);
  });

  it('of grantors asks for a hundred and leaves out who is inactive', async () => {
    const associate = (name: string, isActive: boolean) => ({
      __typename: 'BusinessAssociate',
      id: `id ${name}`,
      name,
      email: null,
      fullAddress: null,
      cellNumber: null,
      isActive,
    });
    // A page that is full once the inactive one is counted: the API searches the rest.
    const page = Array.from({ length: 100 }, (_, index) => associate(`Grantor ${index}`, index !== 1));
    answers = {
      ...answers,
      PickGrantors: ({ query }) => ({
        options: query === 'far' ? [associate('Far', true), associate('Far gone', false)] : page,
      }),
    };
    showFields(<PickerField name="grantor" label="Grantor" picklist="grantors" />, { grantor: null });
    fireEvent.click(box('Grantor'));
    await option(/^Grantor 0/);
    expect(shown()).toHaveLength(99);
    expect(shown()).not.toContain('Grantor 1');
    fireEvent.change(box('Grantor'), { target: { value: 'far' } });
    await option(/^Far$/);
    expect(shown()).toEqual(['Far']);
    const load = picklist('grantors');
    const document = load?.status === 'ready' ? stringifyDocument(load.picklist.document) : '';
    expect(document).toContain('first: 100');
    expect(document).not.toContain('activeOnly');
  });

  it('lets the API search where there is more than a page', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({
      ...roadUse,
      id: `id ${index}`,
      code: `C${index}`,
    }));
    answers = {
      ...answers,
      PickRequestTypes: ({ query }) => ({ options: query === 'far' ? [{ ...crossing, code: 'FAR' }] : many }),
    };
    showFields(types, { type: null });
    fireEvent.click(box('Type'));
    await option(/C99/);
    fireEvent.change(box('Type'), { target: { value: 'far' } });
    await option(/FAR/);
    expect(queries.map(({ variables }) => variables['query'])).toEqual([undefined, 'far']);
  });

  it.each([
    ['Enter', () => fireEvent.keyDown(box('Type'), enterKey)],
    ['leaving', () => leave('Type')],
  ])('waits for the answer to the text as it is on %s', async (_, act) => {
    const many = Array.from({ length: 100 }, (_, index) => ({
      ...roadUse,
      id: `id ${index}`,
      code: `C${index}`,
    }));
    answers = {
      ...answers,
      PickRequestTypes: ({ query }) => ({ options: query === 'far' ? [{ ...crossing, code: 'FAR' }] : many }),
    };
    const form = showFields(types, { type: null });
    await typeInto('Type', 'c9');
    await option(/C99/);
    fireEvent.change(box('Type'), { target: { value: 'far' } });
    await act();
    expect(form.values()['type']).toBeNull();
    await waitFor(() => expect(idOf(form, 'type')).toBe('id X'));
    expect(box('Type').value).toBe('FAR – Crossing');
  });

  it('keeps text that nothing is like in sight when it is left, and says so', async () => {
    showFields(types, { type: roadUse });
    fireEvent.click(box('Type'));
    await option(/Crossing/);
    fireEvent.change(box('Type'), { target: { value: 'zzz' } });
    expect(screen.getByText('Nothing found')).toBeTruthy();
    const menu = screen.getByRole('listbox', { name: 'Type', hidden: true });
    expect(within(menu).queryByText('Nothing found')).toBeNull();
    act(() => box('Type').focus());
    await leave('Type');
    expect([box('Type').value, box('Type').getAttribute('aria-invalid')]).toEqual(['zzz', 'true']);
    expect(screen.getByText('Choose an entry for “zzz” from the list, or clear the field.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear Type', hidden: true }));
    expect([box('Type').value, box('Type').getAttribute('aria-invalid')]).toEqual(['', null]);
  });

  it('is a combobox to who does not see it: closed, open, with nothing found, with text that chooses nothing, to be read', async () => {
    const state = (label = 'Type') =>
      ['aria-expanded', 'aria-invalid', 'readonly', 'aria-haspopup'].map((name) =>
        box(label).getAttribute(name),
      );
    showFields(
      <>
        {types}
        <PickerField name="other" label="Other" picklist="requestTypes" readOnly />
      </>,
      { type: roadUse, other: crossing },
    );
    expect([state(), box('Type').value]).toEqual([['false', null, null, 'listbox'], 'RU – Road Use']);
    fireEvent.click(box('Type'));
    await option(/Crossing/);
    expect(state()).toEqual(['true', null, null, 'listbox']);
    expect(box('Type').getAttribute('aria-controls')).toBe(
      screen.getByRole('listbox', { name: 'Type', hidden: true }).id,
    );
    act(() => box('Type').focus());
    fireEvent.change(box('Type'), { target: { value: 'zzz' } });
    await waitFor(() => expect(screen.getAllByRole('status', { hidden: true }).length).toBeGreaterThan(0));
    await leave('Type');
    expect([state(), box('Type').value]).toEqual([['false', 'true', null, 'listbox'], 'zzz']);
    expect([state('Other')[2], box('Other').value]).toEqual(['', 'X – Crossing']);
  });

  it('shows below a picked associate where it is, so that two of one name are told apart', async () => {
    const neil = {
      __typename: 'BusinessAssociate',
      id: 'n1',
      name: 'Ann Neil',
      fullAddress: '12 Main St, Beg',
    };
    const twin = { ...neil, id: 'n2', fullAddress: '7 Elm Ave, Jedney' };
    const more = {
      code: null,
      email: null,
      phoneNumber: null,
      cellNumber: null,
      isActive: true,
      isClient: false,
      isCrown: false,
    };
    answers = {
      ...answers,
      PickBusinessAssociates: () => ({ options: [neil, twin].map((one) => ({ ...more, ...one })) }),
    };
    showFields(<PickerField name="owner" label="Owner" picklist="businessAssociates" />, { owner: neil });
    expect(screen.getByText('12 Main St, Beg')).toBeTruthy();
    fireEvent.click(box('Owner'));
    fireEvent.click(await option(/Jedney/));
    expect(box('Owner').value).toBe('Ann Neil');
    expect(screen.getByText('7 Elm Ave, Jedney', { selector: 'p' })).toBeTruthy();
    expect(box('Owner').getAttribute('aria-describedby')).toBe(
      screen.getByText('7 Elm Ave, Jedney', { selector: 'p' }).id,
    );
  });

  it('takes the first hit with Enter, and submits nothing', async () => {
    const user = userEvent.setup();
    const form = showFields(types, { type: null });
    await user.click(box('Type'));
    await option(/Road Use/);
    await user.keyboard('r');
    const first = await option(/Road Use/);
    await waitFor(() => expect(box('Type').getAttribute('aria-activedescendant')).toBe(first.id));
    await user.keyboard('{Enter}');
    expect([idOf(form, 'type'), box('Type').value]).toEqual(['id RU', 'RU – Road Use']);
    expect(form.saves()).toBe(0);
  });

  it.each([
    ['the only one that holds it', 'cross', 'id X'],
    ['the only one that is exactly it', 'x', 'id X'],
    ['none of several', 'r', undefined],
  ])('takes, when typed text is left, %s', async (_, text, id) => {
    answers = {
      ...answers,
      PickRequestTypes: () => ({
        options: [roadUse, crossing, { ...roadUse, id: 'id XR', code: 'XR', description: 'Exit road' }],
      }),
    };
    const form = showFields(types, { type: null });
    await typeInto('Type', text);
    await leave('Type');
    expect([idOf(form, 'type'), box('Type').value]).toEqual([id, id ? 'X – Crossing' : text]);
  });

  it('saves what typed text means, and never without text that means nothing', async () => {
    const form = showFields(types, { type: null });
    await typeInto('Type', 'cross');
    fireEvent.keyDown(box('Type'), { key: 's', ctrlKey: true });
    await waitFor(() => expect(form.saves()).toBe(1));
    expect(idOf(form, 'type')).toBe('id X');
    await typeInto('Type', 'zzz');
    fireEvent.keyDown(box('Type'), { key: 's', ctrlKey: true });
    expect(await screen.findByText('Not saved: Type has to be corrected first.')).toBeTruthy();
    expect([form.saves(), box('Type').value]).toEqual([1, 'zzz']);
    fireEvent.change(box('Type'), { target: { value: 'road' } });
    fireEvent.keyDown(box('Type'), { key: 's', ctrlKey: true });
    await waitFor(() => expect(form.saves()).toBe(2));
    expect(idOf(form, 'type')).toBe('id RU');
  });

  it('is emptied by deleting its text, and keeps its entry when the same is typed again', async () => {
    const form = showFields(types, { type: roadUse });
    await typeInto('Type', 'RU – Road Use');
    await leave('Type');
    expect(idOf(form, 'type')).toBe('id RU');
    await typeInto('Type', '');
    await leave('Type');
    expect(form.values()['type']).toBeNull();
  });

  it('gives typed text up with Esc', async () => {
    const form = showFields(types, { type: roadUse });
    await typeInto('Type', 'zzz');
    fireEvent.keyDown(box('Type'), { key: 'Escape' });
    expect([idOf(form, 'type'), box('Type').value]).toEqual(['id RU', 'RU – Road Use']);
  });

  it('of a small form lets nothing be submitted while its text means nothing', async () => {
    const submitted: FormValues[] = [];
    showSmallForm(types, (values) => submitted.push(values));
    await typeInto('Type', 'zzz');
    fireEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(await screen.findByText(/Choose an entry for “zzz”/)).toBeTruthy();
    expect(submitted).toEqual([]);
    fireEvent.change(box('Type'), { target: { value: 'cross' } });
    fireEvent.click(screen.getByRole('button', { name: 'Go' }));
    await waitFor(() => expect(submitted).toMatchObject([{ type: { id: 'id X' } }]));
  });

  it('can be emptied', () => {
    const form = showFields(types, { type: roadUse });
    fireEvent.click(screen.getByRole('button', { name: 'Clear Type', hidden: true }));
    expect([form.values()['type'], box('Type').value]).toEqual([null, '']);
  });

  it('says why there are no options, and asks again', async () => {
    answers = {};
    showFields(types, { type: null });
    fireEvent.click(box('Type'));
    expect((await screen.findByText(/The list cannot be read now/)).textContent).toContain('Try Again');
    answers = { PickRequestTypes: () => ({ options: [crossing] }) };
    fireEvent.click(screen.getByRole('button', { name: 'Try Again', hidden: true }));
    await option(/Crossing/);
  });

  it('keeps what is picked where the network is lost, and says so', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    const form = showFields(types, { type: roadUse });
    fireEvent.click(box('Type'));
    await screen.findByText(/^Rightway could not be reached\. Check the connection and try again\./);
    expect([form.values()['type'], box('Type').value]).toEqual([roadUse, 'RU – Road Use']);
  });

  it('leaves out what is used already', async () => {
    showFields(<PickerField name="type" label="Type" picklist="requestTypes" without={['id RU']} />, {
      type: null,
    });
    fireEvent.click(box('Type'));
    await option(/Crossing/);
    expect(shown()).toEqual(['XCrossing']);
  });

  it('picks several, and takes them away again', async () => {
    const form = showFields(<PickerField name="types" label="Types" picklist="requestTypes" multiple />, {
      types: [],
    });
    fireEvent.click(box('Types'));
    fireEvent.click(await option(/Road Use/));
    fireEvent.click(await option(/Crossing/));
    const ids = () => (form.values()['types'] as readonly { readonly id: string }[]).map(({ id }) => id);
    expect(ids()).toEqual(['id RU', 'id X']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove RU – Road Use', hidden: true }));
    expect(ids()).toEqual(['id X']);
    fireEvent.keyDown(box('Types'), { key: 'Backspace' });
    expect(ids()).toEqual([]);
  });

  it('makes a new entry of what was typed, where that is allowed', async () => {
    const made: string[] = [];
    const create = async (text: string) => {
      made.push(text);
      return { id: 'id new', code: text, description: '' };
    };
    const form = showFields(
      <PickerField name="type" label="Type" picklist="requestTypes" create={create} />,
      {
        type: null,
      },
    );
    fireEvent.click(box('Type'));
    await option(/Crossing/);
    fireEvent.change(box('Type'), { target: { value: ' Haul road ' } });
    fireEvent.click(await option(/Create “Haul road”/));
    await waitFor(() => expect(form.values()['type']).toMatchObject({ id: 'id new' }));
    expect(made).toEqual(['Haul road']);
  });
});

describe('the landowner types', () => {
  const landowner = {
    __typename: 'LandownerType',
    id: 'id L',
    code: 'L',
    description: 'Landowner',
    isSystem: true,
  };

  it.each([
    [false, false, [], '320px'],
    [true, false, ['System', 'Synchronized'], '416px'],
    [false, true, ['System', 'Synchronized'], '416px'],
  ])(
    'with the sync flags %j and %j have the further columns %j, and a menu with room for them: %s',
    async (isSyncWithLrdEnabled, isSyncWithLwEnabled, titles, width) => {
      answers = { PickLandownerTypes: () => ({ options: [{ ...landowner, isSynchronized: false }] }) };
      showFields(
        <PickerField name="type" label="Type" picklist="landownerTypes" />,
        { type: null },
        { ...aUser(), isSyncWithLrdEnabled, isSyncWithLwEnabled },
      );
      fireEvent.click(box('Type'));
      await option(/Landowner/);
      expect(['System', 'Synchronized'].filter((title) => screen.queryByText(title))).toEqual(titles);
      const menu = (await option(/Landowner/)).closest('[style*="min-width"]');
      expect(menu?.getAttribute('style')).toContain(`min(${width}, 100vw - 24px)`);
    },
  );
});

describe('a place', () => {
  const fields = <PlaceFields country="country" stateOrProvince="state" city="city" />;
  const place = {
    country: canada,
    state: { id: 'id AB', name: 'Alberta' },
    city: { id: 'id ED', name: 'Edson' },
  };

  it('offers provinces of its country and cities of its province', async () => {
    showFields(fields, { country: null, state: null, city: null });
    await waitFor(() => expect(operations()).toEqual(['PickCountries']));
    expect([box('State / province').disabled, box('City').disabled]).toEqual([true, true]);
    fireEvent.click(box('Country'));
    fireEvent.click(await option(/Canada/));
    expect([box('State / province').disabled, box('City').disabled]).toEqual([false, true]);
    fireEvent.click(box('State / province'));
    fireEvent.click(await option(/Alberta/));
    fireEvent.click(box('City'));
    await option(/Edson/);
    expect(queries.map(({ variables }) => variables)).toEqual([
      {},
      { countryId: 'id CA' },
      { stateProvinceId: 'id AB' },
    ]);
  });

  it('drops what stands below when it changes', async () => {
    const form = showFields(fields, place);
    fireEvent.click(box('Country'));
    fireEvent.click(await option(/Mexico/));
    expect(form.values()).toMatchObject({ country: { id: 'id MX' }, state: null, city: null });
    cleanup();
    const other = showFields(fields, place);
    fireEvent.click(
      within(box('State / province').parentElement as HTMLElement).getByRole('button', { hidden: true }),
    );
    expect(other.values()).toMatchObject({ country: { id: 'id CA' }, state: null, city: null });
  });
});
