import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { keptText } from 'shared-ui';
import { type Answers, beforeForm, fillIn, pickFrom, refusals } from 'shared-ui/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { associates } from '../../testing/made-up-agreements.ts';
import { projectId } from '../../testing/made-up-projects.ts';
import { requestAnswered, thirdParty, threeRequests } from '../../testing/made-up-requests.ts';
import { showProject } from '../../testing/show-project.tsx';
import { testLinesTab } from '../../testing/test-lines-tab.tsx';
import { undoLatest } from '../../testing/undo-latest.ts';

// Fetched before the first test looks for it, as by somebody who is on the way there.
beforeAll(() =>
  Promise.all([
    import('./requests-tab.tsx'),
    import('./request-rail.tsx'),
    import('./sections/request-section.tsx'),
  ]),
);

beforeEach(beforeForm);

const tab = `${projectId}/requests`;
const [first, _second, third] = threeRequests;

const listAnswer = (nodes: readonly object[]) => ({
  data: {
    requests: {
      __typename: 'RequestConnection',
      nodes: requestAnswered(nodes),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  },
});

const people: Answers = {
  PickRequestTypes: () => ({ data: { options: [{ __typename: 'RequestType', ...thirdParty }] } }),
  PickBusinessAssociates: () => ({
    data: {
      options: associates.map((one) => ({
        ...one,
        code: null,
        email: null,
        phoneNumber: null,
        cellNumber: null,
        isActive: true,
        isClient: false,
      })),
    },
  }),
  PickContacts: ({ associateId }) => ({
    data: {
      associate: {
        __typename: 'BusinessAssociate',
        id: associateId,
        options: [
          {
            __typename: 'Contact',
            id: '00000000-0000-4000-8000-000000000699',
            name: 'Gwen Grantor',
            email: null,
            fullAddress: null,
            phoneNumbers: [],
          },
        ],
      },
    },
  }),
};

function show(options: Parameters<typeof showProject>[0] = {}) {
  return showProject({
    address: tab,
    ...options,
    answers: { ProjectRequests: () => listAnswer(threeRequests), ...people, ...options.answers },
  });
}

const grid = () => screen.getByRole('grid', { name: 'Requests' });
const listed = () => screen.findByText('C-77');
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
const rowOf = (place: number) => {
  const row = grid().querySelectorAll('tr[data-row]')[place];
  if (!(row instanceof HTMLElement)) throw new Error(`There is no row ${place}.`);
  return row;
};
const select = (place: number) =>
  fireEvent.click(rowOf(place).querySelector('[data-select]') ?? document.body);
const grantors = () =>
  [...grid().querySelectorAll('tr[data-row]')].map((row) => row.textContent?.match(/(Ann|Bob) Beg/)?.[0]);

describe('the requests of a project', () => {
  testLinesTab({
    label: 'Requests',
    typename: 'Request',
    show,
    ids: threeRequests.map(({ id }) => id),
    firstName: 'Ann Beg',
  });

  it('stand in the columns of the specification, with four codes and how many more there are', async () => {
    show();
    await listed();
    const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
    expect(titles.filter(Boolean)).toEqual([
      ...['Seq', 'Grantor Requests', 'Connect', 'Parcels'],
      ...['Sent', 'Received', 'Completed', 'Earliest Expiry'],
    ]);
    const text = rowOf(0).textContent;
    expect(text).toContain('Ann Beg');
    expect(text).toContain('Third Party · XNG, PROX, CNST, GD (+2 more)');
    expect(text).toContain('NW-36-042-03-W5M(+2 more)');
    expect(text).toContain('Oct-01-2026');
    expect(text).toContain('May-01-2027');
    expect(rowOf(1).textContent).toContain('Under Review');
  });

  it('of one item say what is crossed, by which requests to one grantor are told apart and found', async () => {
    show();
    await listed();
    expect(rowOf(1).textContent).toContain('Third Party · XNG · X-001, NPS 6 gas');
    expect(rowOf(0).textContent).not.toContain('X-001');
    fireEvent.change(screen.getByPlaceholderText('Filter...'), { target: { value: 'x-001' } });
    await waitFor(() => expect(grid().querySelectorAll('tr[data-row]')).toHaveLength(1));
    expect(rowOf(0).textContent).toContain('Bob Beg');
  });

  it('are for documents from a template, which the menu Generate begins', async () => {
    show();
    await listed();
    fireEvent.click(button('Generate'));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Document from Template', hidden: true }));
    const dialog = await screen.findByRole('dialog', { name: 'Generate Document From Template' });
    expect(within(dialog).getByLabelText(/Document Template/)).toBeTruthy();
  });

  it('are found in all their texts, also in codes that a cell has no room for', async () => {
    show();
    await listed();
    fireEvent.change(screen.getByPlaceholderText('Filter...'), { target: { value: 'appr' } });
    await waitFor(() => expect(grantors()).toEqual(['Ann Beg']));
    expect(keptText(`filter.requests.${projectId}`)).toBe('appr');
  });

  it('are shown by how far they are, which the line of facts leads to', async () => {
    const { place } = show({ address: `${tab}?show=waiting` });
    await waitFor(() => expect(grid().querySelectorAll('tr[data-row]')).toHaveLength(1));
    expect(grid().querySelector('tbody')?.getAttribute('title')).toBe(
      'Clear the filter to change the order.',
    );
    fireEvent.click(screen.getByRole('button', { name: /^To send/ }));
    await waitFor(() => expect(place()).toBe(`/surface-project/${tab}?show=toSend`));
    expect(rowOf(0).textContent).not.toContain('Oct-01-2026');
    fireEvent.click(screen.getByRole('button', { name: /^All/ }));
    await waitFor(() => expect(grid().querySelectorAll('tr[data-row]')).toHaveLength(3));
  });

  it('say that there are none, and that they could not be read', async () => {
    show({ answers: { ProjectRequests: () => listAnswer([]) } });
    expect(await screen.findByText(/There are no requests/)).toBeTruthy();
    cleanup();
    beforeForm();
    show({ answers: { ProjectRequests: () => refusals('The database is away.') } });
    expect(await screen.findByText(/The database is away/)).toBeTruthy();
    // Those that could not be read are not counted as none.
    expect(screen.getByRole('button', { name: /^All/ }).textContent).toBe('All ');
    expect(screen.queryByText('0 rows')).toBeNull();
  });

  it('are kept where one of them has a connect number and a connect status', async () => {
    show();
    await listed();
    select(0);
    await waitFor(() => expect(button('Delete').disabled).toBe(false));
    select(1);
    await waitFor(() => expect(button('Delete').disabled).toBe(true));
    expect(button('Delete').title).toMatch(/connect number and a connect status cannot be deleted/);
  });
});

describe('the wizard for new requests', () => {
  const open = async (options: Parameters<typeof show>[0] = {}) => {
    const view = show(options);
    await listed();
    fireEvent.click(button('New'));
    return { ...view, page: within(await screen.findByRole('dialog')) };
  };
  const created: Answers = {
    CreateRequests: ({ input }) => ({
      data: {
        created: (input as readonly { readonly id: string }[]).map(({ id }) =>
          requestAnswered({ ...third, id }),
        ),
      },
    }),
  };
  const create = (page: ReturnType<typeof within>) =>
    act(async () => fireEvent.click(page.getByRole('button', { name: 'Create' })));

  it('asks for type and associate, and for a scope of at most 25000 characters', async () => {
    const { page, variablesOf } = await open();
    fillIn('Request scope', 'x'.repeat(25_001), page);
    expect(await page.findByText('Maximum length is 25000 characters')).toBeTruthy();
    fillIn('Request scope', 'x'.repeat(25_000), page);
    await create(page);
    expect(await page.findAllByText('Required value')).toHaveLength(2);
    expect(variablesOf('CreateRequests')).toEqual([]);
  });

  it('offers a contact once the associate is chosen, and clears it with another one', async () => {
    const { page } = await open();
    const contact = () => page.getByRole('combobox', { name: 'Contact' }) as HTMLInputElement;
    expect(contact().disabled).toBe(true);
    await pickFrom('Business associate', 'Ann Beg', page);
    await waitFor(() => expect(contact().disabled).toBe(false));
    await pickFrom('Contact', 'Gwen Grantor', page);
    expect(contact().value).toBe('Gwen Grantor');
    await pickFrom('Business associate', 'Bob Beg', page);
    await waitFor(() => expect(contact().value).toBe(''));
  });

  it('writes it behind those that are there, keeps the type for another one, and opens it', async () => {
    const { page, variablesOf, place } = await open({ answers: created });
    expect(page.getByText('It becomes number 4 of the project.')).toBeTruthy();
    await pickFrom('Request type', 'Third Party', page);
    await pickFrom('Business associate', 'Ann Beg', page);
    fillIn('Request scope', 'Cross it.', page);
    await create(page);
    expect(await page.findByText('Request Successfully Created')).toBeTruthy();
    expect(variablesOf('CreateRequests')[0]?.['input']).toMatchObject([
      {
        projectFileId: projectId,
        sequence: 4,
        requestType: { id: thirdParty.id },
        businessAssociate: { id: associates[0]?.id },
        contact: null,
        requestScope: 'Cross it.',
      },
    ]);
    fireEvent.click(page.getByRole('button', { name: 'Create Another' }));
    const type = await page.findByRole('combobox', { name: 'Request type' });
    expect((type as HTMLInputElement).value).toContain('Third Party');
    expect(page.getByRole('combobox', { name: 'Business associate' })).toHaveProperty('value', '');
    expect(page.getByRole('textbox', { name: 'Request scope' })).toHaveProperty('value', '');
    await pickFrom('Business associate', 'Bob Beg', page);
    await create(page);
    fireEvent.click(await page.findByRole('button', { name: 'Open Request' }));
    const made = variablesOf('CreateRequests')[1]?.['input'] as readonly { readonly id: string }[];
    await waitFor(() => expect(place()).toBe(`/surface-project/${tab}/${made[0]?.id}/details`));
  });

  it('tells each of several reasons, keeps what was typed, and shows each at its field', async () => {
    const { page } = await open({
      answers: {
        CreateRequests: () => ({
          errors: [
            {
              message: 'Some of it cannot be saved.',
              extensions: {
                code: 'VALIDATION',
                fields: [
                  { path: 'input[0].contact', message: 'Invalid value.' },
                  { path: 'input[0].requestScope', message: 'Maximum length is 25000 characters' },
                ],
              },
            },
          ],
        }),
      },
    });
    await pickFrom('Request type', 'Third Party', page);
    await pickFrom('Business associate', 'Ann Beg', page);
    await create(page);
    expect(await page.findByText('Request Creation Failed')).toBeTruthy();
    expect(page.getByText(/One or more errors have occurred:/)).toBeTruthy();
    expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Contact: Invalid value.',
      'Request scope: Maximum length is 25000 characters',
    ]);
    fireEvent.click(page.getByRole('button', { name: 'Try Again' }));
    expect((page.getByRole('combobox', { name: 'Business associate' }) as HTMLInputElement).value).toBe(
      'Ann Beg',
    );
    expect(page.getByText('Invalid value.')).toBeTruthy();
  });

  it('holds it with a project that was never saved', async () => {
    const { sent, variablesOf } = show({ address: 'new/requests' });
    await screen.findByRole('grid', { name: 'Requests' });
    fireEvent.click(button('New'));
    const page = within(await screen.findByRole('dialog'));
    await pickFrom('Request type', 'Third Party', page);
    await pickFrom('Business associate', 'Ann Beg', page);
    await create(page);
    const [close] = await page.findAllByRole('button', { name: 'Close' });
    if (close) fireEvent.click(close);
    expect(variablesOf('CreateRequests')).toEqual([]);
    expect(await screen.findByText('Ann Beg')).toBeTruthy();
    expect(sent()).toEqual([]);
  });
});

