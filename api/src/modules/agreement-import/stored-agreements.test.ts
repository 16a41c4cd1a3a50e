import { describe, expect, it } from 'vitest';
import { agreementOf, agreementsOf } from '../../testing/agreement-calls.ts';
import { finalized, freshName, progressOf, type Sheets, validated } from '../../testing/import-calls.ts';
import { agreementRows, importDesk, peopleRows } from '../../testing/import-desk.ts';

const desk = importDesk();

describe('what is there already', () => {
  it('is told apart, changed where the sheet says otherwise, and else left as it is', async () => {
    const project = await desk.freshProject();
    const owner = freshName();
    const sheets = (area: string, extra: string): Sheets => ({
      ...agreementRows(
        ['Agreement number', 'Gross area', 'Status comments'],
        ['A', 'One', 'SL-1', area, null],
        ['B', 'Two', 'SL-2', '2', 'as it was'],
      ),
      ...peopleRows([], ['A', 'Landowner', owner], ['B', 'Occupant', extra]),
    });
    const first = await desk.upload(sheets('1', owner));
    await validated(desk.broker, project, first);
    await finalized(desk.broker, project, first);
    const [one] = await agreementsOf(desk.broker, project);
    const revised = await desk.upload(sheets('1.5', freshName()));
    const records = await validated(desk.broker, project, revised);
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
    const { plans } = await progressOf(desk.broker, revised);
    expect(plans?.ImportValid).toMatchObject({ new: 0, changed: 0, unchanged: 1, leftOut: 1 });
    expect(plans?.ImportWarningsAndValid).toMatchObject({ new: 0, changed: 2, unchanged: 0, leftOut: 0 });
    const expected = { ...plans?.ImportWarningsAndValid, changed: 1 };
    const stale = await finalized(desk.broker, project, revised, 'ImportWarningsAndValid', { expected });
    expect([stale.statusCode, stale.json().message]).toEqual([
      409,
      expect.stringContaining('changed since you looked'),
    ]);
    const done = await finalized(desk.broker, project, revised, 'ImportWarningsAndValid', {
      expected: plans?.ImportWarningsAndValid,
    });
    expect(done.json().result).toMatchObject({ changed: 2 });
    expect(await agreementOf(desk.broker, one?.id ?? '')).toMatchObject({
      revision: 2,
      areaAndLength: { grossArea: '1.5' },
    });
    expect(await agreementsOf(desk.broker, project)).toHaveLength(2);
  });

  it('says how many tasks moved with the dates that the sheet changed', async () => {
    const project = await desk.freshProject();
    const sheets = (day: string): Sheets => ({
      ...agreementRows(['Agreement number', 'Expiry date'], ['A', 'One', 'SL-1', day]),
      ...peopleRows([], ['A', 'Landowner', 'Moved With It']),
    });
    const first = await desk.upload(sheets('2030-06-30'));
    await validated(desk.broker, project, first);
    await finalized(desk.broker, project, first, 'ImportWarningsAndValid');
    const [one] = await agreementsOf(desk.broker, project);
    await desk.server.database.pool.query(
      `insert into assigned_task (id, surface_project_id, parent_class, agreement_id, task_id, due_date, due_anchor,
          due_count, due_unit, due_side)
        select gen_random_uuid(), $1, 'Agreement', $2, (select id from task order by id limit 1), '2030-06-20', 'Expiry',
          10, 'Days', 'Before'`,
      [project, one?.id],
    );
    const revised = await desk.upload(sheets('2031-06-30'));
    await validated(desk.broker, project, revised);
    const done = await finalized(desk.broker, project, revised, 'ImportWarningsAndValid');
    expect(done.json().result).toMatchObject({ changed: 1, movedTasks: 1 });
    const { rows } = await desk.server.database.pool.query(
      'select due_date::text as due from assigned_task where agreement_id = $1',
      [one?.id],
    );
    expect(rows).toEqual([{ due: '2031-06-20' }]);
  });

  it('may be added once more, where somebody says so', async () => {
    const project = await desk.freshProject();
    const sheets = agreementRows(['Agreement number'], ['A', 'One', 'SL-1']);
    const first = await desk.upload(sheets);
    await validated(desk.broker, project, first);
    await finalized(desk.broker, project, first);
    const second = await desk.upload(sheets);
    const decisions = [{ sheet: 'Agreements', rowNumber: 0, column: 'agreementNumber', choice: 'New' }];
    const [record] = await validated(desk.broker, project, second, { decisions });
    expect(record).toMatchObject({ action: 'New', choices: [{ chosen: { choice: 'New' } }] });
    await finalized(desk.broker, project, second, 'ImportWarningsAndValid', { decisions });
    expect(await agreementsOf(desk.broker, project)).toHaveLength(2);
  });
});

describe('the land of a row', () => {
  it('is told in its usual writing, or as the parcel of its number has it', async () => {
    const project = await desk.freshProject();
    const there = await desk.server.database.pool.query(
      'select unique_number as number, formatted_legal_description as land from parcel where is_active order by id limit 1',
    );
    const [{ number, land }] = there.rows;
    const fileId = await desk.upload({
      ...agreementRows([], ['A', 'One']),
      Parcels: [
        ['Agreement key', 'Legal description', 'Parcel number'],
        ['A', 'nw 36-42-3 w5', null],
        ['A', null, String(number).toLowerCase()],
        ['A', 'behind the barn', null],
        ['nobody', 'SE 1-43-3 W5', null],
      ],
    });
    const records = await validated(desk.broker, project, fileId);
    expect(records.map((record) => [record.entityType, record.land])).toEqual([
      ['Agreement', null],
      ['Parcel', 'NW-36-042-03-W5M'],
      ['Parcel', land],
      ['Parcel', null],
      ['Parcel', 'SE-01-043-03-W5M'],
    ]);
  });
});
