import type { Language } from 'shared-contracts';
import { namesApart, portableName } from 'shared-contracts/documents';
import type { FilledRecord, TemplateData } from '../../platform/templates/template-shapes.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { DocumentNoun } from './document-nouns.ts';
import { officeValues } from './office-store.ts';
import { recipientTags } from './shared-tags-store.ts';
import { longDay, shownValues } from './shown-values.ts';
import type { RecipientKind } from './tag-declaration.ts';
import { type RawRecord, type Recipient, recipientsOf } from './tagged-rows-store.ts';

/** A document to create, about a record and possibly for a recipient. */
export interface ComposedDocument extends FilledRecord {
  readonly record: RawRecord;
  readonly recipient: Recipient | undefined;
}

const nobody: TemplateData = Object.fromEntries(Object.keys(recipientTags).map((name) => [name, null]));

interface Wanted {
  readonly noun: DocumentNoun;
  readonly records: readonly RawRecord[];
  readonly templateName: string;
  /** The recipients of letters; undefined for documents that are not letters. */
  readonly recipients: RecipientKind | undefined;
  readonly language: Language;
  /** The date that documents bear. */
  readonly today: string;
}

/** The documents about the given records: one for each record, or for letters one for each recipient. */
export async function composeDocuments(
  { noun, records, templateName, recipients, language, today }: Wanted,
  { db, user }: RecordContext,
): Promise<readonly ComposedDocument[]> {
  const office: TemplateData = { ...(await officeValues(db, user.id)), today: longDay(today, language) };
  const ids = records.map(({ id }) => id);
  const people = recipients ? await recipientsOf(db, noun.tags, ids, recipients) : [];
  const documents = records.flatMap((record): readonly ComposedDocument[] => {
    const own = { ...office, ...shownValues(noun.tags, record, language) };
    if (!recipients) return [{ record, recipient: undefined, data: { ...nobody, ...own }, name: '' }];
    return people
      .filter(({ recordId }) => recordId === record.id)
      .map((recipient) => ({ record, recipient, data: { ...own, ...recipient.values }, name: '' }));
  });
  const names = documents.map(({ record, recipient }) => {
    const parts = [templateName, record.called, String(recipient?.values['recipient.name'] ?? '')];
    return portableName(parts.filter((part) => part !== '').join(' - '));
  });
  const free = namesApart(names);
  return documents.map((document, place) => ({ ...document, name: free[place] ?? templateName }));
}
