import { afterAll, describe, expect, it } from 'vitest';
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
