import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { howToBlock, migrationsIn } from './how-to-page.ts';

const page = 'add-a-lookup-list.md';

/**
 * Adds the lookup list 'Weather conditions' to the sources of a suite, to the letter of
 * docs/how-to/add-a-lookup-list.md: its declaration, its part of the schema, its table.
 * Returns the paths of the three files.
 */
export function addWeatherConditions(suite: string): readonly string[] {
  const added = [
    ['shared-contracts/src/lookups/weather-conditions.ts', howToBlock(page, 'ts')],
    ['shared-contracts/schema/lookups/weather-conditions.graphql', howToBlock(page, 'graphql')],
    [`${migrationsIn(suite)}/0999_weather_conditions.sql`, howToBlock(page, 'sql')],
  ] as const;
  for (const [path, content] of added) {
    mkdirSync(dirname(join(suite, path)), { recursive: true });
    writeFileSync(join(suite, path), content);
  }
  return added.map(([path]) => path);
}
