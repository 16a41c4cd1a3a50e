import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import type { MapView } from 'shared-contracts/map';
import { addTexts } from 'shared-ui';
import { renderInShell } from 'shared-ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { ProjectMap } from '../project-map.tsx';
import { en } from '../texts/en/area.ts';

const projectId = '0b6d6f0a-5b3c-4c00-9a00-000000000001';
const fileId = '0b6d6f0a-5b3c-4c00-9a00-000000000002';
const agreementId = '0b6d6f0a-5b3c-4c00-9a00-000000000003';

const file = { spatialId: fileId, layerName: 'Route.kml', layerType: 'kml', canEdit: true, properties: null };

/** The API's answers, by the part of the address after `/api/`; a number is a refusal with that status. */
type Calls = Readonly<Record<string, unknown>>;

const usual: Calls = {
  'map/settings': { esriApiKey: null },
  'map/user-properties': { isReadOnly: false },
  'map/gis-service-data': [],
  'map/data-layers': [
    { layer: 'Agreements', count: 2, bounds: [-118.6, 55, -118.2, 55.3] },
    { layer: 'Requests', count: 1, bounds: null },
    { layer: 'Wells', count: 0, bounds: null },
  ],
  'map/data-layer-legends': [
    { type: 'Agreements', entries: [{ status: 'Signed', color: '#2e9e5b', count: 2 }] },
  ],
  'map/spatial-file-layers': [file],
  'map/update-layer-properties': null,
};

let requests: { readonly path: string; readonly body: unknown }[] = [];

/** Shows the map with an API that gives the answers a test specifies. */
function show(calls: Calls = {}, props: object = {}, page?: ReactElement) {
  requests = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const path =
      String(address)
        .replace(/^.*\/api\//, '')
        .split('?')[0] ?? '';
    requests.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    const configured = { ...usual, ...calls }[path];
    const answer: unknown = typeof configured === 'function' ? configured() : configured;
    if (typeof answer === 'number')
      return new Response(JSON.stringify({ message: 'The map is closed today.' }), { status: answer });
    return new Response(JSON.stringify({ result: answer ?? null }), { status: 200 });
  });
  const view = renderInShell(page ?? <ProjectMap projectId={projectId} layers={['Agreements']} {...props} />);
  act(() => addTexts(view.i18n, 'map', 'en', en));
  return view;
}

const layers = async () => within(await screen.findByRole('region', { name: 'Layers' }));

