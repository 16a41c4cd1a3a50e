import { randomUUID } from 'node:crypto';
import { readXlsx } from 'hucre/xlsx';
import { bringFields, bringKinds, isRecordKind } from 'shared-contracts/bring-in';
import { describe, expect, it } from 'vitest';
import { anAgreement, saveInProject } from '../../testing/agreement-calls.ts';
import { bringTable, broughtBy, lookedTable, recipeOf } from '../../testing/bring-calls.ts';
import { importDesk } from '../../testing/import-desk.ts';

const desk = importDesk();

const query = (text: string, values: readonly unknown[] = []) =>
  desk.server.database.pool.query(text, [...values]).then(({ rows }) => rows);

/** Tables with one row of each kind. */
const tables: Readonly<Record<string, string>> = {
  'agreement-record': 'Agreement No,Name,Owners\nN-1,North lease,Pat Ritezz',
  associate: 'Name,Phone\nRitezz Ltd.,403-555-0120',
  parcel: 'Legal\nNW 1-123-22-W5M',
  title: 'Title No,Legal\n777 000 001,NW 1-123-22-W5M',
  stakeholder: 'Stakeholder\nRitezz Ltd.',
  request: 'Type,Grantor\nThird Party,Ritezz Ltd.',
  compensation: 'Tract No,Type,Amount\nR-1,Other,10',
  payment: 'Tract No,Kind,Payee,Amount,Due\nR-1,Other,Ritezz Ltd.,10,2027-01-01',
  landowner: 'Tract No,Owner\nR-1,Ritezz Ltd.',
  occupant: 'Tract No,Occupant,Consent Date\nR-1,Ritezz Ltd.,2026-11-02',
  communication: 'Date,Notes\n2026-11-02,Called',
  obligation: 'Type,Due\nFencing,2027-01-01',
  'key-date': 'Milestone,Planned\nPermit,2027-01-01',
  document: 'File Name\nPlan.pdf',
};

