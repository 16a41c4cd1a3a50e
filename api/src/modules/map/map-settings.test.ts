import { describe, expect, it } from 'vitest';
import { mapProject } from '../../testing/map-project.ts';
import type { TestClient } from '../../testing/test-server.ts';

const { as, query } = mapProject();

describe('settings of the map', () => {
  it('have no key of Esri unless one was set, and tell who only looks', async () => {
    expect((await as('operator').get('/api/map/settings')).json().result).toEqual({
      esriApiKey: null,
      basemaps: [],
    });
    const readOnly = async (client: TestClient) =>
      (await client.get('/api/map/user-properties')).json().result;
    expect(await readOnly(as('readonly'))).toEqual({ isReadOnly: true });
    expect(await readOnly(as('operator'))).toEqual({ isReadOnly: false });
  });

  it('name the services that are on, and keep their tokens', async () => {
    const id = crypto.randomUUID();
    await query(
      `insert into gis_service (id, name, service_type, url, layer, token, is_active)
       values ($1, 'Pipelines', 'WMS', 'https://maps.example/wms', 'lines', 'secret-token', true)`,
      id,
    );
    const answer = await as('prairie').get('/api/map/gis-service-data');
    expect(answer.json().result).toContainEqual({
      id,
      name: 'Pipelines',
      type: 'WMS',
      url: 'https://maps.example/wms',
      layer: 'lines',
      token: null,
      useCors: true,
      properties: null,
    });
    expect(answer.payload).not.toContain('secret-token');
    const save = (client: TestClient, layerId: string) =>
      client.post('/api/map/update-layer-properties', {
        id: layerId,
        layerType: 'service',
        properties: '{"opacity":0.5}',
      });
    expect((await save(as('operator'), id)).statusCode).toBe(403);
    expect((await save(as('admin'), crypto.randomUUID())).statusCode).toBe(404);
    expect((await save(as('admin'), id)).statusCode).toBe(200);
    await query('update gis_service set is_active = false where id = $1', id);
    expect((await as('prairie').get('/api/map/gis-service-data')).payload).not.toContain(id);
  });
});
