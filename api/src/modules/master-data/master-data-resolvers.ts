import type { GraphQLResolveInfo } from 'graphql';
import {
  deleteField,
  type MasterDataDeclaration,
  masterDataDeclarations,
  type RowDeletion,
  rowDeletions,
  saveField,
} from 'shared-contracts/master-data';
import { readRecord } from '../../records/reading/record-resolvers.ts';
import { selectionOfInfo } from '../../records/reading/selection.ts';
import { deleteRecords } from '../../records/writing/delete-records.ts';
import { saveRecord } from '../../records/writing/save-records.ts';
import type { SaveInput } from '../../records/writing/writable-kind.ts';
import type { RootField } from '../module.ts';
import { deleteRows } from './delete-rows.ts';
import { masterDataKind } from './master-data-kind.ts';
import type { MasterDataContext } from './master-data-rights.ts';

/** Saves a record, and returns it as the operation selects it. */
const saving =
  (declaration: MasterDataDeclaration) =>
  async (
    _parent: unknown,
    { input }: { input: SaveInput },
    context: MasterDataContext,
    info: GraphQLResolveInfo,
  ) => {
    const id = await saveRecord(masterDataKind(declaration), input, context);
    const { typeName } = declaration;
    return readRecord(context, typeName, id, selectionOfInfo(info).below(typeName));
  };

const deleting =
  (declaration: MasterDataDeclaration) =>
  (_parent: unknown, { ids }: { ids: readonly string[] }, context: MasterDataContext) =>
    deleteRecords(masterDataKind(declaration), ids, context);

const deletingRows =
  (deletion: RowDeletion) =>
  (_parent: unknown, { ids }: { ids: readonly string[] }, context: MasterDataContext) =>
    deleteRows(deletion, ids, context);

/** The mutations of every declared kind, and of the rows in its records. */
export const masterDataMutations = Object.fromEntries([
  ...masterDataDeclarations.flatMap((declaration): (readonly [string, RootField])[] => [
    // Records with a form of their own are saved by their own module.
    ...(declaration.hasOwnForm ? [] : [[saveField(declaration), saving(declaration)] as const]),
    [deleteField(declaration), deleting(declaration)],
  ]),
  ...rowDeletions().map((deletion): readonly [string, RootField] => [deletion.field, deletingRows(deletion)]),
]);
