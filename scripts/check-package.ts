import { join } from 'node:path';
import { runProgram } from './run-program.ts';
import { root } from './suite.ts';

const bin = (name: string): string => join(root, 'node_modules/.bin', name);

/**
 * Checks a packed package as its users would see it: the promises of its package.json, and whether types and code are
 * found together. Rejects with the problems.
 */
export async function checkPackage(file: string): Promise<void> {
  const checks = [
    runProgram(bin('publint'), ['run', file, '--strict']),
    // The packages contain only modules, so types for CommonJS cannot be missing.
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
