import { inLanguage, languageOf } from 'shared-contracts';
import { rowLockText } from 'shared-contracts/engagement';
import { agreementLimits } from 'shared-contracts/limits';
import { recordRights } from 'shared-contracts/rights';
import { texts } from '../../generated/texts/agreements.ts';
import { badInput, forbidden, invalid } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedFilterId, checkedId } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { listOf } from '../../records/writing/save-list.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { assignedTaskLists } from '../assigned-tasks/index.ts';
import { anyObligationKind } from '../obligations/index.ts';
import { lockProjects } from '../project-place-store.ts';
import { strangerTo } from './agreement-store.ts';
import { bulkList } from './bulk-kind.ts';
import { type Held, heldBy, partiesOfProjects } from './handover-store.ts';

/** The person whose work is handed over, and the project; by default all projects. */
export interface Leaving {
  readonly fromId: string;
  readonly surfaceProjectId?: string | null;
}

/** A person's work in projects that the caller may edit. */
async function handedOver({ fromId, surfaceProjectId }: Leaving, { db, user }: RecordContext) {
  const held = await heldBy(db, checkedId(fromId), checkedFilterId('surfaceProjectId', surfaceProjectId));
  const projects = await partiesOfProjects(db, [...new Set(held.map(({ projectId }) => projectId))]);
  const edited = new Set(
    projects
      .filter(({ parties }) => recordRights.agreement.edit(user, { project: parties }))
      .map(({ id }) => id),
  );
  return held.filter(({ projectId }) => edited.has(projectId));
}

const countOf = (held: readonly Held[], kind: Held['kind']) => held.filter((one) => one.kind === kind).length;

const counts = (held: readonly Held[]) => ({
  agreements: countOf(held, 'agreement'),
  tasks: countOf(held, 'task'),
  obligations: countOf(held, 'obligation'),
});

/** The work that would be handed over now. */
export const previewHandover = async (leaving: Leaving, context: RecordContext) =>
  counts(await handedOver(leaving, context));

function* chunksOf<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/**
 * Hands agreements, open tasks and open obligations of one person over to another in one transaction, all or none.
 * Throws an AppError: FORBIDDEN for a person with read-only access, VALIDATION at `toId` if the recipient does not see
 * one of the projects.
 */
export function handOver(leaving: Leaving & { readonly toId: string }, context: RecordContext) {
  if (context.user.isReadOnly) throw forbidden((language) => rowLockText('readOnly', language));
  const to = { id: checkedId(leaving.toId) };
  if (to.id === checkedId(leaving.fromId)) throw badInput(messageFrom(texts, ({ sameAgent }) => sameAgent));
  return inTransaction(context, async (within) => {
    const projects = [...new Set((await handedOver(leaving, within)).map(({ projectId }) => projectId))];
    await lockProjects(within.db, projects);
    // Read again, because somebody may have saved one of them in the meantime.
    const held = await handedOver(leaving, within);
    for (const projectId of projects) {
      const stranger = await strangerTo(within.db, to.id, projectId);
      const strangerMessage = inLanguage(texts, languageOf(within.user.locale)).stranger;
      if (stranger) throw invalid([{ path: 'toId', message: strangerMessage(stranger) }]);
    }
    const of = (kind: Held['kind']) =>
      chunksOf(
        held.filter((one) => one.kind === kind && projects.includes(one.projectId)),
        agreementLimits.bulk,
      );
    for (const some of of('agreement'))
      await saveRecords(within, [bulkList(some.map(rowOf), { landAgent: to }).list]);
    for (const some of of('task'))
      await saveRecords(
        within,
        assignedTaskLists(
          some.map((one) => ({ ...rowOf(one), assignee: to })),
          'tasks',
        ),
      );
    for (const some of of('obligation'))
      await saveRecords(within, [
        listOf(
          anyObligationKind,
          some.map((one) => ({ ...rowOf(one), responsible: to })),
          'obligations',
        ),
      ]);
    return counts(held.filter(({ projectId }) => projects.includes(projectId)));
  });
}

const rowOf = ({ id, revision }: Held) => ({ id, revision });
