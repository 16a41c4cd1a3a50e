import { describe, expect, it } from 'vitest';
import { historyOf, refusalOf } from '../../testing/associate-calls.ts';
import { aParcel, aTitle, landRow, readLandRecord, savedLand, saveLand } from '../../testing/land-calls.ts';
import { callWithIds } from '../../testing/project-calls.ts';
import { sixteenAtOnce } from '../../testing/project-row-calls.ts';
import { runningServer } from '../../testing/running-server.ts';

const server = await runningServer();
const broker = await server.signIn('broker');

const idOf = async (text: string): Promise<string> =>
  (await server.database.pool.query(`select id from ${text} order by id limit 1`)).rows[0]?.id;

const square = (longitude: number, latitude: number, side = 0.005) => ({
  type: 'Polygon',
  coordinates: [
    [
      [longitude, latitude],
      [longitude + side, latitude],
      [longitude + side, latitude + side],
      [longitude, latitude + side],
      [longitude, latitude],
    ],
  ],
});

const fieldsOf = (answer: Parameters<typeof refusalOf>[0]) => refusalOf(answer)?.fields;
const pathsOf = (answer: Parameters<typeof refusalOf>[0]) =>
  (fieldsOf(answer) as readonly { readonly path: string }[] | undefined)?.map(({ path }) => path);

