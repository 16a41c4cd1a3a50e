import { join } from 'node:path';
import { runProgram } from './run-program.ts';
import { root } from './suite.ts';

const bin = (name: string): string => join(root, 'node_modules/.bin', name);

/**
 * Looks a packed package through as those who install it would: what its package.json promises, and whether types and
 * code are found together. Rejects with what was found.
 */
export async function checkPackage(file: string): Promise<void> {
  const checks = [
    runProgram(bin('publint'), ['run', file, '--strict']),
    // Only modules: there is no CommonJS that types could be missing for.
    runProgram(bin('attw'), [
      file,
      '--profile',
      'esm-only',
      '--no-emoji',
      '--exclude-entrypoints',
      'browser',
    ]),
  ];
  for (const { code, output } of await Promise.all(checks)) {
    if (code !== 0) throw new Error(`${file}\n${output.trim()}`);
  }
}
