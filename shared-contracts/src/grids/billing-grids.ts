import { texts } from '../generated/texts/words.ts';
import { namesOf } from '../i18n/names.ts';
import { recordPath } from '../routes/record-address.ts';
import { word } from './column-words.ts';
import type { DeclaredGrid } from './declared-grid.ts';
import { day, hidden, lookup, money, number, person, text } from './grid-column.ts';
import { projectColumn, projectNumbers } from './project-columns.ts';

/** Shown in place of a number that is not assigned yet. */
const draft = namesOf(texts, ({ invoiceState }) => invoiceState.PENDING);

/** Lists for billing. */
export const billingGrids = {
  timesheets: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000015',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000015',
    type: 'Timesheet',
    group: 'billing',
    opens: recordPath({ route: 'timesheets', id: '{id}' }, 'details'),
    route: 'timesheets',
    sortedBy: 'weekStarting',
    sortedFrom: 'desc',
    columns: [
      day('weekStarting', 'Week Starting', 130),
      person('user.fullName', 'Person', 180),
      word('status', 'Status', 'timeState', 130, 'status'),
      text('notes', 'Notes', 260, { sortable: false }),
    ],
  },
  invoices: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000016',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000016',
    type: 'Invoice',
    group: 'billing',
    opens: recordPath({ route: 'invoices', id: '{id}' }, 'details'),
    route: 'invoices',
    sortedBy: 'invoiceDate',
    sortedFrom: 'desc',
    columns: [
      // A draft has no number yet.
      text('number', 'Number', 90, { empty: draft }),
      lookup('client.name', 'Client', 140),
      projectColumn(135),
      day('invoiceDate', 'Date', 110),
      word('status', 'Status', 'invoiceState', 95, 'status'),
      number('total', 'Total', 'money', 95),
      money('openAmount', 'Open', 95),
      day('sentDate', 'Sent', 110),
      ...hidden(
        // Nothing open says it already.
        day('paidDate', 'Settled', 110),
        text('afeNumber', 'AFE', 110),
        word('kind', 'Kind', 'invoiceKind', 110),
        number('subtotal', 'Subtotal', 'money'),
        number('tax', 'Tax', 'money'),
        money('writtenOff', 'Written off'),
      ),
      ...projectNumbers,
    ],
  },
} satisfies Readonly<Record<string, DeclaredGrid>>;
