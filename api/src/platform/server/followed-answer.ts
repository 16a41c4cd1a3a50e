import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from 'shared-contracts';
import { linesType } from 'shared-contracts/rest';
import { badInput } from '../errors/app-error.ts';
import { statusOf } from '../errors/describe-error.ts';
import { toProgrammers } from '../errors/said.ts';
import { describeRequestError, failureBody } from './failure-body.ts';

/** What long work is given by the call that waits for it. */
export interface Following {
  /** Called with how much of how much is done. Throws where nobody waits for the answer any more. */
  readonly told: (done: number, total: number) => void;
}

/** Ends work whose sender has gone away; nobody reads the answer. */
const unwanted = () => badInput(toProgrammers('The sender has gone away.'));

/** Milliseconds between two lines about progress. */
const between = 150;

/**
 * Does long work for a request. It ends when the sender goes away, who thereby cancels it. Where the sender accepts
 * lines of JSON, each tells how far the work is and the last one has its result or refusal; what is done before
 * there is anything to tell is answered as any call. `envelope` makes the answer of the result.
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
    told: (done, total) => {
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
