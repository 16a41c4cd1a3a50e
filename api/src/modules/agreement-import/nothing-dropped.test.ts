import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { agreementsOf } from '../../testing/agreement-calls.ts';
import { finalized, freshName, progressOf, uploadWorkbook, validated } from '../../testing/import-calls.ts';
import { agreementRows, importDesk, parcelRows, peopleRows } from '../../testing/import-desk.ts';
import type { TestClient } from '../../testing/test-server.ts';

const desk = importDesk();

/**
 * Five agreements: a correct one, one with a wrong owner, one with wrong land, one without rows, and one that is wrong
 * itself.
 */
async function fiveAgreements() {
  const project = await desk.freshProject();
  const [owner, other] = [freshName(), freshName()];
  const sheets = {
    ...agreementRows(
      ['Agreement number', 'Effective'],
      ['A', 'Whole', 'N-1', null],
      ['B', 'Owner wrong', 'N-2', null],
      ['C', 'Land wrong', 'N-3', null],
      ['D', 'Bare', 'N-4', null],
      ['E', 'Wrong', 'N-5', 'soon'],
    ),
    ...peopleRows(
      [],
      ['A', 'Landowner', owner],
      ['B', 'Pilot', other],
      ['C', 'Landowner', owner],
      ['E', 'Landowner', owner],
      ['E', 'Pilot', other],
    ),
    ...parcelRows(
      ['A', 'NW 7-119-20-W5M'],
      ['B', 'NW 8-119-20-W5M'],
      ['C', 'somewhere'],
      ['E', 'NW 9-119-20-W5M'],
    ),
  };
  const fileId = await desk.upload(sheets);
  return { project, fileId, records: await validated(desk.broker, project, fileId) };
}

/** The sheets of a workbook that was downloaded. */
async function leftSheets(client: TestClient, fileId: string) {
  const answer = await client.post('/api/bulk-import/left-rows', { fileId });
  if (answer.statusCode !== 200) throw new Error(`Not handed out: ${answer.statusCode} ${answer.body}`);
  return { bytes: answer.rawPayload, sheets: (await readXlsx(answer.rawPayload)).sheets };
}

