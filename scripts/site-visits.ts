import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { doubledEntries, doubledLines } from './doubled-entries.ts';
import { howToBlock, howToFiles, migrationsIn } from './how-to-page.ts';

const page = 'add-a-project-row.md';

/** Key dates and what takes their place, in each writing of both. */
const writings = [
  ['keyDate', 'siteVisit'],
  ['KeyDate', 'SiteVisit'],
  ['key-date', 'site-visit'],
  ['key_date', 'site_visit'],
  ['KEY_DATE', 'SITE_VISIT'],
  ['Key date', 'Site visit'],
  ['key date', 'site visit'],
  ['Las fechas clave', 'Las visitas'],
  ['Fechas clave', 'Visitas'],
  ['Fecha clave', 'Visita'],
  ['fechas clave', 'visitas'],
  ['fecha clave', 'visita'],
] as const;

const renamed = (text: string): string =>
  writings.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);

const isNamed = (text: string): boolean => renamed(text) !== text;

/** The subquery for key dates in the statement that counts the rows of a project. */
const count = /\$\{rowsOf\('key_date'\)\} as "keyDates",/;

const doubled = (path: string, text: string): string =>
  path.endsWith('.graphql')
    ? doubledLines(text, renamed)
    : doubledEntries(path, text, renamed).replace(count, (column) => `${column} ${renamed(column)}`);

/**
 * Adds the rows 'Site visits' of a project to the sources of a suite, as docs/how-to/add-a-project-row.md describes:
 * the files of key dates are copied under the new name, in every other file on the page each entry for key dates gets a
 * copy next to it, and the migration is the one from the page. Returns the paths of new and changed files.
 */
export function addSiteVisits(suite: string): readonly string[] {
  const own = howToFiles(page).filter(isNamed);
  const shared = howToFiles(page).filter((path) => !isNamed(path) && !path.includes('.test.'));
  // Styles and tests are next to the files that the page names.
  const beside = globSync('remote-projects/src/tabs/key-dates/*.{module.css,test.tsx}', { cwd: suite });
  for (const path of [...own, ...beside]) {
    mkdirSync(dirname(join(suite, renamed(path))), { recursive: true });
    writeFileSync(join(suite, renamed(path)), renamed(readFileSync(join(suite, path), 'utf8')));
  }
  // No tasks depend on the day of a visit, so the files for that stay unchanged.
  const entered = shared.filter((path) => {
    const text = readFileSync(join(suite, path), 'utf8');
    const more = doubled(path, text);
    writeFileSync(join(suite, path), more);
    return more !== text;
  });
  const migration = `${migrationsIn(suite)}/0998_site_visits.sql`;
  writeFileSync(join(suite, migration), howToBlock(page, 'sql'));
  return [...[...own, ...beside].map(renamed), ...entered, migration];
}
