import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '../shared-contracts/src/index.ts';
import { filesOf, root } from './suite.ts';

const isCode = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file) && !file.split(sep).includes('testing');

/** The code of a folder except its texts, by path. */
const codeOf = (folder: string, without: readonly string[] = []): ReadonlyMap<string, string> =>
  new Map(
    filesOf(join(root, folder))
      .map((file) => relative(root, file).split(sep).join('/'))
      .filter(
        (path) => isCode(join(root, path)) && !['texts', ...without].some((one) => path.includes(`/${one}/`)),
      )
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );

/** A literal that reads like a sentence, with the code before it. */
const sentences =
  /(?<before>.{0,90}?)(?<quote>['"`])(?<text>(?:\$\{[^}]*\}|[A-Z])[^'"`\n]*?[a-z]{2,} [a-z]{2,}[^'"`\n]*)\k<quote>/gs;

/**
 * Where English is allowed outside the texts: in logs, and for people who start the server or write programs against
 * it.
 */
const forNobody =
  /(Error\(|\bsuper\(|Failure\(|toProgrammers\(|refused\(|summary:|description:|\bsql|log\.\w+\([^;]*|console\.\w+\(|check\(|regex\([^;]*|problems?\b[^;]*|name: )\s*(\S+ [?!=]+.*)?$/s;

/** Files whose messages are for operators or for teams that publish releases, who read English. */
const forOperators = [
  'api/src/demo/',
  'api/src/platform/config/',
  'api/src/platform/db/',
  'api/src/platform/graphql/operation-',
  'api/src/platform/work/',
  'api/src/delivery/operations/',
  'api/src/delivery/releases/',
  'api/src/delivery/rollout/database-provider.ts',
  'api/src/start-server.ts',
  'api/src/backup-main.ts',
  'api/src/bring-in-main.ts',
  'api/src/bring-in-folder.ts',
  'api/src/modules/bring-records/table-set.ts',
  'api/src/verify-backup.ts',
  'api/src/main.ts',
];

/**
 * Documents that come with the product: contracts and letters as signed in western Canada, which are not texts of the
 * product.
 */
const documents = ['api/src/modules/document-templates/product/'];

/** The sentences in a file's code, outside comments. */
const bareSentences = (code: string): readonly string[] =>
  [...code.replace(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs, '').matchAll(sentences)].flatMap(({ groups }) =>
    groups?.['before'] !== undefined && forNobody.test(groups['before']) ? [] : [groups?.['text'] ?? ''],
  );

it.each([
  ["throw badInput('Select at least one event.');", ['Select at least one event.']],
  ["return [{ path, message: 'Choose entries from the list.' }];", ['Choose entries from the list.']],
  ["throw badInput(toProgrammers('The id of a record must be a UUID.'));", []],
  ["throw new Error('There is no such grid.');", []],
])('the search for bare sentences reads %s', (code, found) => {
  expect(bareSentences(code)).toEqual(found);
});

it('the API says nothing to people but from its texts, in their language', () => {
  const found = [...codeOf('api/src')].flatMap(([path, code]) =>
    [...forOperators, ...documents].some((one) => path.startsWith(one))
      ? []
      : bareSentences(code).map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

it('languages stand in folders of texts alone, and in the declarations of lists', () => {
  const [, ...others] = languages;
  const named = new RegExp(`(^|[{,(\\s])(${others.join('|')}): ?(['"\`{]|async|\\()`);
  const folders = [
    'api',
    'host',
    'shared-contracts',
    'shared-ui',
    'remote-admin',
    'remote-associates',
    'remote-billing',
    'remote-land',
    'remote-map',
    'remote-onboarding',
    'remote-projects',
  ];
  const found = folders.flatMap((folder) =>
    [...codeOf(`${folder}/src`, ['lookups', 'administered'])].flatMap(([path, code]) =>
      code.split('\n').flatMap((line, place) => (named.test(line) ? [`${path}:${place + 1}`] : [])),
    ),
  );
  expect(found).toEqual([]);
});
