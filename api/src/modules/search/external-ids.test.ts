import type { BringKind } from 'shared-contracts/bring-in';
import { gridDefinition, gridSource } from 'shared-contracts/grids';
import { describe, expect, it } from 'vitest';
import { bringTable } from '../../testing/bring-calls.ts';
import { importDesk } from '../../testing/import-desk.ts';
import type { TestClient } from '../../testing/test-server.ts';

const desk = importDesk();

/** A table of each kind with a record that another system knows, the kind in the history, and its list. */
const known: readonly {
  readonly kind: BringKind;
  readonly table: string;
  readonly recordKind: string;
  readonly id: string;
  readonly source?: string;
}[] = [
  {
    kind: 'associate',
    table: 'External Id,System,Name\nLBQ-7001,OldLand,Zoqqer Ranch Ltd.',
    ...{ recordKind: 'BUSINESS_ASSOCIATE', id: 'LBQ-7001', source: 'associates' },
  },
  {
    kind: 'parcel',
    table: 'External Id,System,Legal\nLBQ-7002,OldLand,NE 3-117-21-W5M',
    ...{ recordKind: 'PARCEL', id: 'LBQ-7002', source: 'parcels' },
  },
  {
    kind: 'title',
    table: 'External Id,System,Title No\nLBQ-7003,OldLand,991 117 003',
    ...{ recordKind: 'TITLE', id: 'LBQ-7003', source: 'titles' },
  },
  {
    kind: 'agreement-record',
    table: 'External Id,System,Name\nLBQ-7004,OldLand,Zoqqer lease',
    ...{ recordKind: 'AGREEMENT', id: 'LBQ-7004', source: 'agreements' },
  },
  {
    kind: 'stakeholder',
    table: 'External Id,System,Stakeholder\nLBQ-7005,OldLand,Zoqqer Ranch Ltd.',
    ...{ recordKind: 'STAKEHOLDER', id: 'LBQ-7005', source: 'stakeholders' },
  },
  {
    kind: 'request',
    table: 'External Id,System,Type,Grantor\nLBQ-7006,OldLand,Third Party,Zoqqer Ranch Ltd.',
    ...{ recordKind: 'REQUEST', id: 'LBQ-7006', source: 'requests' },
  },
  {
    kind: 'communication',
    table: 'External Id,System,Date,Notes\nLBQ-7007,OldLand,2026-11-02,Called',
    ...{ recordKind: 'COMMUNICATION', id: 'LBQ-7007', source: 'communications' },
  },
  {
    kind: 'obligation',
    table: 'External Id,System,Type,Due\nLBQ-7008,OldLand,Fencing,2027-01-01',
    ...{ recordKind: 'OBLIGATION', id: 'LBQ-7008', source: 'obligations' },
  },
  // Key dates have no list of their own; their record says the id.
  {
    kind: 'key-date',
    table: 'External Id,System,Milestone,Planned\nLBQ-7009,OldLand,Permit,2027-01-01',
    ...{ recordKind: 'KEY_DATE', id: 'LBQ-7009' },
  },
];

const found = async (client: TestClient, text: string) =>
  (await client.get(`/api/search?text=${encodeURIComponent(text)}`)).json().result.records as readonly {
    readonly kind: string;
    readonly id: string;
  }[];

const listed = async (client: TestClient, source: string, text: string) => {
  const found = gridSource(source);
  const [column] = found ? gridDefinition(found).columns : [];
  const body = { columns: [{ id: column?.id ?? '' }], searchCriteria: { text, filters: [] }, pageLimit: 50 };
  const answer = (await client.post(`/api/grids/source/${source}`, body)).json();
  return (answer.result.rows as readonly { readonly id: string }[]).map(({ id }) => id);
};

const idsOf = async (client: TestClient, recordKind: string, id: string) =>
  client.graphql(
    `query X($id: ID!) { ids: externalIds(recordKind: ${recordKind}, recordId: $id) { system externalId } }`,
    { id },
  );

describe('a record that another system knows', () => {
  it('is found by that id in the search, its list, and says it, for every kind and for its own company', async () => {
    const projectFileId = await desk.freshProject();
    const admin = await desk.server.signIn('prairie');
    for (const { kind, table, recordKind, id: text, source } of known) {
      const { brought } = await bringTable(desk.broker, kind, table, { projectFileId });
      expect([kind, brought.records.new]).toEqual([kind, 1]);
      const { rows } = await desk.server.database.pool.query<{ id: string }>(
        'select record_id as id from external_id where external_id = $1',
        [text],
      );
      const [{ id } = { id: '' }] = rows;
      const externalIds = await idsOf(desk.broker, recordKind, id);
      expect([kind, externalIds]).toEqual([
        kind,
        { data: { ids: [{ system: 'OldLand', externalId: text }] } },
      ]);
      if (source === undefined) continue;
      for (const typed of [text, text.toLowerCase(), ` ${text} `])
        expect([kind, typed, await found(desk.broker, typed)]).toEqual([
          kind,
          typed,
          [expect.objectContaining({ kind: source, id })],
        ]);
      expect([kind, await listed(desk.broker, source, text)]).toEqual([kind, [id]]);
      const facts = (await desk.broker.get(`/api/records/${source}/${id}`)).json().result;
      expect([kind, facts.externalIds]).toEqual([kind, [{ system: 'OldLand', externalId: text }]]);
      // Another company brought nothing in under this id.
      expect([kind, await found(admin, text)]).toEqual([kind, []]);
      expect([kind, await listed(admin, source, text)]).toEqual([kind, []]);
    }
    // What all begin with finds all of them, one of each kind.
    const all = await found(desk.broker, 'LBQ-70');
    const sources = known.flatMap(({ source = [] }) => source);
    expect(all.map(({ kind }) => kind).toSorted()).toEqual(sources.toSorted());
  });

  it('says nothing of its ids to who may not see it, nor to another company', async () => {
    const { rows } = await desk.server.database.pool.query<{ id: string }>(
      "select record_id as id from external_id where external_id = 'LBQ-7004'",
    );
    const [{ id } = { id: '' }] = rows;
    const other = await desk.server.signIn('prairie');
    expect(await idsOf(other, 'AGREEMENT', id)).toMatchObject({
      errors: [{ extensions: { code: 'NOT_FOUND' } }],
    });
    const operator = await desk.server.signIn('operator');
    expect(await idsOf(operator, 'AGREEMENT', id)).toEqual({ data: { ids: [] } });
  });
});
