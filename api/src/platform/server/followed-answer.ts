import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from 'shared-contracts';
import { linesType } from 'shared-contracts/rest';
import { badInput } from '../errors/app-error.ts';
import { statusOf } from '../errors/describe-error.ts';
import { toProgrammers } from '../errors/localized-message.ts';
import { describeRequestError, failureBody } from './failure-body.ts';

/** What long-running work receives from the call that waits for it. */
export interface Following {
  /** Called with the number of steps done and in total. Throws if nobody waits for the response any more. */
  readonly onProgress: (done: number, total: number) => void;
}

/** Ends work whose sender has disconnected; nobody reads this error. */
const unwanted = () => badInput(toProgrammers('The sender has gone away.'));

/** Milliseconds between two lines of progress. */
const between = 150;

/**
 * Does long work for a request. It ends when the sender disconnects, which is how a person cancels it. If the sender
 * accepts lines of JSON, each line reports the progress, and the last one contains the result or refusal. Work that
 * finishes before there is any progress to report gets an ordinary response. `envelope` turns the result into the
 * response.
 */
export async function followed<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
  work: (following: Following) => Promise<T>,
  envelope: (result: T) => object,
): Promise<object> {
  const { raw } = reply;
  let lines: PassThrough | undefined;
  let begun: () => void = () => {};
  const begins = new Promise<void>((done) => {
    begun = done;
  });
  let last = Number.NEGATIVE_INFINITY;
  const accepts = request.headers.accept?.includes(linesType) === true;
  const following: Following = {
    onProgress: (done, total) => {
      if (raw.closed || raw.destroyed) throw unwanted();
      const now = performance.now();
      if (!accepts || now - last < between) return;
      last = now;
      lines ??= new PassThrough();
      lines.write(`${JSON.stringify({ done, total })}\n`);
      begun();
    },
  };
  const working = work(following);
  await Promise.race([begins, working]);
  if (!lines) return envelope(await working);
  const sent = lines;
  void working.then(
    (result) => sent.destroyed || sent.end(`${JSON.stringify(envelope(result))}\n`),
    (error: unknown) => {
      const failure = describeRequestError(error);
      if (failure.code === 'INTERNAL') request.log.error({ err: error }, 'unexpected error');
      const body = failureBody(failure, language, request.id);
      if (!sent.destroyed) sent.end(`${JSON.stringify({ status: statusOf(failure), body })}\n`);
    },
  );
  return reply.type(linesType).header('x-accel-buffering', 'no').send(sent);
}
