import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { howToFiles } from './how-to-page.ts';
import { packages, root } from './suite.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Sources that people write; tests and migrations follow from them or come once, types of tables are made. */
const sources = globSync(`{${packages.join(',')}}/{src,schema}/**/*.{ts,tsx,graphql}`, {
  cwd: root,
  exclude: (path) => /node_modules|generated|stored-tables|\.test\./.test(path),
}).filter((path) => !path.startsWith('bench/') && !path.startsWith('e2e/'));

/** Files that name something, without their comments. */
function placesOf(name: RegExp): readonly string[] {
  return sources.filter((path) => name.test(read(path).replaceAll(/\/\*.*?\*\//gs, '')));
}

it.each([
  ['add-a-field.md', /\bplannedDate\b|\bplanned_date\b/, 17],
  ['add-a-project-row.md', /\bkey-?dates?\b|\bkey_dates?\b|keyDates?|KeyDates?/i, 56],
] as const)('%s names every file that its example is in, and no more than before', (page, name, most) => {
  const places = placesOf(name);
  const named = new Set(howToFiles(page));
  expect(places.length).toBeGreaterThan(8);
  expect(places.filter((path) => !named.has(path))).toEqual([]);
  expect(places.length).toBeLessThanOrEqual(most);
});
