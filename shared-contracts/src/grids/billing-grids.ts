import { word } from './column-words.ts';
import type { DeclaredGrid } from './declared-grid.ts';
import { day, hidden, lookup, number, person, text } from './grid-column.ts';
import { projectColumn, projectNumbers } from './project-columns.ts';

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
      person('user.fullName', 'Person', 180),
      word('status', 'Status', 'invoiceStatus', 130, 'status'),
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
      text('number', 'Number', 110),
      lookup('client.name', 'Client', 180),
      projectColumn(170),
      day('invoiceDate', 'Date'),
      word('status', 'Status', 'invoiceStatus', 120, 'status'),
      number('subtotal', 'Subtotal', 'money'),
      number('total', 'Total', 'money', 110),
      ...hidden(number('tax', 'Tax', 'money')),
      ...projectNumbers,
    ],
  },
} satisfies Readonly<Record<string, DeclaredGrid>>;
