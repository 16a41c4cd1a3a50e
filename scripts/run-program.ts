import { spawn } from 'node:child_process';
import { root } from './suite.ts';

/** How a program ended, and all that it printed. */
export interface Finished {
  readonly code: number;
  readonly output: string;
}

/** Runs a program of the suite to its end and returns its output. */
export function runProgram(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  folder: string = root,
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...environment },
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}
