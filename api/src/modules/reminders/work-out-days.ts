import { createHash } from 'node:crypto';
import { landZone } from 'shared-contracts/agreements';
import { boardOf } from 'shared-contracts/consultation';
import type { Db } from '../../platform/db/database.ts';
import { dayIn } from '../../platform/server/zoned-days.ts';
import { eachInTurns } from '../../platform/work/take-turns.ts';
import { usualZone } from '../../records/company-zone-store.ts';
import { agreementRuleRows, clockFacts } from '../agreements/index.ts';
import { consultationRules, recipientsOf } from '../consultation/index.ts';
import { agreementDays, type WorkedOutDay } from './agreement-days.ts';
import {
  type ClockSource,
  forgetGone,
  keepDays,
  unseenAgreements,
  unseenConsultations,
} from './clock-days-store.ts';
import { consultationDays } from './consultation-days.ts';

/**
 * Number of agreements and consultations that are checked together, and of agreements whose facts one statement reads.
 * An embedded database blocks all other work meanwhile, and a board may have hundreds of parties.
 */
const together = { agreements: 500, facts: 50, consultations: 5 } as const;

/** Number of agreements in one query, because finding those that are due for a check reads all of them. */
const checkedAtOnce = 2500;

/** Milliseconds of a round after which no further records are started; the next round continues. */
const budget = 3000;

const markOf = (rules: unknown): string =>
  ` ${createHash('sha256').update(JSON.stringify(rules)).digest('base64url')}`;

type Rules = Awaited<ReturnType<typeof consultationRules>>;

/** The current board of a project by the date where its land is; not one that is cached for people who open it. */
async function boardNow(db: Db, projectId: string, rules: Rules, now: Date) {
  const recipients = await recipientsOf(db, projectId);
  const there = landZone(recipients.flatMap(({ jurisdictions }) => jurisdictions)) ?? usualZone;
  return boardOf(recipients, rules, dayIn(there, now));
}

type Seen = ClockSource & { readonly days: readonly WorkedOutDay[] };

/** The days of several agreements; most have none. */
async function daysOfAgreements(
  db: Db,
  sources: readonly ClockSource[],
  now: Date,
): Promise<readonly Seen[]> {
  const days = new Map<string, readonly WorkedOutDay[]>();
  const open = sources.filter(({ mayHaveDays }) => mayHaveDays).map(({ id }) => id);
  for (let first = 0; first < open.length; first += together.facts) {
    const { byId, rules } = await clockFacts(db, open.slice(first, first + together.facts));
    await eachInTurns(byId, ([id, facts]) => {
      days.set(id, agreementDays(id, facts, rules, now));
    });
  }
  return sources.map((source) => ({ ...source, days: days.get(source.id) ?? [] }));
}

/**
 * Checks records in batches until all are checked or the time is over. Returns how many were checked, and whether all
 * were. A record saved after it was read is found again, because its mark has changed.
 */
async function untilSeen(
  ends: number,
  most: number,
  next: () => Promise<readonly ClockSource[]>,
  look: (sources: readonly ClockSource[]) => Promise<void>,
): Promise<{ readonly count: number; readonly isWhole: boolean }> {
  for (let count = 0; ; ) {
    const sources = await next();
    if (sources.length === 0) return { count, isWhole: true };
    for (let first = 0; first < sources.length; first += most) {
      const some = sources.slice(first, first + most);
      await look(some);
      count += some.length;
      if (performance.now() > ends) return { count, isWhole: false };
    }
  }
}

/**
 * Computes the days that the provinces' rules lead to: for everything that was saved since, and for all records once a
 * day, because an owner who became the Crown or a parcel in another province does not change the agreement. The next
 * round continues with what is left. Resolves with whether nothing is left.
 */
export async function workOutDays(db: Db, now: Date): Promise<boolean> {
  const ends = performance.now() + budget;
  const today = dayIn(usualZone, now);
  const keep = (seen: readonly Seen[]) => keepDays(db, seen, { now, today });

  const rules = markOf(await agreementRuleRows(db));
  const agreements = await untilSeen(
    ends,
    together.agreements,
    () => unseenAgreements(db, { rules, today, most: checkedAtOnce }),
    async (sources) => {
      const seen = await daysOfAgreements(db, sources, now);
      await keep(seen);
    },
  );
  const boardRules = await consultationRules(db);
  const boardMark = markOf(boardRules);
  const consultations = await untilSeen(
    ends,
    together.consultations,
    () => unseenConsultations(db, { rules: boardMark, today, most: together.consultations }),
    async (sources) => {
      const seen: Seen[] = [];
      for (const source of sources)
        seen.push({ ...source, days: consultationDays(await boardNow(db, source.id, boardRules, now)) });
      await keep(seen);
    },
  );
  const isWhole = agreements.isWhole && consultations.isWhole;
  if (isWhole && agreements.count + consultations.count > 0) await forgetGone(db);
  return isWhole;
}
