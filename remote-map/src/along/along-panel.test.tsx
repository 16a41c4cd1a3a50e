import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import type { CrossedLand, LandAction, LandAlong } from 'shared-contracts/map';
import { addTexts } from 'shared-ui';
import { renderInShell } from 'shared-ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { ProjectMap } from '../project-map.tsx';
import { en } from '../texts/en/area.ts';

const projectId = '0b6d6f0a-5b3c-4c00-9a00-000000000001';
const [first, second, third] = ['1', '2', '3'].map((end) => `0b6d6f0a-5b3c-4c00-9a00-00000000001${end}`);

const rule = {
  id: '0b6d6f0a-5b3c-4c00-9a00-000000000021',
  code: 'AB-DISTURB',
  description: 'Search for pipelines within this distance.',
  section: 'ss. 32, 35, 42',
  source: 'Pipeline Act',
  validFrom: '2020-01-01',
  metres: 30,
};

const route = {
  type: 'LineString',
  coordinates: [
    [-118.5, 55.1],
    [-118.2, 55.4],
  ],
};

const along: LandAlong = {
  length: 12_340,
  metres: 200,
  rule: null,
  parcels: [
    { id: String(first), land: 'NW-1', metres: 0, stretches: [{ entry: 0, exit: 804.6 }], geometry: null },
    {
      id: String(second),
      land: 'NE-1',
      metres: 0,
      stretches: [
        { entry: 804.6, exit: 1610 },
        { entry: 9000, exit: 9100 },
      ],
      geometry: null,
    },
    { id: String(third), land: 'SW-12', metres: 143.2, stretches: [], geometry: null },
  ],
  grid: [],
  gridMore: 0,
};

let requests: { readonly path: string; readonly body: unknown }[] = [];

/** Shows the map of a project with a route; `along` is what the API answers of the land. */
function show(props: object = {}, answer: unknown = along, Shown: typeof ProjectMap = ProjectMap) {
  requests = [];
  const answers: Readonly<Record<string, unknown>> = {
    'map/settings': { esriApiKey: null },
    'map/user-properties': { isReadOnly: false },
    'map/distance-rules': [rule],
    'map/land-along': answer,
  };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const path =
      String(address)
        .replace(/^.*\/api\//, '')
        .split('?')[0] ?? '';
    requests.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    const found = answers[path] ?? [];
    return typeof found === 'string'
      ? Response.json({ message: found }, { status: 400 })
      : Response.json({ result: found });
  });
  const view = renderInShell(
    <Shown projectId={projectId} layers={['Agreements']} route={route} {...props} />,
  );
  act(() => addTexts(view.i18n, 'map', 'en', en));
  return view;
}

/** A page that writes something of the land. */
function WritingPage(props: ComponentProps<typeof ProjectMap>) {
  const [changes, setChanges] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setChanges(changes + 1)}>
        Write
      </button>
      <ProjectMap {...props} changes={changes} />
    </>
  );
}

async function open() {
  fireEvent.click(await screen.findByRole('button', { name: 'Land along the route' }));
  return within(screen.getByRole('region', { name: 'Land along the route' }));
}