describe('a table of records', () => {
  it('is undone by who brought it in, or a system administrator, and nobody else', async () => {
    const projectFileId = await desk.freshProject();
    const { brought } = await bringTable(desk.broker, 'key-date', tables['key-date'] ?? '', {
      projectFileId,
    });
    const undo = async (person: 'leader' | 'admin') =>
      (await desk.server.signIn(person)).post('/api/bring-in/undo', { runId: brought.runId });
    // A colleague who may bring in tables as well.
    await query(`update app_user set is_editor = true where user_name = 'leader@rightway.test'`);
    expect((await undo('leader')).statusCode).toBe(404);
    const stands = () => query('select 1 from key_date where surface_project_id = $1', [projectFileId]);
    expect(await stands()).toHaveLength(1);
    expect((await undo('admin')).json().result).toEqual({ deleted: 1, left: 0 });
    expect(await stands()).toEqual([]);
  });

  it('of every kind comes in once, is unchanged the second time, and is undone', async () => {
    const projectFileId = await desk.freshProject();
    await saveInProject(desk.broker, projectFileId, anAgreement({ referenceNumber: 'R-1' }));
    for (const kind of bringKinds.filter(isRecordKind)) {
      // Its files come in an archive: `documents-of-archive.test.ts`.
      if (kind === 'document') continue;
      const table = tables[kind] ?? '';
      const isList = ['compensation', 'payment', 'landowner', 'occupant'].includes(kind);
      const first = await bringTable(desk.broker, kind, table, { projectFileId });
      expect([kind, first.brought.records]).toEqual([
        kind,
        { new: isList ? 0 : 1, changed: isList ? 1 : 0, unchanged: 0, failed: 0 },
      ]);
      const again = await bringTable(desk.broker, kind, table, { projectFileId });
      expect([kind, again.brought.records]).toEqual([kind, { new: 0, changed: 0, unchanged: 1, failed: 0 }]);
      // Their rows go with the agreement's history, not with a run.
      if (isList) continue;
      const undo = (runId: string | null) => desk.broker.post('/api/bring-in/undo', { runId });
      expect((await undo(again.brought.runId)).json().result).toEqual({ deleted: 0, left: 0 });
      const undone = (await undo(first.brought.runId)).json();
      expect([kind, undone.result?.left]).toEqual([kind, 0]);
      expect(undone.result.deleted).toBeGreaterThanOrEqual(1);
      expect((await undo(first.brought.runId)).statusCode).toBe(400);
    }
    expect(
      await query(`select 1 from parcel where formatted_legal_description = 'NW-01-123-22-W5M'`),
    ).toEqual([]);
  });

  it('says what keeps rows out before what it only tells of rows that come in', async () => {
    const projectFileId = await desk.freshProject();
    const table = [
      'Xing #,Third party,Facility',
      ...['Z-1,Firstzz Ltd.,Railway', 'Z-2,Secondzz Ltd.,Drift fence', 'Z-3,Thirdzz Ltd.,Power line'],
      'Z-4,Fourthzz Ltd.,Drift fence',
    ].join('\n');
    const { fileId, looked } = await lookedTable(desk.broker, 'request', table);
    const { issues } = await broughtBy(desk.broker, 'check', {
      ...{ fileId, recipe: recipeOf(looked), projectFileId },
    });
    expect(issues.map(({ row, isWarning }) => [row, isWarning])).toEqual([
      [3, false],
      [5, false],
      [2, true],
      [4, true],
    ]);
    // Each by what its row says, without its kind, so that one knows it without the table.
    expect(issues.map(({ named }) => named)).toEqual([
      'Secondzz Ltd. · Z-2, Drift fence',
      'Fourthzz Ltd. · Z-4, Drift fence',
      'Firstzz Ltd. · Z-1, Railway',
      'Thirdzz Ltd. · Z-3, Power line',
    ]);
  });

  it('is written by nobody without the right, and into no project that a person does not see', async () => {
    const projectFileId = await desk.freshProject();
    for (const kind of bringKinds.filter(isRecordKind)) {
      const { fileId, looked } = await lookedTable(desk.broker, kind, tables[kind] ?? '');
      const body = { fileId, recipe: recipeOf(looked), projectFileId };
      for (const name of ['operator', 'readonly', 'prairie', 'approver'] as const) {
        const other = await desk.server.signIn(name);
        for (const call of ['check', 'write', 'rows-left'])
          expect([kind, name, (await other.post(`/api/bring-in/${call}`, body)).statusCode]).toEqual([
            kind,
            name,
            403,
          ]);
      }
      // An administrator may, but not with a file of somebody else.
      const admin = await desk.server.signIn('admin');
      expect((await admin.post('/api/bring-in/write', body)).statusCode).toBe(404);
      const nowhere = { ...body, projectFileId: randomUUID() };
      const answer = await desk.broker.post('/api/bring-in/check', nowhere);
      expect([kind, answer.statusCode]).toEqual([
        kind,
        ['associate', 'parcel', 'title'].includes(kind) ? 200 : 404,
      ]);
    }
    const { fileId, looked } = await lookedTable(desk.broker, 'key-date', tables['key-date'] ?? '');
    const without = await desk.broker.post('/api/bring-in/write', { fileId, recipe: recipeOf(looked) });
    expect([without.statusCode, without.json().message]).toEqual([
      400,
      'Choose the project that the records belong to.',
    ]);
  });

  it('with anything in its cells is answered with sentences and never with a failure', async () => {
    const projectFileId = await desk.freshProject();
    const nasty = [
      '=1+1',
      "'; drop table parcel; --",
      '\u202e\u0007',
      'x'.repeat(30_000),
      '-1e309',
      '0/0',
      '9'.repeat(40),
      '<b>',
      '𝒳'.repeat(200),
      '99:99',
      '٣',
    ];
    for (const kind of bringKinds.filter(isRecordKind)) {
      const { looked } = await lookedTable(desk.broker, kind, tables[kind] ?? '');
      const fields = bringFields(kind);
      const header = fields.map(({ name }) => `C ${name}`);
      const rows = nasty.map((cell) => fields.map(() => `"${cell.replaceAll('"', '""')}"`).join(';'));
      const { fileId } = await lookedTable(desk.broker, kind, [header.join(';'), ...rows].join('\n'));
      const columns = fields.map(({ name }, place) => ({
        place,
        header: `C ${name}`,
        field: name,
        order: null,
      }));
      const format = { separator: ';', encoding: 'utf-8', hasDecimalComma: false };
      const recipe = { ...recipeOf(looked), format, heading: 0, columns };
      const body = { fileId, recipe, projectFileId };
      for (const call of ['check', 'write', 'rows-left']) {
        const answer = await desk.broker.post(`/api/bring-in/${call}`, body);
        expect([kind, call, answer.statusCode]).toEqual([kind, call, 200]);
      }
      // Without ids, so that their rules are not all that is tried.
      const bare = {
        ...recipe,
        columns: columns.filter(({ field }) => field !== 'id' && field !== 'externalId'),
      };
      const made = await broughtBy(desk.broker, 'write', { ...body, recipe: bare });
      expect([kind, made.records.new + made.records.failed]).toEqual([kind, nasty.length]);
    }
  });

  it('hands out what stays out with its reasons, and takes it when it is mended', async () => {
    const table = [
      'Name,Phone,Province',
      'Leftqq One,12,AB',
      'Leftqq Two,403-555-0130,Nowhere',
      'Leftqq Three,,AB',
    ].join('\n');
    const { fileId, looked } = await lookedTable(desk.broker, 'associate', table);
    const body = { fileId, recipe: recipeOf(looked) };
    const checked = await broughtBy(desk.broker, 'check', body);
    expect(checked.records).toEqual({ new: 1, changed: 0, unchanged: 0, failed: 2 });
    expect(checked.issues.map(({ row, field, value }) => [row, field, value])).toEqual([
      [2, 'phoneNumber', '12'],
      [3, 'stateOrProvince', 'Nowhere'],
    ]);
    expect(await query(`select 1 from business_associate where name like 'Leftqq %'`)).toEqual([]);
    const left = await desk.broker.post('/api/bring-in/rows-left', body);
    const { sheets } = await readXlsx(left.rawPayload);
    expect(sheets[0]?.rows).toEqual([
      ['Name', 'Phone', 'Province', 'Reason'],
      ['Leftqq One', '12', 'AB', 'Value must be at least 10 digits'],
      [
        ...['Leftqq Two', '403-555-0130', 'Nowhere'],
        '‘Nowhere’ is not known here. The list has: AB, AK, AL, AR, AZ, BC, CA, CO, …',
      ],
    ]);
    const corrections = [
      { row: 2, field: 'phoneNumber', value: '403-555-0131' },
      { row: null, field: 'stateOrProvince', from: 'Nowhere', value: 'Alberta' },
    ];
    const mended = await broughtBy(desk.broker, 'write', { ...body, corrections });
    expect(mended.records).toEqual({ new: 3, changed: 0, unchanged: 0, failed: 0 });
    const expected = { new: 3, changed: 0, unchanged: 0, failed: 0 };
    const late = await desk.broker.post('/api/bring-in/write', { ...body, corrections, expected });
    expect([late.statusCode, late.json().message]).toEqual([
      400,
      'The table would do something else by now than what you were shown. Look at it again.',
    ]);
  });
});

describe('an id of another system', () => {
  const table = (name: string, id = 'ZZ-7') => `System,Id,Name\nOldLand,${id},${name}`;

  it('finds its record again, whatever it is called by now, and links others to it', async () => {
    const projectFileId = await desk.freshProject();
    await bringTable(desk.broker, 'associate', table('Extqq Before Ltd.'));
    const renamed = await bringTable(desk.broker, 'associate', table('Extqq After Ltd.'));
    expect(renamed.brought.records).toMatchObject({ new: 0, changed: 1 });
    const linked = await bringTable(desk.broker, 'stakeholder', 'System,Id,Stakeholder\nOldLand,S-1,ZZ-7', {
      projectFileId,
    });
    expect(linked.brought.alsoNew.associates).toBe(0);
    expect(
      await query(
        `select b.name from stakeholder s join business_associate b on b.id = s.business_associate_id
         where s.surface_project_id = $1`,
        [projectFileId],
      ),
    ).toEqual([{ name: 'Extqq After Ltd.' }]);
    const without = await bringTable(desk.broker, 'associate', 'External Id,Name\nA-1,Extqq Lone');
    expect(without.brought.issues[0]?.message).toBe(
      'Say which system this id is of: a column, or the same for every row.',
    );
  });
});
