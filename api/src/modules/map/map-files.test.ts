import { mapLimits } from 'shared-contracts/limits';
import type { SpatialLayer } from 'shared-contracts/map';
import { describe, expect, it } from 'vitest';
import { mapProject } from '../../testing/map-project.ts';
import { zippedShapefile } from '../../testing/spatial-samples.ts';
import type { TestClient } from '../../testing/test-server.ts';

const { as, query, server } = mapProject();

describe('spatial files on the map', () => {
  const filesOf = async (client: TestClient, search: string): Promise<readonly SpatialLayer[]> =>
    (await client.get(`/api/map/spatial-file-layers?${search}`)).json().result;

  const someFile = async () => {
    const [file] = await query(
      `select d.id, d.surface_project_id as project, f.sha256 from related_document d
       join stored_file f on f.id = d.stored_file_id join surface_project p on p.id = d.surface_project_id
       join company o on o.id = p.operator_id
       where d.is_spatial and o.code = 'NFE' order by d.id limit 1`,
    );
    return file;
  };

  it('are those of the project, each with its kind', async () => {
    const { id, project } = await someFile();
    await keepBytes(id);
    const files = await filesOf(as('operator'), `id=${project}`);
    expect(files).toContainEqual({
      spatialId: id,
      layerName: 'Route.kml',
      layerType: 'kml',
      canEdit: true,
      properties: null,
    });
    const all = await filesOf(as('prairie'), 'multiProject=true');
    expect(all.map(({ spatialId }) => spatialId)).not.toContain(id);
    expect((await filesOf(as('readonly'), `id=${project}`)).map(({ canEdit }) => canEdit)).not.toContain(
      true,
    );
  });

  it('give their shapes to who sees the document', async () => {
    const { id } = await someFile();
    await keepBytes(id);
    const answer = await as('operator').get(`/api/map/spatial-file-data?id=${id}`);
    expect(answer.statusCode).toBe(200);
    const { features } = answer.json().result;
    expect(features).toEqual([
      {
        type: 'Feature',
        geometry: {
          type: 'LineString',
          coordinates: [
            [-118.5, 55.1],
            [-118.2, 55.4],
          ],
        },
        properties: expect.objectContaining({ name: 'Route' }),
      },
    ]);
    for (const client of [as('prairie'), server().visitor()])
      expect([401, 404]).toContain((await client.get(`/api/map/spatial-file-data?id=${id}`)).statusCode);
  });

  it('lie where somebody said, where the file does not say it itself', async () => {
    const { id } = await someFile();
    const bytes = zippedShapefile({ points: [[705_000, 5_660_000]], without: ['prj'] });
    const { guid } = (await as('operator').upload('/api/files?purpose=spatial', 'line.zip', bytes)).json()
      .result;
    await as('operator').post('/api/spatial-file/validate', {
      spatialFileGuids: [guid],
      coordinateSystem: 'EPSG:26911',
    });
    await query(`update related_document set stored_file_id = $2, name = 'line.zip' where id = $1`, id, guid);
    const answer = await as('operator').get(`/api/map/spatial-file-data?id=${id}`);
    const [{ geometry }] = answer.json().result.features;
    expect(geometry.coordinates[0]).toBeCloseTo(-114.07, 1);
    expect(geometry.coordinates[1]).toBeCloseTo(51.05, 1);
  });

  it('that cannot be read say why', async () => {
    const { id } = await someFile();
    await keepBytes(id, '<kml><Placemark>');
    const answer = await as('operator').get(`/api/map/spatial-file-data?id=${id}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain('.kml');
  });

  it('are fetched by the guid that the map is told', async () => {
    const { id } = await someFile();
    await keepBytes(id);
    const answer = await as('operator').post(`/api/download/download-embedded-file/${id}`, {});
    const { guid } = answer.json().result;
    expect((await as('operator').get(`/api/files/${guid}?force=true`)).statusCode).toBe(200);
    for (const file of [id, 'nothing'])
      expect((await as('prairie').post(`/api/download/download-embedded-file/${file}`, {})).statusCode).toBe(
        404,
      );
  });

  /** Stores bytes for a document of the demo, whose files are not in any store of the tests. */
  async function keepBytes(
    id: string,
    text = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Route</name><LineString><coordinates>-118.5,55.1,600 -118.2,55.4,610</coordinates></LineString></Placemark></kml>`,
  ) {
    const answer = await as('operator').upload('/api/files?purpose=spatial', 'route.kml', Buffer.from(text));
    const { guid } = answer.json().result;
    await query(
      `update related_document set stored_file_id = $2, name = 'Route.kml' where id = $1`,
      id,
      guid,
    );
  }

  it('are shown at first as somebody said who may edit their project', async () => {
    const { id, project } = await someFile();
    const save = (client: TestClient, properties: string, layerType = 'spatial', layerId = id) =>
      client.post('/api/map/update-layer-properties', { id: layerId, layerType, properties });
    expect((await save(as('prairie'), '{}')).statusCode).toBe(404);
    expect((await save(as('readonly'), '{}')).statusCode).toBe(403);
    for (const properties of ['{', '[]', '{"opacity":7}', '{"__proto__":1,"evil":"x"}'])
      expect((await save(as('operator'), properties)).statusCode).toBe(400);
    expect((await save(as('operator'), 'x'.repeat(mapLimits.propertiesText + 1))).statusCode).toBe(422);
    const saves = await Promise.all(
      Array.from({ length: 16 }, () => save(as('operator'), '{"visible":true,"color":"#aa0000"}')),
    );
    expect(new Set(saves.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const files = await filesOf(as('readonly'), `id=${project}`);
    expect(JSON.parse(files.find(({ spatialId }) => spatialId === id)?.properties ?? '')).toEqual({
      visible: true,
      color: '#aa0000',
    });
  });
});