describe('of an import', () => {
  it('an agreement that would lose its owner or land is in doubt, and only following rows are counted apart', async () => {
    const { fileId, records } = await fiveAgreements();
    expect(
      records.map(({ entityType, rowNumber, errors, warnings, isFollowing }) => [
        ...[entityType, rowNumber + 2, errors.length, warnings.map(({ message }) => message), isFollowing],
      ]),
    ).toEqual([
      ['Agreement', 2, 0, [], false],
      [
        ...['Agreement', 3, 0],
        [
          'Its landowner in row 3 has errors and would stay out. Correct that row, or import the agreement without it.',
        ],
        false,
      ],
      [
        ...['Agreement', 4, 0],
        [
          'Its land in row 4 has errors and would stay out. Correct that row, or import the agreement without it.',
        ],
        false,
      ],
      ['Agreement', 5, 0, [], false],
      ['Agreement', 6, 1, [], false],
      ['Landowner', 2, 0, [], false],
      ['Landowner', 3, 1, [], false],
      ['Landowner', 4, 0, [], false],
      ['Landowner', 5, 1, [], true],
      ['Landowner', 6, 2, [], false],
      ['Parcel', 2, 0, [], false],
      ['Parcel', 3, 0, [], false],
      ['Parcel', 4, 1, [], false],
      ['Parcel', 5, 1, [], true],
    ]);
    expect((await progressOf(desk.broker, fileId)).rows).toEqual({
      ...{ errors: 4, following: 2, warnings: 2, valid: 6, leftOut: 0 },
    });
  });

  it('it is told before what agreements end without, why, and which rows stay out', async () => {
    const { project, fileId, records } = await fiveAgreements();
    const { plans } = await progressOf(desk.broker, fileId);
    expect(plans).toEqual({
      ImportValid: {
        ...{ new: 2, changed: 0, unchanged: 0, leftOut: 3, rowsLeftOut: 10, rowsFollowing: 4, movedTasks: 0 },
        lacks: [
          { what: 'Owner', why: 'NoRow', count: 1 },
          { what: 'Land', why: 'NoRow', count: 1 },
        ],
      },
      ImportWarningsAndValid: {
        ...{ new: 4, changed: 0, unchanged: 0, leftOut: 1, rowsLeftOut: 6, rowsFollowing: 2, movedTasks: 0 },
        lacks: expect.arrayContaining([
          { what: 'Owner', why: 'NoRow', count: 1 },
          { what: 'Owner', why: 'Errors', count: 1 },
          { what: 'Land', why: 'NoRow', count: 1 },
          { what: 'Land', why: 'Errors', count: 1 },
        ]),
      },
    });
    const out = (mode: 'ImportValid' | 'ImportWarningsAndValid') =>
      records.filter(({ staysOut }) => staysOut.includes(mode)).length;
    expect([out('ImportValid'), out('ImportWarningsAndValid')]).toEqual([10, 6]);
    expect(records[2]?.lacks).toEqual([{ mode: 'ImportWarningsAndValid', what: 'Land', why: 'Errors' }]);
    const leaveOut = [{ sheet: 'Landowners and Occupants', rowNumber: 0 }];
    const [whole] = await validated(desk.broker, project, fileId, { leaveOut });
    expect(whole?.lacks.map(({ what, why }) => [what, why])).toEqual([
      ['Owner', 'LeftOut'],
      ['Owner', 'LeftOut'],
    ]);
  });

  it('the rows that did not come in are handed out with their reasons, and come in once they are corrected', async () => {
    const { project, fileId } = await fiveAgreements();
    const none = await desk.broker.post('/api/bulk-import/left-rows', { fileId });
    expect([none.statusCode, none.json().message]).toEqual([404, 'Every row of this import came in.']);
    const done = await finalized(desk.broker, project, fileId, 'ImportWarningsAndValid');
    expect(done.json().result).toMatchObject({ new: 4, leftOut: 1, rowsLeftOut: 6, rowsFollowing: 2 });
    const { bytes, sheets } = await leftSheets(desk.broker, fileId);
    const already = 'Imported already. It is listed so that the rows below find their agreement.';
    expect(sheets.map(({ name, rows }) => [name, rows.map((row) => [row[0], row.at(-1)])])).toEqual([
      [
        'Agreements',
        [
          ['Agreement key', 'Reason'],
          ['B', already],
          ['C', already],
          ['E', 'Effective: ‘soon’ is no day. Write it like 2026-01-31.'],
        ],
      ],
      [
        'Landowners and Occupants',
        [
          ['Agreement key', 'Reason'],
          ['B', expect.stringMatching(/^Role: Write/)],
          ['E', 'Agreement key: Its agreement in row 6 has errors.'],
          ['E', expect.stringMatching(/^Role: Write .* Agreement key: Its agreement in row 6 has errors\.$/)],
        ],
      ],
      [
        'Parcels',
        [
          ['Agreement key', 'Reason'],
          ['C', expect.stringMatching(/^Legal description: /)],
          ['E', 'Agreement key: Its agreement in row 6 has errors.'],
        ],
      ],
    ]);
    const again = await uploadWorkbook(desk.broker, bytes);
    const people = 'Landowners and Occupants';
    const corrections = [
      { sheet: 'Agreements', rowNumber: 2, column: 'effectiveDate', value: '2026-05-01' },
      { sheet: people, rowNumber: 0, column: 'role', value: 'Landowner' },
      { sheet: people, rowNumber: 2, column: 'role', value: 'Occupant' },
      { sheet: 'Parcels', rowNumber: 0, column: 'legalDescription', value: 'NW 10-119-20-W5M' },
    ];
    await validated(desk.broker, project, again, { corrections });
    const second = await finalized(desk.broker, project, again, 'ImportWarningsAndValid', { corrections });
    expect(second.json().result).toMatchObject({ new: 1, changed: 2, rowsLeftOut: 0, lacks: [] });
    expect(await agreementsOf(desk.broker, project)).toHaveLength(5);
  });

  it('the rows that did not come in are for who may import into the project', async () => {
    const { project, fileId } = await fiveAgreements();
    await finalized(desk.broker, project, fileId, 'ImportWarningsAndValid');
    const statusOf = async (name: 'operator' | 'prairie') =>
      (await (await desk.server.signIn(name)).post('/api/bulk-import/left-rows', { fileId })).statusCode;
    expect([await statusOf('operator'), await statusOf('prairie')]).toEqual([403, 404]);
  });
});
