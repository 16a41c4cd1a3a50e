import * as grid from '../grids/grid-column.ts';
import { billingLimits, lengths } from '../limits/index.ts';
import { ledgerCodes } from '../lookups/ledger-codes.ts';
import { rateCategories } from '../lookups/rate-categories.ts';
import { type AdministeredKind, targetOf } from '../master-data/administered-kind.ts';
import {
  choice,
  isActive,
  keyed,
  name,
  reference,
  rows,
  targets,
  text,
  tick,
} from '../master-data/declared-fields.ts';
import type { NumberFieldDeclaration } from '../master-data/master-data-field.ts';
import { roles } from './roles.ts';

/** A project, as its picklist names it. */
const project = { typeName: 'SurfaceProject', picklist: 'projects', shows: ['description'] } as const;

/** Hours that a contract agrees; nothing is agreed without. */
const hours = (field: string, most: number): NumberFieldDeclaration => ({
  ...{ name: field, kind: 'number', required: false, decimals: billingLimits.quantityDecimals },
  range: { min: 0.25, max: most },
});

const { dayHours, weekHours } = billingLimits;

/** The rates charged for work. */
export const rates: AdministeredKind = {
  typeName: 'RateSchedule',
  plural: 'rateSchedules',
  route: 'rates',
  flags: ['enableTimesheetsAndInvoicingPhaseTwo'],
  grid: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000049',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000049',
    sortedBy: 'name',
    columns: [
      grid.text('name', 'Name', 240),
      grid.gridColumn('rateclass', 'rateType', 'Type', { width: 120, groupWhenSorted: true }),
      grid.lookup('client.name', 'Client', 220),
      grid.day('effectiveDate', 'Effective'),
      grid.tick('isActive', 'Active'),
    ],
  },
  form: {
    titleField: 'name',
    fields: [
      name(),
      choice('rateType', keyed('Default', 'Client'), { required: true, whenNew: 'Default' }),
      reference('client', targets.businessAssociate),
      reference('project', project),
      reference('company', targets.company),
      { name: 'effectiveDate', kind: 'date', required: true },
      { name: 'endDate', kind: 'date', required: false },
      hours('overtimeAfterDay', dayHours),
      hours('overtimeAfterWeek', weekHours),
      { name: 'overtimeFactor', kind: 'number', required: false, decimals: 2, range: { min: 1, max: 5 } },
      hours('doubleTimeAfterDay', dayHours),
      { name: 'doubleTimeFactor', kind: 'number', required: false, decimals: 2, range: { min: 1, max: 5 } },
      { name: 'expenseMarkUp', kind: 'number', required: false, decimals: 2, range: { min: 0, max: 100 } },
      { name: 'fixedFee', kind: 'number', required: false, isMoney: true },
      tick('feeCoversExpenses'),
      reference('feeLedgerCode', targetOf(ledgerCodes)),
      isActive,
      rows(
        'rates',
        'RateTypeItem',
        'rate_schedule_id',
        [
          reference('category', targetOf(rateCategories), { required: true }),
          text('description', lengths.rate.description, { required: true }),
          { name: 'rate', kind: 'number', required: true, isMoney: true },
          reference('unitOfMeasurement', targets.unitOfMeasurement, { required: true }),
          reference('ledgerCode', targetOf(ledgerCodes), { required: true }),
          reference('person', targets.person),
          reference('role', targetOf(roles)),
          { name: 'overtimeRate', kind: 'number', required: false, isMoney: true },
          hours('minimumHours', dayHours),
          hours('dayHours', dayHours),
          hours('halfDayHours', dayHours),
          tick('isTaxable', { whenNew: true }),
          isActive,
        ],
        { table: 'rate_type', repeats: ['rateType'], plural: 'rateTypes' },
      ),
    ],
  },
  texts: {
    en: {
      title: 'Rates',
      record: 'Rate schedule',
      entity: 'rate schedules',
      fields: {
        rateType: 'Type',
        client: 'Client',
        project: 'Project',
        company: 'Company that bills',
        person: 'Person',
        role: 'Role',
        effectiveDate: 'Effective from',
        endDate: 'Effective until',
        rates: 'Rates',
        unitOfMeasurement: 'Unit',
        ledgerCode: 'Ledger code',
        isTaxable: 'Taxable',
        overtimeAfterDay: 'Overtime after hours a day',
        overtimeAfterWeek: 'Overtime after hours a week',
        overtimeFactor: 'Overtime: times the price',
        doubleTimeAfterDay: 'Double time after hours a day',
        doubleTimeFactor: 'Double time: times the price',
        expenseMarkUp: 'Mark-up on expenses, %',
        fixedFee: 'Fixed fee of the project',
        feeCoversExpenses: 'The fee covers expenses',
        feeLedgerCode: 'Ledger code of the fee',
        overtimeRate: 'Overtime, $ an hour',
        minimumHours: 'Least hours a day',
        dayHours: 'Hours of a day',
        halfDayHours: 'Half a day up to hours',
      },
      rows: { rates: 'Rates' },
      choices: { rateType: { Default: 'Default', Client: 'Client' } },
    },
    es: {
      title: 'Tarifas',
      record: 'Tarifario',
      entity: 'tarifarios',
      fields: {
        rateType: 'Tipo',
        client: 'Cliente',
        project: 'Proyecto',
        company: 'Empresa que factura',
        person: 'Persona',
        role: 'Rol',
        effectiveDate: 'Vigente desde',
        endDate: 'Vigente hasta',
        rates: 'Tarifas',
        unitOfMeasurement: 'Unidad',
        ledgerCode: 'Código contable',
        isTaxable: 'Gravable',
        overtimeAfterDay: 'Horas extra a partir de horas por día',
        overtimeAfterWeek: 'Horas extra a partir de horas por semana',
        overtimeFactor: 'Horas extra: veces el precio',
        doubleTimeAfterDay: 'Horas dobles a partir de horas por día',
        doubleTimeFactor: 'Horas dobles: veces el precio',
        expenseMarkUp: 'Recargo sobre gastos, %',
        fixedFee: 'Honorario fijo del proyecto',
        feeCoversExpenses: 'El honorario incluye gastos',
        feeLedgerCode: 'Código contable del honorario',
        overtimeRate: 'Hora extra, $',
        minimumHours: 'Mínimo de horas por día',
        dayHours: 'Horas de un día',
        halfDayHours: 'Medio día hasta horas',
      },
      rows: { rates: 'Tarifas' },
      choices: { rateType: { Default: 'General', Client: 'Cliente' } },
    },
  },
};
