import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export interface DevPart {
  readonly name: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface RunningPart {
  readonly name: string;
  /** Resolves when the process is gone, with its exit code. */
  readonly ended: Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Longest wait for a part to go by itself, in milliseconds. */
const patience = 10_000;

function printLines(stream: Readable | null, name: string): void {
  if (stream) createInterface({ input: stream }).on('line', (line) => console.log(`[${name}] ${line}`));
}

/** Starts one part of the suite; each line of its output is prefixed with its name. */
export function startPart({ name, args, folder, environment = {} }: DevPart): RunningPart {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    // A group of its own: Ctrl+C reaches only the command, and a stop reaches every process that the part started.
    detached: true,
  });
  printLines(child.stdout, name);
  printLines(child.stderr, name);
  const ended = new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
  const signal = (kind: NodeJS.Signals): void => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, kind);
    } catch {
      // It is gone already.
    }
  };
  return {
    name,
    ended,
    stop: async () => {
      signal('SIGTERM');
      const timer = setTimeout(() => signal('SIGKILL'), patience);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Resolves true once this address answers with success, false when the part ends before. */
export async function answers(address: string, part: RunningPart): Promise<boolean> {
  let isOver = false;
  void part.ended.then(() => {
    isOver = true;
  });
  while (!isOver) {
    const answer = await fetch(address).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
