import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { agreementParts, anAgreement, saveAlone } from '../../testing/agreement-calls.ts';
import { callWithIds, makeProject } from '../../testing/project-calls.ts';
import { newRow, saveRows } from '../../testing/project-row-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import { sentStatements } from '../../testing/sent-statements.ts';

type Values = Readonly<Record<string, unknown>>;

const server = await runningServer();
const broker = await server.signIn('broker');
const parts = await agreementParts(server, broker);
const { pool } = server.database;

const few = 3;
const many = 8;

const named = async (from: string): Promise<readonly Values[]> => {
  const found = await parts.ids(from, many);
  expect(found, from).toHaveLength(many);
  return found;
};

const [parcels, bands, people] = [
  await named('parcel order by id'),
  await named('band order by id'),
  await named('app_user order by id'),
];
const one = async (from: string): Promise<Values> => ({ id: await parts.id(from) });
const [requestType, obligationType, road] = [
  await one(`request_type r where exists (select 1 from request_item_type i where i.request_type_id = r.id)`),
  await one('obligation_type'),
  await one('road'),
];
const itemType = await one(`request_item_type where request_type_id = '${requestType['id']}'`);
const eventType = await one(
  `event_type where form_type_id = (select form_type_id from event_type t join event e on e.event_type_id = t.id
     where e.agreement_id is not null limit 1)`,
);
const owner = parts.owners[0];

/** A list in a project's save: a new row, a change to it, and the mutation that deletes it. */
interface ListCase {
  readonly list: string;
  readonly row: (
    place: number,
    above: { readonly agreements: readonly string[]; readonly id: string },
  ) => Values;
  readonly change: Values;
  readonly deletes?: string;
  /** The list and the row that all of them belong to. */
  readonly below?: { readonly list: string; readonly row: Values };
}

const cases: readonly ListCase[] = [
  {
    list: 'agreements',
    row: (place) => anAgreement({ relatedParcels: [newRow({ parcel: parcels[place] })] }),
    change: { statusComments: 'Waiting for the plan.' },
  },
  {
    list: 'stakeholders',
    row: (place) =>
      newRow({ businessAssociate: owner, relatedParcels: [newRow({ parcel: parcels[place] })] }),
    change: { notifiedDate: '2026-11-02' },
  },
  {
    list: 'requests',
    row: () => newRow({ requestType, businessAssociate: owner }),
    change: { requestScope: 'Both crossings.' },
  },
  {
    list: 'requestItems',
    row: (place, { id }) =>
      newRow({
        requestId: id,
        requestItemType: itemType,
        relatedParcels: [newRow({ parcel: parcels[place] })],
        roads: [newRow({ road })],
      }),
    change: { description: 'At the north fence.' },
    below: { list: 'requests', row: { requestType, businessAssociate: owner } },
  },
  {
    list: 'keyDates',
    row: (place) => newRow({ name: `Date ${place}` }),
    change: { plannedDate: '2026-11-21' },
    deletes: 'deleteKeyDates',
  },
  {
    list: 'obligations',
    row: (place, { agreements }) =>
      newRow({
        obligationType,
        description: 'Notice',
        dueDate: '2026-11-30',
        agreement: { id: agreements[place] },
      }),
    change: { dueDate: '2026-12-01' },
    deletes: 'deleteObligations',
  },
  {
    list: 'events',
    row: (place, { agreements }) => newRow({ agreementId: agreements[place], eventType, date: '2026-11-20' }),
    change: { date: '2026-11-21' },
    deletes: 'deleteEvents',
  },
  {
    list: 'communications',
    row: (place, { agreements }) =>
      newRow({ agreementId: agreements[place], date: '2026-11-20', businessAssociates: [owner] }),
    change: { comments: 'Left the plan at the gate.' },
  },
  {
    list: 'revisions',
    row: (place) => newRow({ date: '2026-11-20', details: `Route ${place}` }),
    change: { details: 'Moved west.' },
    deletes: 'deleteProjectRevisions',
  },
  {
    list: 'members',
    row: (place) => newRow({ user: people[place], projectAccess: 'Edit' }),
    change: { projectAccess: 'View' },
    deletes: 'deleteMembers',
  },
  {
    list: 'indigenousEngagements',
    row: (place) => newRow({ band: bands[place] }),
    change: { notes: 'Wrote a letter.' },
  },
  {
    list: 'indigenousLogs',
    row: (_place, { id }) => newRow({ indigenousEngagementId: id, date: '2026-11-20' }),
    change: { date: '2026-11-21' },
    below: { list: 'indigenousEngagements', row: { band: bands[0] } },
  },
];

/** A project with its own agreements, and the row that the others belong to. */
async function freshPlace({ below }: ListCase) {
  const { id: projectId } = await makeProject(broker, { operator: { id: parts.northfork } });
  const agreements = Array.from({ length: many }, () => anAgreement());
  const above = newRow(below?.row);
  const rows = { agreements, ...(below ? { [below.list]: [above] } : {}) };
  expect((await saveRows(broker, projectId, rows)).errors).toBeUndefined();
  return { projectId, agreements: agreements.map(({ id }) => id), id: above.id };
}

