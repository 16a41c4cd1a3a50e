import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './suite.ts';

it('numbers have the same separators in every language: none are written as the browser would', () => {
  const paths = globSync('{shared-ui,host,remote-*}/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /node_modules|generated/.test(path),
  });
  expect(paths.length).toBeGreaterThan(500);
  // 30,000 in a sentence beside 30.000 at a chart reads as thirty.
  expect(
    paths.filter((path) => readFileSync(join(root, path), 'utf8').includes('.toLocaleString()')),
  ).toEqual([]);
});
