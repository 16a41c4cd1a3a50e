import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { sourcesOf } from './program-sources.ts';
import { root } from './suite.ts';
import { templateSources } from './test-templates.ts';

const paths = (files: readonly string[]) => files.map((file) => relative(root, file));

it('a program is made of what it imports, whenever it does, all the way down', () => {
  expect(paths(sourcesOf(['api/src/testing/make-templates.ts']))).toEqual(
    expect.arrayContaining([
      'api/src/testing/make-templates.ts',
      // As it goes, then from there, then from another package.
      'api/src/demo/seed-demo.ts',
      'api/src/demo/demo-agreements.ts',
      'shared-contracts/src/land-survey/dls.ts',
    ]),
  );
});

it('the databases of tests depend on migrations and demo, and not on what else the API does', () => {
  const sources = paths(templateSources());
  expect(sources).toContain('api/src/platform/db/migrations/0001_accounts.sql');
  expect(sources).not.toContain('api/src/records/writing/save-records.ts');
});
