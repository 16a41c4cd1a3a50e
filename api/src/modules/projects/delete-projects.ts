import { texts } from '../../generated/texts/projects.ts';
import { badInput } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import type { WritableKind } from '../../records/writing/writable-kind.ts';
import { countAgreements, deleteFilesOf, freeTime, keepNumbers } from './delete-project-store.ts';
import { type ProjectSave, projectKind } from './project-kind.ts';

/**
 * Deletes a project (decision 53). Agreements, approved or invoiced time, and invoices prevent this; everything else
 * that belongs to the project is deleted with it. Time that is not approved yet stays with the people who worked, and
 * related projects keep the project's numbers.
 */
export const deletedProjectKind: WritableKind<ProjectSave> = {
  ...projectKind,
  check: async (attempt, within) => {
    await projectKind.check(attempt, within);
    const count = await countAgreements(within.db, attempt.id);
    const title = attempt.before?.texts['description'] ?? '';
    if (count > 0)
      throw badInput(
        messageFrom(texts, ({ agreementsHang, called }) => called(title, agreementsHang(count))),
      );
  },
  writer: {
    ...projectKind.writer,
    remove: async (within, id) => {
      const { db } = within;
      await deleteFilesOf(db, id);
      await freeTime(db, id);
      await keepNumbers(db, id);
      await projectKind.writer.remove(within, id);
    },
  },
};
