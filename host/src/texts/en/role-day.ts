/** English texts of what people look after because of their role, below their own day. */
export const en = {
  weeks: 'Time to approve',
  since_one: 'Week of {{date}} · {{count}} line',
  since_other: 'Week of {{date}} · {{count}} lines',
  noWeeks: 'No week waits for you.',
  team: 'Your team',
  tasks: '{{overdue}} overdue · {{week}} due this week',
  noTeam: 'No colleague has a task that is due.',
  month: 'Billing in {{month}}',
  unbilled: 'Approved lines that are on no invoice',
  drafts: 'Drafts of invoices',
  invoiced: 'Finalized this month',
  unpaid: 'Finalized and not paid',
};
