import type { LandownerValues } from './landowner-rules.ts';

/** The facts of a landowner that decide whether the agreement is signed. */
export type Signature = Pick<
  LandownerValues,
  'signedDate' | 'isHomestead' | 'isSpouseOnTitle' | 'dowerConsentDate'
>;

/** How far a landowner has progressed with an agreement, in order. */
export type SigningState = 'notSent' | 'sent' | 'signed' | 'registered';

/** The progress of a landowner with an agreement. */
export function signingState({
  sentDate,
  signedDate,
  registeredDate,
}: Pick<LandownerValues, 'sentDate' | 'signedDate' | 'registeredDate'>): SigningState {
  if (registeredDate) return 'registered';
  if (signedDate) return 'signed';
  return sentDate ? 'sent' : 'notSent';
}

/**
 * The day on which the last landowner signed, yyyy-MM-dd; null if somebody has not signed, or nobody needs to. If a
 * dower consent was given later than the signature, its day counts.
 */
export function signedByAll(landowners: readonly Signature[]): string | null {
  const days = landowners.map(({ signedDate, isHomestead, isSpouseOnTitle, dowerConsentDate }) => {
    if (!signedDate) return null;
    const consent = isHomestead && !isSpouseOnTitle ? dowerConsentDate : null;
    return consent && consent > signedDate ? consent : signedDate;
  });
  if (days.length === 0 || days.includes(null)) return null;
  return days.reduce<string | null>((last, day) => (day && (!last || day > last) ? day : last), null);
}

/** A landowner who signs, identified by the id of the row. */
type Signatory = Signature & { readonly id?: string | undefined };

/** Whether a landowner who had signed is no longer one: the land was sold, and the buyer is bound by the agreement. */
const hasSold = (before: readonly Signatory[], landowners: readonly Signatory[]): boolean =>
  before.some(
    ({ id, signedDate }) => id !== undefined && signedDate && !landowners.some((owner) => owner.id === id),
  );

/**
 * The day on which the documents were acquired, derived from the signatures. A day that was entered manually stays, and
 * so does one from before there were landowners to sign, or from before one of those who signed sold the land.
 */
export function acquiredDate(
  before: { readonly landowners: readonly Signatory[]; readonly documentsAcquiredDate: string | null },
  landowners: readonly Signatory[],
): string | null {
  const { documentsAcquiredDate: stored } = before;
  if (stored !== null && hasSold(before.landowners, landowners)) return stored;
  const follows = stored === null || stored === signedByAll(before.landowners);
  return follows ? signedByAll(landowners) : stored;
}
