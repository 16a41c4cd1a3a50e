import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './suite.ts';

const textOf = (page: string): string => readFileSync(join(root, 'docs/how-to', page), 'utf8');

/** The only block of code in a language on a page of docs/how-to. Throws if there is none or more than one. */
export function howToBlock(page: string, language: string): string {
  const blocks = [...textOf(page).matchAll(/^( *)```(\w+)\n(.*?)^\1```$/gms)];
  const [block, ...others] = blocks.filter(([, , name]) => name === language);
  const [, indent = '', , code] = block ?? [];
  if (!code || others.length > 0) throw new Error(`${page} must have one block of ${language}.`);
  return code
    .split('\n')
    .map((line) => line.slice(line.startsWith(indent) ? indent.length : 0))
    .join('\n');
}

/** The files that a page of docs/how-to, or a part of it by its heading, names by their whole path, each once. */
export function howToFiles(page: string, heading?: string): readonly string[] {
  const parts = textOf(page).split(/^## /m);
  const [part, ...others] = parts.filter((text) => heading === undefined || text.startsWith(`${heading}\n`));
  if (part === undefined) throw new Error(`${page} has no part '${heading}'.`);
  const named = [part, ...others].join('').matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|graphql))`/g);
  return [...new Set([...named].map(([, path = '']) => path))];
}

/** The folder with the migrations of a suite, as a path within it. */
export function migrationsIn(suite: string): string {
  const [first] = readdirSync(join(suite, 'api/src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('0001_accounts.sql'),
  );
  if (!first) throw new Error('The API has no migrations.');
  return dirname(join('api/src', first));
}
