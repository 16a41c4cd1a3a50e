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

/** Who sees a record sees its history; a person's own is nobody else's business but a system administrator's. */
export const historyQueries = {
  history: async (_parent, { recordKind, recordId, first }, context) => {
    const wanted = checkedFirst(first, limits.picklistPage);
    // What changed in a person's rights is told like the rights: to system administrators and the person.
    const isPrivate =
      recordKind === 'USER' &&
      !context.user.isSystemAdministrator &&
      recordId.toLowerCase() !== context.user.id;
    if (isPrivate || !(await isSeen(context, typeOf(recordKind), recordId))) throw notFound();
    return listHistory(context.db, recordKind, recordId, wanted);
  },
} satisfies Pick<QueryResolvers<RecordContext>, 'history'>;
