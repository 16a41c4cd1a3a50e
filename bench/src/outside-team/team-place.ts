import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { runProgram } from '../../../scripts/run-program.ts';
import { root } from '../../../scripts/suite.ts';

type Environment = Readonly<Record<string, string>>;

/** What a command took, and what it printed. */
interface Ran {
  readonly seconds: number;
  readonly output: string;
}

/** A place of a team: a folder that has nothing of ours beside it. */
export interface TeamPlace {
  /** Runs a command there to its end. Rejects with what it printed where it fails. */
  readonly run: (command: string, args: readonly string[], environment?: Environment) => Promise<Ran>;
  /** Starts one that goes on, and waits until it printed a text. What it returns ends it. Rejects where it ends before. */
  readonly start: (
    command: string,
    args: readonly string[],
    environment: Environment,
    printed: string,
  ) => Promise<() => Promise<void>>;
}

/** The place of a team in a folder: neither programs nor packages of this checkout are found from there. */
export function teamIn(folder: string): TeamPlace {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((one) => !one.startsWith(root));
  const own = { PATH: path.join(delimiter), npm_config_cache: join(folder, '../cache'), NODE_PATH: '' };
  return {
    run: async (command, args, environment = {}) => {
      const began = performance.now();
      const { code, output } = await runProgram(command, args, { ...own, ...environment }, folder);
      const seconds = (performance.now() - began) / 1000;
      console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${[command, ...args].join(' ')}`);
      if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`);
      return { seconds, output };
    },
    start: async (command, args, environment, printed) => {
      // In a group of its own: the command starts others.
      const options = { cwd: folder, env: { ...process.env, ...own, ...environment }, detached: true };
      const child = spawn(command, args, options);
      let output = '';
      const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
      await new Promise<void>((resolve, reject) => {
        const collect = (chunk: Buffer) => {
          output += chunk.toString();
          if (output.includes(printed)) resolve();
        };
        child.stdout.on('data', collect);
        child.stderr.on('data', collect);
        child.once('error', reject);
        child.once('close', () => reject(new Error(`${command} ${args.join(' ')}\n${output}`)));
      });
      return async () => {
        if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
        await ended;
      };
    },
  };
}
