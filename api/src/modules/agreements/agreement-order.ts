import { randomUUID } from 'node:crypto';
import { inLanguage, languageOf } from 'shared-contracts';
import type { AgreementOrderInput } from 'shared-contracts/graphql';
import { agreementLimits } from 'shared-contracts/limits';
import { recordRights } from 'shared-contracts/rights';
import { texts } from '../../generated/texts/agreements.ts';
import { forbidden, invalid, notFound } from '../../platform/errors/app-error.ts';
import { said } from '../../platform/errors/said.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import type { SaveList } from '../../records/writing/save-list.ts';
import { findProjectParties, lockProject } from '../project-place-store.ts';
import { noteOrder, numberAgreements, orderOf } from './agreement-order-store.ts';

/** Moves that the history tells of one order. */
const toldMoves = 50;

/** Places that moved, as the history tells them: '3 → 1'. */
function movesOf(before: readonly string[], after: readonly string[]): string {
  const places = new Map(before.map((id, place) => [id, place + 1]));
  const moves = after.flatMap((id, place) => {
    const was = places.get(id);
    return was && was !== place + 1 ? [`${was} → ${place + 1}`] : [];
  });
  return moves.slice(0, toldMoves).join(', ') + (moves.length > toldMoves ? ' …' : '');
}

/** Refuses who may not number the agreements of a project anew. Throws FORBIDDEN or NOT_FOUND. */
async function checkRight({ db, user }: RecordContext, projectId: string): Promise<void> {
  const project = await findProjectParties(db, projectId);
  if (!project || !recordRights.agreement.view(user, { project })) throw notFound();
  if (!recordRights.agreement.edit(user, { project }))
    throw forbidden(said(texts, ({ mayNotOrder }) => mayNotOrder));
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, place) => id === other[place]);

/** What an order is about to do: where it is refused, and which agreements are new in its save. */
interface Ordering {
  readonly path: string;
  readonly made: ReadonlySet<string>;
}

/**
 * Numbers the agreements of a project from 1 in an order, in the transaction that has the project locked. Refused where
 * others moved, added or deleted some since the order was shown, or where it leaves some out. Throws VALIDATION.
 */
async function order(
  within: RecordContext,
  projectId: string,
  input: AgreementOrderInput,
  { path, made }: Ordering,
): Promise<void> {
  const { db, user } = within;
  const told = inLanguage(texts, languageOf(user.locale));
  const refuse = (message: string) => invalid([{ path, message }]);
  await checkRight(within, projectId);
  const [ids, seen] = [input.ids, input.seen].map((list) => list.map(checkedId));
  if (!ids || !seen || ids.length > agreementLimits.ordered) throw refuse(told.notAllOrdered);
  const stored = await orderOf(db, projectId);
  // The same order sent again.
  if (isSame(stored, ids)) return;
  const before = stored.filter((id) => !made.has(id) || seen.includes(id));
  if (!isSame(before, seen)) throw refuse(told.orderedMeanwhile);
  if (!isSame(stored.toSorted(), ids.toSorted())) throw refuse(told.notAllOrdered);
  await numberAgreements(db, projectId, ids);
  await noteOrder(within, randomUUID(), projectId, movesOf(stored, ids));
}

/** The order in the save of a project: numbered when every agreement of the save is written. */
export const orderList = (
  projectId: string,
  input: AgreementOrderInput | null | undefined,
  made: readonly string[],
): SaveList<RecordContext> => ({
  rows: [],
  checkPerson: () => {},
  settled: () => {},
  ...(input
    ? {
        finish: (within) =>
          order(within, projectId.toLowerCase(), input, {
            path: 'agreementOrder',
            made: new Set(made.map((id) => id.toLowerCase())),
          }),
      }
    : {}),
});

/** Numbers the agreements of a project from 1 in an order, by itself. Returns their ids in it. Throws an AppError. */
export async function reorderAgreements(
  projectId: string,
  input: AgreementOrderInput,
  context: RecordContext,
): Promise<readonly string[]> {
  const project = checkedId(projectId);
  await inTransaction(context, async (within) => {
    await lockProject(within.db, project);
    await order(within, project, input, { path: 'order', made: new Set() });
  });
  return input.ids.map(checkedId);
}
