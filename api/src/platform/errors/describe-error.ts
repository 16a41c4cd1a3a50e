import type { ErrorCode } from 'shared-contracts/errors';
import { AppError, badInput, unavailable } from './app-error.ts';

/** HTTP status of each code (decisions 4 and 5). */
const statuses: Record<ErrorCode, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  VALIDATION: 422,
  BAD_INPUT: 400,
  LIMIT: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

/** The HTTP status that an error is answered with. */
export const statusOf = ({ code, status }: AppError): number => status ?? statuses[code];

// PostgreSQL: connection exceptions, insufficient resources, operator intervention (appendix A of its manual).
const unavailableStates = /^(08|53|57P)/;
const networkFailures = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE']);
const poolFailures = /timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after/;

function isDatabaseAway(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return unavailableStates.test(code) || networkFailures.has(code) || poolFailures.test(error.message);
}

// Data exceptions that a value of the request causes: no text of this kind, out of range, U+0000 (class 22 of the same appendix).
const unfitValues = new Set(['22P02', '22P05', '22003', '22007', '22008', '22021']);

/** What a person is told of an error: its own words if it is meant for them, never a stack or SQL. */
export function describeError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Error && isDatabaseAway(error)) return unavailable();
  if (error instanceof Error && 'code' in error && unfitValues.has(String(error.code)))
    return badInput('A value of this request does not fit what is stored there.');
  return new AppError('INTERNAL', 'Unknown error');
}
