import type { QueryResolvers, RecordKind } from 'shared-contracts/graphql';
import { limits } from 'shared-contracts/limits';
import { notFound } from '../../platform/errors/app-error.ts';
import { checkedFirst } from '../../platform/server/arguments.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { listHistory } from '../../records/writing/history-store.ts';

/** The type of a kind: `AGREEMENT_TYPE` is `AgreementType`. */
const typeOf = (kind: RecordKind): string =>
  kind.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Who sees a record sees its history. */
export const historyQueries = {
  history: async (_parent, { recordKind, recordId, first }, context) => {
    const wanted = checkedFirst(first, limits.picklistPage);
    if (!(await isSeen(context, typeOf(recordKind), recordId))) throw notFound();
    return listHistory(context.db, recordKind, recordId, wanted);
  },
} satisfies Pick<QueryResolvers<RecordContext>, 'history'>;
