import { dlsBounds, metresPerDegree } from 'shared-contracts/land-survey';
import type { Around, LandAlong, LandPerson } from 'shared-contracts/map';
import { describe, expect, it } from 'vitest';
import { mapProject } from '../../testing/map-project.ts';
import type { TestClient } from '../../testing/test-server.ts';

const { as, projectId, query, server } = mapProject();

const scale = metresPerDegree(56);

/** A position in an area where the demo has no land, 56° north; metres east and north of a fixed point there. */
const at = (east: number, north: number): [number, number] => [-100 + east / scale.x, 56 + north / scale.y];

/** Records a square parcel, in metres; returns its id. */
async function keepLand(name: string, west: number, south: number, side: number): Promise<string> {
  const id = crypto.randomUUID();
  const [from, to] = [at(west, south), at(west + side, south + side)];
  const ring = [from, [to[0], from[1]], to, [from[0], to[1]], from];
  await query(
    `insert into parcel (id, formatted_legal_description, unique_number, legal_type, rights_type, geometry, west, south, east, north)
     values ($1::uuid, $2, $1::uuid::text, 'OTHER', 'SURFACE', $3::jsonb, $4, $5, $6, $7)`,
    ...[id, name, { type: 'Polygon', coordinates: [ring] }, ...from, ...to],
  );
  return id;
}

const ask = (client: TestClient, around: Around, route?: unknown, id = projectId()) =>
  client.post('/api/map/land-along', { id, around, ...(route === undefined ? {} : { route }) });

const typed = (metres: number): Around => ({ by: 'typed', metres });

const line = (...coordinates: readonly [number, number][]) => ({ type: 'LineString', coordinates });

async function landOf(around: Around, route: unknown): Promise<LandAlong> {
  const answer = await ask(as('operator'), around, route);
  expect([answer.statusCode, answer.payload.slice(0, 200)]).toEqual([200, expect.any(String)]);
  return answer.json().result;
}

