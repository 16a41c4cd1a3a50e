import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/suite.ts';

const stopWithParent = pathToFileURL(join(root, 'scripts/stop-with-parent.ts')).href;
const patience = 900_000;

/** Starts a program of the repository that ends with this one. */
export function start(
  program: string,
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): ChildProcess {
  return spawn(process.execPath, ['--import', stopWithParent, join(root, program), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  });
}

/** Runs a program to its end. Throws where it fails. */
export async function run(
  program: string,
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<void> {
  const [code] = await once(start(program, environment, args), 'exit');
  if (code !== 0) throw new Error(`${program} ended with ${code}.`);
}

/** Ends a program and waits until it is through. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Waits until an address answers. */
export async function answers(url: string): Promise<void> {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer.`);
}