/** How many statements it takes to create, change and delete this many rows. */
async function statementsOf(listCase: ListCase, count: number) {
  const { list, row, change, deletes } = listCase;
  const place = await freshPlace(listCase);
  const rows = Array.from({ length: count }, (_, at) => row(at, place));
  const changed = rows.map(({ id, requestId, indigenousEngagementId, agreementId }) => ({
    ...{ id, revision: 1, saveId: randomUUID(), ...change },
    ...(list === 'communications' ? { agreementId } : {}),
    ...(requestId ? { requestId } : {}),
    ...(indigenousEngagementId ? { indigenousEngagementId } : {}),
  }));
  const sent = async (work: () => ReturnType<typeof saveRows>) =>
    (
      await sentStatements(server, async () => {
        expect((await work()).errors, list).toBeUndefined();
      })
    ).length;
  return {
    made: await sent(() => saveRows(broker, place.projectId, { [list]: rows })),
    changed: await sent(() => saveRows(broker, place.projectId, { [list]: changed })),
    ...(deletes
      ? { deleted: await sent(() => callWithIds(broker, deletes, ...rows.map(({ id }) => String(id)))) }
      : {}),
  };
}

describe('a save of rows of a project', () => {
  it.each(cases)('asks as often for many $list as for few', async (listCase) => {
    // Queries that a server makes only once were made before.
    await statementsOf(listCase, 2);
    expect(await statementsOf(listCase, many)).toEqual(await statementsOf(listCase, few));
  });

  it('asks as often for items of many requests as for those of few', async () => {
    const of = async (count: number) => {
      const { id: projectId } = await makeProject(broker, { operator: { id: parts.northfork } });
      const requests = Array.from({ length: count }, () => newRow({ requestType, businessAssociate: owner }));
      const requestItems = requests.flatMap(({ id }) =>
        [1, 2].map(() => newRow({ requestId: id, requestItemType: itemType })),
      );
      const sent = await sentStatements(server, async () => {
        expect((await saveRows(broker, projectId, { requests, requestItems })).errors).toBeUndefined();
      });
      const { rows } = await pool.query(
        'select sequence, count(*)::int as count from request_item where request_id = any ($1) group by 1 order by 1',
        [requests.map(({ id }) => id)],
      );
      expect(rows).toEqual([1, 2].map((sequence) => ({ sequence, count })));
      return sent.length;
    };
    await of(2);
    expect(await of(many)).toBe(await of(few));
  });

  it('writes two hundred agreements with a parcel each in at most 60 statements', async () => {
    const found = await parts.ids('parcel order by id', 200);
    const input = found.map((parcel) =>
      anAgreement({ projectFileId: parts.projectId, relatedParcels: [newRow({ parcel })] }),
    );
    const sent = await sentStatements(server, async () => {
      expect((await saveAlone(broker, ...input)).errors).toBeUndefined();
    });
    expect(sent.length).toBeLessThanOrEqual(60);
    const ids = input.map(({ id }) => id);
    const { rows } = await pool.query(
      `select count(distinct a.sequence)::int as places, count(distinct p.parcel_id)::int as parcels
       from agreement a join agreement_parcel p on p.agreement_id = a.id where a.id = any ($1)`,
      [ids],
    );
    expect(rows).toEqual([{ places: 200, parcels: 200 }]);
    const noted = await pool.query(
      `select count(*)::int as count from history_entry where record_kind = 'AGREEMENT' and record_id = any ($1)
         and revision = 1 and changes @> '[{"field": "name"}]'`,
      [ids],
    );
    expect(noted.rows).toEqual([{ count: 200 }]);
  });
});

describe('a save of one row', () => {
  it('writes a day of a stakeholder, and not its twenty parcels again, in at most ten statements', async () => {
    const found = await parts.ids('parcel order by id', 20);
    const stakeholder = newRow({
      businessAssociate: owner,
      relatedParcels: found.map((parcel) => newRow({ parcel })),
    });
    const save = (change: Values) =>
      saveRows(broker, parts.projectId, { stakeholders: [{ ...stakeholder, ...change }] });
    expect((await save({})).errors).toBeUndefined();
    const day = { revision: 1, saveId: randomUUID(), notifiedDate: '2026-11-02' };
    const sent = await sentStatements(server, async () => {
      expect((await save(day)).errors).toBeUndefined();
    });
    const [begun, done] = [
      sent.findIndex((text) => /^begin/i.test(text)),
      sent.findIndex((text) => /^commit/i.test(text)),
    ];
    expect(sent.slice(begun + 1, done).length).toBeLessThanOrEqual(10);
    expect(
      sent.filter((text) => /stakeholder_parcel/.test(text) && /^(insert|delete|update)/i.test(text)),
    ).toEqual([]);
  });

  it('writes of a list the rows alone that are other ones, and numbers those that moved', async () => {
    const found = await parts.ids('parcel order by id', 4);
    const rows = found.map((parcel) => newRow({ parcel }));
    const agreement = anAgreement({ projectFileId: parts.projectId, relatedParcels: rows });
    expect((await saveAlone(broker, agreement)).errors).toBeUndefined();
    const stored = async () =>
      (
        await pool.query<{ id: string; sequence: number; written: string }>(
          'select id, sequence, xmin::text as written from agreement_parcel where agreement_id = $1 order by sequence',
          [agreement.id],
        )
      ).rows;
    const before = await stored();
    const kept = [rows[0], rows[2], rows[3]];
    expect(
      (await saveAlone(broker, { ...agreement, revision: 1, relatedParcels: kept })).errors,
    ).toBeUndefined();
    const after = await stored();
    expect(after.map(({ id, sequence }) => [id, sequence])).toEqual(kept.map((row, at) => [row?.id, at + 1]));
    expect(after.map(({ written }, at) => written === before[at]?.written)).toEqual([true, false, false]);
  });
});
