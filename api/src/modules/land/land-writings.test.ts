import { descriptionOf } from 'shared-contracts/land';
import { landWritingTable } from 'shared-contracts/testing/land-writings';
import { describe, expect, it } from 'vitest';
import { finalized, freshName, validated } from '../../testing/import-calls.ts';
import { importDesk } from '../../testing/import-desk.ts';
import { landRow, savedLand, saveLand } from '../../testing/land-calls.ts';

const desk = importDesk();
const table = landWritingTable();
const isRefused = ({ outcome }: (typeof table)[number]) => outcome === 'refused';

describe('the writings of land', () => {
  it('are read by an import as everywhere, each row with its verdict', async () => {
    const project = await desk.freshProject();
    const keys = table.map((_, place) => `K${place}`);
    const fileId = await desk.upload({
      Agreements: [['key', 'name'], ...keys.map((key) => [key, freshName()])],
      Parcels: [['key', 'legalDescription'], ...table.map(({ writing }, place) => [`K${place}`, writing])],
    });
    const records = await validated(desk.broker, project, fileId);
    const byRow = new Map(
      records.filter(({ entityType }) => entityType === 'Parcel').map((one) => [one.rowNumber, one]),
    );
    for (const [place, one] of table.entries()) {
      const record = byRow.get(place);
      const wrong = record?.errors.filter(({ column }) => column === 'legalDescription') ?? [];
      expect([one.writing, wrong.length > 0]).toEqual([one.writing, isRefused(one)]);
      if (!isRefused(one)) expect([one.writing, record?.land]).toEqual([one.writing, one.pieces.join(', ')]);
    }
  });

  it('are read by the API, which answers the usual writing of each', async () => {
    const descriptions = table.map(({ writing }) => writing);
    const found: { text: string; readAs: string | null }[] = [];
    for (let first = 0; first < descriptions.length; first += 100) {
      const answer = await desk.broker.graphql(
        `query P($descriptions: [String!]!) { found: parcelsByDescription(descriptions: $descriptions) { text readAs } }`,
        { descriptions: descriptions.slice(first, first + 100) },
      );
      found.push(...((answer.data?.['found'] ?? []) as typeof found));
    }
    for (const [place, one] of table.entries())
      expect([one.writing, found[place]?.readAs]).toEqual([
        one.writing,
        isRefused(one) ? null : one.pieces.join(', '),
      ]);
  });

  it('are read from the text of a title', async () => {
    for (const one of table) {
      if (one.writing.includes('\n')) continue;
      const answer = await desk.broker.post('/api/titles/read', {
        text: `Title: 171 000 001\nLegal description: ${one.writing}\nOwner: Ann Neil`,
      });
      const title = answer.json().result;
      const parts = title.parts.map((part: { value: string; isPortion: boolean }) =>
        descriptionOf([{ legalDescription: part.value, isPortion: part.isPortion }]),
      );
      expect([one.writing, parts, title.landUnread.length > 0]).toEqual([
        one.writing,
        one.pieces,
        isRefused(one),
      ]);
    }
  });

  it('are kept by a save, one row for each piece, with what no survey numbers in its words', async () => {
    const parts = [
      landRow({ legalDescription: 'LSDs 1-3 of Sec 22-118-20-W5' }),
      landRow({ legalDescription: 'SE 22-118-20-W5M (portion), except plan 1234AB' }),
      landRow({ legalDescription: 'Lot 5 Block 2 Plan 1234AB' }),
      landRow({ legalDescription: 'Twp 119 Rge 20 W5M' }),
    ];
    const saved = savedLand(await saveLand(desk.broker, 'updateParcel', landRow({ parts })));
    expect(saved).toMatchObject({
      geometry: { type: 'MultiPolygon' },
      parts: [
        { legalDescription: '01-22-118-20W5', isPortion: false },
        { legalDescription: '02-22-118-20W5' },
        { legalDescription: '03-22-118-20W5' },
        { legalDescription: 'SE-22-118-20-W5M', isPortion: true, notes: 'except plan 1234AB' },
        { legalDescription: 'Plan 1234AB Block 2 Lot 5', isInWords: true },
        { legalDescription: 'TWP 119 RGE 20 W5M', isInWords: false },
      ],
    });
  });

  it('become a parcel each where a row of an import names several', async () => {
    const project = await desk.freshProject();
    const fileId = await desk.upload({
      Agreements: [
        ['key', 'name'],
        ['A', freshName()],
      ],
      Parcels: [
        ['key', 'legalDescription'],
        ['A', 'N½ 22-117-20-W5M except plan 1234AB'],
      ],
    });
    await validated(desk.broker, project, fileId);
    const done = await finalized(desk.broker, project, fileId, 'ImportWarningsAndValid');
    expect(done.statusCode).toBe(200);
    const { rows } = await desk.server.database.pool.query(
      `select p.formatted_legal_description as land, x.notes from agreement a
        join agreement_parcel ap on ap.agreement_id = a.id join parcel p on p.id = ap.parcel_id
        join parcel_part x on x.parcel_id = p.id where a.surface_project_id = $1 order by 1`,
      [project],
    );
    expect(rows).toEqual([
      { land: 'ptn. NE-22-117-20-W5M', notes: 'except plan 1234AB' },
      { land: 'ptn. NW-22-117-20-W5M', notes: 'except plan 1234AB' },
    ]);
  });
});
