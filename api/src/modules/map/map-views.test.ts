import type { MapViewAnswer } from 'shared-contracts/map';
import { describe, expect, it } from 'vitest';
import { idsOfFeatures, mapProject } from '../../testing/map-project.ts';
import { askTile, featuresIn, middleOf, tileAt } from '../../testing/tile-calls.ts';

const { as, projectId, query, server } = mapProject();

type Kind = Parameters<typeof as>[0];

const keep = async (
  who: Kind,
  source: string,
  searchCriteria: object = {},
  parameters: readonly object[] = [],
) => as(who).post('/api/map/views', { source, searchCriteria, parameters });

const kept = async (...parameters: Parameters<typeof keep>): Promise<MapViewAnswer> => {
  const answer = await keep(...parameters);
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json().result;
};

/** The ids that a list finds, as returned by its grid. */
async function listed(
  who: Kind,
  source: string,
  searchCriteria: object = {},
  parameters: readonly object[] = [],
) {
  const answer = await as(who).post(`/api/grids/source/${source}`, {
    pageLimit: 1000,
    searchCriteria,
    parameters,
  });
  const rows: readonly { readonly id: string }[] = answer.json().result.rows;
  return new Set(rows.map(({ id }) => id));
}

/** Features of the tile around the middle of a view, from far away. */
async function drawn(who: Kind, { id, layer, bounds }: MapViewAnswer, zoom = 3) {
  if (!bounds) throw new Error('Nothing of it lies anywhere.');
  const answer = await askTile(as(who), layer, tileAt(middleOf(bounds), zoom), `?view=${id}`);
  expect(answer.statusCode).toBe(200);
  return idsOfFeatures(featuresIn(answer.rawPayload, layer));
}

