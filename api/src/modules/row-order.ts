import { randomUUID } from 'node:crypto';
import { type Language, languageOf } from 'shared-contracts';
import type { RecordKind, RowOrderInput } from 'shared-contracts/graphql';
import { projectLimits } from 'shared-contracts/limits';
import { type RightsKind, recordRights } from 'shared-contracts/rights';
import { forbidden, invalid, notFound } from '../platform/errors/app-error.ts';
import { checkedId } from '../platform/server/arguments.ts';
import type { RecordContext } from '../records/record-context.ts';
import { inTransaction } from '../records/writing/in-transaction.ts';
import type { SaveList } from '../records/writing/save-list.ts';
import { findProjectParties, lockProject } from './project-place-store.ts';
import { noteOrder, numberRows, orderOf } from './row-order-store.ts';

/** A kind of rows that people can reorder within a project. */
export interface OrderedKind {
  readonly table: string;
  /** Record kind of the order in the history. */
  readonly kind: RecordKind;
  readonly right: RightsKind;
  /** Name of the order in the save of a project and in the history. */
  readonly field: string;
  readonly texts: (language: Language) => {
    readonly notAllOrdered: string;
    readonly orderedMeanwhile: string;
    readonly mayNotOrder: string;
  };
}

/** Most moves that the history lists for one reordering. */
const listedMoves = 50;

/** The rows that moved, as the history shows them: '3 → 1'. */
function movesOf(before: readonly string[], after: readonly string[]): string {
  const places = new Map(before.map((id, place) => [id, place + 1]));
  const moves = after.flatMap((id, place) => {
    const was = places.get(id);
    return was && was !== place + 1 ? [`${was} → ${place + 1}`] : [];
  });
  return moves.slice(0, listedMoves).join(', ') + (moves.length > listedMoves ? ' …' : '');
}

/** Refuses a person who may not reorder the rows of a project. Throws FORBIDDEN or NOT_FOUND. */
async function checkRight(
  { right, texts }: OrderedKind,
  { db, user }: RecordContext,
  projectId: string,
): Promise<void> {
  const project = await findProjectParties(db, projectId);
  if (!project || !recordRights[right].view(user, { project })) throw notFound();
  if (!recordRights[right].edit(user, { project }))
    throw forbidden((language) => texts(language).mayNotOrder);
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, place) => id === other[place]);

/** What a reordering needs to know: the path of its errors, and which rows its save adds. */
interface Ordering {
  readonly path: string;
  readonly made: ReadonlySet<string>;
}

/**
 * Numbers the rows of a project from 1 in the given order, in a transaction that has locked the project. Refused if
 * others have moved, added or deleted rows since the order was shown, or if rows are missing. Throws VALIDATION.
 */
async function order(
  declared: OrderedKind,
  within: RecordContext,
  projectId: string,
  input: RowOrderInput,
  { path, made }: Ordering,
): Promise<void> {
  const { db, user } = within;
  const messages = declared.texts(languageOf(user.locale));
  const refuse = (message: string) => invalid([{ path, message }]);
  await checkRight(declared, within, projectId);
  const [ids, seen] = [input.ids, input.seen].map((list) => list.map(checkedId));
  if (!ids || !seen || ids.length > projectLimits.ordered) throw refuse(messages.notAllOrdered);
  const stored = await orderOf(db, declared.table, projectId);
  // The same order was sent again.
  if (isSame(stored, ids)) return;
  const before = stored.filter((id) => !made.has(id) || seen.includes(id));
  if (!isSame(before, seen)) throw refuse(messages.orderedMeanwhile);
  if (!isSame(stored.toSorted(), ids.toSorted())) throw refuse(messages.notAllOrdered);
  await numberRows(db, declared.table, projectId, ids);
  const { kind, field } = declared;
  await noteOrder(within, { id: randomUUID(), kind, field, projectId, moves: movesOf(stored, ids) });
}

/** The order of a kind's rows in their project: as part of the project's save, and on its own. */
export const rowOrder = (declared: OrderedKind) => ({
  /** The order in the save of a project: applied after every row of the save is written. */
  list: (
    projectId: string,
    input: RowOrderInput | null | undefined,
    made: readonly string[],
  ): SaveList<RecordContext> => ({
    rows: [],
    checkPerson: () => {},
    settled: () => {},
    ...(input
      ? {
          finish: (within) =>
            order(declared, within, projectId.toLowerCase(), input, {
              path: declared.field,
              made: new Set(made.map((id) => id.toLowerCase())),
            }),
        }
      : {}),
  }),
  /**
   * Numbers the rows of a project from 1 in the given order, in a separate call. Returns their ids in that order.
   * Throws an AppError.
   */
  reorder: async (
    projectId: string,
    input: RowOrderInput,
    context: RecordContext,
  ): Promise<readonly string[]> => {
    const project = checkedId(projectId);
    await inTransaction(context, async (within) => {
      await lockProject(within.db, project);
      await order(declared, within, project, input, { path: 'order', made: new Set() });
    });
    return input.ids.map(checkedId);
  },
});
