import { sql } from 'kysely';
import { languageOf } from 'shared-contracts';
import { lineLock, rateReason } from 'shared-contracts/billing';
import { type CurrentUser, mayApproveTime, type RecordFacts } from 'shared-contracts/rights';
import * as v from 'valibot';
import {
  byDate,
  client,
  computed,
  isUserOwned,
  linked,
  many,
  noFacts,
  one,
  person,
  project,
  right,
  textOf,
} from '../../records/reading/record-fields.ts';
import type { FieldMapping, RecordDeclaration, Row } from '../../records/reading/record-mapping.ts';
import {
  columnOf,
  forThose,
  ofInvoicing,
  ofTimesheetKeeper,
  open,
  via,
} from '../../records/reading/scopes.ts';
import { labelOfTax, paperOfInvoice, paperOfLine } from '../invoice-paper-store.ts';
import { openOf } from '../invoice-payments-store.ts';
import { receiptCountOf } from '../invoice-receipts-store.ts';
import { typedUnit } from './staying-lines-store.ts';

const text = v.nullable(v.string());

/** A sentence that the contracts build from facts of the row, in the reader's language. */
const sentence = <TSchema extends v.GenericSchema>(
  schema: TSchema,
  facts: (row: Row) => ReturnType<typeof noFacts>,
  describe: (facts: v.InferOutput<TSchema>, user: CurrentUser) => string | undefined,
): FieldMapping => ({
  kind: 'ruled',
  facts,
  answer: (user: CurrentUser, given: RecordFacts) => describe(v.parse(schema, given), user) ?? '',
});

const rateSchema = v.object({
  ...{ kind: v.string(), work: v.string(), rateKind: v.string() },
  ...{ scheduleName: text, effectiveDate: text, clientName: text, personName: text, roleName: text },
  ...{ isOfProject: v.boolean(), isOfCompany: v.boolean(), quantity: v.string() },
  ...{ unitPrice: v.string(), markUp: text },
  ...{ chargedQuantity: text, minimumQuantity: text, overtimeQuantity: text, overtimePrice: text },
  ...{ doubleTimeQuantity: text, doubleTimePrice: text, doubleTimeAfterDay: text },
  ...{
    overtimeAfterDay: text,
    overtimeAfterWeek: text,
    dayHours: text,
    halfDayHours: text,
    minimumHours: text,
  },
  ended: v.nullable(v.object({ name: v.string(), date: v.string() })),
});

/** A value of the rate `r` of a line, or of its schedule `s`. */
const ofRate = (row: Row, value: ReturnType<typeof sql>) => sql`(select ${value} from rate_type r
  join rate_schedule s on s.id = r.rate_schedule_id where r.id = ${columnOf(row, 'rate_id')})`;

/** A number of the line itself, as a decimal. */
const decimalOf = (row: Row, column: string) => sql`trim_scale(${columnOf(row, column)})::text`;

const rateFacts = (
  row: Row,
) => sql`json_build_object('kind', ${columnOf(row, 'kind')}, 'work', ${columnOf(row, 'work')},
  'rateKind', ${columnOf(row, 'rate_kind')}, 'scheduleName', ${ofRate(row, sql`s.name`)},
  'effectiveDate', ${ofRate(row, sql`s.effective_date`)},
  'clientName', ${ofRate(row, sql`(select b.name from business_associate b where b.id = s.client_id)`)},
  'isOfProject', coalesce(${ofRate(row, sql`s.surface_project_id is not null`)}, false),
  'isOfCompany', coalesce(${ofRate(row, sql`s.company_id is not null`)}, false),
  'personName', ${ofRate(row, sql`(select u.full_name from app_user u where u.id = r.person_id)`)},
  'roleName', ${ofRate(row, sql`(select k.name from task_role k where k.id = r.role_id)`)},
  'unitPrice', ${decimalOf(row, 'unit_price')}, 'markUp', ${decimalOf(row, 'mark_up')},
  'quantity', ${decimalOf(row, 'quantity')}, 'chargedQuantity', ${decimalOf(row, 'charged_quantity')},
  'minimumQuantity', ${decimalOf(row, 'minimum_quantity')},
  'overtimeQuantity', ${decimalOf(row, 'overtime_quantity')}, 'overtimePrice', ${decimalOf(row, 'overtime_price')},
  'doubleTimeQuantity', ${decimalOf(row, 'double_time_quantity')},
  'doubleTimePrice', ${decimalOf(row, 'double_time_price')},
  'doubleTimeAfterDay', ${ofRate(row, sql`trim_scale(s.double_time_after_day)::text`)},
  'overtimeAfterDay', ${ofRate(row, sql`trim_scale(s.overtime_after_day)::text`)},
  'overtimeAfterWeek', ${ofRate(row, sql`trim_scale(s.overtime_after_week)::text`)},
  'dayHours', ${ofRate(row, sql`trim_scale(r.day_hours)::text`)},
  'halfDayHours', ${ofRate(row, sql`trim_scale(r.half_day_hours)::text`)},
  'minimumHours', ${ofRate(row, sql`trim_scale(r.minimum_hours)::text`)},
  'ended', case when ${columnOf(row, 'rate_id')} is null then (
    select json_build_object('name', s.name, 'date', s.end_date) from rate_type r
    join rate_schedule s on s.id = r.rate_schedule_id
    where lower(r.description) = lower(${columnOf(row, 'work')}) and s.end_date < ${columnOf(row, 'date')}
      and (s.client_id is null or s.client_id = (
        select p.client_id from surface_project p where p.id = ${columnOf(row, 'surface_project_id')}))
    order by s.end_date desc, s.id limit 1) end)`;

