import type { Legend } from 'shared-contracts/map';
import { describe, expect, it } from 'vitest';
import { idsOfFeatures, mapProject } from '../../testing/map-project.ts';
import type { TestClient } from '../../testing/test-server.ts';
import { askTile, featuresIn, tileAt } from '../../testing/tile-calls.ts';

const { as, projectId, query, layersOf, layerOf, featuresOf, server } = mapProject();

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
      projectId(),
    );
    const features = await featuresOf(as('operator'), layer);
    expect(idsOfFeatures(features)).toEqual(rows.map(({ id }) => id));
    expect((await layerOf(as('operator'), layer)).count).toBe(rows.length);
    for (const { properties } of features) {
      expect(properties['color']).toMatch(/^#[0-9a-f]{3,6}$/);
      expect(properties['status']).toEqual(expect.any(String));
      expect(properties['land']).toEqual(expect.any(String));
    }
  });

  it('draws areas near by and dots from afar', async () => {
    const near = await featuresOf(as('operator'), 'Agreements', `?id=${projectId()}`, 11);
    expect([...new Set(near.map(({ type }) => type))]).toEqual([3]);
    const far = await featuresOf(as('operator'), 'Agreements', `?id=${projectId()}`, 4);
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
    const [layer] = await layersOf(as('operator'), `id=${engagement.project}&layer=Indigenous`);
    expect(layer?.bounds).toEqual([-118.5, 55.1, -118.2, 55.4]);
    const tile = await askTile(
      as('operator'),
      'Indigenous',
      tileAt([-118.35, 55.25], 9),
      `?id=${engagement.project}`,
    );
    const features = featuresIn(tile.rawPayload, 'Indigenous');
    expect(idsOfFeatures(features)).toContain(engagement.id);
    expect(features[0]?.type).toBe(2);
  });

  it('Wells draws the well that a project is about, in the middle of its subdivision', async () => {
    await query(`update surface_project set uwi = '100/04-11-082-04W6/00' where id = $1`, projectId());
    const [layer] = await layersOf(as('operator'), `id=${projectId()}&layer=Wells`);
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
      as('operator'),
      'Wells',
      tileAt([-118.51938, 56.08892], 12),
      `?id=${projectId()}`,
    );
    expect(featuresIn(tile.rawPayload, 'Wells')).toEqual([
      { type: 1, properties: expect.objectContaining({ id: projectId(), label: '100/04-11-082-04W6/00' }) },
    ]);
    const foreign = await askTile(
      as('prairie'),
      'Wells',
      tileAt([-118.51938, 56.08892], 12),
      `?id=${projectId()}`,
    );
    expect(foreign.rawPayload).toHaveLength(0);
  });

  it('has a legend that counts each record once, by its status', async () => {
    const answer = await as('operator').get(`/api/map/data-layer-legends?id=${projectId()}`);
    const legends: readonly Legend[] = answer.json().result;
    for (const layer of ['Agreements', 'Requests', 'Stakeholders'] as const) {
      const entries = legends.find(({ type }) => type === layer)?.entries ?? [];
      const { count } = await layerOf(as('operator'), layer);
      expect(entries.reduce((sum, entry) => sum + entry.count, 0)).toBe(count);
      const inLegend = new Set(entries.map(({ status, color }) => `${status} ${color}`));
      for (const { properties } of await featuresOf(as('operator'), layer))
        expect(inLegend).toContain(`${String(properties['status'])} ${String(properties['color'])}`);
    }
  });

  it('of a surveyed parcel draws the surveyed outline', async () => {
    const [parcel] = await query(
      `select p.id, p.west, p.south from agreement a join agreement_parcel x on x.agreement_id = a.id
       join parcel p on p.id = x.parcel_id where a.surface_project_id = $1 and p.west is not null order by p.id limit 1`,
      projectId(),
    );
    const ring = [
      [parcel.west, parcel.south],
      [parcel.west + 0.001, parcel.south],
      [parcel.west, parcel.south + 0.001],
      [parcel.west, parcel.south],
    ];
    const place = tileAt([parcel.west + 0.0002, parcel.south + 0.0002], 14);
    const before = await askTile(as('operator'), 'Agreements', place, `?id=${projectId()}`);
    await query(
      `update parcel set surveyed_outline = $2::jsonb, outline_in_use = 'SURVEYED' where id = $1`,
      parcel.id,
      { type: 'Polygon', coordinates: [ring] },
    );
    const after = await askTile(as('operator'), 'Agreements', place, `?id=${projectId()}`);
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
  });
});

describe('nobody sees on the map what is not theirs', () => {
  it.each(['Agreements', 'Requests', 'Stakeholders'])(
    "a tile of another company's %s is empty, by the project and over all",
    async (layer) => {
      const theirs = idsOfFeatures(await featuresOf(as('operator'), layer));
      expect(theirs.length).toBeGreaterThan(0);
      expect(await featuresOf(as('prairie'), layer)).toEqual([]);
      const all = idsOfFeatures(await featuresOf(as('prairie'), layer, ''));
      expect(all.filter((id) => theirs.includes(id))).toEqual([]);
      expect(idsOfFeatures(await featuresOf(as('admin'), layer, ''))).toEqual(expect.arrayContaining(theirs));
    },
  );

  it.each(['data-layers', 'data-layer-legends', 'spatial-file-layers'])(
    'a foreign project has no %s, and one that is not there neither',
    async (call) => {
      for (const id of [projectId(), crypto.randomUUID()]) {
        const answer = await as('prairie').get(`/api/map/${call}?id=${id}`);
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
    expect(await countOf(as('admin'))).toBe(await seen('true'));
    expect(await countOf(as('prairie'))).toBe(await seen(`'PRG' in (o.code, b.code, c.code)`));
    expect(await countOf(as('prairie'))).toBeGreaterThan(0);
    expect(await countOf(as('prairie'))).toBeLessThan(await countOf(as('admin')));
  });

  it('a visitor is asked to sign in', async () => {
    const visitor = server().visitor();
    for (const path of ['settings', 'gis-service-data', 'user-properties', 'tiles/Agreements/5/5/10'])
      expect((await visitor.get(`/api/map/${path}`)).statusCode).toBe(401);
  });
});
