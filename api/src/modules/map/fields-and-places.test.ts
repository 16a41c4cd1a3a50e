import type { Legend, RecordPlace } from 'shared-contracts/map';
import { fieldColor } from 'shared-contracts/map';
import { describe, expect, it } from 'vitest';
import { mapProject } from '../../testing/map-project.ts';

const { as, projectId, query, featuresOf } = mapProject();

const types = () =>
  query(
    `select coalesce(t.code, 'Not said') as type, count(distinct a.id)::int as count from agreement a
       join agreement_parcel x on x.agreement_id = a.id join parcel p on p.id = x.parcel_id
       left join agreement_type t on t.id = a.agreement_type_id
     where a.surface_project_id = $1 and p.west is not null group by 1`,
    projectId(),
  );

describe('colours by a field', () => {
  it('are told by the legend with how many have each, and drawn in the tiles', async () => {
    const answer = await as('operator').get(
      `/api/map/data-layer-legends?id=${projectId()}&by=Agreements:agreementType`,
    );
    const legends: readonly Legend[] = answer.json().result;
    const entries = legends.find(({ type }) => type === 'Agreements')?.entries ?? [];
    const wanted = await types();
    expect(Object.fromEntries(entries.map(({ status, count }) => [status, count]))).toEqual(
      Object.fromEntries(wanted.map(({ type, count }) => [type, count])),
    );
    const features = await featuresOf(as('operator'), 'Agreements', `?id=${projectId()}&by=agreementType`);
    const drawn = new Map(features.map(({ properties }) => [properties['status'], properties['color']]));
    expect([...drawn.keys()].sort()).toEqual(wanted.map(({ type }) => type).sort());
    for (const [type, color] of drawn) if (type !== 'Not said') expect(color).toBe(fieldColor(String(type)));
  });

  it.each(['Agreements:token', 'Secrets:status', 'Agreements:requestType', 'x'])(
    'by %s are refused',
    async (by) => {
      const answer = await as('operator').get(`/api/map/data-layer-legends?id=${projectId()}&by=${by}`);
      expect(answer.statusCode).toBe(422);
    },
  );

  it('that a layer does not have are refused of its tiles', async () => {
    const answer = await as('operator').get(`/api/map/tiles/Agreements/5/5/10?id=${projectId()}&by=password`);
    expect(answer.statusCode).toBe(400);
  });
});

describe('where records lie', () => {
  const places = async (who: Parameters<typeof as>[0], body: object) =>
    as(who).post('/api/map/places', { id: projectId(), layer: 'Agreements', ...body });
  const ids = async () =>
    (
      await query(
        `select distinct a.id from agreement a join agreement_parcel x on x.agreement_id = a.id
           join parcel p on p.id = x.parcel_id where a.surface_project_id = $1 and p.west is not null`,
        projectId(),
      )
    ).map(({ id }) => String(id));

  it('is told of those that were asked for, with what they are called', async () => {
    const [first = '', second = ''] = await ids();
    const answer = await places('operator', { ids: [first, second] });
    const found: readonly RecordPlace[] = answer.json().result;
    expect(found.map(({ id }) => id).sort()).toEqual([first, second].sort());
    for (const { label, bounds } of found) {
      expect(label).not.toBe('');
      expect(bounds[0]).toBeLessThan(bounds[2]);
      expect(bounds[1]).toBeLessThan(bounds[3]);
    }
  });

  it('is not told of a foreign company’s records, by their project or without it', async () => {
    const brokersIds = await ids();
    expect((await places('prairie', { ids: brokersIds })).statusCode).toBe(404);
    const over = await as('prairie').post('/api/map/places', { layer: 'Agreements', ids: brokersIds });
    expect(over.json().result).toEqual([]);
  });

  it('is told of at most as many as one series holds', async () => {
    const many = Array.from({ length: 201 }, () => crypto.randomUUID());
    expect((await places('operator', { ids: many })).statusCode).toBe(422);
  });
});
