import type { QueryResolvers } from 'shared-contracts/graphql';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { checkedFirst, isUuid } from '../arguments.ts';
import { listHistory } from './history-store.ts';

/** Lookup lists are open to everyone who is signed in, and so is what was changed in them. */
export const historyQueries: Pick<QueryResolvers<GraphqlContext>, 'history'> = {
  history: (_parent, { recordKind, recordId, first }, { db }) =>
    isUuid(recordId) ? listHistory(db, recordKind, recordId, checkedFirst(first)) : [],
};
