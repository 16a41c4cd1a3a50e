import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { changedFiles, copySuite } from './copied-suite.ts';
import { root } from './suite.ts';

// Compilers are at work.
vi.setConfig({ testTimeout: 120_000 });

const suite = mkdtempSync(join(tmpdir(), 'rightway-language-'));

const run = (...args: readonly string[]): string =>
  execFileSync(process.execPath, args, { cwd: suite, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

function write(path: string, content: string): string {
  mkdirSync(join(suite, path, '..'), { recursive: true });
  writeFileSync(join(suite, path), content);
  return path;
}

const named = 'shared-contracts/src/i18n/language.ts';
let added: readonly string[];

beforeAll(() => {
  copySuite(suite);
  const place = readFileSync(join(suite, named), 'utf8');
  write(named, place.replace("['en', 'es']", "['en', 'es', 'fr']"));
  added = [
    write(
      'shared-contracts/src/texts/fr/kinds.ts',
      `import type { KindTexts } from '../../master-data/administered-kind.ts';

export const fr: Readonly<Record<string, KindTexts>> = {
  countries: { title: 'Pays', record: 'Pays', entity: 'pays' },
};
`,
    ),
    write('shared-contracts/src/texts/fr/columns.ts', `export const fr = { Active: 'Actif' };\n`),
    write(
      'remote-admin/src/texts/fr/area.ts',
      `import { en } from '../en/area.ts';

export const fr: typeof en = { ...en, record: { ...en.record, details: 'Détails' } };
`,
    ),
  ];
  run('shared-contracts/build/codegen.ts');
}, 120_000);

afterAll(() => rmSync(suite, { recursive: true, force: true }), 60_000);

it('another language is its name and a folder in each package', () => {
  expect(changedFiles(suite).toSorted()).toEqual([named, ...added].sort());
});

it('is spoken where its folder says something, and English stands in for the rest', () => {
  const told = (list: string) => JSON.parse(run('scripts/describe-list.ts', list)).texts.fr;
  expect(told('countries')).toMatchObject({
    title: 'Pays',
    entity: 'pays',
    form: { record: 'Pays' },
    columns: ['Code', 'Name', 'Actif', 'Description'],
  });
  expect(told('areas')).toMatchObject({ title: 'Areas', form: { fields: { division: 'Division' } } });
});

it('fits the types of contracts, blocks and a remote', () => {
  expect(run(join(root, 'node_modules/typescript/bin/tsc'), '-p', 'remote-admin')).toBe('');
});
