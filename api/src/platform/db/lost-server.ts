/** A failure's own code: PostgreSQL's five characters, or Node's word for what the network did. */
const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** A write that was refused because the server takes none: nothing of the statement was done. */
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

/** A disk that is full: the database server goes on, and says so. */
const diskFull = '53100';

/** Whether a failure means that the server cannot serve now, whoever asks. */
export function isDatabaseAway(error: Error): boolean {
  const code = codeOf(error);
  return (
    code === readOnlyState ||
    awayStates.test(code) ||
    networkFailures.has(code) ||
    poolFailures.test(error.message)
  );
}

/** Whether a connection on which this failed is of no use any more: the server is gone, or is another one by now. */
export const isLineLost = (error: unknown): boolean =>
  error instanceof Error && codeOf(error) !== diskFull && isDatabaseAway(error);

// Of an answer that did not come in time nobody knows more after a second wait.
const gone = /^(08|57P)|^E/;
const cutOff = 'Connection terminated unexpectedly';

/** Whether a failure came because the server, or the line to it, ended just now; another may have taken over. */
export const isServerGone = (error: unknown): boolean =>
  error instanceof Error &&
  (gone.test(codeOf(error)) || error.message === cutOff || /is not queryable/.test(error.message));