describe('a parcel', () => {
  it('is made of parts in any writing, and lies where they lie', async () => {
    const parts = [
      landRow({ legalDescription: 'nw 36 112 19 w5' }),
      landRow({ legalDescription: 'ptn. SE 36-112-19 W5M' }),
      landRow({
        legalDescription: 'Lot 5 Block 2 Plan 1234AB',
        isInWords: true,
        notes: 'north of the river',
      }),
    ];
    const country = { id: await idOf(`country where code = 'CA'`) };
    const stateOrProvince = { id: await idOf(`state_or_province where name = 'Alberta'`) };
    const roadAllowances = [
      landRow({ side: 'WEST', planNumber: '802 1234', area: '0.4161', isClosed: true }),
    ];
    const input = landRow({
      parts,
      country,
      stateOrProvince,
      roadAllowances,
      grossArea: '129.5',
      netArea: '129.0839',
    });
    const saved = savedLand(await saveLand(broker, 'updateParcel', input));
    expect(saved).toMatchObject({
      revision: 1,
      formattedLegalDescription: 'NW-36-112-19-W5M, ptn. SE-36-112-19-W5M, Lot 5 Block 2 Plan 1234AB',
      legalType: 'DLS',
      uniqueNumber: expect.stringMatching(/^PN-\d{6}$/),
      grossArea: '129.5',
      netArea: '129.0839',
      outlineInUse: 'THEORETICAL',
      geometry: { type: 'MultiPolygon' },
      parts: [
        { legalDescription: 'NW-36-112-19-W5M', isPortion: false, sequence: 1 },
        { legalDescription: 'SE-36-112-19-W5M', isPortion: true, sequence: 2 },
        { isInWords: true, notes: 'north of the river' },
      ],
      roadAllowances: [{ side: 'WEST', area: '0.4161', isClosed: true }],
    });
    const { rows } = await server.database.pool.query(
      'select count(*)::int as count from parcel_place where parcel_id = $1',
      [saved.id],
    );
    expect(rows).toEqual([{ count: 2 }]);
    expect(await historyOf(broker, 'PARCEL', saved.id)).toHaveLength(1);
    // The same save again, and one that changes nothing, write nothing.
    const again = savedLand(
      await saveLand(broker, 'updateParcel', { id: saved.id, revision: 1, notes: null }),
    );
    expect(again.revision).toBe(1);
  });

  it('counts with its surveyed outline, and is found where that lies', async () => {
    const parcel = savedLand(await saveLand(broker, 'updateParcel', aParcel()));
    const geometry = parcel['geometry'] as { readonly coordinates: readonly (readonly [number, number][])[] };
    const [west = 0, south = 0] = geometry.coordinates[0]?.[0] ?? [];
    const surveyedOutline = square(west, south);
    const surveyed = savedLand(
      await saveLand(broker, 'updateParcel', {
        id: parcel.id,
        revision: 1,
        surveyedOutline,
        outlineInUse: 'SURVEYED',
      }),
    );
    expect(surveyed).toMatchObject({ revision: 2, surveyedOutline, outlineInUse: 'SURVEYED', geometry });
    const { rows } = await server.database.pool.query(
      'select p.west, p.east, (x.place[1])[0] as "placeWest" from parcel p join parcel_place x on x.parcel_id = p.id where p.id = $1',
      [parcel.id],
    );
    expect(rows).toEqual([{ west, east: west + 0.005, placeWest: west }]);
    const history = await historyOf(broker, 'PARCEL', parcel.id);
    expect(JSON.stringify(history)).toContain('Polygon (5)');
    // Without it the theoretical one counts again.
    const without = await saveLand(broker, 'updateParcel', {
      id: parcel.id,
      revision: 2,
      surveyedOutline: null,
    });
    expect(pathsOf(without)).toEqual(['outlineInUse']);
  });

  it.each<[string, Readonly<Record<string, unknown>>, string, string]>([
    [
      'a section 37',
      { parts: [landRow({ legalDescription: 'NW-37-42-3-W5M' })] },
      'parts[0].legalDescription',
      'section 37',
    ],
    [
      'a range 40',
      { parts: [landRow({ legalDescription: 'NW-1-1-40-W4M' })] },
      'parts[0].legalDescription',
      'end at 30',
    ],
    [
      'township 127',
      { parts: [landRow({ legalDescription: 'NW-1-127-1-W4M' })] },
      'parts[0].legalDescription',
      '127',
    ],
    ['no land at all', { parts: [] }, 'parts', 'at least one part'],
    ['a net area above the gross', { grossArea: '1', netArea: '2' }, 'netArea', 'larger'],
    [
      'an outline in another province',
      { surveyedOutline: square(-106.6, 52.1) },
      'surveyedOutline',
      'Saskatchewan',
    ],
    [
      'an outline that crosses itself',
      {
        surveyedOutline: {
          type: 'Polygon',
          coordinates: [
            [
              [-117, 58.6],
              [-116.9, 58.7],
              [-116.9, 58.6],
              [-117, 58.7],
              [-117, 58.6],
            ],
          ],
        },
      },
      'surveyedOutline',
      'crosses itself near 58.65000, -116.95000',
    ],
  ])('with %s is refused, and nothing is written', async (_, values, path, message) => {
    const input = aParcel(values);
    expect(fieldsOf(await saveLand(broker, 'updateParcel', input))).toEqual([
      { path, message: expect.stringContaining(message) },
    ]);
    expect(await readLandRecord(broker, 'parcel', input.id)).toBeUndefined();
  });

  it('lies in the province of its description, whoever chose another one, and says so', async () => {
    const { rows } = await server.database.pool.query<{ code: string; id: string }>(
      `select s.code, s.id from state_or_province s join country c on c.id = s.country_id where c.code = 'CA'`,
    );
    const [alberta, saskatchewan] = ['AB', 'SK'].map((one) => rows.find(({ code }) => code === one)?.id);
    const country = { id: await idOf(`country where code = 'CA'`) };
    const placeOf = async (id: string) => {
      const { data } = await broker.graphql(
        `{ parcel(id: "${id}") { stateOrProvince { id } provinces { id } isElsewhere } }`,
      );
      return data?.['parcel'];
    };
    const elsewhere = aParcel({ country, stateOrProvince: { id: saskatchewan } });
    expect(fieldsOf(await saveLand(broker, 'updateParcel', elsewhere))).toBeUndefined();
    expect(await placeOf(elsewhere.id)).toEqual({
      ...{ stateOrProvince: { id: saskatchewan }, provinces: [{ id: alberta }], isElsewhere: true },
    });
    const byHand = aParcel({
      parts: [landRow({ legalDescription: 'NE-6-118-21-W5M' })],
      ...{ country: null, stateOrProvince: null },
    });
    expect(fieldsOf(await saveLand(broker, 'updateParcel', byHand))).toBeUndefined();
    expect(await placeOf(byHand.id)).toEqual({
      ...{ stateOrProvince: { id: alberta }, provinces: [{ id: alberta }], isElsewhere: false },
    });
  });

  it('of the same land and rights stands here once, tried sixteen times at once', async () => {
    const parts = () => [landRow({ legalDescription: 'NE-5-118-21-W5M' })];
    const answers = await sixteenAtOnce(() => saveLand(broker, 'updateParcel', landRow({ parts: parts() })));
    const refused = answers.flatMap((answer) => refusalOf(answer) ?? []);
    expect(refused).toHaveLength(15);
    for (const { fields } of refused)
      expect(fields).toEqual([
        { path: 'parts', message: 'Another parcel has this legal description and these rights.' },
      ]);
    // It may have many portions.
    for (const _ of [1, 2])
      savedLand(
        await saveLand(
          broker,
          'updateParcel',
          landRow({ parts: [landRow({ legalDescription: 'NE-5-118-21-W5M', isPortion: true })] }),
        ),
      );
  });

  it('gets a number that no other has, sixteen times at once', async () => {
    const saved = await sixteenAtOnce(async () =>
      savedLand(await saveLand(broker, 'updateParcel', aParcel())),
    );
    expect(new Set(saved.map(({ uniqueNumber }) => uniqueNumber)).size).toBe(16);
    const uniqueNumber = saved[0]?.['uniqueNumber'];
    expect(fieldsOf(await saveLand(broker, 'updateParcel', aParcel({ uniqueNumber })))).toMatchObject([
      { path: 'uniqueNumber' },
    ]);
  });

  it('is not divided from itself, nor in a ring that two people close together', async () => {
    const [one, two] = [aParcel(), aParcel()];
    savedLand(await saveLand(broker, 'updateParcel', one));
    savedLand(await saveLand(broker, 'updateParcel', { ...two, parent: { id: one.id } }));
    const own = await saveLand(broker, 'updateParcel', { id: one.id, revision: 1, parent: { id: one.id } });
    const ring = await saveLand(broker, 'updateParcel', { id: one.id, revision: 1, parent: { id: two.id } });
    for (const answer of [own, ring])
      expect(fieldsOf(answer)).toEqual([
        {
          path: 'parent',
          message: 'A parcel cannot be divided from itself or from a parcel that was divided from it.',
        },
      ]);
    // The ring is closed through a third parcel, so that the two saves have no row in common.
    const pairs = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const [a, b, c] = [aParcel(), aParcel(), aParcel()];
        for (const parcel of [a, c]) savedLand(await saveLand(broker, 'updateParcel', parcel));
        savedLand(await saveLand(broker, 'updateParcel', { ...b, parent: { id: c.id } }));
        const answers = await Promise.all([
          saveLand(broker, 'updateParcel', { id: a.id, revision: 1, parent: { id: b.id } }),
          saveLand(broker, 'updateParcel', { id: c.id, revision: 1, parent: { id: a.id } }),
        ]);
        return answers.filter((answer) => refusalOf(answer) === undefined).length;
      }),
    );
    expect(pairs).toEqual(Array.from({ length: 8 }, () => 1));
  });

  it('that somebody else changed is a conflict of that row, and of no other', async () => {
    const parcel = aParcel();
    const title = aTitle({ relatedParcels: [landRow({ parcel: { id: parcel.id } })] });
    const saved = savedLand(await saveLand(broker, 'updateParcel', { ...parcel, titles: [title] }));
    expect(saved['titles']).toMatchObject([{ id: title.id, parcel: { id: parcel.id } }]);
    const operator = await server.signIn('operator');
    savedLand(await saveLand(operator, 'updateTitle', { id: title.id, revision: 1, notes: 'Mine' }));
    const late = await saveLand(broker, 'updateParcel', {
      id: parcel.id,
      revision: 1,
      notes: 'Ours',
      titles: [{ id: title.id, revision: 1, notes: 'Ours' }],
    });
    expect(refusalOf(late)).toMatchObject({ code: 'CONFLICT', conflicts: ['titles[0]'] });
    expect(await readLandRecord(broker, 'parcel', parcel.id)).toMatchObject({ revision: 1, notes: null });
    // A save of rows alone leaves the parcel unchanged, even if somebody else has changed it.
    savedLand(
      await saveLand(broker, 'updateParcel', {
        id: parcel.id,
        titles: [{ id: title.id, revision: 2, notes: 'Ours' }],
      }),
    );
    expect(await readLandRecord(broker, 'parcel', parcel.id)).toMatchObject({ revision: 1 });
  });
});

