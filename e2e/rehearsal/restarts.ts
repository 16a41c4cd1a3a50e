import { request } from 'node:https';

/** A request that is made again and again: what it stands for, its address, and the session it belongs to. */
export interface Asked {
  readonly name: string;
  readonly address: string;
  /** The header with the cookies of a person who is signed in; without it nobody is. */
  readonly cookie?: string;
}

/** What was answered while something was restarted. */
export interface Answers {
  readonly requests: number;
  /** Answers that were none or below 200 or above 399, by what was asked and what they were, with their number. */
  readonly failed: ReadonlyMap<string, number>;
}

/** Milliseconds between two requests. */
const between = 100;
const patience = 10_000;

/** The status that an address answers with, or why it does not. */
const statusOf = ({ address, cookie }: Asked, authority: Buffer): Promise<string> =>
  new Promise((resolve) => {
    const headers = cookie ? { cookie } : {};
    const call = request(address, { ca: authority, timeout: patience, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(String(answer.statusCode)));
    });
    call.on('timeout', () => call.destroy(new Error('no answer')));
    call.on('error', (error) => resolve(error.message));
    call.end();
  });

/** Makes the requests in turn, again and again, while work is done; `authority` signed the certificate. */
export async function requestsDuring(
  asked: readonly Asked[],
  authority: Buffer,
  work: () => Promise<void>,
): Promise<Answers> {
  const failed = new Map<string, number>();
  const running: Promise<void>[] = [];
  let requests = 0;
  const ask = async (one: Asked): Promise<void> => {
    const status = await statusOf(one, authority);
    const what = `${one.name} ${status}`;
    if (!/^[23]/.test(status)) failed.set(what, (failed.get(what) ?? 0) + 1);
  };
  const timer = setInterval(() => {
    const next = asked[requests % asked.length];
    requests += 1;
    if (next) running.push(ask(next));
  }, between);
  try {
    await work();
  } finally {
    clearInterval(timer);
    await Promise.all(running);
  }
  return { requests, failed };
}
