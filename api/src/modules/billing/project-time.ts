import { notFound } from '../../platform/errors/app-error.ts';
import { checkedFirst, checkedId } from '../../platform/server/arguments.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import { findRecords } from '../../records/reading/record-store.ts';
import type { Selection } from '../../records/reading/selection.ts';
import { type BillingContext, checkTime } from './billing-rights.ts';
import { linesOfProject } from './project-time-store.ts';
import { checkedDay } from './told-rates.ts';

/** Which lines of a project are asked for. */
export interface TimeOfProject {
  readonly surfaceProjectId: string;
  readonly fromDate?: string | null;
  readonly toDate?: string | null;
  readonly first?: number | null;
}

/** Lines of time on a project that the person sees, the newest first. Throws NOT_FOUND, FORBIDDEN, BAD_INPUT. */
export async function projectTime(
  { surfaceProjectId, fromDate, toDate, first }: TimeOfProject,
  context: BillingContext,
  selections: readonly Selection[],
) {
  await checkTime(context);
  const { db, user, catalog } = context;
  const projectId = checkedId(surfaceProjectId);
  if (!(await isSeen(context, 'SurfaceProject', projectId))) throw notFound();
  const ids = await linesOfProject(db, {
    projectId,
    companyId: user.productClientId,
    userId: user.canAccessInvoice || user.isApprover ? undefined : user.id,
    fromDate: fromDate ? checkedDay('fromDate', fromDate) : undefined,
    toDate: toDate ? checkedDay('toDate', toDate) : undefined,
    first: checkedFirst(first),
  });
  const lines = await findRecords({ db, catalog, user, type: 'TimesheetEntry' }, ids, selections);
  return ids.flatMap((id) => lines.get(id) ?? []);
}
