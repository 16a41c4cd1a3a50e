import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './suite.ts';

const page = 'docs/how-to/add-a-lookup-list.md';

/** The one block of code in a language on the page. */
function blockOf(language: string): string {
  const blocks = readFileSync(join(root, page), 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms);
  const [block, ...others] = [...blocks].filter(([, name]) => name === language);
  if (!block?.[2] || others.length > 0) throw new Error(`${page} must have one block of ${language}.`);
  return block[2];
}

/** The folder with the migrations of a suite. */
function migrationsIn(suite: string): string {
  const [first] = readdirSync(join(suite, 'api/src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('0001_accounts.sql'),
  );
  if (!first) throw new Error('The API has no migrations.');
  return dirname(join('api/src', first));
}

/**
 * Adds the lookup list 'Weather conditions' to the sources of a suite, to the letter of
 * docs/how-to/add-a-lookup-list.md: its declaration, its part of the schema, its table.
 * Returns the paths of the three files.
 */
export function addWeatherConditions(suite: string): readonly string[] {
  const added = [
    ['shared-contracts/src/lookups/weather-conditions.ts', blockOf('ts')],
    ['shared-contracts/schema/lookups/weather-conditions.graphql', blockOf('graphql')],
    [`${migrationsIn(suite)}/0999_weather_conditions.sql`, blockOf('sql')],
  ] as const;
  for (const [path, content] of added) {
    mkdirSync(dirname(join(suite, path)), { recursive: true });
    writeFileSync(join(suite, path), content);
  }
  return added.map(([path]) => path);
}
