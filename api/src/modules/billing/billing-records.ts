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
    filters: {
      // A client's own rates, and those for everybody that it has none of its own in place of.
      clientId: (row, client) =>
        sql`exists (select 1 from rate_schedule s where s.id = ${columnOf(row, 'rate_schedule_id')} and s.is_active
          and (s.client_id = ${client} or s.client_id is null and not exists (
            select 1 from rate_schedule own join rate_type o on o.rate_schedule_id = own.id
            where own.client_id = ${client} and own.is_active and o.is_active
              and o.description = ${columnOf(row, 'description')})))`,
    },
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
    filters: {
      reportId: (row, id) =>
        sql`(${columnOf(row, 'report_type_id')} = ${id} and ${columnOf(row, 'is_active')})`,
    },
    fields: {
      templateFiles: many('TemplateFile', 'report_template_id'),
      canEdit: right('reportTemplate', 'edit', noFacts),
    },
  },
  TemplateFile: { scope: open, fields: { isUserOwned } },
};
