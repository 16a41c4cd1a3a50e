import type { QueryResolvers } from 'shared-contracts/graphql';
import { limits } from 'shared-contracts/limits';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { checkedFirst, isUuid } from '../arguments.ts';
import { listHistory } from './history-store.ts';

/** Lookup lists are open to everyone who is signed in, and so is what was changed in them. */
export const historyQueries: Pick<QueryResolvers<GraphqlContext>, 'history'> = {
  history: (_parent, { recordKind, recordId, first }, { db }) => {
    const wanted = checkedFirst(first, limits.picklistPage);
    return isUuid(recordId) ? listHistory(db, recordKind, recordId, wanted) : [];
  },
};
