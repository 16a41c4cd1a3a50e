import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answers } from 'shared-ui/testing';
import { beforeForm, fillIn, pickFrom, slideIn } from 'shared-ui/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestRowFragment } from '../../generated/operations.ts';
import { associates, parcels } from '../../testing/made-up-agreements.ts';
import { aProject, projectId } from '../../testing/made-up-projects.ts';
import {
  aRequest,
  itemTypes,
  requestAnswered,
  roads,
  thirdParty,
  threeRequests,
  twoItems,
} from '../../testing/made-up-requests.ts';
import { showProject } from '../../testing/show-project.tsx';

// Loaded before the first test looks for it, as when somebody is about to open it.
beforeAll(() =>
  Promise.all([
    import('./requests-tab.tsx'),
    import('./request-rail.tsx'),
    import('./sections/request-section.tsx'),
    import('./sections/item-section.tsx'),
  ]),
);

beforeEach(beforeForm);

const tab = `${projectId}/requests`;
const [first, second] = threeRequests;
const [item] = twoItems;
const aPage = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };

interface ShowOptions extends NonNullable<Parameters<typeof showProject>[0]> {
  readonly request?: Partial<RequestRowFragment>;
  readonly items?: readonly object[];
  /** The part of the address after the request. */
  readonly at?: string;
}

function show({ request = {}, items = twoItems, at = 'details', ...options }: ShowOptions = {}) {
  const usual: Answers = {
    ProjectRequests: () => ({
      data: {
        requests: {
          __typename: 'RequestConnection',
          nodes: requestAnswered(threeRequests),
          pageInfo: aPage,
        },
      },
    }),
    ProjectRequest: ({ id }) => ({
      data: {
        record: requestAnswered({
          ...aRequest({
            ...request,
            id: String(id),
            ...(id === second?.id ? { requestScope: 'The second one.' } : {}),
          }),
          __typename: 'Request',
        }),
      },
    }),
    RequestItems: ({ requestId }) => ({
      data: {
        request: requestAnswered({ __typename: 'Request', id: requestId, requestItems: items }),
      },
    }),
    ProjectRequestItem: ({ id }) => ({
      data: {
        record: requestAnswered(twoItems.find((one) => one.id === id) ?? null),
      },
    }),
    PickRequestItemTypes: () => ({
      data: {
        options: itemTypes.map((one) => ({
          ...one,
          requestTypeId: thirdParty.id,
          requestType: { __typename: 'RequestType', ...thirdParty },
        })),
      },
    }),
    PickRoads: () => ({ data: { options: roads } }),
    PickBusinessAssociates: () => ({ data: { options: associates } }),
    Documents: () => ({ data: { documents: [] } }),
    ProjectTasks: () => ({
      data: { tasks: { __typename: 'AssignedTaskConnection', nodes: [], pageInfo: aPage } },
    }),
  };
  return showProject({
    address: `${tab}/${first?.id}/${at}`,
    ...options,
    answers: { ...usual, ...options.answers },
  });
}

const scope = () => screen.getByLabelText(/^Request scope/) as HTMLTextAreaElement;

/** Opens the record of the first request. */
async function open(options: ShowOptions = {}) {
  const view = show(options);
  await screen.findByLabelText(/^Request scope/);
  return view;
}

/** Opens the first item of the first request at one of its areas. */
async function openItem({ area = 'details', ...options }: ShowOptions & { readonly area?: string } = {}) {
  const view = show({ at: `request-items/${item?.id}/${area}`, ...options });
  const page = await slideIn();
  await page.findByLabelText('Marker');
  return { ...view, page };
}

const save = () => fireEvent.keyDown(window, { key: 's', ctrlKey: true });
const press = (name: string | RegExp, place: ReturnType<typeof within> | typeof screen = screen) =>
  act(async () => fireEvent.click(place.getByRole('button', { name })));

type Sent = readonly Readonly<Record<string, unknown>>[];
const rowsOf = (sent: Sent, list: string) =>
  (sent[0]?.[list] ?? []) as readonly Readonly<Record<string, unknown>>[];

