import * as v from 'valibot';
import { taxPeriods } from '../billing/tax-periods.ts';
import { zoneSchema } from '../grids/zone.ts';
import { languages } from '../i18n/language.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { outputFormats } from './report-options.ts';

const written = {
  outputFormat: v.optional(v.picklist(outputFormats), outputFormats[0]),
  zone: v.optional(zoneSchema),
  language: v.optional(v.picklist(languages)),
};

/** Body of `POST ~/api/reports/client-statement`: the client of the statement, and its date. */
export const writeStatementSchema = v.object({
  parentId: v.pipe(v.string(), v.uuid()),
  day: calendarDate(),
  ...written,
});

export type WriteStatement = v.InferOutput<typeof writeStatementSchema>;

/** Body of `POST ~/api/reports/tax-return`: the first and last day of the invoices, and the length of the periods. */
export const writeTaxReturnSchema = v.object({
  fromDate: calendarDate(),
  toDate: calendarDate(),
  by: v.picklist(taxPeriods),
  ...written,
});

export type WriteTaxReturn = v.InferOutput<typeof writeTaxReturnSchema>;
