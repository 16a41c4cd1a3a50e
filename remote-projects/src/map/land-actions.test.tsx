import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { LandPerson, LandWithin, ProjectMapProps } from 'shared-contracts/map';
import { type AreaPartProps, AreaPartProvider } from 'shared-ui';
import { type Answers, beforeForm, pickFrom, refusals } from 'shared-ui/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aProject, projectId } from '../testing/made-up-projects.ts';
import { showProject } from '../testing/show-project.tsx';

const uuid = (end: number) => `0b6d6f0a-5b3c-4c00-9a00-${String(end).padStart(12, '0')}`;

const land = [
  { id: uuid(1), land: 'NW-36-042-03-W5M', metres: 0 },
  { id: uuid(2), land: 'SW-24-038-20-W5M', metres: 143.2 },
];

/** Along the route: land that is recorded between two quarters that are not. */
const crossed = [
  { id: null, land: 'SE-23-042-03-W5M', metres: 804.67 },
  { id: uuid(1), land: 'NW-36-042-03-W5M', metres: 12 },
  { id: null, land: 'SW-23-042-03-W5M', metres: 33.3 },
];

const typed: LandWithin = { metres: 200, rule: null };
const byRule: LandWithin = { metres: 30, rule: 'AB-DISTURB' };
const drawn = {
  type: 'LineString',
  coordinates: [
    [-118, 55],
    [-117, 55],
  ],
};

/** A stand-in for the map area's component: its actions for selected land, and a drawn route. */
function StandInMap({ props }: AreaPartProps) {
  const { actions = [], onRoute, onCrossed, changes } = props as ProjectMapProps;
  const choose = (label: string, within: LandWithin | undefined) =>
    actions.find((one) => one.label === label)?.onChoose(land, within);
  return (
    <section aria-label="The map">
      <p>changes: {changes}</p>
      {actions.map(({ id, label }) => (
        <button key={id} type="button" onClick={() => choose(label, typed)}>
          {label}
        </button>
      ))}
      <button type="button" onClick={() => choose('Add stakeholders', byRule)}>
        By a rule
      </button>
      {onCrossed && (
        <button type="button" onClick={() => onCrossed(crossed)}>
          Add what is crossed
        </button>
      )}
      {onRoute && (
        <button type="button" onClick={() => onRoute(drawn)}>
          Draw
        </button>
      )}
    </section>
  );
}

const WithMap = ({ children }: { readonly children: ReactNode }) => (
  <AreaPartProvider part={StandInMap}>{children}</AreaPartProvider>
);

const person = (change: Partial<LandPerson>): LandPerson => ({
  associateId: uuid(11),
  name: 'Ann Beg',
  parts: ['owner'],
  parcels: [{ id: uuid(1), land: 'NW-36-042-03-W5M' }],
  recordedOn: '2026-05-04',
  isContacted: false,
  isStakeholder: false,
  ...change,
});

const people = [
  person({}),
  person({
    associateId: uuid(12),
    name: 'Bob Beg',
    parts: ['occupant'],
    recordedOn: null,
    parcels: [{ id: uuid(2), land: 'SW-24-038-20-W5M' }],
  }),
  person({ associateId: uuid(13), name: 'Cy Heard', isContacted: true }),
  person({ associateId: uuid(14), name: 'Di There', isStakeholder: true }),
  person({ associateId: null, name: 'The heirs of somebody', recordedOn: null }),
];

const request = {
  __typename: 'Request',
  id: uuid(31),
  sequence: 1,
  requestType: { __typename: 'RequestType', id: uuid(32), code: 'Third Party' },
  businessAssociate: { __typename: 'BusinessAssociate', id: uuid(33), name: 'Prairie Gas' },
  requestItems: [
    {
      __typename: 'RequestItem',
      id: uuid(34),
      revision: 3,
      sequence: 1,
      requestItemType: { __typename: 'RequestItemType', id: uuid(35), code: 'XNG' },
      relatedParcels: [
        {
          __typename: 'RequestItemParcel',
          id: uuid(36),
          sequence: 1,
          parcel: { __typename: 'Parcel', id: land[0]?.id },
        },
      ],
    },
  ],
};

const requests = (nodes: readonly object[]): Answers => ({
  RequestsForLand: () => ({
    data: {
      requests: {
        __typename: 'RequestConnection',
        nodes,
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  }),
});

interface ShowOptions {
  readonly answers?: Answers;
  readonly project?: ReturnType<typeof aProject>;
  readonly landPeople?: readonly LandPerson[] | string;
}

let bodies: unknown[] = [];

function show({ answers = {}, project = aProject(), landPeople = people }: ShowOptions = {}) {
  bodies = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!String(address).includes('map/land-people')) return Response.json({ result: [] });
    bodies.push(JSON.parse(String(init?.body)));
    return typeof landPeople === 'string'
      ? Response.json({ message: landPeople }, { status: 503 })
      : Response.json({ result: landPeople });
  });
  return showProject({
    project,
    address: `${projectId}/map`,
    around: WithMap,
    answers: {
      CreateAgreements: () => ({ data: { created: [] } }),
      CreateStakeholders: () => ({ data: { created: [] } }),
      RecordCrossedLand: () => ({
        data: { recorded: { __typename: 'RecordedLand', parcels: [], agreements: [] } },
      }),
      AddLandToRequest: () => ({ data: { updated: [] } }),
      ...requests([request]),
      ...answers,
    },
  });
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const inputOf = (variables: readonly { readonly [name: string]: unknown }[], place = 0) =>
  variables[place]?.['input'] as readonly Readonly<Record<string, unknown>>[];
