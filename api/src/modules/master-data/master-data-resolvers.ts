import type { GraphQLResolveInfo } from 'graphql';
import {
  deleteField,
  type MasterDataDeclaration,
  masterDataDeclarations,
  type RowDeletion,
  rowDeletions,
  saveField,
} from 'shared-contracts/master-data';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { readRecord } from '../../records/record-resolvers.ts';
import type { SaveInput } from '../../records/save-record.ts';
import { selectionOfInfo } from '../../records/selection.ts';
import { deleteMasterData } from './delete-master-data.ts';
import { deleteRows } from './delete-rows.ts';
import { saveMasterData } from './save-master-data.ts';

/** Saves a record, and answers it as it is read. */
const saving =
  (declaration: MasterDataDeclaration) =>
  async (
    _parent: unknown,
    { input }: { input: SaveInput },
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ) => {
    const id = await saveMasterData(declaration, input, context);
    const { typeName } = declaration;
    return readRecord(context, typeName, id, selectionOfInfo(info).below(typeName));
  };

const deleting =
  (declaration: MasterDataDeclaration) =>
  (_parent: unknown, { ids }: { ids: readonly string[] }, context: GraphqlContext) =>
    deleteMasterData(declaration, ids, context);

const deletingRows =
  (deletion: RowDeletion) =>
  (_parent: unknown, { ids }: { ids: readonly string[] }, context: GraphqlContext) =>
    deleteRows(deletion, ids, context);

/** The mutations of every declared kind, and of the rows in them. */
export const masterDataMutations = Object.fromEntries([
  ...masterDataDeclarations.flatMap((declaration): [string, unknown][] => [
    [saveField(declaration), saving(declaration)],
    [deleteField(declaration), deleting(declaration)],
  ]),
  ...rowDeletions().map((deletion): [string, unknown] => [deletion.field, deletingRows(deletion)]),
]);