describe('many requests at once', () => {
  const chooseAction = async (name: string) => {
    fireEvent.click(button('Actions'));
    fireEvent.click(await screen.findByRole('menuitem', { name, hidden: true }));
    return within(await screen.findByRole('dialog'));
  };

  it('get a day filled down, each as it was read, after what changes was shown', async () => {
    const { variablesOf } = show({
      answers: {
        UpdateRequests: () => ({
          data: { updated: [first, third].map((line) => requestAnswered({ ...line, revision: 3 })) },
        }),
      },
    });
    await listed();
    for (const place of [0, 1, 2]) select(place);
    const page = await chooseAction('Fill down a date …');
    fillIn('Day', '2026-10-20', page);
    await act(async () => fireEvent.click(page.getByRole('button', { name: 'Preview changes' })));
    const table = within(await page.findByRole('table', { name: 'Changes' }));
    expect(table.getAllByText('Received: (empty) → Oct-20-2026')).toHaveLength(2);
    expect(table.getByText('No change.')).toBeTruthy();
    await act(async () => fireEvent.click(page.getByRole('button', { name: 'Apply changes' })));
    await waitFor(() => expect(variablesOf('UpdateRequests')).toHaveLength(1));
    expect(variablesOf('UpdateRequests')[0]?.['input']).toMatchObject([
      { id: first?.id, revision: 2, receivedDate: '2026-10-20' },
      { id: third?.id, revision: 2, receivedDate: '2026-10-20' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await undoLatest();
    expect(variablesOf('UpdateRequests')[1]?.['input']).toEqual([
      { id: first?.id, revision: 3, saveId: expect.any(String), receivedDate: null },
      { id: third?.id, revision: 3, saveId: expect.any(String), receivedDate: null },
    ]);
  });

  it('stay as they are where one of them was changed by somebody else, and say so', async () => {
    show({ answers: { UpdateRequests: () => refusals('Ann Neil changed this request meanwhile.') } });
    await listed();
    select(0);
    const page = await chooseAction('Edit selected …');
    fireEvent.click(page.getByRole('checkbox', { name: 'Change: Sent' }));
    await act(async () => fireEvent.click(page.getByRole('button', { name: 'Preview changes' })));
    expect(await page.findByText('Sent: Oct-01-2026 → (empty)')).toBeTruthy();
    await act(async () => fireEvent.click(page.getByRole('button', { name: 'Apply changes' })));
    expect((await page.findByRole('alert')).textContent).toBe('Ann Neil changed this request meanwhile.');
  });
});
