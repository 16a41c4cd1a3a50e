import { describe, expect, it } from 'vitest';
import { bringTable, broughtBy, lookedTable, recipeOf } from '../../testing/bring-calls.ts';
import { importDesk } from '../../testing/import-desk.ts';

const desk = importDesk();

const query = (text: string, values: readonly unknown[] = []) =>
  desk.server.database.pool.query(text, [...values]).then(({ rows }) => rows);

const associates = (like: string) =>
  query(
    `select name, phone_number as phone, cell_number as cell, email, address_line1 as line, notes
     from business_associate where name like $1 order by name`,
    [like],
  );

describe('how people are reached', () => {
  it('comes in with who is new, is the same the second time, and goes with an undo', async () => {
    const projectFileId = await desk.freshProject();
    const table = [
      'Stakeholder Name,Mailing Address,Home Phone,Cell,E-mail,Comments,Province',
      'Reachedqq One,"Box 9, Nowhere",403-555-0140,403.555.0141,one@example.com,"dog, call first",AB',
      'Reachedqq One,,,,,second row of the same,',
    ].join('\n');
    const first = await bringTable(desk.broker, 'stakeholder', table, { projectFileId });
    expect(first.brought.records).toEqual({ new: 1, changed: 0, unchanged: 0, failed: 0 });
    expect(first.brought.issues.map(({ row, field, isWarning }) => [row, field, isWarning])).toEqual([
      [3, 'associate.notes', true],
    ]);
    expect(await associates('Reachedqq %')).toEqual([
      {
        ...{ name: 'Reachedqq One', phone: '4035550140', cell: '4035550141', email: 'one@example.com' },
        ...{ line: 'Box 9, Nowhere', notes: 'dog, call first' },
      },
    ]);
    const again = await bringTable(desk.broker, 'stakeholder', table.split('\n').slice(0, 2).join('\n'), {
      projectFileId,
    });
    expect([again.brought.records, again.brought.issues]).toEqual([
      { new: 0, changed: 0, unchanged: 1, failed: 0 },
      [],
    ]);
    const other = 'Stakeholder,Phone,E-mail\nReachedqq One,403-555-9999,';
    const stays = await bringTable(desk.broker, 'stakeholder', other, { projectFileId });
    expect(stays.brought.issues.map(({ field, message }) => [field, message])).toEqual([
      [
        'associate.phoneNumber',
        '‘403-555-9999’ is not kept: Reachedqq One is here already and stays as it is. Bring the table in as business associates to change it.',
      ],
    ]);
    expect(await associates('Reachedqq %')).toMatchObject([{ phone: '4035550140' }]);
    const undone = await desk.broker.post('/api/bring-in/undo', { runId: first.brought.runId });
    expect(undone.json().result).toEqual({ deleted: 2, left: 0 });
    expect(await associates('Reachedqq %')).toEqual([]);
  });

  it('is told at its cell where it is wrong, and mended there; a row that is refused gives nobody its number', async () => {
    const projectFileId = await desk.freshProject();
    const table = [
      'Tract,Third Party,Type,Item,Facility,Phone,Date Requested',
      '1,Wrongqq Rail,Third Party,XNG,Track,12,2026-10-01',
      '2,Wrongqq Rail,Third Party,XNG,Siding,403-555-0150,2026-10-02',
      '3,Wrongqq Gas,Third Party,XNG,Line,not a number,2026-10-03',
    ].join('\n');
    const { fileId, looked } = await lookedTable(desk.broker, 'request', table);
    const body = { fileId, recipe: recipeOf(looked), projectFileId };
    const checked = await broughtBy(desk.broker, 'check', body);
    expect(checked.records).toEqual({ new: 1, changed: 0, unchanged: 0, failed: 2 });
    expect(checked.issues.map(({ row, field, value, isWarning }) => [row, field, value, isWarning])).toEqual([
      [2, 'associate.phoneNumber', '12', false],
      [4, 'associate.phoneNumber', 'not a number', false],
    ]);
    const corrections = [
      { row: null, field: 'associate.phoneNumber', from: '12', value: '' },
      { row: 4, field: 'associate.phoneNumber', value: '(403) 555-0151' },
    ];
    const mended = await broughtBy(desk.broker, 'write', { ...body, corrections });
    expect([mended.records, mended.issues]).toEqual([{ new: 3, changed: 0, unchanged: 0, failed: 0 }, []]);
    expect(await associates('Wrongqq %')).toMatchObject([
      { name: 'Wrongqq Gas', phone: '4035550151' },
      { name: 'Wrongqq Rail', phone: '4035550150' },
    ]);
    const again = await broughtBy(desk.broker, 'write', { ...body, corrections });
    expect(again.records).toEqual({ new: 0, changed: 0, unchanged: 3, failed: 0 });
  });

  it('of somebody who cannot be told is said, and keeps nothing out', async () => {
    const projectFileId = await desk.freshProject();
    const table = 'Date,With,Cell\n2026-11-02,Twoqq One; Twoqq Two,403-555-0160\n2026-11-03,,403-555-0161';
    const { brought } = await bringTable(desk.broker, 'communication', table, { projectFileId });
    expect(brought.records).toEqual({ new: 2, changed: 0, unchanged: 0, failed: 0 });
    expect(brought.issues.map(({ row, message }) => [row, message])).toEqual([
      [2, '‘403-555-0160’ is not kept, as the row does not name exactly one business associate.'],
      [3, '‘403-555-0161’ is not kept, as the row does not name exactly one business associate.'],
    ]);
  });

  it('comes in with agreements, each row for the owner whom it names', async () => {
    const projectFileId = await desk.freshProject();
    const table = [
      'Contract No,Owners,Phone,Address',
      'D-9001,Dealtqq One,780-555-0170,"Box 12, Edson AB T7E 1A1"',
      'D-9001,Dealtqq Two,780-555-0171,',
      'D-9002,Dealtqq Three; Dealtqq Four,780-555-0172,',
    ].join('\n');
    const { brought } = await bringTable(desk.broker, 'agreement-record', table, { projectFileId });
    expect(brought.records).toEqual({ new: 2, changed: 0, unchanged: 0, failed: 0 });
    expect(brought.issues.map(({ row, field, isWarning }) => [row, field, isWarning])).toEqual([
      [4, 'associate.phoneNumber', true],
    ]);
    expect(await associates('Dealtqq %')).toMatchObject([
      { name: 'Dealtqq Four', phone: null },
      { name: 'Dealtqq One', phone: '7805550170', line: 'Box 12' },
      { name: 'Dealtqq Three', phone: null },
      { name: 'Dealtqq Two', phone: '7805550171', line: null },
    ]);
  });
});