describe('land along a route', () => {
  it('comes in the order in which the route comes to it, with where it enters and leaves', async () => {
    await keepLand('Third', 2000, -100, 300);
    await keepLand('First', 200, -100, 300);
    await keepLand('Second', 900, -100, 300);
    const there = await landOf(typed(0), line(at(0, 0), at(3000, 0)));
    expect(there.length).toBeCloseTo(3000, 0);
    expect(
      there.parcels.map(({ land, stretches }) => [
        land,
        ...stretches.flatMap(({ entry, exit }) => [Math.round(entry), Math.round(exit)]),
      ]),
    ).toEqual([
      ['First', 200, 500],
      ['Second', 900, 1200],
      ['Third', 2000, 2300],
    ]);
    const back = await landOf(typed(0), line(at(3000, 0), at(0, 0)));
    expect(back.parcels.map(({ land }) => land)).toEqual(['Third', 'Second', 'First']);
  });

  it('within 200 metres is what lies within 200 metres on the ground, the nearest first', async () => {
    await keepLand('Near', 0, 10_199, 100);
    await keepLand('Nearer', 500, 10_050, 100);
    await keepLand('Too far', 200, 10_201.5, 100);
    const answer = await landOf(typed(200), line(at(0, 10_000), at(1000, 10_000)));
    expect(answer.parcels.map(({ land, metres }) => [land, Math.round(metres)])).toEqual([
      ['Nearer', 50],
      ['Near', 199],
    ]);
    expect(answer).toMatchObject({ metres: 200, rule: null });
  });

  it('by a rule goes as far as the rule says today, and names it', async () => {
    const [rule, old] = [crypto.randomUUID(), crypto.randomUUID()];
    await query(
      `insert into provincial_rule (id, code, activity, source, distance, valid_to)
       values ($1, 'TEST-150', 'Notification', 'A test', 150, null), ($2, 'TEST-OLD', 'Notification', 'A test', 90, '2020-01-01')`,
      ...[rule, old],
    );
    const offered = (await as('operator').get('/api/map/distance-rules')).json().result;
    expect(offered.map(({ code }: { code: string }) => code)).toContain('TEST-150');
    expect(offered.map(({ code }: { code: string }) => code)).not.toContain('TEST-OLD');
    await keepLand('By rule', 0, 20_149, 100);
    const answer = await landOf({ by: 'rule', ruleId: rule }, line(at(0, 20_000), at(100, 20_000)));
    expect(answer.parcels.map(({ land }) => land)).toEqual(['By rule']);
    expect(answer.rule).toMatchObject({ code: 'TEST-150', metres: 150 });
    const refused = await ask(as('operator'), { by: 'rule', ruleId: old }, line(at(0, 0), at(1, 1)));
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'There is no such rule with a distance today. Choose another one, or type a distance.',
    ]);
  });

  it('of the project is along the route that it has, where none is given', async () => {
    await keepLand('Of the project', 0, 30_000, 100);
    await query(`update surface_project set geometry = $2::jsonb where id = $1`, projectId(), {
      ...line(at(-50, 30_050), at(200, 30_050)),
    });
    const answer = await ask(as('operator'), typed(0));
    expect(answer.json().result.parcels.map(({ land }: { land: string }) => land)).toEqual([
      'Of the project',
    ]);
    await query(`update surface_project set geometry = null where id = $1`, projectId());
    const none = await ask(as('operator'), typed(0));
    expect([none.statusCode, none.json().message]).toEqual([400, expect.stringContaining('no route yet')]);
  });

  it('that is not recorded is told by the theoretical grid, in order, with where it is crossed', async () => {
    // Due north through the western half of sections 4 and 9, half a mile or more in each; nothing is recorded there.
    const { west, south, north } = dlsBounds({
      ...{ system: 'DLS', meridian: 5, range: 22, township: 119, section: 4, quarter: 'SW' },
    });
    const x = west + 0.003;
    const route = line([x, south - 0.0001], [x, north + (north - south) * 1.5]);
    const gridLand = async () => {
      const { grid, gridMore } = await landOf(typed(0), route);
      expect(gridMore).toBe(0);
      return grid.map(({ land, stretches }) => [
        land,
        ...stretches.map(({ entry, exit }) => Math.round(exit - entry)),
      ]);
    };
    const all = await gridLand();
    expect(all.map(([land]) => land)).toEqual(['SW-04-119-22-W5M', 'NW-04-119-22-W5M', 'SW-09-119-22-W5M']);
    // A quarter is 40 chains of 20.1168 m.
    expect(all.slice(0, 2).map(([, metres]) => Number(metres))).toEqual([805, 805]);
    await query(
      `insert into parcel (id, formatted_legal_description, unique_number, legal_type, rights_type)
       values ($1::uuid, 'NW-04-119-22-W5M', $1::uuid::text, 'DLS', 'SURFACE')`,
      crypto.randomUUID(),
    );
    expect((await gridLand()).map(([land]) => land)).toEqual(['SW-04-119-22-W5M', 'SW-09-119-22-W5M']);
  });

  it('lies as it was surveyed where the survey counts, and is not told once it is no land any more', async () => {
    const id = await keepLand('Surveyed', 5200, -100, 300);
    const route = line(at(5000, 0), at(6000, 0));
    const stretchesOfParcels = async () =>
      (await landOf(typed(0), route)).parcels.map(({ stretches }) =>
        stretches.flatMap(({ entry, exit }) => [Math.round(entry), Math.round(exit)]),
      );
    expect(await stretchesOfParcels()).toEqual([[200, 500]]);
    const ring = [at(5250, -100), at(5450, -100), at(5450, 200), at(5250, 200), at(5250, -100)];
    const outline = { type: 'Polygon', coordinates: [ring] };
    await query('update parcel set surveyed_outline = $2::jsonb where id = $1', id, outline);
    expect(await stretchesOfParcels()).toEqual([[200, 500]]);
    await query(`update parcel set outline_in_use = 'SURVEYED' where id = $1`, id);
    expect(await stretchesOfParcels()).toEqual([[250, 450]]);
    await query('update parcel set is_active = false where id = $1', id);
    expect(await stretchesOfParcels()).toEqual([]);
  });

  it('of no route, or a distance that is none, is refused', async () => {
    for (const route of ['x', line(at(0, 0)), line([500_000, 5_650_000], [500_001, 5_650_000])])
      expect((await ask(as('operator'), typed(0), route)).statusCode).toBe(400);
    for (const metres of [-1, 50_001, Number.NaN])
      expect((await ask(as('operator'), typed(metres), line(at(0, 0), at(1, 1)))).statusCode).toBe(422);
  });

  it('of a foreign project is told to nobody', async () => {
    const route = line(at(0, 0), at(3000, 0));
    expect((await ask(as('prairie'), typed(0), route)).statusCode).toBe(404);
    expect((await ask(server().visitor(), typed(0), route)).statusCode).toBe(401);
  });
});

