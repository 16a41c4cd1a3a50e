import type { GraphQLResolveInfo } from 'graphql';
import type { DocumentInput, DocumentParentClass, DocumentToDelete } from 'shared-contracts/graphql';
import type { RecordContext } from '../../records/record-context.ts';
import { deleteRecords } from '../../records/writing/delete-records.ts';
import { listOf } from '../../records/writing/save-list.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { readBack } from '../read-back.ts';
import { documentKind } from './document-kind.ts';

interface SaveArguments {
  readonly input: readonly DocumentInput[];
  readonly parentType: DocumentParentClass;
}

interface DeleteArguments {
  readonly input?: readonly DocumentToDelete[] | null;
  readonly ids?: readonly string[] | null;
}

/** Mutations of documents. */
export const documentMutations = {
  updateDocuments: async (
    _parent: unknown,
    { input, parentType }: SaveArguments,
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => {
    const ids = await saveRecords(context, [listOf(documentKind(parentType), input, 'input')]);
    return readBack('RelatedDocument', ids, context, info);
  },
  // Earlier releases send `ids` instead of `input`; if both are given, all of them are deleted together.
  deleteDocuments: (_parent: unknown, { input, ids }: DeleteArguments, context: RecordContext) =>
    deleteRecords(documentKind('Project'), [...(input ?? []).map(({ id }) => id), ...(ids ?? [])], context),
};
