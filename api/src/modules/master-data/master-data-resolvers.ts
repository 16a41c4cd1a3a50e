import type { EntityStatus, MutationResolvers, QueryResolvers } from 'shared-contracts/graphql';
import {
  type MasterDataDeclaration,
  type MasterDataKind,
  masterDataDeclarations,
} from 'shared-contracts/master-data';
import { mayEditMasterData } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { checkedFilterId, checkedFirst, isUuid, partOf } from '../arguments.ts';
import { findMasterData, listMasterData, type MasterDataRow } from './master-data-store.ts';
import { type MasterDataInput, saveMasterData } from './save-master-data.ts';

interface ListArguments {
  readonly query?: string | null | undefined;
  readonly status?: EntityStatus | null | undefined;
  readonly first?: number | null | undefined;
  readonly productClientId?: string | null | undefined;
}

const shared = {
  id: v.string(),
  revision: v.number(),
  code: v.string(),
  description: v.nullable(v.string()),
  isActive: v.boolean(),
  canEdit: v.boolean(),
};

/** The GraphQL shape of each list's records, checked on the way out. */
const agreementTypeSchema = v.object(shared);
const countrySchema = v.object({ ...shared, name: v.string(), isMasterRecord: v.boolean() });

function declarationOf(kind: MasterDataKind): MasterDataDeclaration {
  const found = masterDataDeclarations.find((declaration) => declaration.kind === kind);
  if (!found) throw new Error(`No list is declared for ${kind}.`);
  return found;
}

/** List, read and save of one lookup list; a list more is a declaration, a table and a line in the schema. */
function resolversFor<TRecord>(kind: MasterDataKind, schema: v.GenericSchema<unknown, TRecord>) {
  const declaration = declarationOf(kind);
  const shape = ({ id, revision, values }: MasterDataRow, { user }: GraphqlContext): TRecord =>
    v.parse(schema, { id, revision, ...values, canEdit: mayEditMasterData(user) });
  return {
    list: async (_parent: unknown, wanted: ListArguments, context: GraphqlContext): Promise<TRecord[]> => {
      const rows = await listMasterData(context.db, declaration, {
        pattern: partOf(wanted.query),
        activeOnly: wanted.status === 'ACTIVE',
        productClientId: checkedFilterId('productClientId', wanted.productClientId),
        first: checkedFirst(wanted.first),
      });
      return rows.map((row) => shape(row, context));
    },
    read: async (
      _parent: unknown,
      { id }: { id: string },
      context: GraphqlContext,
    ): Promise<TRecord | null> => {
      const row = isUuid(id) ? await findMasterData(context.db, declaration, id) : undefined;
      return row ? shape(row, context) : null;
    },
    save: async (_parent: unknown, { input }: { input: MasterDataInput }, context: GraphqlContext) =>
      shape(await saveMasterData(declaration, input, context), context),
  };
}

const agreementTypes = resolversFor('AGREEMENT_TYPE', agreementTypeSchema);
const countries = resolversFor('COUNTRY', countrySchema);

export const masterDataQueries: Pick<
  QueryResolvers<GraphqlContext>,
  'agreementTypes' | 'agreementType' | 'countries' | 'country'
> = {
  agreementTypes: agreementTypes.list,
  agreementType: agreementTypes.read,
  countries: countries.list,
  country: countries.read,
};

export const masterDataMutations: Pick<
  MutationResolvers<GraphqlContext>,
  'updateAgreementType' | 'updateCountry'
> = {
  updateAgreementType: agreementTypes.save,
  updateCountry: countries.save,
};