const lockSchema = v.object({
  status: v.string(),
  invoiceNumber: text,
  isOnInvoice: v.boolean(),
  dayReason: text,
});

const numberOf = (row: Row) => sql`(select i.number from invoice_line l join invoice i on i.id = l.invoice_id
  where l.id = ${columnOf(row, 'invoice_line_id')})`;

const lockFacts = (row: Row) => sql`json_build_object('status', ${columnOf(row, 'status')},
  'invoiceNumber', ${numberOf(row)}, 'isOnInvoice', ${columnOf(row, 'invoice_line_id')} is not null,
  'dayReason', (select d.reason from day_lock d where d.product_client_id = ${columnOf(row, 'product_client_id')}
    and d.reopen_reason is null and ${columnOf(row, 'date')} between d.from_date and d.to_date order by d.from_date, d.id limit 1))`;

const keeper = (row: Row) => sql`json_build_object('ownerId', ${columnOf(row, 'product_client_id')},
  'userId', ${columnOf(row, 'user_id')}, 'status', ${columnOf(row, 'status')}, 'barsOwnApproval',
  (select c.bars_own_approval from company c where c.id = ${columnOf(row, 'product_client_id')}))`;

/** The printed content of a row, with a field for each part. */
const paperFields = (
  parts: Readonly<Record<string, (at: (column: string) => ReturnType<typeof sql>) => ReturnType<typeof sql>>>,
): Readonly<Record<string, FieldMapping>> =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      computed((row) => part((column) => sql`${columnOf(row, column)}`)),
    ]),
  );

/** A value of the invoice that reverses a row. */
const reversal = (row: Row, name: string) =>
  sql`(select ${sql.ref(`r.${name}`)} from invoice r where r.reverses_id = ${columnOf(row, 'id')})`;

/** A value of the format that the client of an invoice requires. */
const ofFormat = (
  row: Row,
  column: string,
) => sql`(select nullif(${sql.ref(`f.${column}`)}, '') from invoice_format f
  where f.client_id = ${columnOf(row, 'client_id')} and f.is_active order by f.code limit 1)`;

/** The receipts of the time lines that a line of an invoice bills or billed. */
const receiptsOfInvoice = sql`(select distinct l.invoice_id, d.id as related_document_id from invoice_line l
  join invoice_line_entry x on x.invoice_line_id = l.id
  join related_document d on d.timesheet_entry_id = x.timesheet_entry_id)`;

const barsSchema = v.looseObject({ barsOwnApproval: v.boolean() });