describe('what an explorer finds', () => {
  it.each(['projects', 'agreements', 'parcels', 'payments'])(
    'is drawn of %s, and nothing else',
    async (source) => {
      const view = await kept('operator', source);
      const all = await listed('operator', source);
      const found = await drawn('operator', view);
      expect(found.length).toBeGreaterThan(0);
      expect(view.count).toBeGreaterThanOrEqual(found.length);
      expect(found.filter((id) => all.size < 1000 && !all.has(id))).toEqual([]);
    },
  );

  it('is what its filter leaves, counted and drawn', async () => {
    const parameters = [{ id: 'surfaceProjectId', value: projectId() }];
    const view = await kept('operator', 'agreements', {}, parameters);
    const located = await query(
      `select distinct a.id from agreement a join agreement_parcel x on x.agreement_id = a.id
         join parcel p on p.id = x.parcel_id where a.surface_project_id = $1 and p.west is not null`,
      projectId(),
    );
    expect(view.count).toBe(located.length);
    expect(view.entries.reduce((sum, { count }) => sum + count, 0)).toBe(located.length);
    const of = await listed('operator', 'agreements', {}, parameters);
    for (const id of await drawn('operator', view, 6)) expect(of.has(id)).toBe(true);
  });

  it('is payments on the land of their agreements, by where each of them is', async () => {
    const made = await query(
      `insert into agreement_payment (id, agreement_id, sequence, kind, payee_id, amount, due_date, paid_date, returned_date,
         held_date, held_reason)
       select gen_random_uuid(), a.id, 900, 'Annual', (select id from business_associate order by id limit 1), 100 + a.place,
         '2031-01-05', case when a.place in (1, 3) then date '2031-01-05' end,
         case when a.place = 1 then date '2031-02-05' end, case when a.place = 2 then date '2031-01-05' end,
         case when a.place = 2 then 'Title searched' end
       from (select distinct on (a.sequence) a.id, dense_rank() over (order by a.sequence, a.id) as place
         from agreement a join agreement_parcel x on x.agreement_id = a.id join parcel p on p.id = x.parcel_id
         where a.surface_project_id = $1 and p.west is not null) a
       where a.place < 5 returning id, amount::float as amount`,
      projectId(),
    );
    expect(made).toHaveLength(4);
    const returned = String(made.find(({ amount }) => amount === 101)?.['id']);
    const view = await kept('operator', 'payments', {}, [{ id: 'surfaceProjectId', value: projectId() }]);
    expect(view.layer).toBe('Payments');
    expect(view.count).toBe(4);
    expect(new Set(view.entries.map(({ status, count }) => `${status} ${count}`))).toEqual(
      new Set(['Returned 1', 'Held back 1', 'Paid 1', 'Not paid yet 1']),
    );
    // What the list leaves out is not drawn, and a person who may not see agreements sees none.
    const open = await kept(
      'operator',
      'payments',
      {
        filters: [{ column: 'returnedDate', from: '1900-01-01' }],
      },
      [{ id: 'surfaceProjectId', value: projectId() }],
    );
    expect(open.count).toBe(1);
    expect(await drawn('operator', open, 6)).toEqual([returned]);
    expect(
      (await kept('prairie', 'payments', {}, [{ id: 'surfaceProjectId', value: projectId() }])).count,
    ).toBe(0);
    // Its payee and its day say what is known about it.
    const facts = await as('operator').get(`/api/records/payments/${returned}`);
    expect([facts.statusCode, facts.json().result.title]).toEqual([
      200,
      expect.stringMatching(/^\S.* · (Jan-05-2031|2031-01-05)$/),
    ]);
  });

  it('has a legend of its own by a field', async () => {
    const parameters = [{ id: 'surfaceProjectId', value: projectId() }];
    const { id, count } = await kept('operator', 'agreements', {}, parameters);
    const answer = await as('operator').get(
      `/api/map/data-layer-legends?view=${id}&by=Agreements:agreementType`,
    );
    const [legend, ...others] = answer.json().result;
    expect(others).toEqual([]);
    expect(legend.entries.reduce((sum: number, one: { count: number }) => sum + one.count, 0)).toBe(count);
    const gone = await as('prairie').get(`/api/map/data-layer-legends?view=${id}`);
    expect(gone.statusCode).toBe(404);
  });

  it('names once what companies call and colour the same, and says whose it is where they do not', async () => {
    const [first, ...others] = (
      await query(
        `select distinct c.company_name as name from agreement a join surface_status s on s.id = a.surface_status_id
           join company c on c.id = s.product_client_id join agreement_parcel x on x.agreement_id = a.id
           join parcel p on p.id = x.parcel_id join surface_project o on o.id = a.surface_project_id
         where s.status = 'Signed' and p.west is not null and not o.is_archived order by 1`,
      )
    ).map(({ name }) => String(name));
    expect(others.length).toBeGreaterThan(0);
    const signed = async () =>
      (await kept('admin', 'agreements')).entries.filter(({ status }) => status === 'Signed');
    await query(`update surface_status set color_code = '#2E9E5B' where status = 'Signed'`);
    const [one, ...more] = await signed();
    expect([one?.companies, more]).toEqual([undefined, []]);
    await query(
      `update surface_status s set color_code = '#123456' from company c
       where c.id = s.product_client_id and s.status = 'Signed' and c.company_name = $1`,
      first,
    );
    const entries = await signed();
    expect(new Map(entries.map(({ color, companies }) => [color, companies]))).toEqual(
      new Map([
        ['#123456', [first]],
        ['#2e9e5b', others],
      ]),
    );
    expect(entries.reduce((sum, { count }) => sum + count, 0)).toBe(one?.count);
  });

  it('has the same name as often as it is asked for, and another one for somebody else', async () => {
    const [first, again, other] = [
      await kept('operator', 'agreements'),
      await kept('operator', 'agreements'),
      await kept('broker', 'agreements'),
    ];
    expect(again.id).toBe(first.id);
    expect(other.id).not.toBe(first.id);
  });

  it('is nothing to anybody else', async () => {
    const { id } = await kept('operator', 'agreements');
    const answer = await askTile(as('prairie'), 'Agreements', { z: 3, x: 1, y: 2 }, `?view=${id}`);
    expect(answer.statusCode).toBe(404);
  });

  it('holds nothing of another company, which the same question finds otherwise', async () => {
    const parameters = [{ id: 'surfaceProjectId', value: projectId() }];
    const view = await kept('prairie', 'agreements', {}, parameters);
    expect(view).toMatchObject({ count: 0, bounds: null, entries: [] });
  });

  it('is of its own layer', async () => {
    const { id } = await kept('operator', 'agreements');
    const answer = await askTile(as('operator'), 'Requests', { z: 3, x: 1, y: 2 }, `?view=${id}`);
    expect(answer.statusCode).toBe(404);
  });

  it('is kept for an hour', async () => {
    const { id } = await kept('operator', 'projects');
    await server().database.pool.query(
      `update map_view set asked_at = asked_at - interval '61 minutes' where id = $1`,
      [id],
    );
    const answer = await askTile(as('operator'), 'Projects', { z: 3, x: 1, y: 2 }, `?view=${id}`);
    expect(answer.statusCode).toBe(404);
    await kept('operator', 'agreements');
    expect(await query('select id from map_view where id = $1', id)).toEqual([]);
  });

  it.each([
    ['timesheets', {}],
    ['agreements', { filters: [{ column: 'nothing', contains: 'x' }] }],
  ])('of %s by %o is refused', async (source, searchCriteria) => {
    expect([400, 422]).toContain((await keep('operator', source, searchCriteria)).statusCode);
  });
});
