import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { second } from 'shared-contracts/limits';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

interface Subject {
  readonly key: Buffer;
  /** The number of failures without a delay. */
  readonly free: number;
}

const subject = (free: number, ...parts: readonly string[]): Subject => ({
  key: createHash('sha256').update(parts.join('\n')).digest(),
  free,
});

/** The number of failures without a delay: for one account from one address, for one account, and for one address. */
const freeFailures = { pair: 10, account: 30, address: 100 } as const;

/**
 * What a wrong password slows down: `tried` is the id of an account, or a name that none has. The pair of account and
 * address comes first, so that a stranger can hardly lock somebody out.
 */
function subjectsOf(tried: string, address: string): readonly Subject[] {
  const name = tried.toLowerCase();
  return [
    subject(freeFailures.pair, 'pair', name, address),
    subject(freeFailures.account, 'account', name),
    subject(freeFailures.address, 'address', address),
  ];
}

const longestWait = 900 * second;
const forgottenAfter = 3600 * second;

const rowSchema = v.object({ wait: v.number(), isCounted: v.boolean() });

/**
 * Counts an attempt for one subject if it is allowed: after the free ones, 1 s must pass, doubled each time up to 15
 * minutes. It is one statement, so that a hundred simultaneous attempts are all counted. Returns the milliseconds still
 * to wait.
 */
async function count(db: Db, { key, free }: Subject, now: Date): Promise<number> {
  const attempt = randomUUID();
  const forgotten = sql`f.last_at < ${new Date(now.getTime() - forgottenAfter)}`;
  const wait = sql`case when f.failures < ${free} then 0
    else least(${second} * pow(2, least(f.failures - ${free}, 30)), ${longestWait}) end`;
  // The clock of another copy, or an earlier setting of this one's, may have been ahead: then the time counts as now.
  const lastAt = sql`least(f.last_at, ${now}::timestamptz)`;
  const left = sql`ceil(${wait} - extract(epoch from ${now}::timestamptz - ${lastAt}) * 1000)`;
  // The free attempts are never too early.
  const isEarly = sql`f.failures >= ${free} and not ${forgotten} and ${left} > 0`;
  const { rows } = await sql`insert into sign_in_failure as f (subject, failures, last_at, attempt)
    values (${key}, 1, ${now}, ${attempt})
    on conflict (subject) do update set
      failures = case when ${forgotten} then 1 when ${isEarly} then f.failures else f.failures + 1 end,
      last_at = case when ${isEarly} then ${lastAt} else ${now} end,
      attempt = case when ${isEarly} then f.attempt else ${attempt} end
    returning f.attempt = ${attempt} as "isCounted", (${left})::int as wait`.execute(db.withoutPlugins());
  const { isCounted, wait: rest } = v.parse(rowSchema, rows[0]);
  return isCounted ? 0 : Math.max(1, rest);
}

/**
 * Counts an attempt before the password is checked. Returns the milliseconds to wait if the attempt is too early; such
 * an attempt does not lengthen the wait.
 */
export async function countSignIn(db: Db, tried: string, address: string, now: Date): Promise<number> {
  for (const one of subjectsOf(tried, address)) {
    const wait = await count(db, one, now);
    if (wait > 0) return wait;
  }
  return 0;
}

/**
 * After a correct password: deletes the failures of the account, and subtracts the counted attempt from the address.
 */
export async function clearSignIn(db: Db, tried: string, address: string, now: Date): Promise<void> {
  const [pair, account, place] = subjectsOf(tried, address).map(({ key }) => key);
  if (!pair || !account || !place) return;
  await db.deleteFrom('signInFailure').where('subject', 'in', [pair, account]).execute();
  await sql`update sign_in_failure set failures = failures - 1 where subject = ${place} and failures > 0`.execute(
    db,
  );
  await db
    .deleteFrom('signInFailure')
    .where('lastAt', '<', new Date(now.getTime() - forgottenAfter))
    .execute();
}