const anyId = expect.stringMatching(/^[0-9a-f-]{36}$/);

beforeEach(beforeForm);

describe('a route that is drawn on the map', () => {
  it('is held by the form and goes with the one save', async () => {
    const { sent } = show();
    await press('Draw');
    // Nothing can be saved before the form knows of the route.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false),
    );
    await press('Save');
    await waitFor(() => expect(sent()[0]?.['geometry']).toEqual(drawn));
  });

  it('is for reading where the person may not edit', async () => {
    show({ project: aProject({ canEdit: false }) });
    await screen.findByRole('region', { name: 'The map' });
    expect(screen.queryByRole('button', { name: 'Draw' })).toBeNull();
  });
});

describe('land that is chosen on the map', () => {
  it('offers what the person may make of it', async () => {
    show({ project: aProject({ currentUserRole: 'AssignedOperator' }) });
    await screen.findByRole('button', { name: 'Add to request' });
    for (const name of ['New agreements', 'Add stakeholders'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('becomes an agreement for each parcel, called as its land, and the map reads its records again', async () => {
    const { variablesOf } = show();
    await press('New agreements');
    const page = await dialog();
    expect(page.getByText(/Over 2 parcels/)).toBeTruthy();
    fireEvent.click(page.getByRole('button', { name: 'Create' }));
    await screen.findByText('changes: 1');
    expect(inputOf(variablesOf('CreateAgreements'))).toEqual(
      land.map(({ id, land: name }) => ({
        id: anyId,
        saveId: anyId,
        projectFileId: projectId,
        name,
        agreementType: null,
        landPurpose: null,
        relatedParcels: [{ id: anyId, parcel: { id } }],
      })),
    );
  });

  it('becomes one agreement over all of it, which needs a name', async () => {
    const { variablesOf } = show();
    await press('New agreements');
    const page = await dialog();
    fireEvent.change(page.getByLabelText('Number of agreements'), { target: { value: 'one' } });
    const name = await page.findByLabelText(/^Name/);
    fireEvent.change(name, { target: { value: ' ' } });
    fireEvent.click(page.getByRole('button', { name: 'Create' }));
    expect(await page.findByText('Enter a name.')).toBeTruthy();
    expect(variablesOf('CreateAgreements')).toEqual([]);
    fireEvent.change(name, { target: { value: 'Both quarters' } });
    fireEvent.click(page.getByRole('button', { name: 'Create' }));
    await screen.findByText('changes: 1');
    expect(inputOf(variablesOf('CreateAgreements'))).toMatchObject([
      { name: 'Both quarters', relatedParcels: land.map(({ id }) => ({ parcel: { id } })) },
    ]);
  });

  it('is sent again as the same rows after a refusal, which is told', async () => {
    let refuses = true;
    const { variablesOf } = show({
      answers: {
        CreateAgreements: () => (refuses ? refusals('Busy, try again.') : { data: { created: [] } }),
      },
    });
    await press('New agreements');
    const page = await dialog();
    fireEvent.click(page.getByRole('button', { name: 'Create' }));
    expect((await page.findByRole('alert')).textContent).toContain('Busy, try again.');
    refuses = false;
    fireEvent.click(page.getByRole('button', { name: 'Create' }));
    await screen.findByText('changes: 1');
    const sent = variablesOf('CreateAgreements');
    expect(inputOf(sent, 1)).toEqual(inputOf(sent, 0));
  });

  it('that is crossed and not recorded is added with an agreement each, in order along the route', async () => {
    const { variablesOf } = show();
    await press('Add what is crossed');
    const page = await dialog();
    expect(page.getByText(/^2 parcels are added by their theoretical descriptions/)).toBeTruthy();
    fireEvent.click(page.getByRole('button', { name: 'Add' }));
    await screen.findByText('changes: 1');
    const sent = variablesOf('RecordCrossedLand');
    const of = (place: number, more: object) => ({
      ...{ legalDescription: null, metres: crossed[place]?.metres.toFixed(1), agreementId: anyId, ...more },
    });
    const [one, there, two] = [
      of(0, { parcelId: anyId, legalDescription: 'SE-23-042-03-W5M' }),
      of(1, { parcelId: uuid(1) }),
      of(2, { parcelId: anyId, legalDescription: 'SW-23-042-03-W5M' }),
    ];
    const none = { agreementType: null, landPurpose: null };
    expect(sent[0]?.['input']).toEqual({ surfaceProjectId: projectId, land: [one, two], ...none });
    await press('Add what is crossed');
    const again = await dialog();
    fireEvent.change(again.getByLabelText('Agreements'), { target: { value: 'all' } });
    fireEvent.click(again.getByRole('button', { name: 'Add' }));
    await screen.findByText('changes: 2');
    expect(variablesOf('RecordCrossedLand')[1]?.['input']).toMatchObject({ land: [one, there, two] });
  });

  it('that is crossed is for reading where the person may not write land', async () => {
    show({ project: aProject({ canEdit: false }) });
    await screen.findByRole('region', { name: 'The map' });
    expect(screen.queryByRole('button', { name: 'Add what is crossed' })).toBeNull();
  });

  it('is added to an item of a request beside the land that it has', async () => {
    const { variablesOf } = show();
    await press('Add to request');
    const page = await dialog();
    await page.findByRole('option', { name: '1 · Prairie Gas · Third Party' });
    fireEvent.change(page.getByLabelText('Request'), { target: { value: request.id } });
    fireEvent.change(await page.findByLabelText('Item'), { target: { value: uuid(34) } });
    fireEvent.click(page.getByRole('button', { name: 'Add' }));
    await screen.findByText('changes: 1');
    expect(inputOf(variablesOf('AddLandToRequest'))).toEqual([
      {
        id: uuid(34),
        revision: 3,
        saveId: anyId,
        requestId: request.id,
        relatedParcels: [
          { id: uuid(36), parcel: { id: land[0]?.id } },
          { id: anyId, parcel: { id: land[1]?.id } },
        ],
      },
    ]);
  });

  it('is added to a new item, whose type is asked for', async () => {
    const { variablesOf } = show({
      answers: {
        PickRequestItemTypes: () => ({
          data: {
            options: [
              {
                __typename: 'RequestItemType',
                id: uuid(37),
                code: 'PROX',
                description: 'Proximity',
                requestTypeId: uuid(32),
                requestType: { ...request.requestType, description: null },
              },
            ],
          },
        }),
      },
    });
    await press('Add to request');
    const page = await dialog();
    fireEvent.click(page.getByRole('button', { name: 'Add' }));
    await page.findByRole('option', { name: '1 · Prairie Gas · Third Party' });
    fireEvent.change(page.getByLabelText('Request'), { target: { value: request.id } });
    fireEvent.click(page.getByRole('button', { name: 'Add' }));
    expect(await page.findByText('Choose the type of item.')).toBeTruthy();
    await pickFrom('Type', 'PROX', page);
    fireEvent.click(page.getByRole('button', { name: 'Add' }));
    await screen.findByText('changes: 1');
    expect(inputOf(variablesOf('AddLandToRequest'))).toMatchObject([
      { requestItemType: { id: uuid(37) }, relatedParcels: land.map(({ id }) => ({ parcel: { id } })) },
    ]);
  });

  it('says where to begin while the project has no request', async () => {
    show({ answers: requests([]) });
    await press('Add to request');
    const page = await dialog();
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Add' }).title).toContain('Create one on Requests first'),
    );
  });
});

describe('who must hear of this', () => {
  it('is ticked where nobody reached them, and is made a stakeholder with land and distance', async () => {
    const { variablesOf } = show();
    await press('Add stakeholders');
    const page = await dialog();
    await page.findByText(/Ann Beg/);
    expect(bodies).toEqual([{ id: projectId, parcelIds: land.map(({ id }) => id) }]);
    expect(page.getByText(/within 200 m of the route/).textContent).toContain('it is not from a rule');
    const box = (name: string) => page.getByRole<HTMLInputElement>('checkbox', { name });
    expect(people.map(({ name }) => [name, box(name).checked, box(name).disabled])).toEqual([
      ['Ann Beg', true, false],
      ['Bob Beg', true, false],
      ['Cy Heard', false, false],
      ['Di There', false, true],
      ['The heirs of somebody', false, true],
    ]);
    expect(page.getAllByText(/as recorded here on/)[0]?.textContent).toContain('May-04-2026');
    expect(page.getByText(/as recorded here, title not searched/)).toBeTruthy();
    fireEvent.click(box('Ann Beg'));
    fireEvent.click(page.getByRole('button', { name: 'Create 1 stakeholder' }));
    await screen.findByText('changes: 1');
    expect(inputOf(variablesOf('CreateStakeholders'))).toEqual([
      {
        id: anyId,
        saveId: anyId,
        projectFileId: projectId,
        businessAssociate: { id: uuid(12) },
        distanceToInterest: '143 m',
        relatedParcels: [{ id: anyId, parcel: { id: uuid(2) } }],
      },
    ]);
  });

  it('by a rule names the rule', async () => {
    show();
    await press('By a rule');
    const page = await dialog();
    expect((await page.findByText(/by AB-DISTURB/)).textContent).toContain('within 30 m');
  });

  it('is nobody where nobody is recorded, and says why where that is not known', async () => {
    const { unmount } = show({ landPeople: [] });
    await press('Add stakeholders');
    expect(await (await dialog()).findByText(/Nobody is recorded here/)).toBeTruthy();
    act(() => unmount());
    show({ landPeople: 'The book of land is closed.' });
    await press('Add stakeholders');
    expect((await (await dialog()).findByRole('alert')).textContent).toBe('The book of land is closed.');
  });
});
