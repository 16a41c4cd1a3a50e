import type { LandownerValues } from './landowner-rules.ts';

/** The facts of a landowner that decide whether the agreement is signed. */
export type Signature = Pick<
  LandownerValues,
  'signedDate' | 'isHomestead' | 'isSpouseOnTitle' | 'dowerConsentDate'
>;

/** How far a landowner is with an agreement, in their order. */
export type SigningState = 'notSent' | 'sent' | 'signed' | 'registered';

/** How far a landowner is with an agreement. */
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
 * The day on which the last landowner had signed, yyyy-MM-dd; null if somebody has not, or if there is nobody to sign.
 * A dower consent that was given later counts with its signature.
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

/**
 * The day on which the documents were acquired, derived from the signing: a day set by hand stays, and so does one from
 * before there were landowners to sign.
 */
export function acquiredDate(
  before: { readonly landowners: readonly Signature[]; readonly documentsAcquiredDate: string | null },
  landowners: readonly Signature[],
): string | null {
  const { documentsAcquiredDate: stored } = before;
  const follows = stored === null || stored === signedByAll(before.landowners);
  return follows ? signedByAll(landowners) : stored;
}
