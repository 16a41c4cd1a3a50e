import { bringLimits, type LookedTable, type Recipe } from 'shared-contracts/bring-in';
import { beforeEach, describe, expect, it } from 'vitest';
import { agreementsOf } from '../../testing/agreement-calls.ts';
import { finalized, importCall, progressOf, uploadWorkbook, validated } from '../../testing/import-calls.ts';
import { agreementRows, importDesk } from '../../testing/import-desk.ts';
import type { TestClient } from '../../testing/test-server.ts';

const desk = importDesk();

const list = [
  'Tract;Legal Description;Registered Owner;Area (ha);Consent Received',
  '1;NW 1-121-20-W5M;"Zzyx, John & Mary";1,25;03/04/2026',
  '2;SW 1-121-20-W5M;Zzyx Ranching Ltd.;2,5;05/04/2026',
  ';SE 1-121-20-W5M;;;',
  '3;nowhere at all;Zzyx Holdings Inc.;soon;',
].join('\r\n');

const upload = (client: TestClient, text: string, name = 'Line list.csv') =>
  uploadWorkbook(client, new TextEncoder().encode(text), name);

const look = (client: TestClient, fileId: string, more: Readonly<Record<string, unknown>> = {}) =>
  client.post('/api/bring-in/look', { fileId, kind: 'agreement', ...more });

const lookedAt = async (fileId: string, more: Readonly<Record<string, unknown>> = {}): Promise<LookedTable> =>
  (await look(desk.broker, fileId, more)).json().result;

const recipeOf = ({ recipe }: LookedTable): Recipe => ({
  ...recipe,
  columns: recipe.columns.map(({ place, header, field, order }) => ({ place, header, field, order })),
});

describe('a table of rents', () => {
  it.each([
    ['Annual', [['amount', 'Heading']], [{ field: 'isAnnual', value: 'Yes' }]],
    ['Annual Rent', [['amount', 'Heading']], [{ field: 'isAnnual', value: 'Yes' }]],
    ['Loyer annuel', [['amount', 'Heading']], [{ field: 'isAnnual', value: 'Yes' }]],
    ['Amount', [['amount', 'Heading']], []],
  ])('headed %j is of rents where it says so', async (header, columns, fixed) => {
    const text = `Agreement;Type;${header}\nSK-1;Loss of Use;2750\nSK-2;Loss of Use;3291.50\nSK-3;Loss of Use;1814`;
    const fileId = await upload(desk.broker, text, 'Rents.csv');
    const { recipe } = await lookedAt(fileId, { kind: 'compensation' });
    expect(recipe.columns.slice(2).map(({ field, by }) => [field, by])).toEqual(columns);
    expect(recipe.fixed).toEqual(fixed);
    // Taken out once, it stays out.
    expect((await lookedAt(fileId, { kind: 'compensation', fixed: [] })).recipe.fixed).toEqual([]);
  });

  it('that says it in a column of its own is read by that', async () => {
    const text = 'Agreement;Type;Amount;Annual\nSK-1;Loss of Use;2750;yes\nSK-2;Entry Fee;500;no';
    const fileId = await upload(desk.broker, text, 'Heads.csv');
    const { recipe } = await lookedAt(fileId, { kind: 'compensation' });
    expect(recipe.columns.map(({ field }) => field)).toEqual([
      'agreement',
      'compensationType',
      'amount',
      'isAnnual',
    ]);
    expect(recipe.fixed).toEqual([]);
  });
});

