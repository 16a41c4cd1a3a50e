import { canEditProject, recordRights } from 'shared-contracts/rights';
import { texts } from '../generated/texts/reports.ts';
import { badInput, forbidden, notFound } from '../platform/errors/app-error.ts';
import { messageFrom } from '../platform/errors/localized-message.ts';
import type { RecordContext } from '../records/record-context.ts';
import { findProjectParties } from './project-place-store.ts';

/**
 * Refuses people who may not generate reports and documents of a project (002 §6). Throws BAD_INPUT, NOT_FOUND or
 * FORBIDDEN.
 */
export async function checkReportRight(
  { db, user }: RecordContext,
  parentId: string | null,
): Promise<string> {
  if (parentId === null) throw badInput(messageFrom(texts, ({ refused }) => refused.noParent));
  const project = await findProjectParties(db, parentId);
  if (!project || !recordRights.surfaceProject.view(user, { project })) throw notFound();
  if (!canEditProject(user, project)) throw forbidden(messageFrom(texts, ({ refused }) => refused.noRight));
  return parentId;
}
