import { isShown } from 'shared-contracts/reports';
import { type ListColumn, shownColumns } from './list-columns.ts';
import { compensationByType, paymentsByYear, projectCosts } from './project-costs-store.ts';
import { projectReport } from './project-report.ts';
import type { DeclaredSection } from './report-declaration.ts';
import { type ProjectReportTexts, reportTexts } from './report-texts.ts';

type CostTexts = ProjectReportTexts['costs'];

/** Whether the person may see what time costs: people who bill for their company. */
interface SeesTime {
  readonly seesTime: boolean;
}

const columns: readonly ListColumn<keyof CostTexts['columns'] & string, SeesTime>[] = [
  { name: 'number', width: 80 },
  { name: 'description', width: 150 },
  { name: 'afe', width: 70 },
  { name: 'firstYear', width: 76, kind: 'money', isSummed: true },
  { name: 'paid', width: 76, kind: 'money', isSummed: true },
  { name: 'annual', width: 76, kind: 'money', isSummed: true },
  { name: 'annualPaid', width: 76, kind: 'money', isSummed: true },
  { name: 'work', width: 80, kind: 'money', isSummed: true, isShown: ({ seesTime }) => seesTime },
  { name: 'total', width: 80, kind: 'money', isSummed: true },
];

const typeColumns: readonly ListColumn<keyof CostTexts['typeColumns'] & string, unknown>[] = [
  { name: 'type', width: 220 },
  { name: 'count', width: 60, kind: 'number', isSummed: true },
  { name: 'amount', width: 100, kind: 'money', isSummed: true },
];

const yearColumns: readonly ListColumn<keyof CostTexts['yearColumns'] & string, unknown>[] = [
  { name: 'year', width: 80 },
  { name: 'kind', width: 140 },
  { name: 'due', width: 100, kind: 'money', isSummed: true },
  { name: 'paid', width: 100, kind: 'money', isSummed: true },
  { name: 'left', width: 100, kind: 'money', isSummed: true },
];

/** The costs of projects so far; time only for people who may bill. */
export const projectCostSummary = projectReport({
  textsKey: 'costs',
  sections: ({ request, wording, projects, context: { user } }) => {
    const byType: DeclaredSection = {
      title: wording.byType,
      shape: 'table',
      empty: wording.noCompensation,
      columns: shownColumns(typeColumns, wording.typeColumns, {}),
      groupedBy: 'group',
      statement: compensationByType(projects, reportTexts(request.language).statuses.none),
    };
    const byYear: DeclaredSection = {
      title: wording.byYear,
      shape: 'table',
      empty: wording.noPayments,
      columns: shownColumns(yearColumns, wording.yearColumns, {}),
      groupedBy: 'group',
      statement: paymentsByYear(projects, wording.kinds, wording.undated),
    };
    return [
      {
        title: '',
        shape: 'table',
        empty: wording.empty,
        columns: shownColumns(columns, wording.columns, { seesTime: user.canAccessInvoice }),
        statement: projectCosts(projects, {
          companyId: user.canAccessInvoice ? user.productClientId : undefined,
          today: request.today,
        }),
      },
      ...(isShown(request.options, 'showCompensationDetails') ? [byType, byYear] : []),
    ];
  },
});
