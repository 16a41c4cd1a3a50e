import { request } from 'node:https';

/** What was answered while something was restarted. */
export interface Answers {
  readonly requests: number;
  /** Answers that were none or below 200 or above 399, by what they were, with their number. */
  readonly failed: ReadonlyMap<string, number>;
}

/** Milliseconds between two requests. */
const between = 100;
const patience = 10_000;

/** The status that an address answers with, or why it does not. */
const statusOf = (address: string, authority: Buffer): Promise<string> =>
  new Promise((resolve) => {
    const call = request(address, { ca: authority, timeout: patience }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(String(answer.statusCode)));
    });
    call.on('timeout', () => call.destroy(new Error('no answer')));
    call.on('error', (error) => resolve(error.message));
    call.end();
  });

/** Asks an address again and again while work is done; `authority` signed its certificate. */
export async function requestsDuring(
  address: string,
  authority: Buffer,
  work: () => Promise<void>,
): Promise<Answers> {
  const failed = new Map<string, number>();
  const running: Promise<void>[] = [];
  let requests = 0;
  const ask = async (): Promise<void> => {
    const status = await statusOf(address, authority);
    if (!/^[23]/.test(status)) failed.set(status, (failed.get(status) ?? 0) + 1);
  };
  const timer = setInterval(() => {
    requests += 1;
    running.push(ask());
  }, between);
  try {
    await work();
  } finally {
    clearInterval(timer);
    await Promise.all(running);
  }
  return { requests, failed };
}
