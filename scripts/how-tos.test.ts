import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packages, root } from './suite.ts';

const folder = 'docs/how-to';
const pages = readdirSync(join(root, folder));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const sources = globSync(
  [
    `{${packages.join(',')}}/{src,schema,build,gallery,harness,stories}/**/*.{ts,tsx,graphql,sql,css}`,
    'scripts/*.{ts,mjs}',
    '{*,.}/*.{ts,json,yml}',
  ],
  { cwd: root, exclude: (path) => /node_modules|\/dist\//.test(path) },
);

/** What is made while a page is followed (wells, weather conditions, titles to search, French), and a way of writing. */
const isMade = (code: string): boolean =>
  /well|weather|titlesList|titles-list|\bfr\b|^snake_case$/i.test(code);

/** Code in the sentences of a page, but for what is made; with the page that names it. */
const named = pages.flatMap((page) =>
  [
    ...read(`${folder}/${page}`)
      .replaceAll(/```.*?```/gs, '')
      .matchAll(/`([^`]+)`/g),
  ]
    .map(([, code = '']) => code)
    .filter((code) => !isMade(code))
    .map((code) => ({ page, code })),
);

/** A file or a folder: from the root, in a package, or only by its name. */
const isFileThere = (path: string): boolean => {
  const text = path.replace('<language>', 'en').replace('<area>', 'projects').replace(/\/$/, '');
  return (
    existsSync(join(root, text)) ||
    packages.some((name) => existsSync(join(root, name, text))) ||
    sources.some((source) => source.endsWith(`/${text}`)) ||
    (/^docs\/decisions\/\d{3}$/.test(text) && globSync(`${text}-*.md`, { cwd: root }).length === 1)
  );
};

it('every file and folder that a how-to names is there, but for those that it makes', () => {
  const files = named.filter(({ code }) =>
    /^[\w.<>-]+\/[\w./<>-]*$|^[\w-]+(\.\w+)*\.(tsx?|json|ya?ml|md)$/.test(code),
  );
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter(({ code }) => !isFileThere(code))).toEqual([]);
});

it('every name of code that a how-to says is in the code', () => {
  const words = new Set(sources.flatMap((path) => read(path).match(/[A-Za-z_$][\w$]{3,}/g) ?? []));
  const names = named.filter(({ code }) => /^[A-Za-z][\w]{3,}$/.test(code));
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter(({ code }) => !words.has(code))).toEqual([]);
});
