import type { GraphQLResolveInfo } from 'graphql';
import type { BusinessAssociateInput } from 'shared-contracts/graphql';
import { readRecord } from '../../records/reading/record-resolvers.ts';
import { selectionOfInfo } from '../../records/reading/selection.ts';
import { deleteRecords } from '../../records/writing/delete-records.ts';
import { type AssociateContext, hasAccountingFor } from './associate-context.ts';
import { associateKind } from './associate-kind.ts';
import { contactKind } from './contact-kind.ts';
import { deletePhoneNumbers } from './delete-phone-numbers.ts';
import {
  type LookAlikeArguments,
  likelyDuplicates,
  lookAlikes,
  rememberNotDuplicate,
} from './look-alikes.ts';
import { saveAssociate } from './save-associate.ts';

interface Ids {
  readonly ids: readonly string[];
}

/** The fields of a business associate that an operation selects below a field. */
const selectedFields = (info: GraphQLResolveInfo, type: string, field: string) =>
  selectionOfInfo(info)
    .below(type)
    .filter(({ name }) => name === field)
    .flatMap((selection) => selection.below('BusinessAssociate'));

/** Queries for business associates that may be duplicates. */
export const associateQueries = {
  businessAssociateLookAlikes: (
    _parent: unknown,
    args: LookAlikeArguments,
    context: AssociateContext,
    info: GraphQLResolveInfo,
  ) => lookAlikes(context, args, selectedFields(info, 'LookAlike', 'businessAssociate')),
  likelyDuplicates: (
    _parent: unknown,
    { first }: { readonly first?: number | null },
    context: AssociateContext,
    info: GraphQLResolveInfo,
  ) => likelyDuplicates(context, first, (side) => selectedFields(info, 'LikelyDuplicate', side)),
};

/** Mutations of business associates. */
export const associateMutations = {
  updateBusinessAssociate: async (
    _parent: unknown,
    { input }: { readonly input: BusinessAssociateInput },
    context: AssociateContext,
    info: GraphQLResolveInfo,
  ) => {
    const id = await saveAssociate(input, context);
    return readRecord(context, 'BusinessAssociate', id, selectionOfInfo(info).below('BusinessAssociate'));
  },
  deleteClients: async (_parent: unknown, { ids }: Ids, context: AssociateContext) =>
    deleteRecords(associateKind(await hasAccountingFor(context)), ids, context),
  rememberNotDuplicate: (
    _parent: unknown,
    { id, otherId }: { readonly id: string; readonly otherId: string },
    context: AssociateContext,
  ) => rememberNotDuplicate(context, id, otherId),
  deleteContacts: async (_parent: unknown, { ids }: Ids, context: AssociateContext) =>
    deleteRecords(contactKind({ hasAccounting: await hasAccountingFor(context) }), ids, context),
  deleteContactPhoneNumbers: (_parent: unknown, { ids }: Ids, context: AssociateContext) =>
    deletePhoneNumbers(ids, context),
};