describe('who may write land', () => {
  it('is every editor, and nobody who only reads or approves', async () => {
    const { id } = savedLand(await saveLand(await server.signIn('operator'), 'updateParcel', aParcel()));
    for (const [name, message] of [
      ['readonly', 'Your access is read-only.'],
      ['approver', 'You may look at land and not edit it.'],
    ] as const) {
      const client = await server.signIn(name);
      for (const answer of [
        await saveLand(client, 'updateParcel', { id, revision: 1, notes: 'Mine' }),
        await saveLand(client, 'updateTitle', aTitle()),
        await saveLand(client, 'updateTitleTract', landRow({ name: 'Mine' })),
        await callWithIds(client, 'deleteParcels', id),
      ])
        expect(refusalOf(answer)).toMatchObject({
          code: 'FORBIDDEN',
          message: expect.stringContaining(message),
        });
      expect(await readLandRecord(client, 'parcel', id)).toMatchObject({ revision: 1, canEdit: false });
    }
  });
});

describe('a delete', () => {
  it('of a parcel names what uses it, and takes nothing', async () => {
    const used = await idOf(
      'parcel where id in (select parcel_id from agreement_parcel) and id in (select parcel_id from title)',
    );
    const answer = refusalOf(await callWithIds(broker, 'deleteParcels', used));
    expect(answer).toMatchObject({ code: 'BAD_INPUT' });
    expect(answer?.message).toMatch(/agreement/);
    expect(answer?.message).toMatch(/1 title\b/);
    const parcel = aParcel({ roadAllowances: [landRow({ side: 'EAST' })] });
    savedLand(await saveLand(broker, 'updateParcel', parcel));
    expect((await callWithIds(broker, 'deleteParcels', parcel.id)).data).toEqual({ done: [parcel.id] });
    expect(await readLandRecord(broker, 'parcel', parcel.id)).toBeUndefined();
  });

  it('of a title takes its owners and instruments along, each told, unless something names it', async () => {
    const instrument = (title: string) =>
      landRow({
        title: { id: title },
        registrationNumber: '131 222 333',
        parties: [landRow({ name: 'Bank' })],
      });
    const [old, later] = [aTitle({ ownerships: [landRow({ legalName: 'Ann Peters' })] }), aTitle()];
    const mortgage = instrument(old.id);
    await broker.graphql(
      'mutation S($input: TitleInput!, $instruments: [InstrumentInput!]) { updateTitle(input: $input, instruments: $instruments) { id } }',
      { input: old, instruments: [mortgage] },
    );
    savedLand(await saveLand(broker, 'updateTitle', { ...later, previousTitle: { id: old.id } }));
    expect(refusalOf(await callWithIds(broker, 'deleteTitles', old.id))?.message).toMatch(/1 title\b/);
    savedLand(await saveLand(broker, 'updateTitle', { id: later.id, revision: 1, previousTitle: null }));
    expect((await callWithIds(broker, 'deleteTitles', old.id)).data).toEqual({ done: [old.id] });
    const { rows } = await server.database.pool.query(
      `select record_kind as kind, count(*)::int as count from history_entry where record_id = any ($1) group by 1 order by 1`,
      [[old.id, mortgage.id]],
    );
    expect(rows).toEqual([
      { kind: 'INSTRUMENT', count: 2 },
      { kind: 'TITLE', count: 2 },
    ]);
  });

  it('of owners and parties is told by what held them', async () => {
    const owners = ['Ann Peters', 'Ben Peters'].map((legalName) => landRow({ legalName }));
    const title = aTitle({ ownerships: owners });
    const parties = ['Bank', 'Ann Peters'].map((name) => landRow({ name, partyType: 'GRANTEE' }));
    const instrument = landRow({ title: { id: title.id }, registrationNumber: '5', parties });
    savedLand(await saveLand(broker, 'updateTitle', title));
    savedLand(await saveLand(broker, 'updateInstrument', instrument));
    const reader = await server.signIn('readonly');
    expect(refusalOf(await callWithIds(reader, 'deleteOwnerships', owners[0]?.id ?? ''))?.code).toBe(
      'FORBIDDEN',
    );
    await callWithIds(broker, 'deleteOwnerships', owners[0]?.id ?? '');
    await callWithIds(broker, 'deleteParties', parties[1]?.id ?? '');
    expect(await readLandRecord(broker, 'title', title.id)).toMatchObject({
      revision: 2,
      ownerships: [{ legalName: 'Ben Peters', sequence: 1 }],
      instruments: [{ revision: 2, parties: [{ name: 'Bank' }] }],
    });
    // Sent again after a lost answer they are gone, and to somebody else they never existed.
    const admin = await server.signIn('admin');
    for (const [name, id = ''] of [
      ['deleteOwnerships', owners[0]?.id],
      ['deleteParties', parties[1]?.id],
    ] as const) {
      expect((await callWithIds(broker, name, id)).data).toEqual({ done: [id] });
      expect(refusalOf(await callWithIds(admin, name, id))?.code).toBe('NOT_FOUND');
    }
    expect(await readLandRecord(broker, 'title', title.id)).toMatchObject({ revision: 2 });
  });
});

