import type { FastifyBaseLogger } from 'fastify';
import { second } from 'shared-contracts/limits';
import type { Db } from '../db/database.ts';
import { addMailJob, type MailJob, noteMailFailure, removeMailJob, takeMailJob } from './mail-queue-store.ts';
import type { MailMessage, MailTransport } from './transport.ts';

/** A mail, and a callback after it was sent. */
interface ComposedMail extends MailMessage {
  readonly onSent?: () => Promise<void>;
}

/** Composes the mail of a kind, again for each attempt; undefined if it has no recipient any more. */
export type MailComposer = (subject: string) => Promise<ComposedMail | undefined>;

interface QueueParts {
  readonly db: Db;
  readonly clock: () => Date;
  readonly transport: MailTransport;
  /** The composer of each kind of mail. */
  readonly composers: Readonly<Record<string, MailComposer>>;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

export interface MailQueue {
  /**
   * Queues a mail. Within a transaction of `db` it is sent only after that has been committed and `nudge` was called.
   */
  readonly add: (db: Db, kind: string, subject: string) => Promise<void>;
  /** Sends due mails soon, without making the caller wait. */
  readonly nudge: () => void;
  /** Sends due mails; resolves with the number of mails sent. */
  readonly deliverDue: () => Promise<number>;
  /** Looks for due mails every `interval` milliseconds, including those of instances that ended. */
  readonly start: (interval: number) => void;
  readonly stop: () => Promise<void>;
}

/** A mail that no server accepted for three days is given up. */
const patience = 3 * 24 * 3600 * second;

/** Queues mails in the database until the mail server has accepted them. */
export function createMailQueue({ db, clock, transport, composers, log }: QueueParts): MailQueue {
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const fail = async (job: MailJob, error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    const isOver = clock().getTime() - job.createdAt.getTime() > patience;
    log[isOver ? 'error' : 'warn'](
      { kind: job.kind, attempts: job.attempts, reason: message },
      'mail not sent',
    );
    await (isOver ? removeMailJob(db, job.id) : noteMailFailure(db, job.id, message));
  };

  const deliverNext = async (): Promise<'sent' | 'failed' | 'none'> => {
    const job = await takeMailJob(db, clock());
    if (!job) return 'none';
    try {
      const compose = composers[job.kind];
      // Another instance, newer or older, may be able to compose it.
      if (!compose) throw new Error(`There is no mail of the kind ${job.kind}.`);
      const composed = await compose(job.subject);
      if (composed) {
        const { onSent, ...message } = composed;
        await transport.send(message);
        await onSent?.();
      }
      await removeMailJob(db, job.id);
      return 'sent';
    } catch (error) {
      await fail(job, error);
      return 'failed';
    }
  };

  const deliverAll = async (): Promise<number> => {
    let sent = 0;
    let outcome = await deliverNext();
    while (outcome !== 'none') {
      if (outcome === 'sent') sent += 1;
      outcome = await deliverNext();
    }
    return sent;
  };

  const deliverDue = (): Promise<number> => {
    const next = running.then(deliverAll);
    running = next.catch((error: unknown) => log.warn({ err: error }, 'mail queue cannot be read'));
    return next;
  };

  const nudge = () => void deliverDue().catch(() => {});

  return {
    add: (transaction, kind, subject) => addMailJob(transaction, kind, subject, clock()),
    nudge,
    deliverDue,
    start: (interval) => {
      timer = setInterval(nudge, interval);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await running;
      transport.close();
    },
  };
}
