import * as v from 'valibot';

/** Rows of each part of what a role looks after on the start screen. */
export const roleDay = { listed: 12 } as const;

/** Answer of `GET ~/api/start/role`: what people look after because of their role. */
export const roleDaySchema = v.object({
  /** Weeks that wait for an approver, the longest waiting first. */
  weeks: v.array(
    v.object({
      /** Of the timesheet. */
      id: v.string(),
      name: v.string(),
      /** Monday of the week, yyyy-MM-dd. */
      weekStarting: v.string(),
      /** Submitted lines that wait. */
      lines: v.number(),
    }),
  ),
  /** An approver's colleagues with open tasks that are due: those with the most overdue ones first. */
  team: v.array(v.object({ id: v.string(), name: v.string(), overdue: v.number(), thisWeek: v.number() })),
  /** What is billed and what is not, for people with access to invoices; null for others. */
  month: v.nullable(
    v.object({
      /** First day of the month, yyyy-MM-dd. */
      from: v.string(),
      /** Approved lines that are on no invoice. */
      unbilledLines: v.number(),
      drafts: v.number(),
      /** Finalized invoices of this month. */
      invoiced: v.number(),
      /** Finalized and not paid, of any month. */
      unpaid: v.number(),
    }),
  ),
});

export type RoleDay = v.InferOutput<typeof roleDaySchema>;
