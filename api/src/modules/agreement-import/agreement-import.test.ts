import { describe, expect, it } from 'vitest';
import { agreementOf, agreementsOf } from '../../testing/agreement-calls.ts';
import { historyOf } from '../../testing/associate-calls.ts';
import { finalized, freshName, progressOf, validated } from '../../testing/import-calls.ts';
import { agreementRows, importDesk, parcelRows, peopleRows } from '../../testing/import-desk.ts';

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
      ...peopleRows(['Part in per cent', 'Notes'], ['A', 'Landowner, Occupant', owner, '1/2', '=1+1']),
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
    const plan = { new: 1, changed: 0, unchanged: 0, leftOut: 0, rowsLeftOut: 0 };
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
