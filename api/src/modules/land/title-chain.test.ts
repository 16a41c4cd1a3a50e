import { type LandText, landText } from 'shared-contracts/land';
import { describe, expect, it } from 'vitest';
import { historyOf, refusalOf } from '../../testing/associate-calls.ts';
import { aParcel, aTitle, landRow, readLandRecord, savedLand, saveLand } from '../../testing/land-calls.ts';
import { callWithIds } from '../../testing/project-calls.ts';
import { sixteenAtOnce } from '../../testing/project-row-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const broker = await server.signIn('broker');

const fieldsOf = (answer: Parameters<typeof refusalOf>[0]) => refusalOf(answer)?.fields;

const half = (legalName: string) =>
  landRow({ legalName, interestFractionNumerator: 1, interestFractionDenominator: 2 });

describe('a title tract', () => {
  it('with three titles, two transfers and a mortgage discharged is one save, and each change another', async () => {
    const parcel = savedLand(await saveLand(broker, 'updateParcel', aParcel()));
    const relatedParcels = () => [landRow({ parcel: { id: parcel.id } })];
    const first = aTitle({
      relatedParcels: relatedParcels(),
      registeredDate: '1968-04-02',
      cancelledDate: '1994-09-15',
      status: 'Cancelled',
      ownerships: [landRow({ legalName: 'Peter Dyck', legalAddress: 'Box 12, Rocky Mountain House' })],
    });
    const second = aTitle({
      relatedParcels: relatedParcels(),
      registeredDate: '1994-09-15',
      previousTitle: { id: first.id },
      ownerships: [half('Ann Dyck'), half('Ben Dyck')],
    });
    const mortgage = landRow({
      title: { id: second.id },
      registrationNumber: '942 301 777',
      registeredDate: '1994-09-15',
      amount: '85000',
      partyCalculations: 'FRACTION',
      parties: [
        landRow({ partyType: 'GRANTOR', name: 'Ann Dyck', fractionNumerator: 1, fractionDenominator: 2 }),
        landRow({ partyType: 'GRANTEE', name: 'Bank', fractionNumerator: 1, fractionDenominator: 1 }),
      ],
    });
    const links = [first, second].map((title) => landRow({ title: { id: title.id } }));
    const tract = landRow({
      name: 'Dyck quarter',
      registrationSystem: 'TITLE',
      relatedParcels: relatedParcels(),
      chain: links,
    });
    const saved = savedLand(
      await saveLand(broker, 'updateTitleTract', {
        ...tract,
        titles: [first, second],
        instruments: [mortgage],
      }),
    );
    expect(saved).toMatchObject({
      revision: 1,
      parcel: { id: parcel.id },
      titles: [
        { title: { id: first.id, followingTitles: [{ id: second.id }] } },
        {
          title: {
            id: second.id,
            instruments: [{ id: mortgage.id, dischargedDate: null, amount: '85000' }],
          },
        },
      ],
    });
    // The second transfer, and the mortgage has been paid.
    const third = aTitle({
      relatedParcels: relatedParcels(),
      registeredDate: '2012-05-30',
      previousTitle: { id: second.id },
      ownerships: [
        landRow({ legalName: 'Cleo Wall', tenancy: 'JOINT' }),
        landRow({ legalName: 'Otto Wall', tenancy: 'JOINT' }),
      ],
    });
    const moved = savedLand(
      await saveLand(broker, 'updateTitleTract', {
        id: tract.id,
        revision: 1,
        chain: [...links, landRow({ title: { id: third.id } })],
        titles: [{ id: second.id, revision: 1, cancelledDate: '2012-05-30', status: 'Cancelled' }, third],
        instruments: [
          { id: mortgage.id, revision: 1, dischargedDate: '2012-05-28', dischargeNumber: '122 044 100' },
        ],
      }),
    );
    expect(moved).toMatchObject({
      revision: 2,
      titles: [
        { title: { status: 'Cancelled' } },
        { title: { revision: 2, instruments: [{ dischargedDate: '2012-05-28', revision: 2 }] } },
        {
          title: {
            status: 'Active',
            previousTitle: { id: second.id },
            ownerships: [{ tenancy: 'JOINT' }, {}],
          },
        },
      ],
    });
    expect(await historyOf(broker, 'INSTRUMENT', mortgage.id)).toHaveLength(2);
    expect(refusalOf(await callWithIds(broker, 'deleteTitles', third.id))?.message).toMatch(/1 title tract/);
    expect((await callWithIds(broker, 'deleteTitleTracts', tract.id)).data).toEqual({ done: [tract.id] });
    expect(await readLandRecord(broker, 'title', third.id)).toBeDefined();
  });

  it('is refused as a whole, each row at its path, and writes nothing', async () => {
    const title = aTitle({ ownerships: [half('Ann'), half('Ben'), half('Cleo')] });
    const input = landRow({ name: '', titles: [title, aTitle({ number: '' })] });
    expect(fieldsOf(await saveLand(broker, 'updateTitleTract', input))).toEqual([
      {
        path: 'titles[0].ownerships',
        message: 'The shares come to 3/2. Together they cannot be more than the whole.',
      },
      { path: 'titles[1].number', message: 'Required value.' },
      { path: 'name', message: 'Required value.' },
    ]);
    expect(await readLandRecord(broker, 'title', title.id)).toBeUndefined();
  });
});

