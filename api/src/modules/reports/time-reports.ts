import { type Language, nameIn } from 'shared-contracts';
import { wordsOf } from 'shared-contracts/grids';
import { shownDate } from 'shared-contracts/shown-dates';
import { forbidden } from '../../platform/errors/app-error.ts';
import { companyDay } from '../../records/company-zone-store.ts';
import { type ListColumn, shownColumns } from './list-columns.ts';
import type { DeclaredSection, Report, ReportContext, ReportRequest } from './report-declaration.ts';
import {
  filledIn,
  reportRefusal,
  reportTexts,
  type TimeReportTexts,
  timeReportTexts,
} from './report-texts.ts';
import {
  agedLines,
  periodLines,
  type RequestedWeeks,
  requestedWeeks,
  timeLines,
  unbilledLines,
} from './time-store.ts';

type ReportName = 'aged' | 'details' | 'period' | 'work';

interface TimeReport<TName extends ReportName> {
  readonly name: TName;
  readonly columns: readonly ListColumn<keyof TimeReportTexts[TName]['columns'] & string, ReportRequest>[];
  readonly groupedBy: string;
  readonly groupLabel?: (texts: TimeReportTexts, request: ReportRequest) => (value: string) => string;
  /** `request.today` is the company's day, to which work in progress ages. */
  readonly statement: (weeks: RequestedWeeks, request: ReportRequest) => DeclaredSection['statement'];
  /** Whether it is only for people who bill. */
  readonly isBilling?: true;
}

/** Refuses a report if timesheets are off, or if it is for people who bill and the person may not. Throws FORBIDDEN. */
async function checkTimeRight({ rollout, user }: ReportContext, isBilling: boolean): Promise<void> {
  const flags = await rollout.flagsFor(user);
  if (!flags.enableTimesheets) throw forbidden(reportRefusal(({ noTime }) => noTime));
  if (isBilling && !user.canAccessInvoice) throw forbidden(reportRefusal(({ notBilling }) => notBilling));
}

/** A report of weeks of time: the selected ones, or all that the person sees. */
function timeReport<TName extends ReportName>(declared: TimeReport<TName>): Report {
  const { name, columns, groupedBy, groupLabel, statement, isBilling = false } = declared;
  return {
    declare: async (request, context) => {
      await checkTimeRight(context, isBilling);
      const texts = timeReportTexts(request.language);
      const words: Readonly<Record<string, string>> = texts[name].columns;
      const { ids } = request.source;
      const weeks = requestedWeeks(ids, context);
      const { db, user, clock } = context;
      const today = await companyDay(db, user.productClientId, clock());
      return {
        title: texts[name].title,
        subtitle: context.user.companyName,
        filters:
          ids.length > 0 ? [filledIn(reportTexts(request.language).filters.chosen, { n: ids.length })] : [],
        sections: [
          {
            title: '',
            shape: 'table',
            empty: texts[name].empty,
            columns: shownColumns<string, ReportRequest>(columns, words, request),
            groupedBy,
            ...(groupLabel ? { groupLabel: groupLabel(texts, request) } : {}),
            statement: statement(weeks, { ...request, today }),
          },
        ],
      };
    },
  };
}

/** Time by week, person and project. */
export const periodSummary = timeReport({
  name: 'period',
  columns: [
    { name: 'person', width: 120 },
    { name: 'project', width: 220 },
    { name: 'lines', width: 50, kind: 'number', isSummed: true },
    { name: 'hours', width: 60, kind: 'number', isSummed: true },
    { name: 'amount', width: 80, kind: 'money', isSummed: true },
  ],
  groupedBy: 'week',
  groupLabel:
    ({ week }, { language }) =>
    (day) =>
      filledIn(week, { day: shownDate(day, language) }),
  statement: (weeks) => periodLines(weeks),
});

/** Length of the day at the beginning of a group's value; after it comes the name of the person. */
const dayLength = 10;

/** The label of each status of time. */
const statusWords = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(wordsOf('invoiceStatus')).map(([status, names]) => [status, nameIn(language, names)]),
  );

/** All lines of time, by person and week. */
export const timesheetDetails = timeReport({
  name: 'details',
  columns: [
    { name: 'date', width: 60, kind: 'date' },
    { name: 'project', width: 130 },
    { name: 'agreement', width: 76 },
    { name: 'work', width: 90 },
    { name: 'description', width: 150 },
    { name: 'hours', width: 46, kind: 'number', isSummed: true },
    { name: 'quantity', width: 62 },
    { name: 'rate', width: 56, kind: 'price' },
    { name: 'amount', width: 66, kind: 'money', isSummed: true },
    { name: 'status', width: 64 },
  ],
  groupedBy: 'week',
  groupLabel:
    ({ week }, { language }) =>
    (value) =>
      `${value.slice(dayLength + 1)} · ${filledIn(week, { day: shownDate(value.slice(0, dayLength), language) })}`,
  statement: (weeks, { language }) => timeLines(weeks, statusWords(language)),
});

/** Work that is not billed. */
export const workInProgress = timeReport({
  name: 'work',
  columns: [
    { name: 'project', width: 220 },
    { name: 'person', width: 120 },
    { name: 'oldest', width: 60, kind: 'date' },
    { name: 'lines', width: 50, kind: 'number', isSummed: true },
    { name: 'hours', width: 60, kind: 'number', isSummed: true },
    { name: 'amount', width: 80, kind: 'money', isSummed: true },
  ],
  groupedBy: 'client',
  isBilling: true,
  statement: (weeks) => unbilledLines(weeks),
});

/** Unbilled work, by how long ago it was done. */
export const workInProgressAged = timeReport({
  name: 'aged',
  columns: [
    { name: 'project', width: 200 },
    { name: 'lines', width: 46, kind: 'number', isSummed: true },
    { name: 'upTo30', width: 76, kind: 'money', isSummed: true },
    { name: 'upTo60', width: 76, kind: 'money', isSummed: true },
    { name: 'upTo90', width: 76, kind: 'money', isSummed: true },
    { name: 'over90', width: 76, kind: 'money', isSummed: true },
    { name: 'amount', width: 80, kind: 'money', isSummed: true },
  ],
  groupedBy: 'client',
  isBilling: true,
  statement: (weeks, { today }) => agedLines(weeks, today),
});
