import type { GraphQLResolveInfo } from 'graphql';
import type { DocumentInput, DocumentParentClass } from 'shared-contracts/graphql';
import { readRecord } from '../../records/reading/record-resolvers.ts';
import { selectionOfInfo } from '../../records/reading/selection.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { deleteRecords } from '../../records/writing/delete-records.ts';
import { listOf } from '../../records/writing/save-list.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { documentKind } from './document-kind.ts';

interface SaveArguments {
  readonly input: readonly DocumentInput[];
  readonly parentType: DocumentParentClass;
}

/** What is written of documents. */
export const documentMutations = {
  updateDocuments: async (
    _parent: unknown,
    { input, parentType }: SaveArguments,
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => {
    const ids = await saveRecords(context, [listOf(documentKind(parentType), input, 'input')]);
    const selection = selectionOfInfo(info).below('RelatedDocument');
    return Promise.all(ids.map((id) => readRecord(context, 'RelatedDocument', id, selection)));
  },
  deleteDocuments: (_parent: unknown, { ids }: { readonly ids: readonly string[] }, context: RecordContext) =>
    deleteRecords(documentKind('Project'), ids, context),
};