describe('the record of a request', () => {
  it('stands at its address, with its areas, the others beside it and its rail', async () => {
    await open();
    const areas = within(screen.getByRole('navigation', { name: /^request/ }));
    expect(areas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...['Details', 'Request items', 'Tasks', 'Communications', 'Documents', 'History'],
    ]);
    const rail = within(screen.getByRole('complementary', { name: 'The request at a glance' }));
    expect(await rail.findByRole('link', { name: '2 request items' })).toBeTruthy();
    expect(rail.getByText('Waiting')).toBeTruthy();
    expect(rail.getByText(/^Sent Oct-01-2026, without an answer for \d+ days\.$/)).toBeTruthy();
    expect(rail.getByText('4 km')).toBeTruthy();
    expect(rail.getByText('Nov-01-2028')).toBeTruthy();
  });

  it('is saved with the project: what was typed, and no number', async () => {
    const { sent } = await open();
    fillIn('Request scope', 'Cross three pipelines.');
    fillIn('Received', '2026-10-20');
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const [input] = rowsOf(sent(), 'requests');
    expect(input).toMatchObject({
      id: first?.id,
      revision: 2,
      requestScope: 'Cross three pipelines.',
      requestType: { id: thirdParty.id },
      businessAssociate: { id: associates[0]?.id },
      grantorType: 'Basic',
      sentDate: '2026-10-01',
      receivedDate: '2026-10-20',
    });
    expect(input).not.toHaveProperty('sequence');
  });

  it('goes on to the next and the previous one by keys, and keeps what was typed', async () => {
    const { place } = await open();
    fillIn('Request scope', 'Changed.');
    expect(await screen.findByRole('button', { name: '1 change' })).toBeTruthy();
    fireEvent.keyDown(window, { key: 'ArrowDown', altKey: true });
    await waitFor(() => expect(place()).toBe(`/surface-project/${tab}/${second?.id}/details`));
    await waitFor(() => expect(scope().value).toBe('The second one.'));
    fireEvent.keyDown(window, { key: 'ArrowUp', altKey: true });
    await waitFor(() => expect(scope().value).toBe('Changed.'));
  });

  it('shows what the server refuses at its field', async () => {
    const { sent } = await open({
      answers: {
        UpdateSurfaceProject: () => ({
          errors: [
            {
              message: 'Some of it cannot be saved.',
              extensions: {
                code: 'VALIDATION',
                fields: [{ path: 'requests[0].contact', message: 'Invalid value.' }],
              },
            },
          ],
        }),
      },
    });
    fillIn('Request scope', 'Changed.');
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(await screen.findByText('Invalid value.')).toBeTruthy();
    expect(scope().value).toBe('Changed.');
  });

  it('says that Connect keeps it as soon as it has both a number and a status', async () => {
    await open();
    expect(screen.queryByText(/cannot be deleted\. Clear one of them/)).toBeNull();
    fillIn('Connect number', 'C-1');
    expect(screen.queryByText(/cannot be deleted\. Clear one of them/)).toBeNull();
    fillIn('Connect status', 'Sent');
    expect(await screen.findByText(/cannot be deleted\. Clear one of them/)).toBeTruthy();
  });

  it('is for reading where the project is', async () => {
    await open({ project: aProject({ canEdit: false }), rights: { isReadOnly: true } });
    expect(scope().readOnly).toBe(true);
  });

  it('says so where it is gone', async () => {
    show({ answers: { ProjectRequest: () => ({ data: { record: null } }) } });
    expect(await screen.findByText(/There is no record at this address/)).toBeTruthy();
  });

  it('is led to by the items’ own segment at the top', async () => {
    const { place, goTo } = show();
    await goTo(`${projectId}/request-items`);
    await waitFor(() => expect(place()).toBe(`/surface-project/${tab}`));
  });
});

