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

/** The column of key dates in the one statement that counts what a project has. */
const count = /\$\{rowsOf\('key_date'\)\} as "keyDates",/;

const doubled = (path: string, text: string): string =>
  path.endsWith('.graphql')
    ? doubledLines(text, renamed)
    : doubledEntries(path, text, renamed).replace(count, (column) => `${column} ${renamed(column)}`);

/**
 * Adds the rows 'Site visits' of a project to the sources of a suite, as docs/how-to/add-a-project-row.md describes:
 * the files of key dates alone are copied under the new name, and in every other file that the page names each entry of
 * key dates gets one next to it; the migration is the one on the page. Returns the paths of what is new or changed.
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
  // Visits have no day that tasks follow, so what the page names for that stays as it is.
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
