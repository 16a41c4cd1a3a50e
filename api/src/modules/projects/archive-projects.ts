import { largestDelete } from 'shared-contracts/grids';
import { recordRights } from 'shared-contracts/rights';
import { texts as projectTexts } from '../../generated/texts/projects.ts';
import { texts as writingTexts } from '../../generated/texts/writing.ts';
import { badInput, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { listOf } from '../../records/writing/save-list.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { tableWriter } from '../../records/writing/table-writer.ts';
import {
  asItIs,
  type RecordValues,
  type SaveInput,
  type WritableKind,
} from '../../records/writing/writable-kind.ts';
import { findProjectParties } from '../project-place-store.ts';

interface ArchiveSave extends SaveInput {
  readonly isArchived: boolean;
}

/** Projects as they are archived, which hides them from lists and pickers, and restored. */
const archivedKind: WritableKind<ArchiveSave, RecordValues> = {
  kind: 'SURFACE_PROJECT',
  type: 'SurfaceProject',
  writer: tableWriter({
    type: 'SurfaceProject',
    fields: [{ name: 'isArchived' }],
    stamps: ({ clock }) => ({ last_modified_on: clock() }),
  }),
  check: async ({ id }, within) => {
    const project = await findProjectParties(within.db, id);
    if (!project || !(await isSeen(within, 'SurfaceProject', id))) throw notFound();
    if (!recordRights.surfaceProject.edit(within.user, { project }))
      throw forbidden(messageFrom(projectTexts, ({ mayNotArchive }) => mayNotArchive));
  },
  read: ({ isArchived }) => ({ isArchived }),
};

/**
 * Hides projects from lists and pickers, or shows them again; all of them or none. Returns their ids. Throws an
 * AppError.
 */
export async function archiveProjects(
  ids: readonly string[],
  isArchived: boolean,
  context: RecordContext,
): Promise<readonly string[]> {
  if (ids.length > largestDelete)
    throw badInput(messageFrom(writingTexts, ({ tooManySaved }) => tooManySaved(largestDelete)));
  const wanted = [...new Set(ids.map(checkedId))];
  return saveRecords(context, [
    listOf(
      archivedKind,
      wanted.map((id) => ({ id, revision: asItIs, isArchived })),
    ),
  ]);
}
