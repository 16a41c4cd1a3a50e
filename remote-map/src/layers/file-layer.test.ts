import VectorLayer from 'ol/layer/Vector.js';
import { createRestClient } from 'shared-contracts/rest-client';
import { afterEach, expect, it, vi } from 'vitest';
import type { LayerLook } from './drawn-layer.ts';
import { fileLayer } from './file-layer.ts';

const look: LayerLook = {
  visible: true,
  opacity: 1,
  labels: false,
  color: '#2f9e44',
  by: '',
  contains: '',
  hidden: [],
  selected: new Set(),
  shown: undefined,
  viewId: undefined,
};

const shapes = {
  type: 'FeatureCollection',
  features: [
    { type: 'Feature', geometry: { type: 'Point', coordinates: [-114, 53] }, properties: { Line: '12' } },
  ],
};

afterEach(() => vi.unstubAllGlobals());

it('asks for the shapes of a file with credentials, once, when it is first shown', async () => {
  const calls: [string, RequestCredentials | undefined][] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    calls.push([address, init?.credentials]);
    return Response.json({ result: shapes });
  });
  const onRead = vi.fn();
  const rest = createRestClient({ basePath: '/' });
  const { layer, show } = fileLayer({ id: 'f1', rest, onFailure: vi.fn(), onRead });
  expect(layer).toBeInstanceOf(VectorLayer);
  show({ ...look, visible: false });
  expect(calls).toEqual([]);
  show(look);
  show({ ...look, opacity: 0.5 });
  await vi.waitFor(() => expect(onRead).toHaveBeenCalledWith([{ Line: '12' }]));
  expect(calls).toEqual([['/api/map/spatial-file-data?id=f1', 'include']]);
});
