import type { ErrorCode } from 'shared-contracts/errors';
import { texts } from '../../generated/texts/refusals.ts';
import { isDatabaseAway } from '../db/lost-server.ts';
import { AppError, badInput, busy, noRoomLeft, unavailable } from './app-error.ts';
import { messageFrom } from './localized-message.ts';

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

/** The HTTP status of the answer for an error. */
export const statusOf = ({ code, status }: AppError): number => status ?? statuses[code];

// pg's message when all connections of a pool are in use.
const poolFull = 'timeout exceeded when trying to connect';

// A full disk: of this machine, of a user's quota on it, or of the database server (class 53).
const fullDisks = new Set(['ENOSPC', 'EDQUOT', '53100']);

// Aborted by the database because of another transaction, or because it took too long: a retry may succeed.
const passing = new Set(['25P03', '40001', '40P01', '55P03', '57014']);

// Data exceptions caused by a value in the request: not a text of this type, out of range, U+0000, a time zone that does not
// exist in what should be a day (class 22 of the same appendix).
const unfitValues = new Set(['22P02', '22P05', '22003', '22007', '22008', '22009', '22021', '22023']);

/** The error that a person sees: its own words if they are meant for people, never a stack trace or SQL. */
export function describeError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (fullDisks.has(code)) return noRoomLeft();
  if (passing.has(code)) return busy();
  if (error instanceof Error && error.message === poolFull)
    return busy(messageFrom(texts, ({ busyRequests }) => busyRequests));
  if (error instanceof Error && isDatabaseAway(error)) return unavailable();
  if (unfitValues.has(code)) return badInput(messageFrom(texts, ({ unfitValue }) => unfitValue));
  return new AppError(
    'INTERNAL',
    messageFrom(texts, ({ unknown }) => unknown),
  );
}
