import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import type { ImportRecord } from 'shared-contracts/agreement-import';
import { importTemplateName } from 'shared-contracts/agreement-import';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreementOf, agreementsOf, anAgreement, saveAlone } from '../../testing/agreement-calls.ts';
import { historyOf } from '../../testing/associate-calls.ts';
import {
  finalized,
  freshName,
  importCall,
  progressOf,
  type Sheets,
  uploadWorkbook,
  validated,
  workbookOf,
} from '../../testing/import-calls.ts';
import { callWithIds, makeProject, projectParts } from '../../testing/project-calls.ts';
import { rawWorkbook, textRows } from '../../testing/raw-workbook.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-imports-'));
let server: TestServer;
let broker: TestClient;
let parts: Awaited<ReturnType<typeof projectParts>>;

beforeAll(async () => {
  server = await startTestServer({ dataFolder: folder });
  broker = await server.signIn('broker');
  parts = await projectParts(server);
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const freshProject = async () => (await makeProject(broker, { operator: { id: parts.northfork } })).id;

const upload = async (sheets: Sheets, client = broker) => uploadWorkbook(client, await workbookOf(sheets));

/** A sheet of agreements with a header; each row names its columns. */
const agreementRows = (
  header: readonly string[],
  ...rows: readonly (readonly (string | number | null)[])[]
): Sheets => ({
  Agreements: [['Agreement key', 'Name', ...header], ...rows],
});

const people = (
  header: readonly string[],
  ...rows: readonly (readonly (string | number | null)[])[]
): Sheets => ({
  'Landowners and Occupants': [['Agreement key', 'Role', 'Business associate', ...header], ...rows],
});

/** What is wrong with rows: their number as it is shown, the column and the sentence. */
const told = (records: readonly ImportRecord[], what: 'errors' | 'warnings' = 'errors') =>
  records.flatMap((record) =>
    record[what].map(({ column, message }) => [record.rowNumber + 2, column, message] as const),
  );

const agreementCount = async () =>
  Number((await server.database.pool.query('select count(*)::int as n from agreement')).rows[0].n);

describe('a workbook', () => {
  it('of three rows becomes an agreement with its owner and land, told by the history', async () => {
    const project = await freshProject();
    const owner = freshName();
    const fileId = await upload({
      ...agreementRows(
        ['Agreement number', 'Effective', 'Gross area', 'Term', 'Unit of the term'],
        ['A', 'Lease at 4-11', 'SL-1', '2026-05-01', '1,234.5', 25, 'Years'],
      ),
      ...people(['Part in per cent', 'Notes'], ['A', 'Landowner, Occupant', owner, '1/2', '=1+1']),
      Parcels: [
        ['Agreement key', 'Legal description'],
        ['A', 'NW 36-42-3 W5'],
      ],
    });
    const records = await validated(broker, project, fileId);
    expect(
      records.map(({ entityType, rowNumber, errors, warnings, action }) => [
        ...[entityType, rowNumber, errors, warnings, action],
      ]),
    ).toEqual([
      ['Agreement', 0, [], [], 'New'],
      ['Landowner', 0, [], [], 'New'],
      ['Parcel', 0, [], [], 'New'],
    ]);
    const plan = { new: 1, changed: 0, unchanged: 0, leftOut: 0, rowsLeftOut: 0 };
    expect(await progressOf(broker, fileId)).toMatchObject({
      state: 'Review',
      rows: { errors: 0, warnings: 0, valid: 3, leftOut: 0 },
      plans: { ImportValid: plan, ImportWarningsAndValid: plan },
      sheets: [{ name: 'Agreements', kind: 'agreements', rows: 1 }, { kind: 'people' }, { kind: 'parcels' }],
    });
    const done = await finalized(broker, project, fileId);
    expect([done.statusCode, done.json()]).toEqual([200, { result: { fileId, ...plan } }]);
    const [{ id } = { id: '' }] = await agreementsOf(broker, project);
    const agreement = await agreementOf(broker, id);
    expect(agreement).toMatchObject({
      ...{ sequence: 1, name: 'Lease at 4-11', agreementNumber: 'SL-1', term: 25, termUnit: 'YEARS' },
      dates: { effectiveDate: '2026-05-01' },
      areaAndLength: { grossArea: '1234.5' },
      landowners: [{ interestFractionNumerator: 1, interestFractionDenominator: 2, notes: '=1+1' }],
      occupants: [{ sequence: 1 }],
      relatedParcels: [{ sequence: 1 }],
    });
    expect(await historyOf(broker, 'AGREEMENT', id)).toHaveLength(1);
    const { rows } = await server.database.pool.query(
      `select b.name, l.business_associate_id = o.business_associate_id as same, p.formatted_legal_description as land,
        jsonb_typeof(p.geometry) as shape
       from landowner l join business_associate b on b.id = l.business_associate_id
       join occupant o on o.agreement_id = l.agreement_id
       join agreement_parcel a on a.agreement_id = l.agreement_id join parcel p on p.id = a.parcel_id
       where l.agreement_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ name: owner, same: true, land: 'NW-36-042-03-W5M', shape: 'object' }]);
  });

  it('is imported once', async () => {
    const project = await freshProject();
    const fileId = await upload(agreementRows([], ['A', 'One']));
    await validated(broker, project, fileId);
    expect((await finalized(broker, project, fileId)).statusCode).toBe(200);
    const again = await finalized(broker, project, fileId);
    expect([again.statusCode, again.json().message]).toEqual([
      400,
      'This file was imported already. Upload it again to import it once more.',
    ]);
  });

  it('names its columns without regard to case, order and blanks, in both languages', async () => {
    const project = await freshProject();
    const fileId = await upload({
      acuerdos: [
        ['NOMBRE', ' clave del ACUERDO', 'Potato'],
        ['Uno', 'A', 'x'],
      ],
    });
    const [record] = await validated(broker, project, fileId);
    expect(record).toMatchObject({ key: 'A', errors: [], cells: ['Uno', 'A', 'x'] });
    expect((await progressOf(broker, fileId)).notices).toEqual([
      'Sheet acuerdos: the column Potato is not known and not read.',
    ]);
  });

  it('remembers what a column is read as for the company, until that is forgotten', async () => {
    const project = await freshProject();
    const sheets = agreementRows(['Band no.'], ['A', 'One', 'T-1']);
    const mappings = [{ sheet: 'Agreements', header: 'Band no.', column: 'referenceNumber' }];
    await validated(broker, project, await upload(sheets), { mappings });
    const columnOf = async () => {
      const fileId = await upload(sheets);
      await validated(broker, project, fileId);
      const [sheet] = (await progressOf(broker, fileId)).sheets;
      return sheet?.columns[2];
    };
    expect(await columnOf()).toMatchObject({ column: 'referenceNumber', by: 'Remembered' });
    const kept = (await broker.get('/api/bulk-import/mappings')).json().result;
    expect(kept).toContainEqual({ kind: 'agreements', header: 'bandno.', column: 'referenceNumber' });
    await broker.post('/api/bulk-import/forget-mappings', {
      mappings: [{ kind: 'agreements', header: 'BAND No.' }],
    });
    expect(await columnOf()).toMatchObject({ column: null, by: null });
  });
});

describe('a row is told', () => {
  it('what is wrong with its cells, with what may have been meant', async () => {
    const project = await freshProject();
    const { rows: types } = await server.database.pool.query(
      'select code from agreement_type where is_active order by code limit 1',
    );
    const code = String(types[0].code);
    const fileId = await upload(
      agreementRows(
        ['Type', 'Effective', 'Gross area', 'Reference number', 'Unit of the term', 'Term'],
        ['A', null, `${code}x`, '03/04/2026', 'big', 'x'.repeat(31), 'Weeks', '1.5'],
        ['B', 'Two', 'Potato', '2026-02-31', '1 234,56789', 'r', null, null],
        [null, 'Three', null, null, null, null, null, null],
      ),
    );
    expect(told(await validated(broker, project, fileId))).toEqual([
      [2, 'name', 'Required value.'],
      [
        2,
        'agreementType',
        expect.stringMatching(new RegExp(`^‘.*’ is not in the list\\. Did you mean .*${code}`)),
      ],
      [2, 'effectiveDate', '‘03/04/2026’ may be 2026-04-03 or 2026-03-04. Write it like 2026-04-03.'],
      [2, 'termUnit', 'Write Days, Months, Years, N/A.'],
      [2, 'grossArea', '‘big’ is no number.'],
      [2, 'referenceNumber', 'Reference number cannot exceed 30 characters'],
      [2, 'term', 'Must be a whole number.'],
      [3, 'agreementType', '‘Potato’ is not in the list.'],
      [3, 'effectiveDate', '‘2026-02-31’ is no day. Write it like 2026-01-31.'],
      [3, 'grossArea', 'Cannot exceed 4 digits after decimal place.'],
      [4, 'key', 'Required value.'],
    ]);
  });

  it('that its key or number stands there twice, within the file', async () => {
    const project = await freshProject();
    const fileId = await upload({
      ...agreementRows(['Agreement number'], ['A', 'One', 'N-1'], ['a', 'Two', 'N-2'], ['C', 'Three', 'n-1']),
      Parcels: [
        ['Agreement key', 'Legal description'],
        ['Z', 'NW-36-042-03-W5M'],
        ['A', 'No land at all'],
      ],
    });
    const records = await validated(broker, project, fileId);
    const sentences = told(records);
    expect(sentences).toContainEqual([
      2,
      'key',
      'The key A also stands in row 3. Leave one out, or change its key.',
    ]);
    expect(sentences).toContainEqual([
      2,
      'agreementNumber',
      'N-1 also stands in row 4 of this sheet. Leave one out, or say that both are meant.',
    ]);
    expect(sentences).toContainEqual([2, 'key', 'No row of the sheet Agreements has the key Z.']);
    expect(sentences).toContainEqual([
      3,
      'legalDescription',
      expect.stringContaining('no legal description'),
    ]);
    expect(sentences).toContainEqual([3, 'key', 'Its agreement in row 2 has errors.']);
    const leaveOut = [{ sheet: 'Agreements', rowNumber: 1 }];
    const decisions = [0, 2].map((rowNumber) => ({
      ...{ sheet: 'Agreements', rowNumber, column: 'agreementNumber', choice: 'New' },
    }));
    const after = await validated(broker, project, fileId, { leaveOut, decisions });
    expect(after.slice(0, 3).map(({ errors, isLeftOut }) => [errors.length, isLeftOut])).toEqual([
      [0, false],
      [0, true],
      [0, false],
    ]);
    expect(told(after, 'warnings')[0]?.[2]).toBe('N-1 also stands in row 4 of this sheet; both are made.');
  });

  it('that shares are over one, as an error on a title and a warning on an agreement', async () => {
    const project = await freshProject();
    const { rows } = await server.database.pool.query(
      `select number from title group by number having count(*) = 1 order by number limit 1`,
    );
    const title = String(rows[0].number);
    const [one, two] = [freshName(), freshName()];
    const fileId = await upload({
      ...agreementRows([], ['A', 'One'], ['B', 'Two']),
      ...people(
        ['Part in per cent', 'Title number'],
        ['A', 'Landowner', one, '60 %', title],
        ['A', 'Landowner', two, '50', title],
        ['B', 'Landowner', one, '60', null],
        ['B', 'Landowner', two, '2/3', null],
        ['B', 'Landowner', freshName(), null, 'no such title'],
      ),
    });
    const records = await validated(broker, project, fileId);
    const over = `The parts on title ${title} come to 110 %. Together they cannot be more than the whole.`;
    expect(told(records)).toEqual([
      [2, 'interestPercentage', over],
      [3, 'interestPercentage', over],
    ]);
    expect(told(records, 'warnings').map(([row, column]) => [row, column])).toEqual([
      [4, 'interestPercentage'],
      [5, 'interestPercentage'],
      [6, 'title'],
      [6, 'interestPercentage'],
    ]);
  });

  it('whom an owner looks like, who is chosen or kept apart', async () => {
    const project = await freshProject();
    const name = freshName();
    const id = crypto.randomUUID();
    await server.database.pool.query(
      'insert into business_associate (id, name, phone_number) values ($1, $2, $3)',
      [...[id, name, '(780) 555-0147']],
    );
    const fileId = await upload({
      ...agreementRows([], ['A', 'One'], ['B', 'Two'], ['C', 'Three']),
      ...people(
        ['Phone number'],
        ['A', 'Landowner', name.split(' ').toReversed().join(' '), null],
        ['B', 'Landowner', freshName(), '780.555.0147'],
        ['C', 'Landowner', `  ${name.toUpperCase()} `, null],
      ),
    });
    const records = (await validated(broker, project, fileId)).slice(3);
    expect(records.map(({ warnings, choices }) => [warnings[0]?.message, choices[0]?.chosen])).toEqual([
      [`Looks like ${name}. Choose whom you mean, or keep the new one.`, { choice: 'New', id: null }],
      [
        `Looks like ${name} ((780) 555-0147). Choose whom you mean, or keep the new one.`,
        { choice: 'New', id: null },
      ],
      [undefined, undefined],
    ]);
    const sheet = 'Landowners and Occupants';
    const decisions = [{ sheet, rowNumber: 0, column: 'businessAssociate', choice: 'Use', id }];
    const [chosen] = (await validated(broker, project, fileId, { decisions })).slice(3);
    expect([chosen?.warnings, chosen?.choices[0]?.chosen]).toEqual([[], { choice: 'Use', id }]);
    const done = await finalized(broker, project, fileId, 'ImportWarningsAndValid', { decisions });
    expect(done.json().result.new).toBe(3);
    const { rows } = await server.database.pool.query(
      `select a.name from agreement a join landowner l on l.agreement_id = a.id
       where a.surface_project_id = $1 and l.business_associate_id = $2 order by a.sequence`,
      [project, id],
    );
    expect(rows.map((row) => row.name)).toEqual(['One', 'Three']);
  });

  it('that it is hidden, merged, a formula without a result or an error', async () => {
    const project = await freshProject();
    const data =
      textRows([['Agreement key', 'Name', 'Agreement name']]) +
      `<row r="2" hidden="1"><c r="A2" t="str"><v>A</v></c><c r="B2"><f>1+1</f><v>2</v></c></row>` +
      `<row r="3"><c r="A3" t="str"><v>B</v></c><c r="B3"><f>1+1</f></c></row>` +
      `<row r="4"><c r="A4" t="str"><v>C</v></c><c r="B4" t="e"><v>#REF!</v></c><c r="C4" t="str"><v>of block</v></c></row>` +
      `<row r="5"><c r="A5" t="str"><v>D</v></c><c r="B5" t="str"><v>Four</v></c></row>`;
    const after = '<mergeCells><mergeCell ref="C4:C5"/></mergeCells>';
    const fileId = await uploadWorkbook(
      broker,
      rawWorkbook({ sheets: [{ name: 'Agreements', data, after }] }),
    );
    const records = await validated(broker, project, fileId);
    expect(told(records)).toEqual([
      [3, 'name', 'This formula has no result. Open the workbook in a spreadsheet program and save it.'],
      [4, 'name', 'The cell shows the error #REF!. Correct the formula, or type the value.'],
    ]);
    expect(told(records, 'warnings')).toEqual([
      [2, null, 'This row is hidden in the sheet, by hand or by a filter.'],
      [
        5,
        'agreementName',
        'This cell is merged with the one above: only the first row of the block has the value.',
      ],
    ]);
    expect((await progressOf(broker, fileId)).notices).toEqual([
      'Sheet Agreements, column Name: formulas are not calculated; their last results are read.',
    ]);
  });
});

describe('a mended cell', () => {
  it('is checked again with what hangs on it, and nothing else is answered', async () => {
    const project = await freshProject();
    const fileId = await upload({
      ...agreementRows([], ['A', null], ['B', 'Two']),
      ...people([], ['A', 'Landowner', freshName()], ['B', 'Landowner', freshName()]),
    });
    expect(told(await validated(broker, project, fileId))).toHaveLength(2);
    const corrections = [{ sheet: 'Agreements', rowNumber: 0, column: 'name', value: 'One' }];
    const touched = await validated(broker, project, fileId, { corrections, answer: 'Touched' });
    expect(
      touched.map(({ sheet, rowNumber, errors, corrected }) => [sheet, rowNumber, errors, corrected]),
    ).toEqual([
      ['Agreements', 0, [], ['name']],
      ['Landowners and Occupants', 0, [], []],
    ]);
    expect(await validated(broker, project, fileId, { corrections, answer: 'Touched' })).toEqual([]);
    expect((await progressOf(broker, fileId)).review?.corrections).toEqual(corrections);
  });
});

describe('what is there already', () => {
  it('is told apart, changed where the sheet says otherwise, and else left as it is', async () => {
    const project = await freshProject();
    const owner = freshName();
    const sheets = (area: string, extra: string): Sheets => ({
      ...agreementRows(
        ['Agreement number', 'Gross area', 'Status comments'],
        ['A', 'One', 'SL-1', area, null],
        ['B', 'Two', 'SL-2', '2', 'as it was'],
      ),
      ...people([], ['A', 'Landowner', owner], ['B', 'Occupant', extra]),
    });
    const first = await upload(sheets('1', owner));
    await validated(broker, project, first);
    await finalized(broker, project, first);
    const [one] = await agreementsOf(broker, project);
    const revised = await upload(sheets('1.5', freshName()));
    const records = await validated(broker, project, revised);
    expect(records.map(({ action, changes, warnings }) => [action, changes, warnings.length])).toEqual([
      ['Changed', [{ column: 'grossArea', before: '1', after: '1.5' }], 1],
      ['Unchanged', [], 0],
      ['Unchanged', [], 0],
      ['New', [], 1],
    ]);
    expect(records[0]?.warnings).toEqual([
      {
        column: 'agreementNumber',
        message:
          'Agreement 1 of the project, One, has this already: it is changed where this row says otherwise.',
      },
    ]);
    const { plans } = await progressOf(broker, revised);
    expect(plans?.ImportValid).toMatchObject({ new: 0, changed: 0, unchanged: 1, leftOut: 1 });
    expect(plans?.ImportWarningsAndValid).toMatchObject({ new: 0, changed: 2, unchanged: 0, leftOut: 0 });
    const expected = { ...plans?.ImportWarningsAndValid, changed: 1 };
    const stale = await finalized(broker, project, revised, 'ImportWarningsAndValid', { expected });
    expect([stale.statusCode, stale.json().message]).toEqual([
      409,
      expect.stringContaining('changed since you looked'),
    ]);
    const done = await finalized(broker, project, revised, 'ImportWarningsAndValid', {
      expected: plans?.ImportWarningsAndValid,
    });
    expect(done.json().result).toMatchObject({ changed: 2 });
    expect(await agreementOf(broker, one?.id ?? '')).toMatchObject({
      revision: 2,
      areaAndLength: { grossArea: '1.5' },
    });
    expect(await agreementsOf(broker, project)).toHaveLength(2);
  });

  it('may be added once more, where somebody says so', async () => {
    const project = await freshProject();
    const sheets = agreementRows(['Agreement number'], ['A', 'One', 'SL-1']);
    const first = await upload(sheets);
    await validated(broker, project, first);
    await finalized(broker, project, first);
    const second = await upload(sheets);
    const decisions = [{ sheet: 'Agreements', rowNumber: 0, column: 'agreementNumber', choice: 'New' }];
    const [record] = await validated(broker, project, second, { decisions });
    expect(record).toMatchObject({ action: 'New', choices: [{ chosen: { choice: 'New' } }] });
    await finalized(broker, project, second, 'ImportWarningsAndValid', { decisions });
    expect(await agreementsOf(broker, project)).toHaveLength(2);
  });
});

describe('an import', () => {
  it('writes the chosen rows and nothing else', async () => {
    const project = await freshProject();
    const [kept, wrong] = [freshName(), freshName()];
    const fileId = await upload({
      ...agreementRows(
        ['Effective'],
        ['A', 'One', null],
        ['B', 'Two', 'soon'],
        ['C', 'Three', null],
        ['D', 'Four', null],
      ),
      ...people(
        [],
        ['A', 'Landowner', kept],
        ['B', 'Landowner', wrong],
        ['A', 'Pilot', wrong],
        ['C', 'Landowner', wrong],
      ),
    });
    const leaveOut = [{ sheet: 'Agreements', rowNumber: 2 }];
    await validated(broker, project, fileId, { leaveOut });
    const done = await finalized(broker, project, fileId, 'ImportValid', { leaveOut });
    expect(done.json().result).toMatchObject({ new: 2, leftOut: 2, rowsLeftOut: 5 });
    expect((await agreementsOf(broker, project)).map(({ name, sequence }) => [sequence, name])).toEqual([
      [1, 'One'],
      [2, 'Four'],
    ]);
    const { rows } = await server.database.pool.query(
      'select name from business_associate where name = any ($1)',
      [[kept, wrong]],
    );
    expect(rows).toEqual([{ name: kept }]);
  });

  it('with nothing to write, for another project or without a file is refused', async () => {
    const [project, other] = [await freshProject(), await freshProject()];
    const fileId = await upload(agreementRows([], ['A', null]));
    await validated(broker, project, fileId);
    const messageOf = async (answer: ReturnType<typeof finalized>) => (await answer).json().message;
    expect(await messageOf(finalized(broker, project, fileId))).toBe(
      'There is nothing to import in this way. Mend a row, or choose the other way.',
    );
    expect(await progressOf(broker, fileId)).toMatchObject({ state: 'Failed' });
    expect(await messageOf(finalized(broker, other, fileId))).toContain('checked for another project');
    expect(await messageOf(finalized(broker, project, ''))).toBe('Missing template file guid.');
  });

  it('is for broker editors of the project, and a file for who uploaded it', async () => {
    const project = await freshProject();
    const before = await agreementCount();
    const fileId = await upload(agreementRows([], ['A', 'One']));
    const asked = { fileId, projectFileId: project };
    for (const [name, status] of [
      ['operator', 403],
      ['readonly', 403],
      ['prairie', 404],
      ['admin', 404],
      ['superuser', 404],
    ] as const) {
      const client = await server.signIn(name);
      const answers = [
        await importCall(client, 'validate-import-file', asked),
        await finalized(client, project, fileId),
        await importCall(client, 'bad-rows', asked),
      ].map(({ statusCode }) => statusCode);
      expect([name, ...answers]).toEqual([name, status, status, status]);
      expect((await client.get(`/api/bulk-import/${fileId}`)).statusCode).toBe(404);
    }
    expect((await importCall(server.visitor(), 'validate-import-file', asked)).statusCode).toBe(401);
    expect(await agreementCount()).toBe(before);
  });

  it('that somebody sends again and again at once is written once', async () => {
    const project = await freshProject();
    const fileId = await upload(agreementRows([], ['A', 'One'], ['B', 'Two']));
    await validated(broker, project, fileId);
    const answers = await Promise.all(Array.from({ length: 16 }, () => finalized(broker, project, fileId)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await agreementsOf(broker, project)).toHaveLength(2);
  });

  it('waits for others into the same project: each number once, none missing', async () => {
    const project = await freshProject();
    const owner = freshName();
    const files = await Promise.all(
      Array.from({ length: 16 }, (_, place) =>
        upload({
          ...agreementRows(
            ['Agreement number'],
            ['A', `One ${place}`, `N-${place}`],
            ['B', `Two ${place}`, 'same'],
          ),
          ...people([], ['A', 'Landowner', owner]),
          Parcels: [
            ['Agreement key', 'Legal description'],
            ['A', 'SE-01-099-09-W6M'],
          ],
        }),
      ),
    );
    for (const fileId of files) await validated(broker, project, fileId);
    const answers = await Promise.all(
      files.map((fileId) => finalized(broker, project, fileId, 'ImportWarningsAndValid')),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 200));
    const all = await agreementsOf(broker, project);
    expect(all.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 17 }, (_, place) => place + 1));
    const { rows } = await server.database.pool.query(
      'select count(*)::int as n from business_associate where name = $1',
      [owner],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('that breaks off in the middle writes nothing and says so', async () => {
    const project = await freshProject();
    const owner = freshName();
    const fileId = await upload({
      ...agreementRows([], ['A', 'One']),
      ...people([], ['A', 'Landowner', owner]),
    });
    await validated(broker, project, fileId);
    // The history is written last of all: the import has written everything else by then.
    await server.database.pool.query(
      `create function break_off() returns trigger language plpgsql as $$ begin
         if new.record_kind = 'AGREEMENT' then raise 'broken off'; end if; return new; end $$;
       create trigger break_off before insert on history_entry for each row execute function break_off()`,
    );
    try {
      expect((await finalized(broker, project, fileId)).statusCode).toBe(500);
    } finally {
      await server.database.pool.query('drop trigger break_off on history_entry; drop function break_off()');
    }
    expect(await agreementsOf(broker, project)).toEqual([]);
    const { rows } = await server.database.pool.query('select 1 from business_associate where name = $1', [
      owner,
    ]);
    expect(rows).toEqual([]);
    const [past] = (await broker.get(`/api/bulk-import?projectFileId=${project}`)).json().result;
    expect(past).toMatchObject({ fileId, state: 'Failed', message: 'An unknown error has occurred.' });
    expect((await finalized(broker, project, fileId)).statusCode).toBe(200);
  });

  it('whose server is gone is told as stopped after a while, and can be finalized again', async () => {
    const project = await freshProject();
    const fileId = await upload(agreementRows([], ['A', 'One']));
    await validated(broker, project, fileId);
    await server.database.pool.query(
      `update agreement_import set state = 'Finalizing', seen_at = seen_at - interval '10 minutes' where id = $1`,
      [fileId],
    );
    expect(await progressOf(broker, fileId)).toMatchObject({
      state: 'Failed',
      message: expect.stringContaining('Nothing was written'),
    });
    expect((await finalized(broker, project, fileId)).statusCode).toBe(200);
  });
});

describe('an undo', () => {
  it('takes back what nobody touched since, and names what it leaves', async () => {
    const project = await freshProject();
    const there = anAgreement({ projectFileId: project, name: 'There', agreementNumber: 'SL-0' });
    await saveAlone(broker, there);
    const [kept, gone] = [freshName(), freshName()];
    const fileId = await upload({
      ...agreementRows(
        ['Agreement number'],
        ['0', 'There, renamed', 'SL-0'],
        ['A', 'One', 'SL-1'],
        ['B', 'Two', 'SL-2'],
        ['C', 'Three', 'SL-3'],
      ),
      ...people([], ['A', 'Landowner', kept], ['B', 'Landowner', gone]),
      Parcels: [
        ['Agreement key', 'Legal description'],
        ['A', 'SE-02-099-09-W6M'],
        ['B', 'SE-03-099-09-W6M'],
      ],
    });
    await validated(broker, project, fileId);
    await finalized(broker, project, fileId, 'ImportWarningsAndValid');
    const [, one, two, three] = await agreementsOf(broker, project);
    await saveAlone(broker, { id: one?.id, revision: 1, name: 'One, as it is called now' });
    await callWithIds(broker, 'deleteAgreements', three?.id ?? '');
    const changed = expect.stringMatching(/^Changed by .+ since\.$/);
    const left = [
      { agreementId: one?.id, label: 'One, as it is called now', reason: changed },
      { agreementId: null, label: 'Three', reason: 'It was deleted since.' },
    ];
    const undo = (isPreview: boolean) =>
      broker.post('/api/bulk-import/undo-import-file', { fileId, isPreview });
    expect((await undo(true)).json().result).toEqual({ deleted: 1, setBack: 1, left });
    expect(await agreementsOf(broker, project)).toHaveLength(3);
    const undone = (await undo(false)).json().result;
    expect(undone).toMatchObject({ deleted: 1, setBack: 1 });
    expect(undone.left).toEqual(expect.arrayContaining(left));
    expect(undone.left).toContainEqual({
      agreementId: null,
      label: 'SE-02-099-09-W6M',
      reason: 'Something was added to it since.',
    });
    expect((await agreementsOf(broker, project)).map(({ name, sequence }) => [sequence, name])).toEqual([
      [1, 'There'],
      [2, 'One, as it is called now'],
    ]);
    const { rows } = await server.database.pool.query(
      'select formatted_legal_description as land from parcel where formatted_legal_description = any ($1)',
      [['SE-02-099-09-W6M', 'SE-03-099-09-W6M']],
    );
    expect(rows).toEqual([{ land: 'SE-02-099-09-W6M' }]);
    const { rows: history } = await server.database.pool.query(
      `select surface_project_id = $2 as own, record_name as name from history_entry where record_id = $1 order by revision`,
      [two?.id, project],
    );
    expect(history).toEqual([
      { own: true, name: expect.stringContaining('SL-2') },
      { own: true, name: expect.stringContaining('SL-2') },
    ]);
    expect((await undo(false)).json().message).toBe('This import was undone already.');
    const [past] = (await broker.get(`/api/bulk-import?projectFileId=${project}`)).json().result;
    expect(past).toMatchObject({ state: 'Undone', canUndo: false, undone: { reverted: 2 } });
  });

  it('is for those who may import', async () => {
    const project = await freshProject();
    const fileId = await upload(agreementRows([], ['A', 'One']));
    await validated(broker, project, fileId);
    await finalized(broker, project, fileId);
    const statuses = [];
    for (const name of ['operator', 'readonly', 'prairie'] as const)
      statuses.push(
        (await (await server.signIn(name)).post('/api/bulk-import/undo-import-file', { fileId })).statusCode,
      );
    expect(statuses).toEqual([403, 403, 404]);
    const seen = await (await server.signIn('operator')).get(`/api/bulk-import?projectFileId=${project}`);
    expect(seen.json().result).toMatchObject([{ fileId, state: 'Done', canUndo: false, result: { new: 1 } }]);
  });
});

describe('a download', () => {
  it('of the bad rows holds exactly those that failed, each with its reason last', async () => {
    const project = await freshProject();
    const fileId = await upload(
      agreementRows(
        ['Effective'],
        ['A', '=1+1', 'soon'],
        ['B', 'Two', null],
        ['C', null, null],
        ['D', null, null],
      ),
    );
    const leaveOut = [{ sheet: 'Agreements', rowNumber: 3 }];
    const answer = await importCall(broker, 'bad-rows', { fileId, projectFileId: project, leaveOut });
    expect(answer.headers['content-disposition']).toContain('Rows to mend of agreements.xlsx');
    const book = await readXlsx(answer.rawPayload);
    expect(book.sheets[0]?.rows).toEqual([
      ['Agreement key', 'Name', 'Effective', 'Reason'],
      ['A', '=1+1', 'soon', 'Effective: ‘soon’ is no day. Write it like 2026-01-31.'],
      ['C', null, null, 'Name: Required value.'],
    ]);
  });

  it('of the starter workbook has notes, drop-downs and an example that is never read', async () => {
    const answer = await broker.get(`/api/bulk-import/templates/${importTemplateName}`);
    expect(answer.headers['content-disposition']).toContain(importTemplateName);
    const book = await readXlsx(answer.rawPayload, { readStyles: true });
    expect(book.sheets.map(({ name, hidden }) => [name, hidden === true])).toEqual([
      ['Agreements', false],
      ['Landowners and Occupants', false],
      ['Parcels', false],
      ['Lists', true],
    ]);
    const [sheet] = book.sheets;
    const header = sheet?.rows[0] ?? [];
    expect(sheet?.cells?.get('0,0')?.comment?.text).toContain('Any word or number that names one agreement');
    expect([...(sheet?.cells?.values() ?? [])].filter(({ comment }) => comment)).toHaveLength(header.length);
    const lists = sheet?.dataValidations?.map(({ range }) => range?.replace(/\d.*/, '')) ?? [];
    expect(lists).toHaveLength(9);
    const project = await freshProject();
    const fileId = await uploadWorkbook(broker, answer.rawPayload, importTemplateName);
    expect(await validated(broker, project, fileId)).toEqual([]);
    expect((await broker.get('/api/bulk-import/templates/other.xlsx')).statusCode).toBe(404);
  });
});

describe('a file', () => {
  const refusal = async (bytes: Uint8Array, name = 'agreements.xlsx') => {
    const project = await freshProject();
    const uploaded = await broker.upload('/api/files', name, bytes);
    if (uploaded.statusCode !== 200) return [uploaded.statusCode, uploaded.json().message];
    const fileId = String(uploaded.json().result.guid);
    const answer = await importCall(broker, 'validate-import-file', { fileId, projectFileId: project });
    return [answer.statusCode, answer.json().message];
  };

  it('that is no workbook, is locked or harms is refused with its reason', async () => {
    const data = textRows([['Agreement key', 'Name']]);
    const book = rawWorkbook({ sheets: [{ name: 'Agreements', data }] });
    expect(await refusal(Buffer.from('a,b'), 'agreements.csv')).toEqual([
      422,
      'File type not supported (xlsx only). The uploaded file must be fixed before continuing.',
    ]);
    expect(await refusal(Buffer.from('<html><table></table></html>'))).toEqual([
      415,
      expect.stringContaining('not what its name says'),
    ]);
    expect(await refusal(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]))).toEqual(
      [
        422,
        'The file is locked with a password, or in an old format. Save a copy without it and upload that.',
      ],
    );
    expect(await refusal(book.slice(0, book.length - 30))).toEqual([422, expect.any(String)]);
    expect(
      await refusal(
        rawWorkbook({
          sheets: [
            { name: 'A', data },
            { name: 'a', data },
          ],
        }),
      ),
    ).toEqual([422, 'Two sheets are called a. Rename one of them.']);
    expect(await refusal(rawWorkbook({ sheets: [{ name: 'Agreements', data: '' }] }))).toEqual([
      422,
      'The sheet Agreements has no header: its first row must name the columns.',
    ]);
    expect(
      await refusal(rawWorkbook({ sheets: [{ name: 'Agreements', data: textRows([['One', 'Two']]) }] })),
    ).toEqual([422, expect.stringContaining('No sheet has columns that are known here')]);
  });
});
