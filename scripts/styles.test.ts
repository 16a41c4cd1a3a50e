import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './suite.ts';

const files = globSync('{shared-ui,host,remote-*}/src/**/*.{css,ts,tsx}', {
  cwd: root,
  exclude: (path) => /node_modules|generated|\.test\./.test(path),
}).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

it('every colour and size that a style names is given somewhere', () => {
  // By a style sheet, or as the style of an element.
  const given = new Set(
    files.flatMap(({ text }) => [...text.matchAll(/(--rw-[a-z-]+)['"]?\]?:/g)].map(([, name]) => name)),
  );
  expect(given).toContain('--rw-accent');
  const missing = files.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--rw-[a-z-]+)/g)].flatMap(([, name]) =>
      given.has(name) ? [] : [`${name} in ${path}`],
    ),
  );
  expect(missing).toEqual([]);
});
