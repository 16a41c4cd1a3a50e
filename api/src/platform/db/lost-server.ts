/** The code of a failure: PostgreSQL's five characters, or Node's name for a network error. */
const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** A write was refused because the server is read-only: the statement had no effect. */
export const readOnlyState = '25006';

// PostgreSQL: connection exceptions, insufficient resources, operator intervention (appendix A of its manual).
const awayStates = /^(08|53|57P)/;
const networkFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
]);
const poolFailures =
  /Connection terminated|Cannot use a pool after|is not queryable|Postgres connection has been discarded/;

/** A full disk: the database server keeps running, and reports it. */
const diskFull = '53100';

/** Whether a failure means that the server cannot serve anybody at the moment. */
export function isDatabaseAway(error: Error): boolean {
  const code = codeOf(error);
  return (
    code === readOnlyState ||
    awayStates.test(code) ||
    networkFailures.has(code) ||
    poolFailures.test(error.message)
  );
}

/**
 * Whether a connection is useless after this failure: the server is gone, or is no longer the one that takes writes.
 */
export const isLineLost = (error: unknown): boolean =>
  error instanceof Error && codeOf(error) !== diskFull && isDatabaseAway(error);

// A timed-out wait is not among these: waiting a second time would tell us no more.
const gone = /^(08|57P)|^E/;
const cutOff = 'Connection terminated unexpectedly';

/**
 * Whether a failure was caused by the server, or the connection to it, ending just now; another server may have taken
 * over.
 */
export const isServerGone = (error: unknown): boolean =>
  error instanceof Error &&
  (gone.test(codeOf(error)) || error.message === cutOff || /is not queryable/.test(error.message));
