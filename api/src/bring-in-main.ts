/**
 * `npm run bring-in -- FOLDER --as EMAIL [--write]`: imports the tables of a folder, in the order of its `set.json` and
 * with the rights of a person, into the database named by the environment. Without `--write` it is a rehearsal and
 * writes nothing. Rows that are left out are written next to the tables, in `not brought in`, with the reasons;
 * `reconciliation.csv` compares counts, acres and yearly rents of the tables with those of the stored records.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bringKindName, isRecordKind } from 'shared-contracts/bring-in';
import { bringIn } from './bring-in-folder.ts';
import { csvOf, leftRows, reconciliation, type SetResult } from './modules/bring-records/index.ts';
import { StartupError } from './platform/errors/startup-error.ts';

/** The number of a table's issues that are printed; the file has all of them. */
const shown = 10;

function printResult({ table, brought, issues }: SetResult): void {
  const { new: made, changed, unchanged, failed } = brought.records;
  const { associates, parcels } = brought.alsoNew;
  const also = associates + parcels > 0 ? `; also ${associates} associates, ${parcels} parcels` : '';
  const title = bringKindName(table.recipe.kind, 'en');
  console.log(
    `${table.fileName} (${title}): ${made} new, ${changed} changed, ${unchanged} unchanged, ${failed} stay out${also}.`,
  );
  for (const { field, theirs, ours } of brought.sums)
    console.log(`  ${field}: ${theirs} in the table, ${ours} here${theirs === ours ? '' : ' (DIFFERENT)'}.`);
  const errors = issues.all.filter(({ isWarning }) => !isWarning);
  for (const { row, field, message } of errors.slice(0, shown))
    console.log(`  row ${row}${field === null ? '' : `, ${field}`}: ${message}`);
  if (errors.length > shown) console.log(`  … and ${errors.length - shown} more.`);
}

/** Compares the counts and sums of a set in the tables and as stored; written as a table next to the others. */
async function reconcile(folder: string, results: readonly SetResult[]): Promise<void> {
  const lines = reconciliation(results, 'en');
  console.log('Reconciliation, theirs and ours:');
  for (const { table, what, theirs, ours } of lines)
    console.log(`  ${table}, ${what}: ${theirs} and ${ours}${theirs === ours ? '' : ' (DIFFERENT)'}`);
  const rows = lines.map(({ table, kind, what, theirs, ours }) => [table, kind, what, theirs, ours]);
  await writeFile(
    join(folder, 'reconciliation.csv'),
    csvOf([['Table', 'Kind', 'What', 'Theirs', 'Ours'], ...rows]),
  );
}

async function keepLeft(folder: string, { table, issues }: SetResult): Promise<void> {
  const { recipe, rows, fileName } = table;
  if (!isRecordKind(recipe.kind)) return;
  const left = leftRows(recipe.kind, rows, issues, 'en', 'Reason');
  if (left.length <= 1) return;
  const out = join(folder, 'not brought in');
  await mkdir(out, { recursive: true });
  await writeFile(join(out, `${fileName.replace(/\.[^.]{1,8}$/, '')}.csv`), csvOf(left));
}

async function run(given: readonly string[]): Promise<number> {
  const isWritten = given.includes('--write');
  const at = given.indexOf('--as');
  const email = at >= 0 ? given[at + 1] : undefined;
  const [folder] = given.filter((one, place) => !one.startsWith('--') && (at < 0 || place !== at + 1));
  if (!folder || !email) throw new StartupError('Say: npm run bring-in -- FOLDER --as EMAIL [--write]');
  const path = resolve(folder);
  const results = await bringIn(process.env, path, email, !isWritten);
  for (const result of results) {
    printResult(result);
    await keepLeft(path, result);
  }
  await reconcile(path, results);
  const failed = results.reduce((sum, { brought }) => sum + brought.records.failed, 0);
  console.log(
    isWritten
      ? `Written. ${failed} records stay out.`
      : `This was a rehearsal: nothing is written. ${failed} records would stay out.`,
  );
  return failed > 0 ? 1 : 0;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 2;
}
