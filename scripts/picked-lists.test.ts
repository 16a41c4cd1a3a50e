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

it('every field picks from a list that stands in the shared ones, or that its own area brings', () => {
  const everywhere = shared.flatMap((path) => declaredIn(textOf(path)));
  expect(everywhere).toContain('countries');
  const missing = sources('{shared-ui,host,remote-*}/src/**/*.tsx').flatMap((path) => {
    const [part = ''] = path.split('/');
    const own = sources(`${part}/src/**/*picklist*.ts`).flatMap((file) => declaredIn(textOf(file)));
    return [...textOf(path).matchAll(/picklist="(\w+)"/g)].flatMap(([, name = '']) =>
      everywhere.includes(name) || own.includes(name) ? [] : [`${name} in ${path}`],
    );
  });
  expect(missing).toEqual([]);
});

const areaSchema = v.object({ start: v.object({ picklists: v.array(v.string()) }) });

it('no list is brought by two areas', async () => {
  const areas = globSync('remote-*/src/start.ts', { cwd: root });
  expect(areas.length).toBeGreaterThan(3);
  const brought = await Promise.all(
    areas.map(async (path) => v.parse(areaSchema, await import(join(root, path))).start.picklists),
  );
  const names = brought.flat();
  expect(names).toContain('countries');
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
