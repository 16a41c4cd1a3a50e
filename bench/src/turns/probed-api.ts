import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';

const probe = pathToFileURL(join(import.meta.dirname, 'turn-probe.ts')).href;

/** The options with which an API must be started to report how long its event loop was blocked. */
export const withTurnProbe = { NODE_OPTIONS: `--import=${probe}` } as const;

const turnSchema = v.object({ longest: v.number() });

/** Milliseconds of the longest time without a turn of the event loop while some work was done. */
export async function longestWithoutTurn(child: ChildProcess, work: () => Promise<unknown>): Promise<number> {
  child.send('begin');
  await work();
  const report = once(child, 'message');
  child.send('end');
  const [message] = await report;
  return v.parse(turnSchema, message).longest;
}