describe('the number of a land registry', () => {
  it('is kept as its registry prints it, searched, and told where another parcel has it', async () => {
    const save = (legalDescription: string, registryNumber: string) =>
      saveLand(broker, 'updateParcel', landRow({ parts: [landRow({ legalDescription })], registryNumber }));
    const one = savedLand(await save('NW-31-117-19-W5M', 'LINC 0098765432'));
    const other = savedLand(await save('SW-31-117-19-W5M', '0098 765 432'));
    const answer = await broker.graphql(
      `query P($id: ID!) { parcel(id: $id) { registryNumber sameRegistryNumber { id formattedLegalDescription } } }`,
      { id: one.id },
    );
    expect(answer.data?.['parcel']).toEqual({
      registryNumber: '0098 765 432',
      sameRegistryNumber: [{ id: other.id, formattedLegalDescription: 'SW-31-117-19-W5M' }],
    });
    const title = savedLand(
      await saveLand(
        broker,
        'updateTitle',
        landRow({ number: '261 098 765', relatedParcels: [landRow({ parcel: { id: one.id } })] }),
      ),
    );
    const warned = async () =>
      (
        await broker.graphql('query T($id: ID!) { title(id: $id) { sameRegistryNumber { id } } }', {
          id: title.id,
        })
      ).data?.['title'];
    expect(await warned()).toEqual({ sameRegistryNumber: [{ id: other.id }] });
    for (const text of ['LINC 0098 765 432', '0098765432', '0098-765-432']) {
      const found = await broker.get(`/api/search?text=${encodeURIComponent(text)}&first=20`);
      const ids = found.json().result.records.map((record: { id: string }) => record.id);
      expect([text, ids.toSorted()]).toEqual([text, [one.id, other.id].toSorted()]);
    }
    expect(pathsOf(await save('d-96-H/94-A-15', '0098 765 432'))).toEqual(['registryNumber']);
    expect(pathsOf(await save('NE-31-117-19-W5M', '12'))).toEqual(['registryNumber']);
  });
});
