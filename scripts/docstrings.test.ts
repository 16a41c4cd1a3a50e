import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packages, root } from './suite.ts';

const files = globSync([`{${packages.join(',')}}/**/*.{ts,tsx}`, 'scripts/*.ts'], {
  cwd: root,
  exclude: (path) => /node_modules|generated|dist|\.data|\.d\.ts$/.test(path),
});

/** An exported function, component or class; a constant counts as a function if it begins like an arrow function. */
const isExported =
  /^export (default )?(async )?(function|class|const \w+(: [^=]+)? = (async )?(\(|<|function))/;

const nameOf = (line: string): string => /^export .*?(?:function\*?|class|const) (\w+)/.exec(line)?.[1] ?? '';

const wordsOf = (name: string): readonly string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? []).map((word) => word.toLowerCase());

/** A name of three words or more says what its function does: `formatLegalDescription`. */
const speaks = (name: string): boolean => wordsOf(name).length >= 3;

const small = new Set(
  'a an the of for to in on at by with and or is are as it its that this which one what'.split(' '),
);

/** Whether a comment has no word that is not in the name below it. */
function repeats(comment: string, name: string): boolean {
  const named = wordsOf(name).filter((word) => word.length > 2);
  const words = (comment.match(/[A-Za-z]+/g) ?? []).map((word) => word.toLowerCase());
  const own = words.filter((word) => !small.has(word));
  const isNamed = (word: string) =>
    named.some((one) => word.startsWith(one.slice(0, 4)) || one.startsWith(word.slice(0, 4)));
  return own.every(isNamed) && !/\d/.test(comment);
}

/** Exported functions with the line above them. */
const exported = files.flatMap((path) => {
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  return lines.flatMap((line, place) => {
    const above = lines[place - 1]?.trimEnd() ?? '';
    // Overloads of one function share the comment of the first signature.
    const isOverload = /^export (async )?function/.test(above);
    return isExported.test(line) && !isOverload ? [{ at: `${path}:${place + 1}`, line, above }] : [];
  });
});

it('everything that others call has a comment, unless its name says it all', () => {
  expect(files.length).toBeGreaterThan(2000);
  expect(exported.length).toBeGreaterThan(3000);
  const bare = exported.filter(({ line, above }) => !above.endsWith('*/') && !speaks(nameOf(line)));
  // Code that a benchmark writes into a file.
  expect(bare.filter(({ at }) => !at.startsWith('bench/src/one-app.ts'))).toEqual([]);
});

it('no comment only repeats the name of what it is above', () => {
  const repeated = exported.filter(({ line, above }) => {
    const [, comment] = /^\/\*\* (.*) \*\/$/.exec(above) ?? [];
    return comment !== undefined && repeats(comment, nameOf(line));
  });
  expect(repeated).toEqual([]);
});
