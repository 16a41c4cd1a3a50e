import type { enclosuresRequestSchema, OfferedEnclosure } from 'shared-contracts/reports';
import type * as v from 'valibot';
import { badInput } from '../../platform/errors/app-error.ts';
import { documentNounOf } from './document-nouns.ts';
import { checkDocumentRight, type DocumentContext } from './document-request.ts';
import { documentRefusal } from './document-texts.ts';
import { enclosableDocuments } from './enclosed-documents-store.ts';

/** The possible enclosures for documents of some records, for people who may make these. Throws an AppError. */
export async function offeredEnclosures(
  { reportId, dataSource: { ids, parentId } }: v.InferOutput<typeof enclosuresRequestSchema>,
  context: DocumentContext,
): Promise<OfferedEnclosure[]> {
  const noun = documentNounOf(reportId);
  if (!noun) throw badInput(documentRefusal(({ notDocument }) => notDocument));
  await checkDocumentRight(noun, parentId, context);
  const found = await enclosableDocuments({ noun, parentId, ids }, context);
  return found.map(({ id, name, record, isPicture }) => ({ id, name, record, isPicture }));
}
