import { dayAfter } from 'shared-contracts/days';
import type { Flags } from 'shared-contracts/flags';
import { type GridRequest, gridSource, type RoleDay, startRecords } from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import { type RouteName, routeAccess, routeTable } from 'shared-contracts/routes';
import type { PlanOf } from '../../grids/grid-plan.ts';
import { countRows } from '../../grids/grid-totals-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { countUnbilledLines, listTeam, listWeeksToApprove } from './role-day-store.ts';

interface RoleParts {
  readonly db: Db;
  readonly planOf: PlanOf;
}

/** Larger numbers of invoices are not counted. */
const largest = 10_000;

async function monthOf(
  { db, planOf }: RoleParts,
  user: CurrentUser,
  today: string,
): Promise<RoleDay['month']> {
  const source = gridSource('invoices');
  if (!source) return null;
  const count = (filters: GridRequest['searchCriteria']['filters']) =>
    countRows(db, planOf(source), user, { searchCriteria: { filters }, parameters: [] }, largest);
  const from = `${today.slice(0, 7)}-01`;
  const to = dayAfter(`${dayAfter(from, 31).slice(0, 7)}-01`, -1);
  const finalized = { column: 'status', values: ['FINALIZED'] };
  const [unbilledLines, drafts, invoiced, unpaid] = await Promise.all([
    countUnbilledLines(db, user),
    count([{ column: 'status', values: ['PENDING'] }]),
    count([finalized, { column: 'invoiceDate', from, to }]),
    // A reversal or a credit note is never paid.
    count([finalized, { column: 'kind', values: ['Bill'] }, { column: 'paidDate', values: [null] }]),
  ]);
  return { from, to, unbilledLines, drafts, invoiced, unpaid };
}

/**
 * What a person sees because of their role: for an approver, the weeks that wait and the tasks of colleagues; for a
 * person who invoices, the month. Parts of a screen that the person may not open are empty.
 */
export async function readRoleDay(
  parts: RoleParts,
  user: CurrentUser,
  flags: Flags,
  today: string,
): Promise<RoleDay> {
  const opens = (name: RouteName) =>
    routeTable.some((entry) => entry.name === name && routeAccess(entry, flags, user) === 'open');
  const until = dayAfter(today, startRecords.week - 1);
  const [weeks, team, month] = await Promise.all([
    opens('time-approval') ? listWeeksToApprove(parts.db, user) : [],
    user.isApprover ? listTeam(parts.db, user, { today, until }) : [],
    opens('invoices') ? monthOf(parts, user, today) : null,
  ]);
  return { weeks, team, until, month };
}
