import type { Conflict, ErrorCode, FieldError } from 'shared-contracts/errors';

interface Details {
  readonly fields?: readonly FieldError[];
  readonly conflict?: Conflict;
  /** Stale rows of the save, each at its path. */
  readonly conflicts?: readonly (Conflict & { readonly path: string })[];
}

/** A refusal that a person may see: a stable code and a sentence they can act on. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Details;
  /** HTTP status where the code's own does not say enough. */
  readonly status: number | undefined;

  constructor(code: ErrorCode, message: string, details: Details = {}, status?: number) {
    super(message);
    this.code = code;
    this.details = details;
    this.status = status;
  }
}

export const unauthenticated = () => new AppError('UNAUTHENTICATED', 'Sign in to go on.');

export const forbidden = (message = 'You do not have the right to do this.') =>
  new AppError('FORBIDDEN', message);

export const notFound = (message = 'There is no such record. It may have been deleted.') =>
  new AppError('NOT_FOUND', message);

export const badInput = (message: string) => new AppError('BAD_INPUT', message);

export const invalid = (fields: readonly FieldError[]) =>
  new AppError('VALIDATION', 'Some values cannot be saved. See the marked fields.', { fields });

export const unavailable = () =>
  new AppError('UNAVAILABLE', 'Rightway cannot reach its database right now. Try again in a moment.');

export const busy = (what = 'the same records') =>
  new AppError('UNAVAILABLE', `Rightway is busy with ${what} for others. Try again in a moment.`);

/** 507: nothing of what was sent was kept. */
export const noRoomLeft = () =>
  new AppError(
    'LIMIT',
    'There is no room left on the server. Nothing was kept. Tell whoever runs it.',
    {},
    507,
  );
