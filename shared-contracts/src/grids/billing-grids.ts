import type { DeclaredGrid } from './declared-grid.ts';
import { day, lookup, number, shown, text } from './grid-column.ts';
import { projectColumns } from './project-columns.ts';

/** Lists of what is billed. */
export const billingGrids = {
  timesheets: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000015',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000015',
    type: 'Timesheet',
    group: 'billing',
    opens: 'timesheets/{id}/details',
    route: 'timesheets',
    sortedBy: 'weekStarting',
    columns: [
      day('weekStarting', 'Week Starting'),
      shown('user.fullName', 'Person', 180),
      text('status', 'Status', 130, { groupWhenSorted: true }),
      text('notes', 'Notes', 260, { sortable: false }),
    ],
  },
  invoices: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000016',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000016',
    type: 'Invoice',
    group: 'billing',
    opens: 'invoices/{id}/details',
    route: 'invoices',
    sortedBy: 'invoiceDate',
    columns: [
      text('number', 'Number', 120),
      day('invoiceDate', 'Date'),
      lookup('client.name', 'Client', 220),
      text('status', 'Status', 130, { groupWhenSorted: true }),
      number('subtotal', 'Subtotal', 'money'),
      number('tax', 'Tax', 'money'),
      number('total', 'Total', 'money'),
      ...projectColumns,
    ],
  },
} satisfies Readonly<Record<string, DeclaredGrid>>;