describe('the items of a request', () => {
  it('stand in their order with their land, roads and last revision', async () => {
    show({ at: 'request-items' });
    const grid = within(await screen.findByRole('grid', { name: 'Request items' }));
    expect(await grid.findByText('North crossing')).toBeTruthy();
    const row = grid.getByText('North crossing').closest('tr');
    for (const text of ['XNG', 'NW-36-042-03-W5M', 'Forestry Trunk Road', 'KM 12', 'Oct-10-2026'])
      expect(row?.textContent).toContain(text);
  });

  it('open in a form of their own and are saved with the project', async () => {
    const { page, sent } = await openItem();
    fillIn('Marker', 'KM 14', page);
    fillIn('Spread', '3', page);
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(rowsOf(sent(), 'requestItems')).toMatchObject([
      {
        id: item?.id,
        revision: 4,
        requestId: first?.id,
        marker: 'KM 14',
        spread: '3',
        reference: '4411',
        term: 2,
        termUnit: 'YEARS',
        requestItemType: { id: itemTypes[0]?.id },
        relatedParcels: [{ parcel: { id: parcels[0]?.id } }],
        roads: [{ road: { id: roads[0]?.id }, usedLength: '4' }],
        revisions: [{ date: '2026-10-10', details: 'Angle corrected.' }],
      },
    ]);
    expect(rowsOf(sent(), 'requests')).toEqual([]);
  });

  it('are added below the request, with a type that must be chosen', async () => {
    const { sent } = show({ at: 'request-items' });
    await screen.findByText('North crossing');
    await press('New');
    const page = await slideIn();
    await page.findByLabelText('Marker');
    fillIn('Description', 'East crossing', page);
    save();
    expect(await page.findByText('Required value.')).toBeTruthy();
    expect(sent()).toEqual([]);
    await pickFrom('Type', 'CNST', page);
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(rowsOf(sent(), 'requestItems')).toMatchObject([
      { requestId: first?.id, description: 'East crossing', requestItemType: { id: itemTypes[2]?.id } },
    ]);
  });

  it('use no more of a road than it is long; one that nobody measured holds nobody to a length', async () => {
    const { page, sent } = await openItem();
    const area = within(page.getByRole('region', { name: 'Roads' }));
    fireEvent.doubleClick(area.getByText('Forestry Trunk Road'));
    const road = within(await page.findByRole('region', { name: 'Roads: Forestry Trunk Road' }));
    expect(road.getByText('The road is 12.5 km long.')).toBeTruthy();
    fireEvent.change(road.getByLabelText('Used length (km)'), { target: { value: '12.6' } });
    fireEvent.blur(road.getByLabelText('Used length (km)'));
    expect(await page.findByText('More of the road is used than it is long: 12.5 km.')).toBeTruthy();
    save();
    expect(sent()).toEqual([]);
    await pickFrom('Road', 'Upper Cutbank', road);
    await waitFor(() => expect(page.queryByText(/More of the road is used/)).toBeNull());
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(rowsOf(sent(), 'requestItems')).toMatchObject([
      { roads: [{ road: { id: roads[1]?.id }, usedLength: '12.6' }] },
    ]);
  });

  it('have revisions with a date', async () => {
    const { page, sent } = await openItem();
    await press('Add: Revisions', page);
    // The date starts as today, and the person clears it.
    fillIn('Date', '', page);
    save();
    expect(await page.findByText('Required value.')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('do not expire before they begin', async () => {
    const { page, sent } = await openItem();
    fillIn('Expiry', '2026-10-31', page);
    save();
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('expiryDate'));
    expect(sent()).toEqual([]);
  });

  it('go on to the next one by keys', async () => {
    const { place } = await openItem();
    fireEvent.keyDown(window, { key: 'ArrowDown', altKey: true });
    await waitFor(() =>
      expect(place()).toBe(`/surface-project/${tab}/${first?.id}/request-items/${twoItems[1]?.id}/details`),
    );
  });

  it('change the cells of their request before they are saved', async () => {
    const { page, goTo } = await openItem();
    fillIn('Expiry', '2026-12-24', page);
    await goTo(tab);
    expect(await screen.findByText('Dec-24-2026')).toBeTruthy();
  });
});

describe('the documents of an item', () => {
  const note = /keeps its documents as Connect has them/;

  it.each([
    ['the first of a request to Connect', 'Connect', 1, true],
    ['a later one of a request to Connect', 'Connect', 2, false],
    ['the first of another request', 'Basic', 1, false],
  ] as const)('of %s', async (_, grantorType, sequence, isLocked) => {
    const wanted = twoItems.find((one) => one.sequence === sequence);
    show({ at: `request-items/${wanted?.id}/related-documents`, request: { grantorType } });
    const page = await slideIn();
    await page.findByRole('region', { name: 'Related documents' });
    await waitFor(() => expect(page.queryByText(note) !== null).toBe(isLocked));
    expect(page.queryByRole('button', { name: 'Add' }) === null).toBe(isLocked);
  });
});

describe('what hangs on a request', () => {
  it('is asked for with it: tasks, communications, documents', async () => {
    const { variablesOf, goTo } = show({ at: 'communications' });
    await waitFor(() => expect(variablesOf('Communications')[0]).toMatchObject({ parentId: first?.id }));
    await goTo(`${tab}/${first?.id}/related-documents`);
    await waitFor(() => expect(variablesOf('Documents')[0]).toMatchObject({ parentType: 'Request' }));
    await goTo(`${tab}/${first?.id}/tasks`);
    expect(await screen.findByRole('grid', { name: 'Tasks' })).toBeTruthy();
  });
});
