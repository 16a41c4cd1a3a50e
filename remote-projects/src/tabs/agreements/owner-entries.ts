import { type Share, type Signature, signedByAll } from 'shared-contracts/agreements';
import { textIn } from 'shared-contracts/forms';
import { groupWords, shareWords } from '../../attached/contact-card/share-words.ts';
import { type Entry, entriesOf } from '../../rows/entries.ts';

const decimalIn = (row: Entry, field: string): string | null => textIn(row, field) || null;

const numberIn = (row: Entry, field: string): number | null => {
  const value = row[field];
  return typeof value === 'number' ? value : null;
};

/** A landowner's share in the form that the rules of shares expect. */
export const shareOfEntry = (row: Entry): Share => ({
  isJointTenant: row['isJointTenant'] === true,
  interestPercentage: decimalIn(row, 'interestPercentage'),
  interestFractionNumerator: numberIn(row, 'interestFractionNumerator'),
  interestFractionDenominator: numberIn(row, 'interestFractionDenominator'),
  ownerGroup: textIn(row, 'ownerGroup') || null,
  groupShareNumerator: numberIn(row, 'groupShareNumerator'),
  groupShareDenominator: numberIn(row, 'groupShareDenominator'),
});

/** A landowner's share as text: the typed fraction, else a percentage. */
export const shareText = (row: Entry): string => shareWords(shareOfEntry(row));

/** The group of a landowner with its share, `A: 1/2`; empty if there is none. */
export const groupText = (row: Entry): string => groupWords(shareOfEntry(row));

/** The fields of a landowner that decide whether the agreement is signed. */
export const signatureOf = (row: Entry): Signature & { readonly id?: string } => ({
  ...(typeof row['id'] === 'string' ? { id: row['id'] } : {}),
  signedDate: textIn(row, 'signedDate') || null,
  isHomestead: row['isHomestead'] === true,
  isSpouseOnTitle: row['isSpouseOnTitle'] === true,
  dowerConsentDate: textIn(row, 'dowerConsentDate') || null,
});

/** The date of the last landowner's signature; null where one has not signed. */
export const signedLast = (landowners: unknown): string | null =>
  signedByAll(entriesOf(landowners).map(signatureOf));
