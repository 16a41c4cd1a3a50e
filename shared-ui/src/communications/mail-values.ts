import type { ReadMail } from 'shared-contracts/communications';
import { wallTimeIn, zoneHere } from 'shared-contracts/days';
import { lengths } from 'shared-contracts/limits';
import type { Translate } from '../i18n/i18n-provider.tsx';
import type { PickOption } from '../picklists/picklist.ts';
import { type CommunicationValues, type HeldDocument, newValues } from './communication-values.ts';

/** An e-mail that was read, with the upload that it came in. */
export interface ReadMailFile extends ReadMail {
  readonly fileGuid: string;
  readonly fileName: string;
}

const documentOf = (fileGuid: string, name: string): HeldDocument => ({
  id: crypto.randomUUID(),
  fileGuid,
  name,
  url: null,
  notes: null,
  isConfidential: false,
  isUrlLink: false,
});

/** Of several entries each id once, the first of each. */
const once = (options: readonly PickOption[]): readonly PickOption[] =>
  [...new Map([...options].reverse().map((option) => [option.id, option])).values()].reverse();

/** The initial values of a new communication from an e-mail; day and time are in the reader's own time zone. */
export function mailValues(
  mail: ReadMailFile,
  associates: readonly PickOption[],
  oneself: PickOption | null,
  t: Translate,
): CommunicationValues {
  const sent = Date.parse(mail.sentAt ?? '');
  const [date, timeOfDay] = Number.isNaN(sent) ? [] : wallTimeIn(new Date(sent), zoneHere()).split('T');
  const head = [
    mail.subject && t('mail.subject', { text: mail.subject }),
    mail.from && t('mail.from', { text: mail.from }),
    mail.to.length > 0 && t('mail.toLine', { text: mail.to.join('; ') }),
  ].filter(Boolean);
  const comments = [head.join('\n'), mail.text].filter(Boolean).join('\n\n');
  const start = newValues({ associates: once([...associates, ...mail.businessAssociates]) }, oneself);
  return {
    ...start,
    ...(date && timeOfDay ? { date, timeOfDay } : {}),
    representative: mail.representative ?? oneself,
    methodOfContact: mail.methodOfContact,
    contacts: mail.contacts,
    comments: comments.slice(0, lengths.communication.comments),
    relatedDocuments: [
      documentOf(mail.fileGuid, mail.fileName),
      ...mail.documents.map(({ fileGuid, name }) => documentOf(fileGuid, name)),
    ],
  };
}