describe('who has to do with land', () => {
  const peopleOf = async (client: TestClient, parcelIds: readonly string[]) => {
    const answer = await client.post('/api/map/land-people', { id: projectId(), parcelIds });
    expect(answer.statusCode).toBe(200);
    const people: readonly LandPerson[] = answer.json().result;
    return people;
  };

  const someAssociates = async () =>
    (
      await query(
        `select b.id, b.name from business_associate b
         where not exists (select from communication_business_associate m join communication c on c.id = m.communication_id
             where m.business_associate_id = b.id and c.surface_project_id = $1)
           and not exists (select from stakeholder s where s.business_associate_id = b.id and s.surface_project_id = $1)
         order by b.id limit 2`,
        projectId(),
      )
    ).map(({ id, name }) => ({ id: String(id), name: String(name) }));

  const keepOwner = async (parcelId: string, associateId: string | null, name: string | null) => {
    const title = crypto.randomUUID();
    await query(
      `insert into title (id, number, status, searched_date) values ($1::uuid, $1::uuid::text, 'Active', '2026-05-04')`,
      title,
    );
    await query(
      `insert into title_parcel (id, title_id, sequence, parcel_id) values (gen_random_uuid(), $1, 1, $2)`,
      ...[title, parcelId],
    );
    await query(
      `insert into ownership (id, title_id, sequence, business_associate_id, legal_name) values (gen_random_uuid(), $1, 1, $2, $3)`,
      ...[title, associateId, name],
    );
  };

  it('are its owners and occupants, each once, as recorded here and when', async () => {
    const [first, second] = [await keepLand('P1', 0, 40_000, 100), await keepLand('P2', 200, 40_000, 100)];
    const [owner, occupant] = await someAssociates();
    if (!owner || !occupant) throw new Error('The demo has too few associates.');
    await keepOwner(first, owner.id, null);
    await keepOwner(second, owner.id, null);
    await keepOwner(second, null, 'The heirs of somebody');
    const [agreement] = await query(
      `select id from agreement where surface_project_id = $1 order by id limit 1`,
      projectId(),
    );
    await query(
      `insert into agreement_parcel (id, agreement_id, sequence, parcel_id) values (gen_random_uuid(), $1, 900, $2)`,
      ...[agreement.id, first],
    );
    await query(
      `insert into occupant (id, agreement_id, sequence, business_associate_id) values (gen_random_uuid(), $1, 900, $2)`,
      ...[agreement.id, occupant.id],
    );
    const people = await peopleOf(as('operator'), [first, second]);
    expect(people.find(({ associateId }) => associateId === owner.id)).toEqual({
      associateId: owner.id,
      name: owner.name,
      parts: ['owner'],
      parcels: expect.arrayContaining([
        { id: first, land: 'P1' },
        { id: second, land: 'P2' },
      ]),
      recordedOn: '2026-05-04',
      isContacted: false,
      isStakeholder: false,
    });
    expect(people.filter(({ associateId }) => associateId === occupant.id)).toMatchObject([
      { parts: ['occupant'], parcels: [{ id: first, land: 'P1' }] },
    ]);
    expect(people.find(({ name }) => name === 'The heirs of somebody')?.associateId).toBeNull();
    // Occupants are on an agreement of other companies: a person who may not see that is only shown the title's owners.
    const [theirs] = await query(
      `select p.id from surface_project p join company o on o.id = p.operator_id where o.code = 'PRG' and not p.is_archived
         and p.broker_id is distinct from (select id from company where code = 'NFE') order by p.id limit 1`,
    );
    const foreign = await as('prairie').post('/api/map/land-people', {
      id: theirs.id,
      parcelIds: [first, second],
    });
    const seenByOthers: readonly LandPerson[] = foreign.json().result;
    expect(seenByOthers.map(({ associateId }) => associateId)).not.toContain(occupant.id);
    expect(seenByOthers.map(({ associateId }) => associateId)).toContain(owner.id);
  });

  it('are reached once somebody spoke with them for this project', async () => {
    const parcel = await keepLand('P3', 0, 50_000, 100);
    const [owner] = await someAssociates();
    if (!owner) throw new Error('The demo has too few associates.');
    await keepOwner(parcel, owner.id, null);
    const standing = async () => {
      const found = (await peopleOf(as('operator'), [parcel])).find(
        ({ associateId }) => associateId === owner.id,
      );
      return found && [found.isStakeholder, found.isContacted];
    };
    expect(await standing()).toEqual([false, false]);
    const made = await as('broker').post('/api/graphql', {
      query: `mutation Make($input: [StakeholderInput!]!) { createStakeholders(input: $input) { id relatedParcels { parcel { id } } } }`,
      variables: {
        input: [
          {
            id: crypto.randomUUID(),
            projectFileId: projectId(),
            businessAssociate: { id: owner.id },
            relatedParcels: [{ id: crypto.randomUUID(), parcel: { id: parcel } }],
          },
        ],
      },
    });
    const [stakeholder] = made.json().data.createStakeholders;
    expect(stakeholder.relatedParcels).toEqual([{ parcel: { id: parcel } }]);
    expect(await standing()).toEqual([true, false]);
    const speak = (isSuccessful: boolean) =>
      query(
        `insert into communication (id, stakeholder_id, surface_project_id, date, is_successful, source, owner_id)
         select gen_random_uuid(), $1, p.id, '2026-05-05', $3, 'Stakeholder', p.owner_id from surface_project p where p.id = $2`,
        ...[stakeholder.id, projectId(), isSuccessful],
      );
    await speak(false);
    expect(await standing()).toEqual([true, false]);
    await speak(true);
    expect(await standing()).toEqual([true, true]);
  });

  it('of a foreign project, or of no land, are told to nobody', async () => {
    const ask = (client: TestClient, parcelIds: readonly string[]) =>
      client.post('/api/map/land-people', { id: projectId(), parcelIds });
    const parcel = await keepLand('P4', 0, 60_000, 100);
    expect((await ask(as('prairie'), [parcel])).statusCode).toBe(404);
    expect((await ask(as('operator'), [])).statusCode).toBe(422);
    expect((await ask(as('operator'), ["' or true"])).statusCode).toBe(422);
    expect(await peopleOf(as('operator'), [crypto.randomUUID()])).toEqual([]);
  });
});
