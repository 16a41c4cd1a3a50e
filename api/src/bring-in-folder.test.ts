import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringFolder } from './bring-in-folder.ts';
import { anAgreement, saveInProject } from './testing/agreement-calls.ts';
import { importDesk } from './testing/import-desk.ts';

const desk = importDesk();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rightway-set-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const keep = (name: string, text: string) => writeFile(join(folder, name), text);

const bring = (isRehearsal: boolean, email = 'broker@rightway.test') =>
  bringFolder(desk.server.database, folder, email, isRehearsal);

const countsOf = (results: Awaited<ReturnType<typeof bring>>) =>
  results.map(({ table, brought }) => [table.fileName, ...Object.values(brought.records)]);

it('brings a set of tables in whose rows name each other by the ids of their system, again and again', async () => {
  const project = await desk.freshProject();
  await saveInProject(desk.broker, project, anAgreement({ referenceNumber: 'SET-1' }));
  await keep('owners.csv', 'Id,Name\nO-1,Setqq Farms Ltd.\nO-2,Setqq Ranch\nO-3,');
  await keep('land.csv', 'Id,Legal,Area (ac)\nL-1,NW 5-124-23-W5M,160\nL-2,SW 5-124-23-W5M,158.2');
  await keep('people.csv', 'Id,Stakeholder,Land\nS-1,O-1,L-1\nS-2,O-9,');
  await keep('rents.csv', 'Tract,Type,Annual,Amount,Date\nSET-1,Loss of Use,yes,"4,250.00",03/04/2026');
  await keep('log.csv', 'Date,Stakeholder,Notes\n2026-11-02,S-1,Called');
  const set = (more: Readonly<Record<string, unknown>> = {}) =>
    keep(
      'set.json',
      JSON.stringify({
        ...{ system: 'OldLand', project },
        tables: [
          { file: 'owners.csv', kind: 'associate' },
          { file: 'land.csv', kind: 'parcel' },
          { file: 'people.csv', kind: 'stakeholder' },
          { file: 'rents.csv', kind: 'compensation', ...more },
          { file: 'log.csv', kind: 'communication' },
        ],
      }),
    );
  await set();
  await expect(bring(true)).rejects.toThrow(
    'rents.csv: Date may begin with the day or the month, as 03/04/2026; say "days" of it.',
  );
  await set({ days: 'day' });
  const query = async (text: string) => (await desk.server.database.pool.query(text)).rows;
  const owners = () => query(`select name from business_associate where name like 'Setqq %' order by name`);

  const rehearsed = await bring(true);
  const expected = [
    ['owners.csv', 2, 0, 0, 1],
    ['land.csv', 2, 0, 0, 0],
    ['people.csv', 1, 0, 0, 1],
    ['rents.csv', 0, 1, 0, 0],
    ['log.csv', 1, 0, 0, 0],
  ];
  expect(countsOf(rehearsed)).toEqual(expected);
  expect(await owners()).toEqual([]);
  // 318.2 acres are 128.771 ha; the yearly rents are those of the table.
  expect(rehearsed.map(({ brought }) => brought.sums)).toEqual([
    [],
    [
      { field: 'grossArea', theirs: '128.771', ours: '128.771' },
      { field: 'acres', theirs: '318.2', ours: '318.2' },
    ],
    [],
    [
      { field: 'amount', theirs: '4250', ours: '4250' },
      { field: 'rentsAYear', theirs: '4250', ours: '4250' },
    ],
    [],
  ]);
  expect(rehearsed[0]?.brought.issues).toMatchObject([{ row: 4, field: 'name' }]);
  // An id that matches nothing is reported; no person with the id as a name is created.
  expect(rehearsed[2]?.brought.issues).toMatchObject([{ row: 3, message: '‘O-9’ is not known here.' }]);
  expect(rehearsed[2]?.brought.alsoNew).toEqual({ associates: 0, parcels: 0 });

  expect(countsOf(await bring(false))).toEqual(expected);
  expect(await owners()).toEqual([{ name: 'Setqq Farms Ltd.' }, { name: 'Setqq Ranch' }]);
  const again = await bring(false);
  expect(countsOf(again)).toEqual([
    ['owners.csv', 0, 0, 2, 1],
    ['land.csv', 0, 0, 2, 0],
    ['people.csv', 0, 0, 1, 1],
    ['rents.csv', 0, 0, 1, 0],
    ['log.csv', 0, 0, 1, 0],
  ]);
  await keep('owners.csv', 'Id,Name\nO-1,Setqq Farms (1990) Ltd.\nO-2,Setqq Ranch');
  expect(countsOf(await bring(false))[0]).toEqual(['owners.csv', 0, 1, 1, 0]);
  expect((await owners())[0]).toEqual({ name: 'Setqq Farms (1990) Ltd.' });
});

it('has the rights of the person that is named, and says what is wrong with a folder', async () => {
  await keep('set.json', '{"tables": [{"file": "none.csv", "kind": "associate"}]}');
  for (const email of ['operator@rightway.test', 'readonly@rightway.test', 'nobody@rightway.test'])
    await expect(bring(true, email)).rejects.toThrow(`${email} is nobody who may bring tables in.`);
  await expect(bring(true)).rejects.toThrow('There is no none.csv in');
  await keep('rents.csv', 'Tract,Type,Annual,Amount\nSET-1,Loss of Use,yes,100');
  const project = '0b6d6f0a-0000-4c00-9a00-00000000ffff';
  await keep('set.json', JSON.stringify({ project, tables: [{ file: 'rents.csv', kind: 'compensation' }] }));
  await expect(bring(true)).rejects.toThrow(
    `rents.csv, project ${project}: There is no such record here. It was deleted, or you may no longer see it.`,
  );
  await keep('set.json', '{"tables": [{"file": "rents.csv", "kind": "compensation"}]}');
  await expect(bring(true)).rejects.toThrow('rents.csv: ');
  await keep('set.json', '{"tables": [{"file": "../x.csv", "kind": "associate"}]}');
  await expect(bring(true)).rejects.toThrow('tables.0.file');
  await keep('set.json', 'no');
  await expect(bring(true)).rejects.toThrow('is no JSON');
});
