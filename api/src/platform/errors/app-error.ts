import { fallbackLanguage } from 'shared-contracts';
import type { Conflict, ErrorCode, FieldError } from 'shared-contracts/errors';
import type { LackingRecord } from 'shared-contracts/reports';
import { texts } from '../../generated/texts/refusals.ts';
import { type Said, said } from './said.ts';

interface Details {
  readonly fields?: readonly FieldError[];
  readonly conflict?: Conflict;
  /** Stale rows of the save, each at its path. */
  readonly conflicts?: readonly (Conflict & { readonly path: string })[];
  /** Records that lack values for what was asked for. */
  readonly missing?: readonly LackingRecord[];
  /** The record that holds now what was asked for under another id. */
  readonly movedTo?: string;
}

/** A refusal that a person may see: a stable code and a sentence they can act on. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly said: Said;
  readonly details: Details;
  /** HTTP status where the code's own does not say enough. */
  readonly status: number | undefined;

  /** Its `message` is for the log: what a person reads is `said` in their language. */
  constructor(code: ErrorCode, sentence: Said, details: Details = {}, status?: number) {
    super(sentence(fallbackLanguage));
    this.code = code;
    this.said = sentence;
    this.details = details;
    this.status = status;
  }
}

type Refusal = (typeof texts)['en'];
const of = (pick: (refusals: Refusal) => string): Said => said(texts, pick);

/** Nobody is signed in. */
export const unauthenticated = () =>
  new AppError(
    'UNAUTHENTICATED',
    of(({ signIn }) => signIn),
  );

/** The person lacks the right. */
export const forbidden = (sentence = of(({ noRight }) => noRight)) => new AppError('FORBIDDEN', sentence);

/** There is no such record, or none that the person may see. */
export const notFound = (sentence = of(({ noRecord }) => noRecord), details: Details = {}) =>
  new AppError('NOT_FOUND', sentence, details);

/** What was sent breaks a rule that is of no field. */
export const badInput = (sentence: Said) => new AppError('BAD_INPUT', sentence);

/** What was sent breaks rules of its fields. */
export const invalid = (fields: readonly FieldError[]) =>
  new AppError(
    'VALIDATION',
    of(({ seeFields }) => seeFields),
    { fields },
  );

/** Something that the server needs does not answer. */
export const unavailable = () =>
  new AppError(
    'UNAVAILABLE',
    of(({ databaseAway }) => databaseAway),
  );

/** The server has no room for more of this now. */
export const busy = (sentence = of((refusals) => refusals.busy)) => new AppError('UNAVAILABLE', sentence);

/** 507: nothing of what was sent was kept. */
export const noRoomLeft = () =>
  new AppError(
    'LIMIT',
    of(({ noRoom }) => noRoom),
    {},
    507,
  );