describe('a table of somebody else', () => {
  it('is looked at, its order of days chosen once, and becomes agreements with owners and land', async () => {
    const project = await desk.freshProject();
    const fileId = await upload(desk.broker, list);
    const first = await lookedAt(fileId);
    expect(first).toMatchObject({
      fileName: 'Line list.csv',
      recipeName: null,
      recipe: { heading: 0, format: { separator: ';', encoding: 'utf-8', hasDecimalComma: true } },
      makes: { rows: 4, agreements: 3, people: 4, parcels: 4, passed: 0 },
      missing: [],
    });
    expect(first.recipe.columns.map(({ field, by, isAmbiguous }) => [field, by, isAmbiguous])).toEqual([
      ['tract', 'Heading', false],
      ['land', 'Heading', false],
      ['owner', 'Heading', false],
      ['grossArea', 'Heading', false],
      ['consentReceivedDate', 'Heading', true],
    ]);
    const columns = recipeOf(first).columns.map((one) =>
      one.place === 4 ? { ...one, order: 'month' } : one,
    );
    const chosen = await lookedAt(fileId, { columns });
    expect(chosen.recipe.columns[4]).toMatchObject({ order: 'month', isAmbiguous: true });
    const recipe = recipeOf(chosen);
    const records = await validated(desk.broker, project, fileId, { recipe });
    expect(records.map(({ sheet, sourceRow, errors }) => [sheet, sourceRow, errors.length])).toEqual([
      ['Agreements', 2, 0],
      ['Agreements', 3, 0],
      ['Agreements', 5, 1],
      ['Landowners and Occupants', 2, 0],
      ['Landowners and Occupants', 2, 0],
      ['Landowners and Occupants', 3, 0],
      ['Landowners and Occupants', 5, 1],
      ['Parcels', 2, 0],
      ['Parcels', 3, 0],
      ['Parcels', 4, 0],
      ['Parcels', 5, 2],
    ]);
    expect(records[6]?.errors[0]?.message).toBe('Its agreement in row 5 has errors.');
    expect((await progressOf(desk.broker, fileId)).review).toMatchObject({ recipe: { kind: 'agreement' } });
    const corrections = [
      { sheet: 'Agreements', rowNumber: 2, column: 'grossArea', value: '4' },
      { sheet: 'Parcels', rowNumber: 3, column: 'legalDescription', value: 'NE 1-121-20-W5M' },
    ];
    await validated(desk.broker, project, fileId, { recipe, corrections });
    const done = await finalized(desk.broker, project, fileId, 'ImportValid', { recipe, corrections });
    expect(done.json().result).toMatchObject({ new: 3, leftOut: 0, rowsLeftOut: 0, lacks: [] });
    const { rows } = await desk.server.database.pool.query(
      `select a.reference_number as number, a.gross_area::text as area, a.consent_received_date::text as consent,
        array(select b.name from landowner l join business_associate b on b.id = l.business_associate_id
          where l.agreement_id = a.id order by l.sequence) as owners,
        array(select p.formatted_legal_description from agreement_parcel r join parcel p on p.id = r.parcel_id
          where r.agreement_id = a.id order by r.sequence) as lands
       from agreement a where a.surface_project_id = $1 order by a.sequence`,
      [project],
    );
    expect(rows).toEqual([
      {
        ...{ number: '1', area: '1.2500', consent: '2026-03-04', owners: ['John Zzyx', 'Mary Zzyx'] },
        lands: ['NW-01-121-20-W5M'],
      },
      {
        ...{ number: '2', area: '2.5000', consent: '2026-05-04', owners: ['Zzyx Ranching Ltd.'] },
        lands: ['SW-01-121-20-W5M', 'SE-01-121-20-W5M'],
      },
      {
        ...{ number: '3', area: '4.0000', consent: null, owners: ['Zzyx Holdings Inc.'] },
        lands: ['NE-01-121-20-W5M'],
      },
    ]);
    const undone = await importCall(desk.broker, 'undo-import-file', { fileId, projectFileId: project });
    expect(undone.json().result).toMatchObject({ deleted: 3, left: [] });
    expect(await agreementsOf(desk.broker, project)).toHaveLength(0);
  });

  it('that was brought in before changes only what differs', async () => {
    const project = await desk.freshProject();
    const bring = async (text: string) => {
      const fileId = await upload(desk.broker, text);
      const recipe = recipeOf(await lookedAt(fileId));
      await validated(desk.broker, project, fileId, { recipe });
      return (await finalized(desk.broker, project, fileId, 'ImportWarningsAndValid', { recipe })).json()
        .result;
    };
    const rows = ['Tract,Land,Owner,Remarks', '1,NW 2-121-20-W5M,Zzyx North Ltd.,first'];
    expect(await bring(rows.join('\n'))).toMatchObject({ new: 1, changed: 0 });
    const later = [
      ...rows.slice(0, 1),
      '1,NW 2-121-20-W5M,Zzyx North Ltd.,second',
      '2,SW 2-121-20-W5M,Zzyx South Ltd.,',
    ];
    expect(await bring(later.join('\n'))).toMatchObject({ new: 1, changed: 1, unchanged: 0 });
    expect(await agreementsOf(desk.broker, project)).toHaveLength(2);
  });

  it('is refused where it is no table, and read by nobody else', async () => {
    const there = await upload(desk.broker, list);
    const empty = await upload(desk.broker, '\n \n', 'empty.csv');
    expect((await look(desk.broker, empty)).json().message).toContain('There are no rows in this file.');
    const project = await desk.freshProject();
    const recipe = recipeOf(await lookedAt(await upload(desk.broker, list)));
    const importOf = { fileId: there, projectFileId: project };
    const without = await importCall(desk.broker, 'validate-import-file', importOf);
    expect([without.statusCode, without.json().message]).toEqual([
      422,
      'File type not supported (xlsx only). The uploaded file must be fixed before continuing.',
    ]);
    const other = await importCall(desk.broker, 'validate-import-file', {
      ...importOf,
      recipe: { ...recipe, sheet: 'No such sheet' },
    });
    expect(other.statusCode).toBe(422);
    for (const name of ['operator', 'readonly'] as const) {
      const client = await desk.server.signIn(name);
      expect((await look(client, there)).statusCode).toBe(403);
    }
    expect((await look(await desk.server.signIn('admin'), there)).statusCode).toBe(404);
  });

  it('in our own shape still comes in by its own door', async () => {
    const project = await desk.freshProject();
    const records = await validated(desk.broker, project, await desk.upload(agreementRows([], ['A', 'One'])));
    expect(records).toMatchObject([{ sourceRow: null, key: 'A', errors: [] }]);
  });
});

