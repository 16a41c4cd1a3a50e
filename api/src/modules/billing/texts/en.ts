import { pair } from '../../../records/reading/named-records.ts';

/** What is said of rates, time and invoices, in English. */
export const en = {
  /** What one record is called where they are counted, and many. */
  records: {
    RateSchedule: pair('rate schedule', 'rate schedules'),
    Timesheet: pair('timesheet', 'timesheets'),
    Invoice: pair('invoice', 'invoices'),
    ReportTemplate: pair('report template', 'report templates'),
  },
};
