import { describe, expect, it } from 'vitest';
import { agreementOf, agreementsOf } from '../../testing/agreement-calls.ts';
import { historyOf } from '../../testing/associate-calls.ts';
import { finalized, freshName, progressOf, validated } from '../../testing/import-calls.ts';
import { agreementRows, findingsOf, importDesk, parcelRows, peopleRows } from '../../testing/import-desk.ts';

const desk = importDesk();

describe('a workbook', () => {
  it('of three rows becomes an agreement with its owner and land, told by the history', async () => {
    const project = await desk.freshProject();
    const owner = freshName();
    const fileId = await desk.upload({
      ...agreementRows(
        ['Agreement number', 'Effective', 'Gross area', 'Term', 'Unit of the term'],
        ['A', 'Lease at 4-11', 'SL-1', '2026-05-01', '1,234.5', 25, 'Years'],
      ),
      ...peopleRows(['Share %', 'Notes'], ['A', 'Landowner, Occupant', owner, '1/2', '=1+1']),
      ...parcelRows(['A', 'NW 36-42-3 W5']),
    });
    const records = await validated(desk.broker, project, fileId);
    expect(
      records.map(({ entityType, rowNumber, errors, warnings, action }) => [
        ...[entityType, rowNumber, errors, warnings, action],
      ]),
    ).toEqual([
      ['Agreement', 0, [], [], 'New'],
      ['Landowner', 0, [], [], 'New'],
      ['Parcel', 0, [], [], 'New'],
    ]);
    const plan = {
      ...{
        new: 1,
        changed: 0,
        unchanged: 0,
        leftOut: 0,
        rowsLeftOut: 0,
        rowsFollowing: 0,
        movedTasks: 0,
        lacks: [],
      },
    };
    expect(await progressOf(desk.broker, fileId)).toMatchObject({
      state: 'Review',
      rows: { errors: 0, warnings: 0, valid: 3, leftOut: 0 },
      plans: { ImportValid: plan, ImportWarningsAndValid: plan },
      sheets: [{ name: 'Agreements', kind: 'agreements', rows: 1 }, { kind: 'people' }, { kind: 'parcels' }],
    });
    const done = await finalized(desk.broker, project, fileId);
    expect([done.statusCode, done.json()]).toEqual([200, { result: { fileId, ...plan } }]);
    const [{ id } = { id: '' }] = await agreementsOf(desk.broker, project);
    const agreement = await agreementOf(desk.broker, id);
    expect(agreement).toMatchObject({
      ...{ sequence: 1, name: 'Lease at 4-11', agreementNumber: 'SL-1', term: 25, termUnit: 'YEARS' },
      dates: { effectiveDate: '2026-05-01' },
      areaAndLength: { grossArea: '1234.5' },
      landowners: [{ interestFractionNumerator: 1, interestFractionDenominator: 2, notes: '=1+1' }],
      occupants: [{ sequence: 1 }],
      relatedParcels: [{ sequence: 1 }],
    });
    expect(await historyOf(desk.broker, 'AGREEMENT', id)).toHaveLength(1);
    const { rows } = await desk.server.database.pool.query(
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

  it('keeps the groups of its owners, each with its share, typed at one of them', async () => {
    const project = await desk.freshProject();
    const owners = (rows: readonly (readonly (string | null)[])[]) =>
      peopleRows(
        ['Joint tenant', 'Group of owners', 'Share of the group'],
        ...rows.map((row) => ['A', 'Landowner', freshName(), ...row]),
      );
    const half = [
      ['yes', 'A', '1/2'],
      ['yes', 'a', null],
      [null, 'B', '1/2'],
      [null, 'B', '50 %'],
    ];
    const refused = await desk.upload({ ...agreementRows([], ['A', 'One']), ...owners(half) });
    expect(findingsOf(await validated(desk.broker, project, refused))).toEqual([
      [5, 'groupShare', '‘50 %’ is no share of a group. Write it as a fraction, like 1/2.'],
    ]);
    const mixed = await desk.upload({
      ...agreementRows([], ['A', 'One']),
      ...owners([half[0] ?? [], ['no', 'A', null]]),
    });
    expect(
      findingsOf(await validated(desk.broker, project, mixed)).map(([row, column]) => [row, column]),
    ).toEqual([[3, 'ownerGroup']]);
    const fileId = await desk.upload({ ...agreementRows([], ['A', 'One']), ...owners(half.slice(0, 2)) });
    await validated(desk.broker, project, fileId);
    expect((await finalized(desk.broker, project, fileId)).statusCode).toBe(200);
    const [{ id } = { id: '' }] = await agreementsOf(desk.broker, project);
    const joint = { isJointTenant: true, groupShareNumerator: 1, groupShareDenominator: 2 };
    expect((await agreementOf(desk.broker, id)).landowners).toMatchObject([
      { ...joint, ownerGroup: 'A' },
      { ...joint, ownerGroup: 'a' },
    ]);
  });

  it('keeps the number that the land registry gave its land, and finds land by that alone', async () => {
    const land = (...rows: readonly (readonly (string | null)[])[]) => ({
      Parcels: [
        ['Agreement key', 'Legal description', 'LINC, PID or surface parcel number'],
        ...rows.map((row) => ['A', ...row]),
      ],
    });
    const project = await desk.freshProject();
    const check = async (sheets: ReturnType<typeof land>) => {
      const fileId = await desk.upload({ ...agreementRows([], ['A', 'One']), ...sheets });
      return { fileId, records: await validated(desk.broker, project, fileId) };
    };
    const refused = await check(
      land(
        ['NW 1-123-20-W5', '12'],
        ['SW 1-123-20-W5', 'PID 012-345-678'],
        ['NE & SE 1-123-20-W5', '0099 123 457'],
        [null, '0099 999 999'],
      ),
    );
    expect(
      findingsOf(refused.records).map(([row, column, text]) => [row, column, text.slice(0, 30)]),
    ).toEqual([
      [2, 'registryNumber', 'Write a LINC of 10 digits, lik'],
      [3, 'registryNumber', 'A PID is a number of British C'],
      [4, 'registryNumber', 'A registry number belongs to o'],
      [5, 'registryNumber', 'No parcel has the number 0099 '],
    ]);
    const first = await check(land(['NW 1-123-20-W5', 'LINC 0099123456']));
    expect(findingsOf(first.records)).toEqual([]);
    expect((await finalized(desk.broker, project, first.fileId)).statusCode).toBe(200);
    const { rows } = await desk.server.database.pool.query(
      `select registry_number, registry_key from parcel where formatted_legal_description = 'NW-01-123-20-W5M'`,
    );
    expect(rows).toEqual([{ registry_number: '0099 123 456', registry_key: '0099123456' }]);
    const again = await check(land([null, '0099-123-456'], ['SW 1-123-20-W5', '0099 123 456']));
    expect(findingsOf(again.records)).toEqual([]);
    expect(findingsOf(again.records, 'warnings')).toEqual([
      [
        3,
        'registryNumber',
        'Another parcel has the number 0099 123 456: NW-01-123-20-W5M. Is it the same land?',
      ],
    ]);
  });

  it('is imported once', async () => {
    const project = await desk.freshProject();
    const fileId = await desk.upload(agreementRows([], ['A', 'One']));
    await validated(desk.broker, project, fileId);
    expect((await finalized(desk.broker, project, fileId)).statusCode).toBe(200);
    const again = await finalized(desk.broker, project, fileId);
    expect([again.statusCode, again.json().message]).toEqual([
      400,
      'This file was imported already. Upload it again to import it once more.',
    ]);
  });

  it('names its columns without regard to case, order and blanks, in both languages', async () => {
    const project = await desk.freshProject();
    const fileId = await desk.upload({
      acuerdos: [
        ['NOMBRE', ' clave del ACUERDO', 'Potato'],
        ['Uno', 'A', 'x'],
      ],
    });
    const [record] = await validated(desk.broker, project, fileId);
    expect(record).toMatchObject({ key: 'A', errors: [], cells: ['Uno', 'A', 'x'] });
    expect((await progressOf(desk.broker, fileId)).notices).toEqual([
      'Sheet acuerdos: the column Potato is not known and not read.',
    ]);
  });

  it('remembers what a column is read as for the company, until that is forgotten', async () => {
    const project = await desk.freshProject();
    const sheets = agreementRows(['Band no.'], ['A', 'One', 'T-1']);
    const mappings = [{ sheet: 'Agreements', header: 'Band no.', column: 'referenceNumber' }];
    await validated(desk.broker, project, await desk.upload(sheets), { mappings });
    const columnOf = async () => {
      const fileId = await desk.upload(sheets);
      await validated(desk.broker, project, fileId);
      const [sheet] = (await progressOf(desk.broker, fileId)).sheets;
      return sheet?.columns[2];
    };
    expect(await columnOf()).toMatchObject({ column: 'referenceNumber', by: 'Remembered' });
    const kept = (await desk.broker.get('/api/bulk-import/mappings')).json().result;
    expect(kept).toContainEqual({ kind: 'agreements', header: 'bandno.', column: 'referenceNumber' });
    await desk.broker.post('/api/bulk-import/forget-mappings', {
      mappings: [{ kind: 'agreements', header: 'BAND No.' }],
    });
    expect(await columnOf()).toMatchObject({ column: null, by: null });
  });
});
