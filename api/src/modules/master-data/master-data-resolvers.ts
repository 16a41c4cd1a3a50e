import type { GraphQLResolveInfo } from 'graphql';
import {
  deleteField,
  type MasterDataDeclaration,
  masterDataDeclarations,
  saveField,
} from 'shared-contracts/master-data';
import type { GraphqlContext } from '../../records/graphql-context.ts';
import { readRecord } from '../../records/reading/record-resolvers.ts';
import { selectionOfInfo } from '../../records/reading/selection.ts';
import type { SaveInput } from '../../records/writing/save-record.ts';
import { deleteMasterData } from './delete-master-data.ts';
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

/** The mutations of every declared kind. */
export const masterDataMutations = Object.fromEntries(
  masterDataDeclarations.flatMap((declaration): [string, unknown][] => [
    [saveField(declaration), saving(declaration)],
    [deleteField(declaration), deleting(declaration)],
  ]),
);
