import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { root } from './suite.ts';

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const sources = (...patterns: readonly string[]): readonly string[] =>
  globSync([...patterns], { cwd: root, exclude: (path) => /node_modules|generated|\.test\./.test(path) });

/** Names of an object's entries, or texts of a list, two spaces in: how lists are declared. */
const declaredIn = (text: string): readonly string[] =>
  [...text.matchAll(/^ {2}(?:(\w+):|'(\w+)',)/gm)].map(([, key, name]) => key ?? name ?? '');

const shared = ['shared-ui/src/picklists/catalogue.ts', 'shared-ui/src/generated/picklists.ts'];

const moduleSchema = v.object({ declaration: v.object({ picklists: v.array(v.string()) }) });

const declarations = globSync('remote-*/src/declaration.ts', { cwd: root });

/** Names of the picklists that areas declare; the shell fetches the area that has one where a field asks for it. */
const brought = (
  await Promise.all(
    declarations.map(
      async (path) => v.parse(moduleSchema, await import(join(root, path))).declaration.picklists,
    ),
  )
).flat();

it('every field picks from a list that stands in the shared ones, or that an area brings', () => {
  const everywhere = [...shared.flatMap((path) => declaredIn(textOf(path))), ...brought];
  expect(everywhere).toContain('countries');
  const missing = sources('{shared-ui,host,remote-*}/src/**/*.tsx').flatMap((path) =>
    [...textOf(path).matchAll(/picklist="(\w+)"/g)].flatMap(([, name = '']) =>
      everywhere.includes(name) ? [] : [`${name} in ${path}`],
    ),
  );
  expect(missing).toEqual([]);
});

it('no list is brought by two areas', () => {
  expect(declarations.length).toBeGreaterThan(3);
  expect(brought).toContain('countries');
  expect(brought.filter((name, place) => brought.indexOf(name) !== place)).toEqual([]);
});