describe('land along the route', () => {
  it('is told in its order, with where the route enters and leaves it', async () => {
    show();
    const panel = await open();
    fireEvent.change(panel.getByLabelText('Metres on each side'), { target: { value: '200' } });
    fireEvent.click(panel.getByRole('button', { name: 'Find' }));
    await panel.findByRole('table');
    expect(
      panel
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['NW-10+000 – 0+805', 'NE-10+805 – 1+6109+000 – 9+100', 'SW-12143 m beside it']);
    expect(requests.find(({ path }) => path === 'map/land-along')?.body).toEqual({
      id: projectId,
      route,
      around: { by: 'typed', metres: 200 },
    });
    expect(panel.getByText(/3 parcels within 200 m/).textContent).toContain('it is not from a rule');
    expect(panel.getByText(/12.34 km long/)).toBeTruthy();
  });

  it('by a rule names its section, source and date, and asks for it', async () => {
    show({}, { ...along, metres: 30, rule });
    const panel = await open();
    await panel.findByRole('option', { name: 'AB-DISTURB: 30 m' });
    fireEvent.change(panel.getByLabelText('Distance'), { target: { value: rule.id } });
    expect(panel.getByText(/ss. 32, 35, 42 · Pipeline Act · 2020-01-01/).textContent).toContain(
      'Check the current text',
    );
    expect(panel.queryByText('You entered this distance; it is not from a rule.')).toBeNull();
    fireEvent.click(panel.getByRole('button', { name: 'Find' }));
    expect((await panel.findByText(/3 parcels within 30 m/)).textContent).toContain('By AB-DISTURB');
    expect(requests.find(({ path }) => path === 'map/land-along')?.body).toMatchObject({
      around: { by: 'rule', ruleId: rule.id },
    });
  });

  it.each(['', 'x', '-1', '50001'])('of “%s” metres is not asked for', async (text) => {
    show();
    const panel = await open();
    fireEvent.change(panel.getByLabelText('Metres on each side'), { target: { value: text } });
    expect(panel.getByRole('alert').textContent).toBe('Enter metres from 0 to 50000.');
    expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Find' }).disabled).toBe(true);
  });

  it('that could not be found says why', async () => {
    show({}, 'More than 2,000 parcels lie within this distance of the route.');
    const panel = await open();
    fireEvent.click(panel.getByRole('button', { name: 'Find' }));
    expect((await panel.findByRole('alert')).textContent).toContain('More than 2,000 parcels');
  });

  it('of a project without a route says how to come to one', async () => {
    show({ route: null });
    const panel = await open();
    expect(panel.getByRole('status').textContent).toContain('The project has no route yet.');
  });

  it('is chosen as a whole, and given to what the page makes of it with how it was found', async () => {
    const onChoose = vi.fn<LandAction['onChoose']>();
    show({ actions: [{ id: 'x', label: 'Add stakeholders', onChoose }] });
    const panel = await open();
    fireEvent.click(panel.getByRole('button', { name: 'Find' }));
    fireEvent.click(await panel.findByRole('button', { name: 'Select all' }));
    const bar = within(screen.getByRole('toolbar', { name: 'Selection' }));
    expect(bar.getByText('3 parcels')).toBeTruthy();
    fireEvent.click(bar.getByRole('button', { name: 'Add stakeholders' }));
    expect(onChoose).toHaveBeenLastCalledWith(
      [
        { id: first, land: 'NW-1', metres: 0 },
        { id: second, land: 'NE-1', metres: 0 },
        { id: third, land: 'SW-12', metres: 143.2 },
      ],
      { metres: 200, rule: null },
    );
    fireEvent.click(panel.getByRole('checkbox', { name: 'NE-1' }));
    fireEvent.click(bar.getByRole('button', { name: 'Add stakeholders' }));
    expect(onChoose.mock.lastCall?.[0].map(({ land }) => land)).toEqual(['NW-1', 'SW-12']);
    fireEvent.click(bar.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('toolbar', { name: 'Selection' })).toBeNull();
  });

  it('stays while it is read again after something was written, with how it was found', async () => {
    const onChoose = vi.fn<LandAction['onChoose']>();
    const actions = [{ id: 'x', label: 'Add stakeholders', onChoose }];
    show({ actions }, along, WritingPage);
    const panel = await open();
    fireEvent.click(panel.getByRole('button', { name: 'Find' }));
    fireEvent.click(await panel.findByRole('button', { name: 'Select all' }));
    vi.stubGlobal('fetch', () => new Promise<Response>(() => {}));
    fireEvent.click(screen.getByRole('button', { name: 'Write' }));
    expect(panel.getByRole('table')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add stakeholders' }));
    expect(onChoose.mock.lastCall?.[1]).toEqual({ metres: 200, rule: null });
  });

  it('that is not recorded is offered by its name in the grid, with all that is crossed in order', async () => {
    const onCrossed = vi.fn<(land: readonly CrossedLand[]) => void>();
    const grid = [
      { land: 'SE-12', stretches: [{ entry: 1610, exit: 2414.4 }], geometry: null },
      { land: 'SE-13', stretches: [{ entry: 9100, exit: 9105 }], geometry: null },
    ];
    show({ onCrossed }, { ...along, grid });
    const panel = await open();
    fireEvent.click(panel.getByRole('button', { name: 'Find' }));
    const list = within(await panel.findByRole('table', { name: 'Not recorded yet' }));
    expect(
      list
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['SE-121+610 – 2+414804 m', 'SE-139+100 – 9+1055 m']);
    fireEvent.click(panel.getByRole('button', { name: 'Add the 2 quarters crossed …' }));
    expect(
      onCrossed.mock.lastCall?.[0].map(({ id, land, metres }) => [id, land, metres && Math.round(metres)]),
    ).toEqual([
      [first, 'NW-1', 805],
      [second, 'NE-1', 905],
      [null, 'SE-12', 804],
      [null, 'SE-13', 5],
    ]);
  });

  it('has tools for the route only where the page takes it', async () => {
    show();
    await open();
    expect(screen.queryByRole('button', { name: 'Draw the route' })).toBeNull();
    cleanup();
    show({ onRoute: () => {} });
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Edit the route' }));
    expect(screen.getByText(/Drag a corner/).textContent).toContain('saved with Save');
    cleanup();
    show({ onRoute: () => {}, route: null });
    await open();
    expect(screen.getByRole('button', { name: 'Draw the route' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit the route' })).toBeNull();
  });
});
