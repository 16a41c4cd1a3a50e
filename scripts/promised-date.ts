import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { doubledEntries, doubledLines } from './doubled-entries.ts';
import { howToBlock, howToFiles, migrationsIn } from './how-to-page.ts';

const page = 'add-a-field.md';

const renamed = (text: string): string =>
  text
    .replaceAll('plannedDate', 'promisedDate')
    .replaceAll('planned_date', 'promised_date')
    .replaceAll("'Planned'", "'Promised'")
    .replaceAll("'Prevista'", "'Prometida'");

/** Rows that were made after the example of key dates, and have fields of their own. */
const isOfOthers = (name: string): boolean => /site_?visit/i.test(name);

const isNamed = (text: string): boolean => renamed(text) !== text;

/**
 * Adds the field 'promised date' to key dates in the sources of a suite, as docs/how-to/add-a-field.md describes: an
 * entry next to that of the planned date in each place that every field has, and the migration from the page. Returns
 * the paths of new and changed files.
 */
export function addPromisedDate(suite: string): readonly string[] {
  const changed = howToFiles(page, 'Every field has these places').filter((path) =>
    isNamed(readFileSync(join(suite, path), 'utf8')),
  );
  for (const path of changed) {
    const text = readFileSync(join(suite, path), 'utf8');
    writeFileSync(
      join(suite, path),
      path.endsWith('.graphql')
        ? doubledLines(text, renamed)
        : doubledEntries(path, text, renamed, isOfOthers),
    );
  }
  const migration = `${migrationsIn(suite)}/0997_promised_date.sql`;
  writeFileSync(join(suite, migration), howToBlock(page, 'sql'));
  return [...changed, migration];
}