describe('how a table is read', () => {
  // The demo keeps one.
  beforeEach(async () => {
    await desk.server.database.pool.query('delete from bring_in_recipe');
  });

  const keep = (name: string, recipe: Recipe, client = desk.broker) =>
    client.post('/api/bring-in/keep-recipe', { name, recipe });

  it('is kept for the company, and used for the next table with these headings', async () => {
    const text = 'Piece;Where;Who\n1;NW 3-121-20-W5M;Zzyx East Ltd.';
    const first = await lookedAt(await upload(desk.broker, text));
    const fields = ['tract', 'land', 'owner'];
    const columns = recipeOf(first).columns.map((one, at) => ({ ...one, field: fields[at] ?? null }));
    const recipe = { ...recipeOf(first), columns };
    expect((await keep('Surveyor of the north', recipe)).statusCode).toBe(200);
    const next = 'Note;Who;Where;Piece\nx;Zzyx West Ltd.;NE 3-121-20-W5M;7';
    const fileId = await upload(desk.broker, next);
    const used = await lookedAt(fileId);
    expect(used.recipeName).toBe('Surveyor of the north');
    expect(used.recipe.columns.map(({ header, field, by }) => [header, field, by])).toEqual([
      ['Note', null, null],
      ['Who', 'owner', 'Recipe'],
      ['Where', 'land', 'Recipe'],
      ['Piece', 'tract', 'Recipe'],
    ]);
    expect((await lookedAt(fileId, { isWithoutRecipe: true })).recipeName).toBeNull();
    const kept = (await desk.broker.get('/api/bring-in/recipes?kind=agreement')).json().result;
    expect(kept).toEqual([{ name: 'Surveyor of the north', recipe }]);
    const forget = () =>
      desk.broker.post('/api/bring-in/forget-recipe', { kind: 'agreement', name: 'Surveyor of the north' });
    expect((await forget()).statusCode).toBe(200);
    expect((await forget()).statusCode).toBe(404);
    expect((await lookedAt(fileId)).recipeName).toBeNull();
  });

  it('is kept so many times and no more, however many save at once', async () => {
    const recipe = recipeOf(await lookedAt(await upload(desk.broker, list)));
    const { rows } = await desk.server.database.pool.query(
      `select u.company_id as id from app_user u where u.email = 'broker@rightway.test'`,
    );
    await desk.server.database.pool.query(
      `insert into bring_in_recipe (company_id, kind, name, recipe)
        select $1, 'agreement', 'Kept ' || n, $2::jsonb from generate_series(1, $3) n`,
      [rows[0].id, JSON.stringify(recipe), bringLimits.recipes - 1],
    );
    const answers = await Promise.all(Array.from({ length: 16 }, (_, n) => keep(`At once ${n}`, recipe)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await keep('Kept 1', recipe)).statusCode).toBe(200);
  });
});
