import { inLanguage, languageOf } from 'shared-contracts';
import { texts as writingTexts } from '../../generated/texts/writing.ts';
import { recordOf } from '../reading/record-catalog.ts';
import type { RecordContext } from '../record-context.ts';
import { countUses } from './uses-store.ts';
import type { RecordValues, SaveInput, StoredRecord, WritableKind } from './writable-kind.ts';

/** Most records that a refusal names; nobody reads a longer sentence. */
const named = 3;

/**
 * Describes what uses some records, for a refused delete: 'It is used by 3 agreements and 1 event type.' Records that the
 * person may not see are neither counted nor named.
 */
export async function usedByText<
  TInput extends SaveInput,
  TValues extends RecordValues,
  TContext extends RecordContext,
>(
  { type, writer, titleFields = ['code', 'name'] }: WritableKind<TInput, TValues, TContext>,
  found: ReadonlyMap<string, StoredRecord<TValues>>,
  context: TContext,
): Promise<string> {
  const language = languageOf(context.user.locale);
  const texts = inLanguage(writingTexts, language);
  const mapping = recordOf(context.catalog, type);
  const sentences: string[] = [];
  for (const [id, { texts: fields }] of found) {
    if (sentences.length === named) break;
    const uses = await countUses(context, mapping.table, writer.tables(context), id);
    if (uses.length === 0 && found.size > 1) continue;
    const seen = uses.filter(({ count }) => count > 0);
    const names = seen.map(({ names: of, count }) =>
      texts.uses(count, of ? inLanguage(of, language) : texts.otherRecords),
    );
    if (uses.some(({ unseen }) => unseen > 0)) names.push(texts.unseenRecords);
    const title = titleFields.map((field) => fields[field]).find(Boolean);
    const shown = names.length > 0 ? names : [texts.otherRecords.many];
    sentences.push(found.size > 1 && title ? texts.namedUsedBy(title, shown) : texts.usedBy(shown));
  }
  const canRest = mapping.fields.has('isActive');
  return [...sentences, canRest ? texts.deactivate : texts.removeUses].join(' ');
}
