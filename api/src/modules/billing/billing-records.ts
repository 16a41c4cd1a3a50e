import { sql } from 'kysely';
import {
  byDate,
  client,
  isUserOwned,
  many,
  noFacts,
  person,
  project,
  right,
  textOf,
} from '../../records/reading/record-fields.ts';
import type { RecordDeclaration } from '../../records/reading/record-mapping.ts';
import {
  columnOf,
  forThose,
  ofInvoicing,
  ofTimesheetKeeper,
  open,
  via,
} from '../../records/reading/scopes.ts';

/** Rates, timesheets, invoices, and the templates of reports. */
export const billingRecords: Readonly<Record<string, RecordDeclaration>> = {
  RateSchedule: {
    scope: forThose(({ isSystemAdministrator }) => isSystemAdministrator),
    fields: {
      rates: many('RateTypeItem', 'rate_schedule_id'),
      canEdit: right('rateSchedule', 'edit', noFacts),
    },
  },
  RateTypeItem: {
    table: 'rate_type',
    scope: forThose((user) => user.isBroker || user.canAccessInvoice || user.isSystemAdministrator),
    order: [{ column: 'sequence' }, { column: 'description' }],
  },
  Timesheet: {
    scope: ofTimesheetKeeper,
    order: byDate('week_starting'),
    search: ['status', textOf('app_user', 'user_id', 'full_name')],
    fields: {
      user: person,
      productClient: client,
      entries: many('TimesheetEntry', 'timesheet_id'),
      canEdit: right(
        'timesheet',
        'edit',
        (row) => sql`json_build_object('ownerId', ${columnOf(row, 'product_client_id')},
          'userId', ${columnOf(row, 'user_id')}, 'status', ${columnOf(row, 'status')})`,
      ),
    },
  },
  TimesheetEntry: { scope: via('Timesheet', 'timesheet_id'), fields: project },
  Invoice: {
    scope: ofInvoicing,
    order: byDate('invoice_date'),
    hasSearchText: true,
    fields: { ...project, productClient: client, lines: many('InvoiceLine', 'invoice_id') },
  },
  InvoiceLine: { scope: via('Invoice', 'invoice_id') },
  ReportTemplate: {
    scope: open,
    fields: {
      templateFiles: many('TemplateFile', 'report_template_id'),
      canEdit: right('reportTemplate', 'edit', noFacts),
    },
  },
  TemplateFile: { scope: open, fields: { isUserOwned } },
};