describe('a title', () => {
  it('of one number stands on its land once, in any writing, tried sixteen times at once', async () => {
    const parcel = savedLand(await saveLand(broker, 'updateParcel', aParcel()));
    const answers = await sixteenAtOnce((place) =>
      saveLand(
        broker,
        'updateTitle',
        landRow({
          number: place % 2 === 0 ? '142 555 666 +1' : '142555666+1',
          relatedParcels: [landRow({ parcel: { id: parcel.id } })],
        }),
      ),
    );
    const refused = answers.flatMap((answer) => refusalOf(answer) ?? []);
    expect(refused).toHaveLength(15);
    for (const { fields } of refused)
      expect(fields).toEqual([{ path: 'number', message: 'This land has a title of this number already.' }]);
  });

  it('does not replace itself in a ring', async () => {
    const [one, two, three] = [aTitle(), aTitle(), aTitle()];
    savedLand(await saveLand(broker, 'updateTitle', one));
    savedLand(await saveLand(broker, 'updateTitle', { ...two, previousTitle: { id: one.id } }));
    savedLand(await saveLand(broker, 'updateTitle', { ...three, previousTitle: { id: two.id } }));
    const ring = await saveLand(broker, 'updateTitle', {
      id: one.id,
      revision: 1,
      previousTitle: { id: three.id },
    });
    expect(fieldsOf(ring)).toEqual([
      { path: 'previousTitle', message: 'A title cannot replace itself or a title that replaced it.' },
    ]);
  });

  it('that changes hands touches the agreements on it and on its land, as far as the person sees them', async () => {
    const { rows } = await server.database.pool.query(
      `select t.id, count(*)::int as count from title t join agreement_parcel p on p.parcel_id = t.parcel_id
        join agreement a on a.id = p.agreement_id join surface_project s on s.id = a.surface_project_id
        join company c on c.id = s.broker_id where c.code = 'RLS' group by t.id order by 2 desc, t.id limit 1`,
    );
    const query = 'query T($id: ID!) { title(id: $id) { agreements { id landowners { legalName } } } }';
    const touched = async (client: TestClient) => {
      const { data } = await client.graphql(query, { id: rows[0].id });
      return (data?.['title'] as { agreements: readonly object[] } | undefined)?.agreements.length ?? 0;
    };
    expect(await touched(broker)).toBeGreaterThanOrEqual(rows[0].count);
    expect(await touched(await server.signIn('prairie'))).toBeLessThan(await touched(broker));
  });
});

describe('an instrument', () => {
  it('stands on its title once, and stays there', async () => {
    const [title, other] = [aTitle(), aTitle()];
    for (const one of [title, other]) savedLand(await saveLand(broker, 'updateTitle', one));
    const caveat = landRow({ title: { id: title.id }, registrationNumber: '101 202 303' });
    savedLand(await saveLand(broker, 'updateInstrument', caveat));
    const same = landRow({ title: { id: title.id }, registrationNumber: '101202303' });
    expect(fieldsOf(await saveLand(broker, 'updateInstrument', same))).toEqual([
      { path: 'registrationNumber', message: 'This title has an instrument of this number already.' },
    ]);
    const moved = { id: caveat.id, revision: 1, title: { id: other.id } };
    expect(fieldsOf(await saveLand(broker, 'updateInstrument', moved))).toMatchObject([{ path: 'title' }]);
  });
});

describe('owners of a title in groups', () => {
  const couple = (names: readonly string[], ownerGroup: string | null, below: number | null) =>
    names.map((legalName, place) =>
      landRow({
        ...{ legalName, ownerGroup, tenancy: 'JOINT' },
        // Only the first of them has the group's share.
        ...{ groupShareNumerator: place === 0 && below ? 1 : null },
        ...{ groupShareDenominator: place === 0 ? below : null },
      }),
    );
  const save = (...groups: readonly (readonly object[])[]) =>
    saveLand(broker, 'updateTitle', aTitle({ ownerships: groups.flat() }));

  it('keep the share of each group at all of its owners', async () => {
    const couples = [couple(['JOHN', 'MARY'], 'A', 2), couple(['PETER', 'ANNA'], 'B', 2)];
    const saved = savedLand(await save(...couples));
    const half = { tenancy: 'JOINT', groupShareNumerator: 1, groupShareDenominator: 2 };
    expect(await readLandRecord(broker, 'title', saved.id)).toMatchObject({
      ownerships: [
        { legalName: 'JOHN', ownerGroup: 'A', ...half },
        { legalName: 'MARY', ownerGroup: 'A', ...half },
        { legalName: 'PETER', ownerGroup: 'B', ...half },
        { legalName: 'ANNA', ownerGroup: 'B', ...half },
      ],
    });
  });

  it.each<[string, readonly (readonly object[])[], string, string]>([
    ['a joint tenant alone', [couple(['JOHN'], null, null)], 'ownerships[0].tenancy', 'singleJointTenant'],
    [
      'joint tenants beside the whole',
      [
        [landRow({ legalName: 'CROWN', interestFractionNumerator: 1, interestFractionDenominator: 1 })],
      ].concat([couple(['JOHN', 'MARY'], null, null)]),
      ...(['ownerships[1].tenancy', 'nothingLeft'] as const),
    ],
    [
      'groups that are more than the whole',
      [couple(['JOHN', 'MARY'], 'A', 1), couple(['PETER', 'ANNA'], 'B', 2)],
      'ownerships',
      'sharesOver',
    ],
    ['a name that says nothing', [[landRow({ legalName: '???' })]], 'ownerships[0].legalName', 'nameNotTold'],
  ])('are refused by the server: %s', async (_, groups, path, text) => {
    const message = landText('en', text as LandText, { sum: '3/2' });
    expect(fieldsOf(await save(...groups))).toEqual([{ path, message }]);
  });

  it('are refused under a number that says nothing', async () => {
    const answer = await saveLand(broker, 'updateTitle', aTitle({ number: '???' }));
    expect(fieldsOf(answer)).toEqual([{ path: 'number', message: landText('en', 'numberNotTold') }]);
  });
});
