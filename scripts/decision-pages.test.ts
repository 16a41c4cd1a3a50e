import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf, packages, root } from './suite.ts';

const decisions = 'docs/decisions';
const pages = readdirSync(join(root, decisions))
  .filter((file) => /^\d{3}-/.test(file))
  .sort();

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Pages that help people find their way; how-tos are left out because they name files that do not exist yet. */
const guides = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
  'deploy/README.md',
  ...packages.map((name) => `${name}/README.md`).filter((file) => existsSync(join(root, file))),
  ...pages.map((page) => `${decisions}/${page}`),
];

/** Inline code in a text, without code blocks. */
const codeIn = (text: string): readonly string[] =>
  [...text.replaceAll(/```.*?```/gs, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const folders = [...packages, 'scripts', 'docs', 'deploy'];

/** Paths from the root in a text, where they name a single file or folder; `api/account` is an address. */
const pathsIn = (text: string): readonly string[] =>
  codeIn(text)
    .filter((code) => folders.some((folder) => code.startsWith(`${folder}/`)))
    .filter((code) => !/[\s*{}<>…]|\/\.cache|^api\/(?!src\/|README)/.test(code));

/** What packages let others import, by the name used in imports. */
const imported = new Set(
  packages.flatMap((name) => {
    const { exports = {} } = JSON.parse(read(`${name}/package.json`));
    return Object.keys(exports).map((path) => path.replace('.', name));
  }),
);

/** Whether a path, a package's export or a decision number exists. */
const isThere = (path: string): boolean =>
  existsSync(join(root, path)) ||
  imported.has(path) ||
  pages.some((page) => path === `${decisions}/${page.slice(0, 3)}`);

const titleOf = (page: string): string =>
  read(`${decisions}/${page}`).split('\n')[0]?.replace('# ', '') ?? '';

/** A line of the list: a page by number, title and file, and the later page that changed a part of it. */
const listed = read(`${decisions}/README.md`)
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .map((line) => {
    const [entry = '', since] = line.split(' · since ');
    return { entry, since };
  });

it('the list has every page once, by its title', () => {
  const entries = pages.map((page) => `- ${page.slice(0, 3)} [${titleOf(page)}](${page})`);
  expect(listed.map(({ entry }) => entry).sort()).toEqual(entries);
});

it('the list names a later page that changed an earlier one, where one of the two names the other', () => {
  const wrong = listed.filter(({ entry, since }) => {
    if (since === undefined) return false;
    const [, number = '', file = '', what] = /^\[(\d{3})\]\(([^)]+)\): (\S.*)$/.exec(since) ?? [];
    const earlier = entry.slice(2, 5);
    const earlierFile = /\(([^)]+)\)$/.exec(entry)?.[1] ?? '';
    if (what === undefined || !file.startsWith(number) || !pages.includes(file) || number <= earlier)
      return true;
    return !(
      read(`${decisions}/${earlierFile}`).includes(number) || read(`${decisions}/${file}`).includes(earlier)
    );
  });
  expect(listed.filter(({ since }) => since).length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});

it('every file that a page names is there', () => {
  expect(guides.length).toBeGreaterThan(80);
  const named = guides.flatMap((file) => pathsIn(read(file)).map((path) => `${file}: ${path}`));
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((line) => !isThere(line.split(': ')[1] ?? ''))).toEqual([]);
});

it('every page and migration that a page names by its number is there', () => {
  const numbers = new Set(pages.map((page) => page.slice(0, 3)));
  const migrations = readdirSync(join(root, 'api/src/platform/db/migrations')).map((file) =>
    file.slice(0, 4),
  );
  const gone = pages.flatMap((page) => {
    const text = read(`${decisions}/${page}`);
    const others = [...text.matchAll(/[(`[](0\d\d)[)`\]]/g)].map(([, number = '']) => number);
    const steps = [...text.matchAll(/migration (\d{4})/g)].map(([, number = '']) => number);
    return [
      ...others.filter((number) => !numbers.has(number)),
      ...steps.filter((number) => !migrations.includes(number)),
    ].map((number) => `${page}: ${number}`);
  });
  expect(gone).toEqual([]);
});

it('every name of the code that a page mentions is in the code', () => {
  const sources = [...packages, 'scripts']
    .flatMap((name) => filesOf(join(root, name)))
    .filter((file) => /\.(tsx?|mjs|graphql|sql|css)$/.test(file) && file !== import.meta.filename)
    .map((file) => readFileSync(file, 'utf8'));
  const words = new Set(sources.flatMap((text) => text.match(/\w+/g) ?? []));
  const named = guides.flatMap((file) =>
    codeIn(read(file))
      .filter((code) => /^[a-z]\w*[A-Z]\w*$/.test(code))
      .map((name) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ name }) => !words.has(name))).toEqual([]);
});