/** Rates, timesheets, invoices, and the templates of reports. */
export const billingRecords: Readonly<Record<string, RecordDeclaration>> = {
  RateSchedule: {
    scope: forThose(({ isSystemAdministrator }) => isSystemAdministrator),
    fields: {
      ...project,
      rates: many('RateTypeItem', 'rate_schedule_id'),
      canEdit: right('rateSchedule', 'edit', noFacts),
    },
  },
  RateTypeItem: {
    table: 'rate_type',
    scope: forThose((user) => user.isBroker || user.canAccessInvoice || user.isSystemAdministrator),
    order: [{ column: 'sequence' }, { column: 'description' }],
    filters: {
      // A client's own rates, and those general ones that none of its own replaces.
      clientId: (row, clientId) =>
        sql`exists (select 1 from rate_schedule s where s.id = ${columnOf(row, 'rate_schedule_id')} and s.is_active
          and (s.client_id = ${clientId} or s.client_id is null and not exists (
            select 1 from rate_schedule own join rate_type o on o.rate_schedule_id = own.id
            where own.client_id = ${clientId} and own.is_active and o.is_active
              and o.description = ${columnOf(row, 'description')})))`,
    },
  },
  TaxRate: { scope: open },
  TaxExemption: {
    scope: forThose((user) => user.isSystemAdministrator || user.canAccessInvoice),
    order: [{ column: 'sequence' }],
  },
  InvoiceFormatColumn: {
    scope: forThose((user) => user.isSystemAdministrator || user.canAccessInvoice),
    order: [{ column: 'sequence' }],
  },
  InvoiceCoding: {
    scope: forThose((user) => user.isSystemAdministrator || user.canAccessInvoice),
    order: [{ column: 'sequence' }],
  },
  BookAccount: {
    scope: {
      kind: 'rule',
      where: (row) =>
        row.user.isSystemAdministrator
          ? undefined
          : row.user.canAccessInvoice
            ? sql`${columnOf(row, 'company_id')} = ${row.user.productClientId}`
            : sql`false`,
    },
    order: [{ column: 'sequence' }],
  },
  Timesheet: {
    scope: ofTimesheetKeeper,
    order: byDate('week_starting'),
    search: ['status', textOf('app_user', 'user_id', 'full_name')],
    fields: {
      user: person,
      productClient: client,
      entries: many('TimesheetEntry', 'timesheet_id'),
      days: many('TimesheetDay', 'timesheet_id'),
      canEdit: right('timesheet', 'edit', keeper),
      canApprove: {
        kind: 'ruled',
        facts: keeper,
        answer: (user, facts) => mayApproveTime(user, { ...facts, ...v.parse(barsSchema, facts) }),
      },
    },
  },
  TimesheetEntry: {
    scope: via('Timesheet', 'timesheet_id'),
    filters: {
      state: (row, state) => sql`${columnOf(row, 'status')} = ${state}`,
      fromDate: (row, day) => sql`${columnOf(row, 'date')} >= ${day}`,
      toDate: (row, day) => sql`${columnOf(row, 'date')} <= ${day}`,
    },
    fields: {
      ...project,
      user: person,
      weekStarting: computed(
        (row) => sql`(select t.week_starting from timesheet t where t.id = ${columnOf(row, 'timesheet_id')})`,
      ),
      sentBackBy: one('Person', 'sent_back_by_id'),
      approvedBy: one('Person', 'approved_by_id'),
      heldBy: one('Person', 'held_by_id'),
      rateReason: sentence(rateSchema, rateFacts, (facts, { locale }) =>
        rateReason(facts, languageOf(locale)),
      ),
      unit: computed(
        (row) => sql`(select ${typedUnit} from rate_type r
          join unit_of_measurement m on m.id = r.unit_of_measurement_id
          where r.id = ${columnOf(row, 'rate_id')})`,
      ),
      isOnInvoice: computed((row) => sql`(${columnOf(row, 'invoice_line_id')} is not null)`),
      invoiceNumber: computed(numberOf),
      receiptCount: computed(
        (row) =>
          sql`(select count(*)::int from related_document d where d.timesheet_entry_id = ${columnOf(row, 'id')})`,
      ),
      lock: sentence(lockSchema, lockFacts, (facts, { locale }) => lineLock(facts, languageOf(locale))),
    },
  },
  TimesheetDay: { scope: via('Timesheet', 'timesheet_id'), order: [{ column: 'date' }] },
  DayLock: {
    scope: {
      kind: 'rule',
      where: (row) => sql`${columnOf(row, 'product_client_id')} = ${row.user.productClientId}`,
    },
    order: byDate('from_date'),
    filters: {
      withReopened: (row, wanted) => (wanted ? undefined : sql`${columnOf(row, 'reopen_reason')} is null`),
    },
    fields: { productClient: client, changedBy: one('Person', 'changed_by_id') },
  },
  Invoice: {
    scope: ofInvoicing,
    order: byDate('invoice_date'),
    hasSearchText: true,
    fields: {
      ...project,
      productClient: client,
      lines: many('InvoiceLine', 'invoice_id'),
      taxes: many('InvoiceTax', 'invoice_id'),
      payments: many('InvoicePayment', 'invoice_id'),
      openAmount: computed((row) => openOf((column) => sql`${columnOf(row, column)}`)),
      writtenOff: computed(
        (row) => sql`(select coalesce(sum(m.amount), 0) from invoice_payment m
          where m.invoice_id = ${columnOf(row, 'id')} and m.is_write_off and m.taken_back_on is null)`,
      ),
      receipts: linked('RelatedDocument', receiptsOfInvoice, 'invoice_id', 'related_document_id'),
      finalizedBy: one('Person', 'finalized_by_id'),
      ...paperFields(paperOfInvoice),
      taxNumber: computed(
        (row) => sql`(case when ${columnOf(row, 'status')} <> 'PENDING' then ${columnOf(row, 'tax_number')}
          else (select c.tax_number from company c where c.id = ${columnOf(row, 'product_client_id')}) end)`,
      ),
      reverses: one('Invoice', 'reverses_id'),
      credits: one('Invoice', 'credits_id'),
      creditNotes: many('Invoice', 'credits_id'),
      formatName: computed((row) => ofFormat(row, 'code')),
      formatReviewer: computed((row) => ofFormat(row, 'reviewer')),
      receiptCount: computed((row) => receiptCountOf(columnOf(row, 'id'))),
      reversedById: computed((row) => reversal(row, 'id')),
      reversedByNumber: computed((row) => reversal(row, 'number')),
      exportedOn: computed(
        (row) => sql`(select max(x.created_on) from accounting_export_invoice i
          join accounting_export x on x.id = i.accounting_export_id
          where i.invoice_id = ${columnOf(row, 'id')} and x.taken_back_on is null)`,
      ),
      canEdit: right(
        'invoice',
        'edit',
        (row) => sql`json_build_object('ownerId', ${columnOf(row, 'product_client_id')})`,
      ),
    },
  },
  InvoiceLine: {
    scope: via('Invoice', 'invoice_id'),
    fields: {
      ...project,
      ...paperFields(paperOfLine),
      feeScheduleId: { kind: 'column', column: 'fee_schedule_id' },
      fixedFee: computed(
        (row) =>
          sql`(select s.fixed_fee from rate_schedule s where s.id = ${columnOf(row, 'fee_schedule_id')})`,
      ),
      credited: computed(
        (row) =>
          sql`coalesce((select -sum(c.amount) from invoice_line c where c.credits_line_id = ${columnOf(row, 'id')}), 0)`,
      ),
    },
  },
  InvoiceTax: { scope: via('Invoice', 'invoice_id'), fields: paperFields({ label: labelOfTax }) },
  InvoicePayment: {
    scope: via('Invoice', 'invoice_id'),
    order: [{ column: 'sequence' }],
    fields: { notedBy: one('Person', 'noted_by_id'), takenBackBy: one('Person', 'taken_back_by_id') },
  },
  AccountingExport: {
    scope: ofInvoicing,
    order: byDate('created_on'),
    fields: {
      productClient: client,
      createdBy: one('Person', 'created_by_id'),
      takenBackBy: one('Person', 'taken_back_by_id'),
      batch: computed(
        (row) =>
          sql`(select b.number from accounting_batch b where b.accounting_export_id = ${columnOf(row, 'id')})`,
      ),
      invoiceCount: computed(
        (row) => sql`(select count(*)::int from accounting_export_invoice i
          where i.accounting_export_id = ${columnOf(row, 'id')})`,
      ),
      total: computed(
        (row) => sql`(select coalesce(sum(b.total), 0) from accounting_export_invoice i
          join invoice b on b.id = i.invoice_id where i.accounting_export_id = ${columnOf(row, 'id')})`,
      ),
      paymentCount: computed(
        (row) => sql`(select count(*)::int from accounting_export_payment i
          where i.accounting_export_id = ${columnOf(row, 'id')})`,
      ),
      paid: computed(
        (row) => sql`(select coalesce(sum(case when i.is_taken_back then -m.amount else m.amount end), 0)
          from accounting_export_payment i join invoice_payment m on m.id = i.invoice_payment_id
          where i.accounting_export_id = ${columnOf(row, 'id')} and not m.is_write_off)`,
      ),
    },
  },
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
