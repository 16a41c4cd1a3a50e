import type { Language } from 'shared-contracts';
import type { FilledRecord, TemplateData } from '../../platform/templates/template-shapes.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { DocumentNoun } from './document-nouns.ts';
import { officeValues } from './office-store.ts';
import { recipientTags } from './shared-tags-store.ts';
import { longDay, shownValues } from './shown-values.ts';
import type { RecipientKind } from './tag-declaration.ts';
import { type RawRecord, type Recipient, recipientsOf } from './tagged-rows-store.ts';

/** A document that is to be made, of a record and for somebody. */
export interface ComposedDocument extends FilledRecord {
  readonly record: RawRecord;
  readonly recipient: Recipient | undefined;
}

/** What no file may be called with. */
const unfitInNames = /[\\/:*?"<>|\p{Cc}]+/gu;
const longestName = 120;

const fileName = (...parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .join(' - ')
    .replace(unfitInNames, ' ')
    .trim()
    .slice(0, longestName)
    .trim();

/** Names that no two documents share: the second of a name is called '… (2)'. */
export function apart(names: readonly string[], taken: readonly string[] = []): readonly string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return names.map((name) => {
    let free = name;
    for (let count = 2; used.has(free.toLowerCase()); count += 1) free = `${name} (${count})`;
    used.add(free.toLowerCase());
    return free;
  });
}

const nobody: TemplateData = Object.fromEntries(Object.keys(recipientTags).map((name) => [name, null]));

interface Wanted {
  readonly noun: DocumentNoun;
  readonly records: readonly RawRecord[];
  readonly templateName: string;
  /** Whom letters go to; undefined of what is no letter. */
  readonly recipients: RecipientKind | undefined;
  readonly language: Language;
  /** The day that documents bear. */
  readonly today: string;
}

/** The documents of some records: one for each, or of letters one for each recipient. */
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
  const names = documents.map(({ record, recipient }) =>
    fileName(templateName, record.called, String(recipient?.values['recipient.name'] ?? '')),
  );
  const free = apart(names);
  return documents.map((document, place) => ({ ...document, name: free[place] ?? templateName }));
}
