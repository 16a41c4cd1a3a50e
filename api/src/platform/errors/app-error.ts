import { fallbackLanguage } from 'shared-contracts';
import type { Conflict, ErrorCode, FieldError } from 'shared-contracts/errors';
import type { LackingRecord } from 'shared-contracts/reports';
import { databaseAway } from 'shared-contracts/rest';
import { texts } from '../../generated/texts/refusals.ts';
import { type LocalizedMessage, messageFrom } from './localized-message.ts';

interface Details {
  readonly fields?: readonly FieldError[];
  readonly conflict?: Conflict;
  /** Stale rows of the save, each at its path. */
  readonly conflicts?: readonly (Conflict & { readonly path: string })[];
  /** Records that lack values needed for the request. */
  readonly missing?: readonly LackingRecord[];
  /** The record that the requested one was merged into. */
  readonly movedTo?: string;
}

/** A refusal that a person may see: a stable code and a sentence they can act on. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly messageIn: LocalizedMessage;
  readonly details: Details;
  /** HTTP status, where the one of the code is too general. */
  readonly status: number | undefined;

  /** The `message` of the error is for the log; people read `messageIn` their language. */
  constructor(code: ErrorCode, sentence: LocalizedMessage, details: Details = {}, status?: number) {
    super(sentence(fallbackLanguage));
    this.code = code;
    this.messageIn = sentence;
    this.details = details;
    this.status = status;
  }
}

type Refusal = (typeof texts)['en'];
const of = (pick: (refusals: Refusal) => string): LocalizedMessage => messageFrom(texts, pick);

/** Nobody is signed in. */
export const unauthenticated = () =>
  new AppError(
    'UNAUTHENTICATED',
    of(({ signIn }) => signIn),
  );

/** The person lacks the right. */
export const forbidden = (sentence = of(({ noRight }) => noRight)) => new AppError('FORBIDDEN', sentence);

/** The record does not exist, or the person may not see it. */
export const notFound = (sentence = of(({ noRecord }) => noRecord), details: Details = {}) =>
  new AppError('NOT_FOUND', sentence, details);

/** The input breaks a rule that does not belong to one field. */
export const badInput = (sentence: LocalizedMessage) => new AppError('BAD_INPUT', sentence);

/** The input breaks rules of its fields. */
export const invalid = (fields: readonly FieldError[]) =>
  new AppError(
    'VALIDATION',
    of(({ seeFields }) => seeFields),
    { fields },
  );

/** Something that the server depends on does not answer. */
export const unavailable = () => new AppError('UNAVAILABLE', databaseAway);

/** The server has no capacity for more of this now. */
export const busy = (sentence = of((refusals) => refusals.busy)) => new AppError('UNAVAILABLE', sentence);

/** 507: the disk is full, and nothing of the input was stored. */
export const noRoomLeft = () =>
  new AppError(
    'LIMIT',
    of(({ noRoom }) => noRoom),
    {},
    507,
  );
