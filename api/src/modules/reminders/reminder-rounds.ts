import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/db/database.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { Clock } from '../../platform/server/clock.ts';
import { forgetDeletedRows } from '../../records/writing/deleted-rows-store.ts';
import { claimAtOnce, claimDigests, forgetOldMornings } from './claim-mails-store.ts';
import { fillReminders } from './fill-store.ts';
import { workOutDays } from './work-out-days.ts';

interface RoundParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly mail: Pick<MailQueue, 'nudge'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The rounds in which reminders are filled and mailed. */
export interface ReminderRounds {
  /** Runs a round now, unless another instance did a moment ago; resolves with whether it did. */
  readonly round: () => Promise<boolean>;
  /** Runs a round every `interval` milliseconds. */
  readonly start: (interval: number) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Fills the reminders and queues their mails. Every instance tries, and the database decides which one does it. An
 * instance that ends in the middle is therefore replaced by the next one that tries, and a period without any instance
 * is caught up.
 */
export function reminderRounds({ db, clock, mail, log }: RoundParts): ReminderRounds {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  const round = async () => {
    const now = clock();
    if (!(await fillReminders(db, now))) return false;
    await claimAtOnce(db, now);
    await claimDigests(db, now);
    await forgetOldMornings(db, now);
    await forgetDeletedRows(db, now);
    mail.nudge();
    // Anything saved after this is included in the next round.
    await workOutDays(db, now);
    return true;
  };
  const next = () => {
    // One round at a time, however long it takes.
    running = running.then(round).catch((error: unknown) => log.warn({ err: error }, 'reminders wait'));
  };

  return {
    round,
    start: (interval) => {
      next();
      timer = setInterval(next, interval).unref();
    },
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
