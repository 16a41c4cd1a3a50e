import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { workerPool } from './worker-pool.ts';

const pool = workerPool({
  module: new URL('../../testing/odd-work.ts', import.meta.url),
  workers: 2,
  waiting: 3,
  seconds: 5,
  megabytes: 32,
});
afterAll(() => pool.stop());

const run = (kind: string): Promise<unknown> => pool.run({ kind });
const outcomes = async (kinds: readonly string[]) =>
  (await Promise.allSettled(kinds.map(run))).map((result) =>
    result.status === 'fulfilled' ? result.value : (result.reason.reason ?? result.reason.message),
  );

/** Whether a process is running; a process that has ended but was not reaped yet is not. */
function isWorking(pid: number): boolean {
  try {
    return !/^\S+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

describe('work in a pool', () => {
  it('is done in a process that knows nothing of the server’s environment', async () => {
    expect(await run('done')).toBe('done without an environment');
    expect(process.env['HOME']).toBeDefined();
  });

  it('that takes too long, too much or ends its process ends alone', async () => {
    expect(await outcomes(['endless', 'boundless', 'gone', 'refused', 'done'])).toEqual([
      'time',
      'memory',
      'memory',
      'It cannot be done.',
      'done without an environment',
    ]);
    expect(await run('done')).toBe('done without an environment');
  });

  it('whose process has too little memory to start is told of at once, each piece that waits for one', async () => {
    const small = workerPool({
      module: new URL('../../testing/odd-work.ts', import.meta.url),
      workers: 2,
      waiting: 3,
      seconds: 300,
      // Less than Node itself needs to start, however much of it is already compiled.
      megabytes: 1,
    });
    const failures = await Promise.allSettled([1, 2, 3].map(() => small.run({ kind: 'done' })));
    for (const failure of failures)
      expect(failure).toMatchObject({ status: 'rejected', reason: { reason: 'memory' } });
    await small.stop();
  });

  it.each([
    [true, 'has a process that did nothing before, where that is wanted', 2],
    [false, 'is done by a process that is there, where nothing else is wanted', 1],
  ])('with isFreshEach %s %s', async (isFreshEach, _, processes) => {
    const folder = mkdtempSync(join(tmpdir(), 'rightway-work-'));
    const one = workerPool({
      module: new URL('../../testing/odd-work.ts', import.meta.url),
      ...{ workers: 1, waiting: 1, seconds: 30, megabytes: 32, isFreshEach },
    });
    try {
      const notes = ['first', 'second'].map((name) => join(folder, name));
      for (const note of notes) await one.run({ kind: 'done', note });
      expect(new Set(notes.map((note) => readFileSync(note, 'utf8'))).size).toBe(processes);
    } finally {
      await one.stop();
      rmSync(folder, { recursive: true });
    }
  });

  it('ends with the server that began it, even where that was killed and the work has no end', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rightway-work-'));
    const note = join(folder, 'worker');
    const program = fileURLToPath(new URL('../../testing/run-odd-work.ts', import.meta.url));
    const server = spawn(process.execPath, [program, 'endless', note], { stdio: 'ignore' });
    const worker = () => Number(readFileSync(note, 'utf8'));
    try {
      await vi.waitFor(() => expect(worker()).toBeGreaterThan(0), { timeout: 300_000 });
      expect(isWorking(worker())).toBe(true);
      server.kill('SIGKILL');
      await vi.waitFor(() => expect(isWorking(worker())).toBe(false), { timeout: 300_000 });
    } finally {
      server.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    }
  });

  it('waits its turn, and beyond that is told to come again', async () => {
    const done = 'done without an environment';
    const answers = await outcomes(Array.from({ length: 8 }, () => 'done'));
    expect(answers.filter((answer) => answer === done)).toHaveLength(5);
    expect(answers.slice(5)).toEqual(
      Array.from({ length: 3 }, () =>
        expect.stringMatching(/^Rightway is busy with .* Try again in a moment\.$/),
      ),
    );
    expect(await outcomes(['done', 'done', 'done', 'done', 'done'])).toEqual([done, done, done, done, done]);
  });
});
