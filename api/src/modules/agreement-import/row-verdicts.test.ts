import { importLimits } from 'shared-contracts/agreement-import';
import { describe, expect, it } from 'vitest';
import { finalized, freshName, progressOf, uploadWorkbook, validated } from '../../testing/import-calls.ts';
import { agreementRows, findingsOf, importDesk, parcelRows, peopleRows } from '../../testing/import-desk.ts';
import { rawWorkbook, textRows } from '../../testing/raw-workbook.ts';

const desk = importDesk();

describe('a row is told', () => {
  it('what is wrong with its cells, with what may have been meant', async () => {
    const project = await desk.freshProject();
    const { rows: types } = await desk.server.database.pool.query(
      'select code from agreement_type where is_active order by code limit 1',
    );
    const code = String(types[0].code);
    const fileId = await desk.upload(
      agreementRows(
        ['Type', 'Effective', 'Gross area', 'Reference number', 'Unit of the term', 'Term'],
        ['A', null, `${code}x`, '03/04/2026', 'big', 'x'.repeat(31), 'Weeks', '1.5'],
        ['B', 'Two', 'Potato', '2026-02-31', '1 234,56789', 'r', null, null],
        [null, 'Three', null, null, null, null, null, null],
      ),
    );
    expect(findingsOf(await validated(desk.broker, project, fileId))).toEqual([
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

  it('that its agreement has no room for it, and is judged with the others no more', async () => {
    const project = await desk.freshProject();
    const most = importLimits.rowsOfAgreement;
    // Rows without a name are refused where they are checked.
    const people = Array.from({ length: most + 2 }, () => ['A', 'Landowner', null]);
    const fileId = await desk.upload({ ...agreementRows([], ['A', 'One']), ...peopleRows([], ...people) });
    const findings = findingsOf(await validated(desk.broker, project, fileId));
    expect(findings.slice(0, most).every(([, column]) => column === 'businessAssociate')).toBe(true);
    const message = `An agreement has ${most} rows of this kind at most.`;
    expect(findings.slice(most)).toEqual([most + 2, most + 3].map((row) => [row, 'key', message]));
  });

  it('that its key or number stands there twice, within the file', async () => {
    const project = await desk.freshProject();
    const fileId = await desk.upload({
      ...agreementRows(['Agreement number'], ['A', 'One', 'N-1'], ['a', 'Two', 'N-2'], ['C', 'Three', 'n-1']),
      ...parcelRows(['Z', 'NW-36-042-03-W5M'], ['A', 'No land at all']),
    });
    const records = await validated(desk.broker, project, fileId);
    const sentences = findingsOf(records);
    expect(sentences).toContainEqual([
      2,
      'key',
      'The key A is also in row 3. Leave one out, or change its key.',
    ]);
    expect(sentences).toContainEqual([
      2,
      'agreementNumber',
      'N-1 is also in row 4 of this sheet. Leave one out, or confirm both.',
    ]);
    expect(sentences).toContainEqual([2, 'key', 'No row of the sheet Agreements has the key Z.']);
    expect(sentences).toContainEqual([
      3,
      'legalDescription',
      expect.stringContaining('not a legal description'),
    ]);
    expect(sentences).toContainEqual([3, 'key', 'Its agreement in row 2 has errors.']);
    const leaveOut = [{ sheet: 'Agreements', rowNumber: 1 }];
    const decisions = [0, 2].map((rowNumber) => ({
      ...{ sheet: 'Agreements', rowNumber, column: 'agreementNumber', choice: 'New' },
    }));
    const after = await validated(desk.broker, project, fileId, { leaveOut, decisions });
    expect(after.slice(0, 3).map(({ errors, isLeftOut }) => [errors.length, isLeftOut])).toEqual([
      [0, false],
      [0, true],
      [0, false],
    ]);
    expect(findingsOf(after, 'warnings')[0]?.[2]).toBe(
      'N-1 is also in row 4 of this sheet; both are created.',
    );
  });

  it('that shares are over one, as an error on a title and a warning on an agreement', async () => {
    const project = await desk.freshProject();
    const { rows } = await desk.server.database.pool.query(
      `select number from title group by number having count(*) = 1 order by number limit 1`,
    );
    const title = String(rows[0].number);
    const [one, two] = [freshName(), freshName()];
    const fileId = await desk.upload({
      ...agreementRows([], ['A', 'One'], ['B', 'Two']),
      ...peopleRows(
        ['Share %', 'Title number'],
        ['A', 'Landowner', one, '60 %', title],
        ['A', 'Landowner', two, '50', title],
        ['B', 'Landowner', one, '60', null],
        ['B', 'Landowner', two, '2/3', null],
        ['B', 'Landowner', freshName(), null, 'no such title'],
      ),
    });
    const records = await validated(desk.broker, project, fileId);
    const over = `The shares on title ${title} add up to 110 %. Together they cannot be more than the whole.`;
    expect(findingsOf(records)).toEqual([
      [2, 'interestPercentage', over],
      [3, 'interestPercentage', over],
    ]);
    expect(findingsOf(records, 'warnings').map(([row, column]) => [row, column])).toEqual([
      // The agreement that would lose them.
      [2, null],
      [4, 'interestPercentage'],
      [5, 'interestPercentage'],
      [6, 'title'],
      [6, 'interestPercentage'],
    ]);
  });

  it('that a share is a number with or without its sign, however many blanks are in its cell', async () => {
    const project = await desk.freshProject();
    const blanks = ' '.repeat(32_000);
    const shares = ['12.5%', '12.5 %', `12.5${' '.repeat(50)}%`, '12.5 % %', `1${blanks}2`, `1${blanks}%%`];
    const fileId = await desk.upload({
      ...agreementRows([], ...shares.map((_, place) => [`A${place}`, 'One'])),
      ...peopleRows(
        ['Share %'],
        ...shares.map((share, place) => [`A${place}`, 'Landowner', freshName(), share]),
      ),
    });
    const findings = findingsOf(await validated(desk.broker, project, fileId));
    expect(findings.map(([row, column]) => [row, column])).toEqual(
      [5, 6, 7].map((row) => [row, 'interestPercentage']),
    );
    expect(findings[1]?.[2]).toHaveLength(`‘1${' '.repeat(59)}…’ is no number.`.length);
  });

  it('that only a portion of its land is named, until that is there as the sheet says', async () => {
    const project = await desk.freshProject();
    const sheets = (key: string) => ({
      ...agreementRows(['Agreement number'], [key, 'Portions', `PT-${key}`]),
      ...parcelRows(
        [key, 'ptn. SE 36-118-20-W5M'],
        [key, 'that part of NE 36-118-20-W5M'],
        [key, 'NW 36-118-20-W5M'],
      ),
    });
    const first = await desk.upload(sheets('A'));
    const records = await validated(desk.broker, project, first);
    const added = (land: string) =>
      `Only a portion of ${land} is named. It is added as a portion, one for all rows that name it; the map shows all of ${land}.`;
    expect([findingsOf(records), findingsOf(records, 'warnings')]).toEqual([
      [],
      [
        [2, 'legalDescription', added('SE-36-118-20-W5M')],
        [3, 'legalDescription', added('NE-36-118-20-W5M')],
      ],
    ]);
    expect(records.slice(1).map(({ land }) => land)).toEqual([
      'ptn. SE-36-118-20-W5M',
      'ptn. NE-36-118-20-W5M',
      'NW-36-118-20-W5M',
    ]);
    await finalized(desk.broker, project, first, 'ImportWarningsAndValid');
    const { rows } = await desk.server.database.pool.query(
      `select p.formatted_legal_description as land, t.is_portion as portion from parcel p
       join parcel_part t on t.parcel_id = p.id where t.legal_description like '%-36-118-20-W5M' order by land`,
    );
    expect(rows).toEqual([
      { land: 'NW-36-118-20-W5M', portion: false },
      { land: 'ptn. NE-36-118-20-W5M', portion: true },
      { land: 'ptn. SE-36-118-20-W5M', portion: true },
    ]);
    const same = await validated(desk.broker, project, await desk.upload(sheets('A')));
    expect([same.map(({ action }) => action), findingsOf(same, 'warnings')]).toEqual([
      ['Unchanged', 'Unchanged', 'Unchanged', 'Unchanged'],
      [],
    ]);
    const again = await validated(desk.broker, project, await desk.upload(sheets('B')));
    expect(findingsOf(again, 'warnings')[0]).toEqual([
      2,
      'legalDescription',
      'Only a portion of SE-36-118-20-W5M is named. The parcel that is called so is taken; if another portion is meant, give the number of its parcel.',
    ]);
  });

  it('whom an owner looks like, who is chosen or kept apart', async () => {
    const project = await desk.freshProject();
    const name = freshName();
    const id = crypto.randomUUID();
    await desk.server.database.pool.query(
      'insert into business_associate (id, name, phone_number) values ($1, $2, $3)',
      [...[id, name, '(780) 555-0147']],
    );
    const fileId = await desk.upload({
      ...agreementRows([], ['A', 'One'], ['B', 'Two'], ['C', 'Three']),
      ...peopleRows(
        ['Phone number'],
        ['A', 'Landowner', name.split(' ').toReversed().join(' '), null],
        ['B', 'Landowner', freshName(), '780.555.0147'],
        ['C', 'Landowner', `  ${name.toUpperCase()} `, null],
      ),
    });
    const records = (await validated(desk.broker, project, fileId)).slice(3);
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
    const [chosen] = (await validated(desk.broker, project, fileId, { decisions })).slice(3);
    expect([chosen?.warnings, chosen?.choices[0]?.chosen]).toEqual([[], { choice: 'Use', id }]);
    const done = await finalized(desk.broker, project, fileId, 'ImportWarningsAndValid', { decisions });
    expect(done.json().result.new).toBe(3);
    const { rows } = await desk.server.database.pool.query(
      `select a.name from agreement a join landowner l on l.agreement_id = a.id
       where a.surface_project_id = $1 and l.business_associate_id = $2 order by a.sequence`,
      [project, id],
    );
    expect(rows.map((row) => row.name)).toEqual(['One', 'Three']);
  });

  it('that it is hidden, merged, a formula without a result or an error', async () => {
    const project = await desk.freshProject();
    const data =
      textRows([['Agreement key', 'Name', 'Agreement name']]) +
      `<row r="2" hidden="1"><c r="A2" t="str"><v>A</v></c><c r="B2"><f>1+1</f><v>2</v></c></row>` +
      `<row r="3"><c r="A3" t="str"><v>B</v></c><c r="B3"><f>1+1</f></c></row>` +
      `<row r="4"><c r="A4" t="str"><v>C</v></c><c r="B4" t="e"><v>#REF!</v></c><c r="C4" t="str"><v>of block</v></c></row>` +
      `<row r="5"><c r="A5" t="str"><v>D</v></c><c r="B5" t="str"><v>Four</v></c></row>`;
    const after = '<mergeCells><mergeCell ref="C4:C5"/></mergeCells>';
    const fileId = await uploadWorkbook(
      desk.broker,
      rawWorkbook({ sheets: [{ name: 'Agreements', data, after }] }),
    );
    const records = await validated(desk.broker, project, fileId);
    expect(findingsOf(records)).toEqual([
      [3, 'name', 'This formula has no result. Open the workbook in a spreadsheet program and save it.'],
      [4, 'name', 'The cell shows the error #REF!. Correct the formula, or type the value.'],
    ]);
    expect(findingsOf(records, 'warnings')).toEqual([
      [2, null, 'This row is hidden in the sheet, by hand or by a filter.'],
      [
        5,
        'agreementName',
        'This cell is merged with the one above: only the first row of the block has the value.',
      ],
    ]);
    expect((await progressOf(desk.broker, fileId)).notices).toEqual([
      'Sheet Agreements, column Name: formulas are not calculated; their last results are read.',
    ]);
  });
});
