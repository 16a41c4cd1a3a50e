import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type HollowDatabase, startHollowDatabase } from '../../testing/hollow-database.ts';
import { statementSignal } from '../telemetry/statement-signal.ts';
import { readTrace, runTraced, traceparentOf } from '../telemetry/trace.ts';
import { type Database, openServer } from './database.ts';
import { prepared } from './prepared-statements.ts';

let server: HollowDatabase;
let database: Database;

beforeEach(async () => {
  server = await startHollowDatabase();
  database = openServer(server.url, 1);
});

afterEach(async () => {
  await database.close();
  server.stop();
});

const trace = readTrace('00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00');
const comment = `/*traceparent='${traceparentOf(trace)}'*/`;
const ask = () => sql`insert 1`.execute(database.db);
const askPrepared = () => sql`${prepared} insert 2`.execute(database.db);

describe('a statement', () => {
  it('carries the trace of its request, and none where it belongs to no request', async () => {
    await runTraced(trace, ask);
    await ask();
    expect(server.statements()).toEqual([`${comment} insert 1`, 'insert 1']);
  });

  it('that is prepared keeps its one text, but in a trace that is to be seen whole', async () => {
    await runTraced(trace, askPrepared);
    const seen = { ...trace, isSampled: true };
    await runTraced(seen, askPrepared);
    expect(server.statements().map((text) => text.trim())).toEqual([
      'insert 2',
      `/*traceparent='${traceparentOf(seen)}'*/ insert 2`,
    ]);
  });

  it('is counted with the trace of its request, and as failed where it is refused', async () => {
    const finished: unknown[] = [];
    const stop = statementSignal.listen(({ isFailed, trace: of }) => finished.push([isFailed, of?.traceId]));
    await runTraced(trace, ask);
    server.become('readOnly');
    await expect(ask()).rejects.toThrow();
    stop();
    expect(finished[0]).toEqual([false, trace.traceId]);
    expect(finished).toContainEqual([true, undefined]);
  });
});
