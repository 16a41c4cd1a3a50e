import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packages, root } from './suite.ts';

const files = globSync([`{${packages.join(',')}}/**/*.{ts,tsx}`, 'scripts/*.ts'], {
  cwd: root,
  exclude: (path) => /node_modules|generated|dist|\.data|\.d\.ts$/.test(path),
});

/** A function, a component or a class that others import; a constant is one where it begins as an arrow does. */
const isExported =
  /^export (default )?(async )?(function|class|const \w+(: [^=]+)? = (async )?(\(|<|function))/;

it('everything that others call says in a line what it does', () => {
  expect(files.length).toBeGreaterThan(2000);
  const bare = files.flatMap((path) => {
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    return lines.flatMap((line, place) => {
      // Further signatures of one function share the first one's line.
      const isOverload = /^export (async )?function/.test(lines[place - 1] ?? '');
      const isTold = isOverload || lines[place - 1]?.trimEnd().endsWith('*/');
      return isExported.test(line) && !isTold ? [`${path}:${place + 1} ${line}`] : [];
    });
  });
  // Code that a benchmark writes into a file.
  expect(bare.filter((line) => !line.startsWith('bench/src/one-app.ts'))).toEqual([]);
});
