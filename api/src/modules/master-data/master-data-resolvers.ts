import type { GraphQLResolveInfo } from 'graphql';
import type { IFieldResolver } from 'mercurius';
import { type MasterDataKind, masterDataDeclarations } from 'shared-contracts/master-data';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { readRecord } from '../../records/record-resolvers.ts';
import type { SaveInput } from '../../records/save-record.ts';
import { selectionOfInfo } from '../../records/selection.ts';
import { saveMasterData } from './save-master-data.ts';

/** Saves a record of one lookup list, and answers it as it is read. */
function saving(kind: MasterDataKind) {
  const declaration = masterDataDeclarations.find((declared) => declared.kind === kind);
  if (!declaration) throw new Error(`No list is declared for ${kind}.`);
  return async (
    _parent: unknown,
    { input }: { input: SaveInput },
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ) => {
    const id = await saveMasterData(declaration, input, context);
    return readRecord(context, declaration.typeName, id, selectionOfInfo(info).below(declaration.typeName));
  };
}

export const masterDataMutations: Readonly<
  Record<string, IFieldResolver<unknown, GraphqlContext, { input: SaveInput }>>
> = {
  updateAgreementType: saving('AGREEMENT_TYPE'),
  updateCountry: saving('COUNTRY'),
};
