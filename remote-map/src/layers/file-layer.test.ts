import VectorLayer from 'ol/layer/Vector.js';
import { createRestClient } from 'shared-contracts/rest-client';
import { expect, it, vi } from 'vitest';
import { fileLayer } from './file-layer.ts';
import { plainLook } from './plain-look.ts';

const shapes = {
  type: 'FeatureCollection',
  features: [
    { type: 'Feature', geometry: { type: 'Point', coordinates: [-114, 53] }, properties: { Line: '12' } },
  ],
};

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
  show({ ...plainLook, visible: false });
  expect(calls).toEqual([]);
  show(plainLook);
  show({ ...plainLook, opacity: 0.5 });
  await vi.waitFor(() => expect(onRead).toHaveBeenCalledWith([{ Line: '12' }]), { timeout: 300_000 });
  expect(calls).toEqual([['/api/map/spatial-file-data?id=f1', 'include']]);
});
