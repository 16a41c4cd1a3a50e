import type { GraphQLResolveInfo } from 'graphql';
import type { MutationResolvers, QueryResolvers } from 'shared-contracts/graphql';
import { readRecord } from '../../records/reading/record-resolvers.ts';
import { selectionOfInfo } from '../../records/reading/selection.ts';
import { saveRecord } from '../../records/writing/save-records.ts';
import type { SaveInput } from '../../records/writing/writable-kind.ts';
import type { RootField } from '../module.ts';
import { endSessions, readAccess, readWork, sendLink } from './user-access.ts';
import type { UserContext } from './user-context.ts';
import { userKind } from './user-kind.ts';

export const userQueries = {
  userAccess: (_parent, { id }, context) => readAccess(context, id),
  userWork: (_parent, { id }, context) => readWork(context, id),
  currentCompany: (_parent: unknown, _arguments: unknown, context: UserContext, info: GraphQLResolveInfo) =>
    readRecord(context, 'Company', context.user.productClientId, selectionOfInfo(info).below('Company')),
} satisfies Pick<QueryResolvers<UserContext>, 'userAccess' | 'userWork'> & {
  readonly currentCompany: RootField;
};

/** Mutations of people and their access. */
export const userMutations = {
  updateUser: async (
    _parent: unknown,
    { input }: { input: SaveInput },
    context: UserContext,
    info: GraphQLResolveInfo,
  ) => {
    const id = await saveRecord(userKind, input, context);
    return readRecord(context, 'User', id, selectionOfInfo(info).below('User'));
  },
  inviteUser: (_parent, { id }, context) => sendLink(context, id, 'invite-user'),
  sendPasswordReset: (_parent, { id }, context) => sendLink(context, id, 'reset-password'),
  endUserSessions: (_parent, { id, ids }, context) => endSessions(context, id, ids),
} satisfies Pick<MutationResolvers<UserContext>, 'inviteUser' | 'sendPasswordReset' | 'endUserSessions'> & {
  readonly updateUser: RootField;
};
