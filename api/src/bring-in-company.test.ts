import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringFolder } from './bring-in-folder.ts';
import { reconciliation } from './modules/bring-records/index.ts';
import { companyTables, tableText } from './testing/company-tables.ts';
import { importDesk } from './testing/import-desk.ts';

const desk = importDesk();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rightway-company-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The number of the company's agreements. */
const size = 20;
const tables = companyTables('Satqq', size, 101);

async function keep(project: string, isMended: boolean): Promise<void> {
  for (const table of tables) await writeFile(join(folder, table.file), tableText(table, isMended));
  const set = { project, system: 'OldLand', tables: tables.map(({ file, kind }) => ({ file, kind })) };
  await writeFile(join(folder, 'set.json'), JSON.stringify(set));
}

const bring = (isRehearsal: boolean) =>
  bringFolder(desk.server.database, folder, 'broker@rightway.test', isRehearsal);

it('a company of twelve sheets is rehearsed, mended, brought in and reconciled, and a second time changes nothing', async () => {
  const project = await desk.freshProject();
  await keep(project, false);
  const rehearsed = await bring(true);
  const failed = rehearsed.flatMap(({ table, brought }) =>
    brought.records.failed > 0 ? [[table.fileName, brought.records.failed] as const] : [],
  );
  // An owner and a piece of land have wrong cells, so everything that references them by their ids fails too.
  expect(failed).toEqual([
    ['owners.csv', 1],
    ['land.csv', 1],
    ['titles.csv', 1],
    ['agreements.csv', 2],
    ['rents.csv', 2],
    ['payments.csv', 2],
    ['signing.csv', 2],
    ['neighbours.csv', 2],
    ['crossings.csv', 1],
    ['log.csv', 2],
    ['obligations.csv', 2],
  ]);
  await keep(project, true);
  const written = await bring(false);
  expect(written.flatMap(({ brought }) => brought.issues.filter(({ isWarning }) => !isWarning))).toEqual([]);
  const sums = reconciliation(written, 'en').map(({ table, what, theirs, ours }) => [
    table,
    what,
    theirs,
    ours,
  ]);
  // 20 quarters of 160 acres and 20 leases of 12.5; 20 yearly rents of 1,000.50.
  for (const line of [
    ['owners.csv', 'Records', '20', '20'],
    ['land.csv', 'Acres', '3200', '3200'],
    ['agreements.csv', 'Acres', '250', '250'],
    ['rents.csv', 'Rents a year', '20010', '20010'],
    ['payments.csv', 'Amount', '20010', '20010'],
    ['crossings.csv', 'Records', '5', '5'],
    ['vendors.csv', 'Records', '5', '5'],
  ])
    expect(sums).toContainEqual(line);
  expect(sums.filter(([, , theirs, ours]) => theirs !== ours)).toEqual([]);
  const again = await bring(false);
  expect(again.map(({ brought: { records } }) => records.new + records.changed + records.failed)).toEqual(
    tables.map(() => 0),
  );
});
