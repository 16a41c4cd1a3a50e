import { plainText } from '../../platform/tables/plain-text.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { AssociateDetails, GivenDetail } from './associate-details.ts';
import type { ReadyRecord } from './brought-noun.ts';
import type { Issues } from './issues.ts';
import { nameKey } from './names.ts';
import { recordWord } from './record-words.ts';
import { type StoredDetails, storedDetails } from './stored-details-store.ts';

const phones: ReadonlySet<string> = new Set(['phoneNumber', 'cellNumber', 'faxNumber']);

/** Number of digits of a national telephone number; a country code before them makes no difference. */
const national = 10;

/** A detail in the form in which two are compared: telephone numbers by their digits. */
const compared = (column: string, text: string): string =>
  phones.has(column) ? text.replace(/\D/g, '').slice(-national) : nameKey(text);

/** The words of an address; the two halves of a postal code form one word. */
const wordsOf = (address: string): ReadonlySet<string> =>
  new Set(
    plainText(address)
      .replace(/\b([a-z]\d[a-z]) (\d[a-z]\d)\b/g, '$1$2')
      .split(' '),
  );

/** Whether an existing associate already has a detail. Addresses are compared regardless of lines and order. */
function hasAlready(stored: StoredDetails, { column, text }: GivenDetail): boolean {
  const isSame = (own: string | null): boolean =>
    own !== null && compared(column, own) === compared(column, text);
  switch (column) {
    case 'phoneNumber':
    case 'cellNumber':
      return stored.phones.some(isSame);
    case 'faxNumber':
    case 'email':
    case 'communicationNotes':
    case 'notes':
      return isSame(stored[column]);
    default: {
      const words = wordsOf(stored.address);
      return [...wordsOf(text)].every((word) => words.has(word));
    }
  }
}

/**
 * Warns about numbers and addresses in written rows that are not stored: a new associate gets those of the first row,
 * and an existing one stays unchanged.
 */
export async function warnAboutDetails(
  saved: readonly ReadyRecord[],
  details: AssociateDetails,
  issues: Issues,
  within: RecordContext,
): Promise<void> {
  const givenDetails = [...details.detailsOf(new Set(saved.map(({ group }) => group)))];
  const here = givenDetails.filter(({ given }) => given.value === undefined).map(({ given }) => given);
  const stored = await storedDetails(within, [...new Set(here.map(({ associateId }) => associateId))]);
  const { user } = within;
  const warn = ({ group, source, field }: GivenDetail, message: string) =>
    issues.add(group, source, field, message, true);
  const warned = new Set<string>();
  for (const given of here) {
    const { associateId, field, text } = given;
    const associate = stored.get(associateId);
    const key = JSON.stringify([associateId, field, text]);
    if (!associate || warned.has(key) || hasAlready(associate, given)) continue;
    warned.add(key);
    warn(given, recordWord(user, 'detailStays', { text, name: associate.name }));
  }
  for (const { given, written } of givenDetails) {
    const { column, text, value } = given;
    if (value === undefined || !written || compared(column, written.text) === compared(column, text))
      continue;
    warn(given, recordWord(user, 'detailOther', { text, row: written.source }));
  }
}
