import * as v from 'valibot';
import { freePorts } from '../../scripts/free-port.ts';
import { answers, start, stop } from './processes.ts';

const answerSchema = v.object({ rows: v.array(v.record(v.string(), v.unknown())) });

/** A running peer. */
export interface BareProcess {
  readonly address: string;
  readonly rows: (sql: string, values: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>;
  readonly stop: () => Promise<void>;
}

/** Starts the peer on a database. */
export async function startBare(url: string): Promise<BareProcess> {
  const port = await freePorts(4800, 1);
  const address = `http://127.0.0.1:${port}`;
  const child = start('bench/src/bare-server.ts', { DATABASE_URL: url, PORT: String(port) });
  await answers(`${address}/health`);
  return {
    address,
    rows: async (sql, values) => {
      const answer = await fetch(`${address}/rows`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sql, values }),
      });
      if (!answer.ok) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 300)} ${sql}`);
      return v.parse(answerSchema, await answer.json()).rows;
    },
    stop: () => stop(child),
  };
}
