import type { Language } from 'shared-contracts';
import { dayIn } from '../../platform/server/zoned-days.ts';
import { personZone } from '../../records/company-zone-store.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { type ComposedDocument, composeDocuments } from './compose-documents.ts';
import type { DocumentNoun } from './document-nouns.ts';
import { seenSample } from './sample-store.ts';

/**
 * A document about a real record, addressed to somebody if the record has a recipient; undefined if there is no record.
 */
export async function sampleDocument(
  noun: DocumentNoun,
  templateName: string,
  language: Language,
  context: RecordContext,
): Promise<ComposedDocument | undefined> {
  const record = await seenSample(context.db, noun);
  if (!record) return undefined;
  const today = dayIn(await personZone(context.db, context.user), context.clock());
  const wanted = { noun, records: [record], templateName, language, today };
  const [letter] = await composeDocuments({ ...wanted, recipients: 'Everyone' }, context);
  if (letter) return letter;
  const [plain] = await composeDocuments({ ...wanted, recipients: undefined }, context);
  return plain;
}