describe('the map of a project', () => {
  it('begins with terrain, both grids on, and nothing chosen', async () => {
    show();
    const shown = await layers();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Terrain' }).checked).toBe(true);
    for (const name of ['DLS grid (theoretical)', 'NTS grid (theoretical)'])
      expect(shown.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(true);
    expect(screen.queryByText('No features selected')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: en.tools.panel }));
    expect(screen.getByText('No features selected')).toBeTruthy();
    expect(screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Terrain',
      'Gray',
      'Dark gray',
      'Satellite',
      'Street',
    ]);
  });

  it('shows what lies over it once its records are drawn, or have taken too long', async () => {
    show();
    await screen.findByRole('region', { name: en.map });
    const over = () => [screen.queryByRole('toolbar'), screen.queryByRole('region', { name: 'Layers' })];
    expect(over()).toEqual([null, null]);
    await layers();
    expect(over()).not.toContain(null);
  });

  it('offers the layers of its page and wells, with what their colours say', async () => {
    show();
    const shown = await layers();
    const names = shown
      .getAllByRole('checkbox')
      .map(({ parentElement }) => parentElement?.textContent?.trim());
    expect(names).toEqual(
      expect.arrayContaining(['Agreements', 'Wells', 'Route.kml', 'DLS grid (theoretical)']),
    );
    expect(names).not.toContain('Requests');
    expect(shown.getByText('Signed')).toBeTruthy();
  });

  it('has the whole window while that is wanted', async () => {
    show();
    await layers();
    const fill = screen.getByRole('button', { name: 'Fill the window' });
    const viewer = fill.closest('[data-tool]');
    fireEvent.click(fill);
    expect(viewer?.hasAttribute('data-full')).toBe(true);
    expect(fill.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(fill);
    expect(viewer?.hasAttribute('data-full')).toBe(false);
  });

  it('is all in sight in a low window: layers and most tools wait behind their buttons', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === 'screen and (max-height: 499px)',
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
    }));
    show();
    const more = await screen.findByRole('button', { name: en.tools.more });
    expect(screen.queryByRole('region', { name: 'Layers' })).toBeNull();
    expect(screen.queryByRole('button', { name: en.tools.link })).toBeNull();
    fireEvent.click(more);
    expect(screen.getByRole('button', { name: en.tools.link })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: en.tools.layers }));
    expect((await layers()).getByRole('checkbox', { name: 'Agreements' })).toBeTruthy();
  });

  it('has no menus of layers for who only looks', async () => {
    show({ 'map/user-properties': { isReadOnly: true } });
    const shown = await layers();
    expect(shown.queryByLabelText('Menu of Agreements')).toBeNull();
    cleanup();
    show();
    expect((await layers()).getByLabelText('Menu of Agreements')).toBeTruthy();
  });

  it('passes on why its settings did not come, and asks again', async () => {
    show({ 'map/settings': 503 });
    expect(await screen.findByText('The map is closed today.')).toBeTruthy();
    const before = requests.filter(({ path }) => path === 'map/settings').length;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() =>
      expect(requests.filter(({ path }) => path === 'map/settings').length).toBeGreaterThan(before),
    );
  });

  it('keeps what a person switched, and the look of a file for everybody', async () => {
    show();
    let shown = await layers();
    fireEvent.click(shown.getByRole('checkbox', { name: 'Agreements' }));
    fireEvent.change(shown.getByRole('slider', { name: 'Opacity of Route.kml', hidden: true }), {
      target: { value: '0.4' },
    });
    await waitFor(() => {
      const sent = requests.find(({ path }) => path === 'map/update-layer-properties')?.body;
      expect(sent).toMatchObject({ id: fileId, layerType: 'spatial' });
      expect(JSON.parse(String(Reflect.get(Object(sent), 'properties')))).toMatchObject({ opacity: 0.4 });
    });
    cleanup();
    show();
    shown = await layers();
    expect(shown.getByRole<HTMLInputElement>('checkbox', { name: 'Agreements' }).checked).toBe(false);
    expect(
      shown.getByRole<HTMLInputElement>('slider', { name: 'Opacity of Route.kml', hidden: true }).value,
    ).toBe('0.4');
  });

  it('leaves out the records of a status that is not ticked, and remembers that', async () => {
    show();
    const signed = async () =>
      within(
        (await layers()).getByRole('list', { name: /^Colours of Agreements/ }),
      ).getByRole<HTMLInputElement>('checkbox', { name: 'Signed' });
    expect((await signed()).checked).toBe(true);
    fireEvent.click(await signed());
    expect((await signed()).checked).toBe(false);
    cleanup();
    show();
    expect((await signed()).checked).toBe(false);
    fireEvent.click(await signed());
    expect((await signed()).checked).toBe(true);
  });

  it('says that the look of a layer could not be saved', async () => {
    show({ 'map/update-layer-properties': 500 });
    const shown = await layers();
    fireEvent.change(shown.getByRole('slider', { name: 'Opacity of Route.kml', hidden: true }), {
      target: { value: '0.4' },
    });
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to save layer properties');
  });

  it('tells in its layer why a file cannot be shown', async () => {
    show({ 'map/spatial-file-data': 400 });
    fireEvent.click((await layers()).getByRole('checkbox', { name: 'Route.kml' }));
    expect(await screen.findByText('The map is closed today.')).toBeTruthy();
  });

  it('tells what is known of what its page chose, and takes it back', async () => {
    const onSelect = vi.fn();
    const facts = {
      source: 'agreements',
      id: agreementId,
      title: 'SL-1',
      subtitle: 'NW-36-042-03-W5M',
      opens: `surface-project/${projectId}/agreements/${agreementId}`,
      columns: [],
      cells: {},
      owners: [
        { name: 'Ann Beg', recordedOn: '2026-05-04' },
        { name: 'Cy Beg', recordedOn: null },
      ],
      related: [],
    };
    show(
      { [`records/agreements/${agreementId}`]: facts },
      { main: 'Agreements', selected: new Set([agreementId]), onSelect },
    );
    expect(await screen.findByText('Loading features...')).toBeTruthy();
    // Absolute, wherever the map is shown: without the leading slash it would be relative to the open page.
    expect((await screen.findByRole('link', { name: 'SL-1' })).getAttribute('href')).toBe(
      `/surface-project/${projectId}/agreements/${agreementId}`,
    );
    expect(screen.getByRole('heading', { name: '1 feature' })).toBeTruthy();
    expect(screen.getByText('Ann Beg').textContent).toBe('Ann Begas recorded here on May-04-2026');
    expect(screen.getByText('Cy Beg').textContent).toBe('Cy Begas recorded here, title not searched');
    fireEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(onSelect).toHaveBeenLastCalledWith(new Set());
  });

  it('counts again what lies where when its page wrote, and stays where it is', async () => {
    let write = () => {};
    function Page() {
      const [changes, setChanges] = useState(0);
      write = () => setChanges(1);
      return <ProjectMap projectId={projectId} layers={['Agreements']} changes={changes} />;
    }
    let count = 2;
    show(
      {
        'map/data-layers': () => [{ layer: 'Agreements', count, bounds: null }],
        'map/data-layer-legends': () => [
          { type: 'Agreements', entries: [{ status: 'Signed', color: '#2e9e5b', count }] },
        ],
      },
      {},
      <Page />,
    );
    const signed = async () =>
      (await layers()).getByRole('list', { name: /^Colours of Agreements/ }).textContent?.trim();
    expect(await signed()).toContain('2');
    count = 3;
    act(() => write());
    await waitFor(async () => expect(await signed()).toContain('3'));
    expect(requests.filter(({ path }) => path === 'map/settings')).toHaveLength(1);
  });

  it('shows what its page holds above all layers, told by what its colours say', async () => {
    const onSelect = vi.fn();
    const feature = { id: '0 Parcels', label: '2 · A', status: 'Errors', color: '#b3261e' };
    const given = { name: 'Parcels of the sheet', features: [{ ...feature, land: 'NW-36-042-03-W5M' }] };
    show({}, { layers: [], given, selected: new Set(['0 Parcels']), onSelect, panelToggle: true });
    const shown = await layers();
    const [first] = shown.getAllByRole('checkbox');
    expect(first?.parentElement?.textContent).toBe('Parcels of the sheet');
    const colours = within(shown.getByRole('list', { name: /^Colours of Parcels of the sheet/ }));
    expect(colours.getByRole('listitem').textContent?.replace(/\s+/g, ' ').trim()).toBe('Errors1');
    expect(screen.queryByRole('heading', { name: '1 feature' })).toBeNull();
    // Actions for the selection are next to the search and do not cover any rows.
    const bar = screen.getByRole('toolbar', { name: 'Selection' });
    expect(bar.parentElement?.querySelector('[type=search]')).toBeTruthy();
    fireEvent.click(within(bar).getByRole('button', { name: 'Clear' }));
    expect(onSelect).toHaveBeenLastCalledWith(new Set());
  });

  it('of what an explorer finds asks for that alone, and again when it finds something else', async () => {
    let find = (_text: string) => {};
    function Page() {
      const [text, setText] = useState('a');
      find = setText;
      const view: MapView = { source: 'agreements', searchCriteria: { text, filters: [] }, parameters: [] };
      return <ProjectMap view={view} layers={[]} main="Agreements" selected={new Set()} />;
    }
    let count = 5;
    show(
      {
        'map/views': () => ({
          id: fileId,
          layer: 'Agreements',
          count,
          bounds: null,
          entries: [{ status: 'Signed', color: '#2e9e5b', count }],
        }),
      },
      {},
      <Page />,
    );
    const shown = await layers();
    expect(shown.getByRole('list', { name: /^Colours of Agreements/ }).textContent).toContain('5');
    expect(shown.queryByRole('checkbox', { name: 'Wells' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Land along the route' })).toBeNull();
    count = 1;
    act(() => find('b'));
    await waitFor(async () =>
      expect((await layers()).getByRole('list', { name: /^Colours of Agreements/ }).textContent).toContain(
        '1',
      ),
    );
    const paths = requests.map(({ path }) => path);
    expect(paths.filter((path) => path === 'map/views')).toHaveLength(2);
    expect(paths.filter((path) => path === 'map/settings')).toHaveLength(1);
    expect(paths).not.toContain('map/data-layers');
    expect(requests.findLast(({ path }) => path === 'map/views')?.body).toMatchObject({
      source: 'agreements',
      searchCriteria: { text: 'b' },
    });
  });

  it('of a place shows it beside what every project has there', async () => {
    const place = {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [-118.5, 56],
            [-118.4, 56],
            [-118.4, 56.1],
            [-118.5, 56],
          ],
        ],
      ],
    };
    show({}, { projectId: undefined, place, layers: ['Agreements'] });
    const shown = await layers();
    expect(shown.getByRole('checkbox', { name: 'Land of this record' })).toBeTruthy();
    expect(shown.getByRole('checkbox', { name: 'Agreements' })).toBeTruthy();
    expect(requests.map(({ path }) => path)).not.toContain('map/spatial-file-layers');
  });

  it('finds addresses where there is a key for them, and says why there are none', async () => {
    const nothing = { readAs: [], records: [], failed: [] };
    const place = { text: '10205 101 St, Fort St John', latitude: 56.25, longitude: -120.85 };
    const type = () =>
      fireEvent.change(screen.getByRole('searchbox', { name: 'Search the map' }), {
        target: { value: '10205 101 St' },
      });
    show({ 'map/settings': { esriApiKey: 'key' }, search: nothing, 'map/addresses': [place] });
    await layers();
    type();
    expect(await screen.findByRole('button', { name: place.text })).toBeTruthy();
    cleanup();
    show({ 'map/settings': { esriApiKey: 'key' }, search: nothing, 'map/addresses': 502 });
    await layers();
    type();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Addresses were not searched: The map is closed today.',
    );
    cleanup();
    show({ search: nothing });
    await layers();
    type();
    expect(await screen.findByText('Nothing was found for this.')).toBeTruthy();
    expect(requests.map(({ path }) => path)).not.toContain('map/addresses');
  });

  it('that is asked for in a way it does not know says so', () => {
    show({}, { projectId: 'x' });
    expect(screen.getByText(en.unreadable)).toBeTruthy();
  });
});
