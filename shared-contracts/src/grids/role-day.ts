import * as v from 'valibot';

/** Rows in each part of the start screen about a role's responsibilities. */
export const roleDay = { listed: 12 } as const;

/** Response of `GET ~/api/start/role`: what people are responsible for because of their role. */
export const roleDaySchema = v.object({
  /** Weeks that wait for an approver, those waiting longest first. */
  weeks: v.array(
    v.object({
      /** Of the timesheet. */
      id: v.string(),
      name: v.string(),
      /** Monday of the week, yyyy-MM-dd. */
      weekStarting: v.string(),
      /** Number of submitted lines that wait. */
      lines: v.number(),
    }),
  ),
  /** An approver's colleagues with open tasks that are due, those with the most overdue ones first. */
  team: v.array(v.object({ id: v.string(), name: v.string(), overdue: v.number(), thisWeek: v.number() })),
  /** Last day of the week that `thisWeek` counts, yyyy-MM-dd; copies of the API of the version before do not say it. */
  until: v.optional(v.string()),
  /** What is billed and what is not, for people with access to invoices; null for others. */
  month: v.nullable(
    v.object({
      /** First day of the month, yyyy-MM-dd. */
      from: v.string(),
      /** Its last day; copies of the API of the version before do not say it. */
      to: v.optional(v.string()),
      /** Approved lines that are on no invoice. */
      unbilledLines: v.number(),
      drafts: v.number(),
      /** Finalized invoices of this month. */
      invoiced: v.number(),
      /** Finalized and not paid, in any month. */
      unpaid: v.number(),
    }),
  ),
});

export type RoleDay = v.InferOutput<typeof roleDaySchema>;
