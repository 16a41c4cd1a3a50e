import LayerGroup from 'ol/layer/Group.js';
import { inView } from 'ol/layer/Layer.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import { get as getProjection } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import { createXYZ } from 'ol/tilegrid.js';
import View from 'ol/View.js';
import { createRestClient } from 'shared-contracts/rest-client';
import { describe, expect, it, vi } from 'vitest';
import { plainLook } from './plain-look.ts';
import { serviceLayer } from './service-layer.ts';

const rest = createRestClient({ basePath: '/' });

/** Waits for what is answered in the background, however slow the machine is. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 300_000 });

function features() {
  const onFailure = vi.fn();
  const { layer } = serviceLayer({ id: 's1', type: 'Feature', rest, onFailure, cutText: 'There is more.' });
  if (!(layer instanceof VectorLayer)) throw new Error('No features.');
  const source: unknown = layer.getSource();
  if (!(source instanceof VectorSource)) throw new Error('No source.');
  return { layer, source, onFailure };
}

/** Requests two tiles next to each other. */
function look(source: VectorSource) {
  const grid = createXYZ({ minZoom: 15, maxZoom: 15, tileSize: 256 });
  const projection = getProjection('EPSG:3857');
  if (!projection) throw new Error('No projection.');
  for (const x of [5600, 5601]) source.loadFeatures(grid.getTileCoordExtent([15, x, 10300]), 4, projection);
}

const answer = (isCut: boolean) => ({
  data: {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [-118.5, 55.1] },
        properties: { OBJECTID: '7' },
      },
    ],
  },
  isCut,
});

describe('an archive of vector tiles on the map', () => {
  it('draws its nearest tiles larger where it has no nearer ones, and tells what fails of them', async () => {
    const description = { answer: 'vectors', zooms: { least: 0, most: 12 } };
    vi.stubGlobal('fetch', async (address: string) =>
      String(address).endsWith('/s1')
        ? Response.json({ result: description })
        : Response.json({ message: 'This service failed.' }, { status: 502 }),
    );
    const onFailure = vi.fn();
    const drawn = serviceLayer({ id: 's1', type: 'PMTiles', rest, onFailure, cutText: '' });
    drawn.show(plainLook);
    await soon(() => expect(onFailure).toHaveBeenCalledWith(undefined));
    const [layer] = drawn.layer instanceof LayerGroup ? drawn.layer.getLayers().getArray() : [];
    const source: unknown = layer instanceof VectorTileLayer ? layer.getSource() : undefined;
    if (!(source instanceof VectorTileSource)) throw new Error('No vector tiles.');
    const grid = source.getTileGrid();
    expect([grid?.getMinZoom(), grid?.getMaxZoom()]).toEqual([3, 12]);
    const projection = getProjection('EPSG:3857');
    if (!projection) throw new Error('No projection.');
    source.getSourceTiles(1, projection, source.getTile(12, 700, 1300, 1, projection));
    await soon(() => expect(onFailure).toHaveBeenLastCalledWith('This service failed.'));
  });
});

describe('a feature service on the map', () => {
  it.each([
    [14, false],
    [14.9, false],
    [15, true],
    [16, true],
    [17, true],
  ])('at zoom %d is drawn: %s', (zoom, isDrawn) => {
    const state = features().layer.getLayerState();
    const view = new View({ center: [0, 0], zoom }).getState();
    expect(inView(state, view)).toBe(isDrawn);
  });

  it('is asked for tiles, and draws a feature of two of them once', async () => {
    const addresses: string[] = [];
    const credentials = new Set<string | undefined>();
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      addresses.push(address);
      credentials.add(init?.credentials);
      return Response.json(answer(false));
    });
    const { source, onFailure } = features();
    look(source);
    await soon(() => expect(onFailure).toHaveBeenCalledTimes(2));
    expect(addresses.map((one) => one.replace(/^.*\/api\//, '')).sort()).toEqual([
      'map/services/s1/15/5600/10300',
      'map/services/s1/15/5601/10300',
    ]);
    expect([...credentials]).toEqual(['include']);
    expect(source.getFeatures()).toHaveLength(1);
    expect(onFailure).toHaveBeenLastCalledWith(undefined);
  });

  it('tells what it does wrong, and where it has more', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ message: 'This service failed.' }, { status: 502 }));
    const failed = features();
    look(failed.source);
    await soon(() => expect(failed.onFailure).toHaveBeenLastCalledWith('This service failed.'));
    vi.stubGlobal('fetch', async () => Response.json(answer(true)));
    const cut = features();
    look(cut.source);
    await soon(() => expect(cut.onFailure).toHaveBeenLastCalledWith('There is more.'));
  });

  it('that fails is asked again after a while, not each time that the map is drawn', async () => {
    vi.useFakeTimers();
    const fetchMock = vi.fn(async () => Response.json({ message: 'This service failed.' }, { status: 502 }));
    vi.stubGlobal('fetch', fetchMock);
    const { source } = features();
    for (let frame = 0; frame < 5; frame += 1) {
      look(source);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(fetchMock).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(20_000);
    look(source);
    expect(fetchMock).toHaveBeenCalledTimes(4);
  });
});
