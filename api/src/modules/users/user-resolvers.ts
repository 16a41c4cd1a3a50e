import type { GraphQLResolveInfo } from 'graphql';
import type { MutationResolvers, QueryResolvers } from 'shared-contracts/graphql';
import type { GraphqlContext } from '../../records/graphql-context.ts';
import { readRecord } from '../../records/reading/record-resolvers.ts';
import { selectionOfInfo } from '../../records/reading/selection.ts';
import type { SaveInput } from '../../records/writing/save-record.ts';
import { saveUser } from './save-user.ts';
import { endSessions, readAccess, sendLink } from './user-access.ts';

export const userQueries: Pick<QueryResolvers<GraphqlContext>, 'userAccess'> = {
  userAccess: (_parent, { id }, context) => readAccess(context, id),
};

/** People and how they get in. */
export const userMutations = {
  updateUser: async (
    _parent: unknown,
    { input }: { input: SaveInput },
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ) => {
    const id = await saveUser(input, context);
    return readRecord(context, 'User', id, selectionOfInfo(info).below('User'));
  },
  inviteUser: (_parent, { id }, context) => sendLink(context, id, 'invite-user'),
  sendPasswordReset: (_parent, { id }, context) => sendLink(context, id, 'reset-password'),
  endUserSessions: (_parent, { id, ids }, context) => endSessions(context, id, ids),
} satisfies Pick<
  MutationResolvers<GraphqlContext>,
  'inviteUser' | 'sendPasswordReset' | 'endUserSessions'
> & { readonly updateUser: unknown };
