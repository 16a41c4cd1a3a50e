/**
 * `npm run bring-in -- FOLDER --as EMAIL [--write]`: brings the tables of a folder in, in the order of its `set.json`, with
 * the rights of a person, into the database that the environment names. Without `--write` it is a rehearsal: nothing is
 * written. What stays out is written beside the tables, in `not brought in`, with the reasons; `reconciliation.csv` has the
 * counts, acres and rents a year of the tables and of what is stored.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bringKindName, isRecordKind } from 'shared-contracts/bring-in';
import { bringIn } from './bring-in-folder.ts';
import { csvOf, leftRows, reconciliation, type SetResult } from './modules/bring-records/index.ts';
import { StartupError } from './platform/errors/startup-error.ts';

/** Issues of a table that are printed; all of them are in its file. */
const shown = 10;

function tell({ table, brought, issues }: SetResult): void {
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

/** Counts and sums of a set, theirs and ours; kept as a table beside the others. */
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
    tell(result);
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
