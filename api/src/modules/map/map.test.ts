import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mapLimits } from 'shared-contracts/limits';
import type { DataLayer, Legend, SpatialLayer } from 'shared-contracts/map';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';
import { askTile, featuresIn, middleOf, tileAt } from '../../testing/tile-calls.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-map-'));
let server: TestServer;
let clients: Readonly<Record<'admin' | 'operator' | 'broker' | 'readonly' | 'prairie', TestClient>>;
/** A project of Northfork and Rightway with parcels in every layer; Prairie Gas takes no part in it. */
let projectId = '';

const query = async (text: string, ...values: readonly unknown[]) =>
  (await server.database.pool.query(text, [...values])).rows;

beforeAll(async () => {
  server = await startTestServer({ dataFolder: folder });
  const [admin, operator, broker, readonly, prairie] = await Promise.all([
    server.signIn('admin'),
    server.signIn('operator'),
    server.signIn('broker'),
    server.signIn('readonly'),
    server.signIn('prairie'),
  ]);
  clients = { admin, operator, broker, readonly, prairie };
  const [project] = await query(
    `select p.id from surface_project p join company o on o.id = p.operator_id join company b on b.id = p.broker_id
     where o.code = 'NFE' and b.code = 'RLS' and not p.is_archived
       and exists (select from agreement a join agreement_parcel x on x.agreement_id = a.id where a.surface_project_id = p.id)
       and exists (select from request r join request_item i on i.request_id = r.id
         join request_item_parcel x on x.request_item_id = i.id where r.surface_project_id = p.id)
       and exists (select from stakeholder s join stakeholder_parcel x on x.stakeholder_id = s.id where s.surface_project_id = p.id)
     order by p.id limit 1`,
  );
  projectId = project.id;
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const layersOf = async (client: TestClient, search: string): Promise<readonly DataLayer[]> => {
  const answer = await client.get(`/api/map/data-layers?${search}`);
  expect([search, answer.statusCode]).toEqual([search, 200]);
  return answer.json().result;
};

const layerOf = async (client: TestClient, layer: string): Promise<DataLayer> => {
  const [found] = await layersOf(client, `id=${projectId}&layer=${layer}`);
  if (!found) throw new Error(`There is no layer ${layer}.`);
  return found;
};

/** Every feature of the project in a layer: of the tiles around the middle of it, far enough out to hold all. */
async function featuresOf(client: TestClient, layer: string, search = `?id=${projectId}`, zoom = 6) {
  const { bounds } = await layerOf(clients.admin, layer);
  if (!bounds) throw new Error(`${layer} lies nowhere.`);
  const from = tileAt([bounds[0], bounds[3]], zoom);
  const to = tileAt([bounds[2], bounds[1]], zoom);
  const found = [];
  for (let x = from.x; x <= to.x; x += 1) {
    for (let y = from.y; y <= to.y; y += 1) {
      const answer = await askTile(client, layer, { z: zoom, x, y }, search);
      expect(answer.statusCode).toBe(200);
      found.push(...featuresIn(answer.rawPayload, layer));
    }
  }
  return found;
}

const idsIn = (features: readonly { readonly properties: Readonly<Record<string, unknown>> }[]) =>
  [...new Set(features.map(({ properties }) => String(properties['id'])))].sort();

describe('a layer of the map', () => {
  it.each([
    ['Agreements', 'agreement', `agreement_parcel x on x.agreement_id = r.id`],
    [
      'Requests',
      'request',
      `request_item i on i.request_id = r.id join request_item_parcel x on x.request_item_id = i.id`,
    ],
    ['Stakeholders', 'stakeholder', `stakeholder_parcel x on x.stakeholder_id = r.id`],
  ])('%s draws each record of the project where its parcels lie', async (layer, table, parcels) => {
    const rows = await query(
      `select distinct r.id from ${table} r join ${parcels} join parcel p on p.id = x.parcel_id
       where r.surface_project_id = $1 and p.west is not null order by r.id`,
      projectId,
    );
    const features = await featuresOf(clients.operator, layer);
    expect(idsIn(features)).toEqual(rows.map(({ id }) => id));
    expect((await layerOf(clients.operator, layer)).count).toBe(rows.length);
    for (const { properties } of features) {
      expect(properties['color']).toMatch(/^#[0-9a-f]{3,6}$/);
      expect(properties['status']).toEqual(expect.any(String));
      expect(properties['land']).toEqual(expect.any(String));
    }
  });

  it('draws areas near by and dots from afar', async () => {
    const near = await featuresOf(clients.operator, 'Agreements', `?id=${projectId}`, 11);
    expect([...new Set(near.map(({ type }) => type))]).toEqual([3]);
    const far = await featuresOf(clients.operator, 'Agreements', `?id=${projectId}`, 4);
    expect([...new Set(far.map(({ type }) => type))]).toEqual([1]);
  });

  it('Indigenous draws engagements along the route of their project', async () => {
    const [engagement] = await query(
      `select e.id, e.surface_project_id as project from indigenous_engagement e
       join surface_project p on p.id = e.surface_project_id join company o on o.id = p.operator_id
       where o.code = 'NFE' and not p.is_archived order by e.id limit 1`,
    );
    await query(`update surface_project set geometry = $2::jsonb where id = $1`, engagement.project, {
      type: 'LineString',
      coordinates: [
        [-118.5, 55.1],
        [-118.2, 55.4],
      ],
    });
    const [layer] = await layersOf(clients.operator, `id=${engagement.project}&layer=Indigenous`);
    expect(layer?.bounds).toEqual([-118.5, 55.1, -118.2, 55.4]);
    const tile = await askTile(
      clients.operator,
      'Indigenous',
      tileAt([-118.35, 55.25], 9),
      `?id=${engagement.project}`,
    );
    const features = featuresIn(tile.rawPayload, 'Indigenous');
    expect(idsIn(features)).toContain(engagement.id);
    expect(features[0]?.type).toBe(2);
  });

  it('Wells draws the well that a project is about, in the middle of its subdivision', async () => {
    await query(`update surface_project set uwi = '100/04-11-082-04W6/00' where id = $1`, projectId);
    const [layer] = await layersOf(clients.operator, `id=${projectId}&layer=Wells`);
    expect(layer).toMatchObject({
      count: 1,
      bounds: [
        expect.closeTo(-118.519, 2),
        expect.closeTo(56.089, 2),
        expect.any(Number),
        expect.any(Number),
      ],
    });
    const tile = await askTile(
      clients.operator,
      'Wells',
      tileAt([-118.51938, 56.08892], 12),
      `?id=${projectId}`,
    );
    expect(featuresIn(tile.rawPayload, 'Wells')).toEqual([
      { type: 1, properties: expect.objectContaining({ id: projectId, label: '100/04-11-082-04W6/00' }) },
    ]);
    const foreign = await askTile(
      clients.prairie,
      'Wells',
      tileAt([-118.51938, 56.08892], 12),
      `?id=${projectId}`,
    );
    expect(foreign.rawPayload).toHaveLength(0);
  });

  it('has a legend that counts each record once, by its status', async () => {
    const answer = await clients.operator.get(`/api/map/data-layer-legends?id=${projectId}`);
    const legends: readonly Legend[] = answer.json().result;
    for (const layer of ['Agreements', 'Requests', 'Stakeholders'] as const) {
      const entries = legends.find(({ type }) => type === layer)?.entries ?? [];
      const { count } = await layerOf(clients.operator, layer);
      expect(entries.reduce((sum, entry) => sum + entry.count, 0)).toBe(count);
      const told = new Set(entries.map(({ status, color }) => `${status} ${color}`));
      for (const { properties } of await featuresOf(clients.operator, layer))
        expect(told).toContain(`${String(properties['status'])} ${String(properties['color'])}`);
    }
  });

  it('of a surveyed parcel draws the surveyed outline', async () => {
    const [parcel] = await query(
      `select p.id, p.west, p.south from agreement a join agreement_parcel x on x.agreement_id = a.id
       join parcel p on p.id = x.parcel_id where a.surface_project_id = $1 and p.west is not null order by p.id limit 1`,
      projectId,
    );
    const ring = [
      [parcel.west, parcel.south],
      [parcel.west + 0.001, parcel.south],
      [parcel.west, parcel.south + 0.001],
      [parcel.west, parcel.south],
    ];
    const place = tileAt([parcel.west + 0.0002, parcel.south + 0.0002], 14);
    const before = await askTile(clients.operator, 'Agreements', place, `?id=${projectId}`);
    await query(
      `update parcel set surveyed_outline = $2::jsonb, outline_in_use = 'SURVEYED' where id = $1`,
      parcel.id,
      { type: 'Polygon', coordinates: [ring] },
    );
    const after = await askTile(clients.operator, 'Agreements', place, `?id=${projectId}`);
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
  });
});

describe('nobody sees on the map what is not theirs', () => {
  it.each(['Agreements', 'Requests', 'Stakeholders'])(
    "a tile of another company's %s is empty, by the project and over all",
    async (layer) => {
      const theirs = idsIn(await featuresOf(clients.operator, layer));
      expect(theirs.length).toBeGreaterThan(0);
      expect(await featuresOf(clients.prairie, layer)).toEqual([]);
      const all = idsIn(await featuresOf(clients.prairie, layer, ''));
      expect(all.filter((id) => theirs.includes(id))).toEqual([]);
      expect(idsIn(await featuresOf(clients.admin, layer, ''))).toEqual(expect.arrayContaining(theirs));
    },
  );

  it.each(['data-layers', 'data-layer-legends', 'spatial-file-layers'])(
    'a foreign project has no %s, and one that is not there neither',
    async (call) => {
      for (const id of [projectId, crypto.randomUUID()]) {
        const answer = await clients.prairie.get(`/api/map/${call}?id=${id}`);
        expect([answer.statusCode, answer.json().message]).toEqual([
          404,
          'There is no such project, or you cannot open it.',
        ]);
      }
    },
  );

  it('a legend over all projects counts what the person sees, and no archived project', async () => {
    const countOf = async (client: TestClient) => {
      const [layer] = await layersOf(client, 'multiProject=true&layer=Agreements');
      return layer?.count ?? 0;
    };
    const seen = async (condition: string) =>
      Number(
        (
          await query(
            `select count(distinct a.id) as count from agreement a join agreement_parcel x on x.agreement_id = a.id
             join parcel l on l.id = x.parcel_id join surface_project p on p.id = a.surface_project_id
             join company o on o.id = p.owner_id left join company b on b.id = p.broker_id
             left join company c on c.id = p.operator_id
             where l.west is not null and not p.is_archived and (${condition})`,
          )
        )[0].count,
      );
    expect(await countOf(clients.admin)).toBe(await seen('true'));
    expect(await countOf(clients.prairie)).toBe(await seen(`'PRG' in (o.code, b.code, c.code)`));
    expect(await countOf(clients.prairie)).toBeGreaterThan(0);
    expect(await countOf(clients.prairie)).toBeLessThan(await countOf(clients.admin));
  });

  it('a visitor is asked to sign in', async () => {
    const visitor = server.visitor();
    for (const path of ['settings', 'gis-service-data', 'user-properties', 'tiles/Agreements/5/5/10'])
      expect((await visitor.get(`/api/map/${path}`)).statusCode).toBe(401);
  });
});

describe('a tile', () => {
  it.each([
    'Agreements/30/1/1',
    'Agreements/5/32/1',
    'Agreements/5/-1/1',
    'Agreements/5/1.5/1',
    'Agreements/2/0/0',
    'Secrets/5/1/1',
    "Agreements/5/1/1'--",
    `Agreements/5/${'9'.repeat(40)}/1`,
  ])('%s is none', async (place) => {
    const answer = await clients.operator.get(`/api/map/tiles/${encodeURI(place)}`);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.json().message).toEqual(expect.any(String));
  });

  it('of a project that is no id is refused', async () => {
    const answer = await askTile(clients.operator, 'Agreements', { z: 5, x: 5, y: 10 }, "?id=1' or true");
    expect(answer.statusCode).toBe(422);
  });

  it('that is known already is not sent again, and whose records changed is', async () => {
    const { bounds } = await layerOf(clients.operator, 'Agreements');
    if (!bounds) throw new Error('There are no agreements.');
    const place = tileAt(middleOf(bounds), 4);
    const ask = (tag?: string) =>
      askTile(
        clients.operator,
        'Agreements',
        place,
        `?id=${projectId}`,
        tag === undefined ? {} : { 'if-none-match': tag },
      );
    const first = await ask();
    const tag = String(first.headers['etag']);
    expect((await ask(tag)).statusCode).toBe(304);
    await query(
      `update agreement set reference_number = 'MAP-1' where id = (select a.id from agreement a
       join agreement_parcel x on x.agreement_id = a.id where a.surface_project_id = $1 order by a.id limit 1)`,
      projectId,
    );
    const changed = await ask(tag);
    expect(changed.statusCode).toBe(200);
    expect(
      featuresIn(changed.rawPayload, 'Agreements').map(({ properties }) => properties['label']),
    ).toContain('MAP-1');
  });

  it('asked for sixteen times at once is the same sixteen times', async () => {
    const { bounds } = await layerOf(clients.operator, 'Agreements');
    if (!bounds) throw new Error('There are no agreements.');
    const place = tileAt(middleOf(bounds), 4);
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => askTile(clients.operator, 'Agreements', place)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  });

  it('with more than is drawn at once holds one shape for each of its places', async () => {
    const found = await featuresOf(clients.admin, 'Agreements', '', 3);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(mapLimits.tileCells ** 2);
  });

  it('is made in one statement', async () => {
    const place = { z: 6, x: 10, y: 20 };
    const ask = () => askTile(clients.operator, 'Agreements', place, `?id=${projectId}`);
    // What else a request asks of the database, its session, stands in one that is refused too.
    const besides = await countStatements(server, () =>
      askTile(clients.operator, 'Agreements', { ...place, x: 64 }),
    );
    expect(await countStatements(server, ask)).toBe(besides + 1);
  });
});

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
    const files = await filesOf(clients.operator, `id=${project}`);
    expect(files).toContainEqual({
      spatialId: id,
      layerName: 'Route.kml',
      layerType: 'kml',
      canEdit: true,
      properties: null,
    });
    const all = await filesOf(clients.prairie, 'multiProject=true');
    expect(all.map(({ spatialId }) => spatialId)).not.toContain(id);
    expect((await filesOf(clients.readonly, `id=${project}`)).map(({ canEdit }) => canEdit)).not.toContain(
      true,
    );
  });

  it('give their shapes to who sees the document', async () => {
    const { id } = await someFile();
    await keepBytes(id);
    const answer = await clients.operator.get(`/api/map/spatial-file-data?id=${id}`);
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
    for (const client of [clients.prairie, server.visitor()])
      expect([401, 404]).toContain((await client.get(`/api/map/spatial-file-data?id=${id}`)).statusCode);
  });

  it('that cannot be read say why', async () => {
    const { id } = await someFile();
    await keepBytes(id, '<kml><Placemark>');
    const answer = await clients.operator.get(`/api/map/spatial-file-data?id=${id}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain('.kml');
  });

  it('are fetched by the guid that the map is told', async () => {
    const { id } = await someFile();
    await keepBytes(id);
    const answer = await clients.operator.post(`/api/download/download-embedded-file/${id}`, {});
    const { guid } = answer.json().result;
    expect((await clients.operator.get(`/api/files/${guid}?force=true`)).statusCode).toBe(200);
    for (const file of [id, 'nothing'])
      expect(
        (await clients.prairie.post(`/api/download/download-embedded-file/${file}`, {})).statusCode,
      ).toBe(404);
  });

  /** Puts bytes behind a document of the demo, whose files lie in no store of the tests. */
  async function keepBytes(
    id: string,
    text = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Route</name><LineString><coordinates>-118.5,55.1,600 -118.2,55.4,610</coordinates></LineString></Placemark></kml>`,
  ) {
    const answer = await clients.operator.upload(
      '/api/files?purpose=spatial',
      'route.kml',
      Buffer.from(text),
    );
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
    expect((await save(clients.prairie, '{}')).statusCode).toBe(404);
    expect((await save(clients.readonly, '{}')).statusCode).toBe(403);
    for (const properties of ['{', '[]', '{"opacity":7}', '{"__proto__":1,"evil":"x"}'])
      expect((await save(clients.operator, properties)).statusCode).toBe(400);
    expect((await save(clients.operator, 'x'.repeat(mapLimits.propertiesText + 1))).statusCode).toBe(422);
    const saves = await Promise.all(
      Array.from({ length: 16 }, () => save(clients.operator, '{"visible":true,"color":"#aa0000"}')),
    );
    expect(new Set(saves.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const files = await filesOf(clients.readonly, `id=${project}`);
    expect(JSON.parse(files.find(({ spatialId }) => spatialId === id)?.properties ?? '')).toEqual({
      visible: true,
      color: '#aa0000',
    });
  });
});

describe('settings of the map', () => {
  it('have no key of Esri unless one was set, and tell who only looks', async () => {
    expect((await clients.operator.get('/api/map/settings')).json().result).toEqual({ esriApiKey: null });
    const readOnly = async (client: TestClient) =>
      (await client.get('/api/map/user-properties')).json().result;
    expect(await readOnly(clients.readonly)).toEqual({ isReadOnly: true });
    expect(await readOnly(clients.operator)).toEqual({ isReadOnly: false });
  });

  it('name the services that are on, and keep their tokens', async () => {
    const id = crypto.randomUUID();
    await query(
      `insert into gis_service (id, name, service_type, url, layer, token, is_active)
       values ($1, 'Pipelines', 'WMS', 'https://maps.example/wms', 'lines', 'secret-token', true)`,
      id,
    );
    const answer = await clients.prairie.get('/api/map/gis-service-data');
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
    expect((await save(clients.operator, id)).statusCode).toBe(403);
    expect((await save(clients.admin, crypto.randomUUID())).statusCode).toBe(404);
    expect((await save(clients.admin, id)).statusCode).toBe(200);
    await query('update gis_service set is_active = false where id = $1', id);
    expect((await clients.prairie.get('/api/map/gis-service-data')).payload).not.toContain(id);
  });
});
