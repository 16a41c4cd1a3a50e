import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedFiles, copySuite } from './copied-suite.ts';
import { root } from './suite.ts';

// Compilers are at work.

const suite = mkdtempSync(join(tmpdir(), 'rightway-language-'));

const run = (...args: readonly string[]): string =>
  execFileSync(process.execPath, args, { cwd: suite, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** What the compiler finds wrong; on one processor, as it reads everything twice on two. */
const typeErrors = (project: string): string =>
  run(join(root, 'node_modules/typescript/bin/tsc'), '-p', project, '--singleThreaded');

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
    write('shared-contracts/src/texts/fr/segments.ts', `export const fr = { teams: 'Équipes' };\n`),
    write(
      'shared-contracts/src/texts/fr/groups.ts',
      `import { en } from '../en/groups.ts';

export const fr: typeof en = { ...en, 'master-data': 'Données de base' };
`,
    ),
    write('host/src/texts/fr/segments.ts', `export const fr = { help: 'Aide' };\n`),
    write(
      'remote-admin/src/texts/fr/declaration.ts',
      `import type { en } from '../en/declaration.ts';

export const fr: typeof en = { delete: 'Supprimer', health: 'État du système' };
`,
    ),
    write(
      'api/src/texts/fr/refusals.ts',
      `import { en } from '../en/refusals.ts';

export const fr: typeof en = { ...en, noRight: 'Vous n’avez pas le droit de faire cela.' };
`,
    ),
    write(
      'api/src/texts/fr/smart-folders.ts',
      `import { en } from '../en/smart-folders.ts';

export const fr: typeof en = { ...en, 'my-tasks': 'Mes tâches' };
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
});

afterAll(() => rmSync(suite, { recursive: true, force: true }));

it('another language is its name and a folder in each package', () => {
  expect(changedFiles(suite).toSorted()).toEqual([named, ...added].sort());
});

it('is spoken where its folder says something, and English stands in for the rest', () => {
  const frenchTexts = (list: string) => JSON.parse(run('scripts/describe-list.ts', list)).texts.fr;
  expect(frenchTexts('countries')).toMatchObject({
    title: 'Pays',
    entity: 'pays',
    form: { record: 'Pays' },
    columns: ['Code', 'Name', 'Actif', 'Description'],
  });
  expect(frenchTexts('areas')).toMatchObject({ title: 'Areas', form: { fields: { division: 'Division' } } });
});

/** What a program that runs in the suite prints, as JSON. */
const printed = (program: string) => JSON.parse(run('--input-type=module', '--eval', program));

it('is what areas declare before their code runs', () => {
  const declaration = printed(`
    import { declaration } from ${JSON.stringify(join(suite, 'remote-admin/src/declaration.ts'))};
    console.log(JSON.stringify(declaration));`);
  expect(declaration.titles.teams).toEqual({ es: 'Equipos', fr: 'Équipes' });
  expect(declaration.groups).toContainEqual(
    expect.objectContaining({
      name: 'master-data',
      title: { en: 'Master data', es: 'Datos maestros', fr: 'Données de base' },
    }),
  );
  const deleting = declaration.lists.flatMap(
    (list: { bulkActions?: readonly object[] }) => list.bulkActions ?? [],
  );
  expect(deleting[0].title).toEqual({ en: 'Delete', es: 'Eliminar', fr: 'Supprimer' });
});

it('is what the API refuses with, and calls its folders', () => {
  const api = (path: string) => JSON.stringify(join(suite, 'api/src', path));
  expect(
    printed(`
      import { forbidden, notFound } from ${api('platform/errors/app-error.ts')};
      console.log(JSON.stringify([forbidden().messageIn('fr'), notFound().messageIn('fr')]));`),
  ).toEqual([
    'Vous n’avez pas le droit de faire cela.',
    'There is no such record here. It was deleted, or you may no longer see it.',
  ]);
  expect(
    printed(`
      import { namesOf } from ${JSON.stringify(join(suite, 'shared-contracts/src/i18n/names.ts'))};
      import { texts } from ${api('generated/texts/smart-folders.ts')};
      console.log(JSON.stringify(namesOf(texts, (folders) => folders['my-tasks'])));`),
  ).toEqual({ en: 'My tasks', es: 'Mis tareas', fr: 'Mes tâches' });
});

it('fits the types of contracts, blocks, the shell and an area', () => {
  // Read with the same settings, so as one: most of it is what both are made of.
  const include = ['host/src', 'remote-admin/src', 'browser.d.ts'];
  write('tsconfig.json', JSON.stringify({ extends: './host/tsconfig.json', include }));
  expect(typeErrors('.')).toBe('');
});

it('fits the types of the API', () => {
  expect(typeErrors('api')).toBe('');
});
