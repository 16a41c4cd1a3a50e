import { texts } from '../../generated/texts/templates.ts';
import { forbidden, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { listOf } from '../../records/writing/save-list.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { asItIs } from '../../records/writing/writable-kind.ts';
import { checkTemplateRight, templateFilesKind, type WithoutFiles } from './report-template-kind.ts';
import { findFiles } from './report-template-store.ts';

/**
 * Deletes files of templates, all or none, each with an entry in the history of its template. Returns their ids. Throws
 * an AppError.
 */
export async function deleteTemplateFiles(
  ids: readonly string[],
  context: RecordContext,
): Promise<readonly string[]> {
  checkTemplateRight(context.user);
  const checked = [...new Set(ids.map(checkedId))];
  if (checked.length === 0) return [];
  const found = await findFiles(context.db, checked);
  if (found.length < checked.length) throw notFound();
  if (found.some(({ ownerId }) => ownerId !== context.user.productClientId))
    throw forbidden(messageFrom(texts, ({ foreignFile }) => foreignFile));
  const without = new Set(checked);
  const templates = [...new Set(found.map(({ templateId }) => templateId))];
  const changes = templates.map((id): WithoutFiles => ({ id, revision: asItIs, without }));
  await saveRecords(context, [listOf(templateFilesKind, changes)]);
  return checked;
}
