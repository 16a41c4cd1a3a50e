import { isShown } from 'shared-contracts/reports';
import type { ListColumn } from './list-columns.ts';
import { shownColumns } from './list-columns.ts';
import { compensationByType, projectCosts } from './project-costs-store.ts';
import { projectFilters, projectsOfReport } from './project-summary.ts';
import type { DeclaredSection, Report } from './report-declaration.ts';
import { type ProjectReportSays, projectReportSays, reportSays } from './report-told.ts';

type Says = ProjectReportSays['costs'];

/** Whether the person may see what time costs: who bills for their company. */
interface SeesTime {
  readonly seesTime: boolean;
}

const columns: readonly ListColumn<keyof Says['columns'] & string, SeesTime>[] = [
  { name: 'number', width: 80 },
  { name: 'description', width: 150 },
  { name: 'afe', width: 70 },
  { name: 'compensation', width: 80, kind: 'money', isSummed: true },
  { name: 'paid', width: 80, kind: 'money', isSummed: true },
  { name: 'work', width: 80, kind: 'money', isSummed: true, isShown: ({ seesTime }) => seesTime },
  { name: 'total', width: 80, kind: 'money', isSummed: true },
];

const typeColumns: readonly ListColumn<keyof Says['typeColumns'] & string, unknown>[] = [
  { name: 'type', width: 220 },
  { name: 'count', width: 60, kind: 'number', isSummed: true },
  { name: 'amount', width: 100, kind: 'money', isSummed: true },
];

/** What projects cost so far; time only for who bills. */
export const projectCostSummary: Report = {
  dialog: 'projectCostSummary',
  declare: async (asked, context) => {
    const { costs } = projectReportSays(asked.language);
    const { user } = context;
    const { ids, projects, called } = await projectsOfReport(asked, context, 1);
    const byType: DeclaredSection = {
      title: costs.byType,
      shape: 'table',
      empty: costs.noCompensation,
      columns: shownColumns(typeColumns, costs.typeColumns, {}),
      groupedBy: 'group',
      statement: compensationByType(projects, reportSays(asked.language).statuses.none),
    };
    return {
      title: costs.title,
      subtitle: called,
      filters: projectFilters(asked, ids),
      sections: [
        {
          title: '',
          shape: 'table',
          empty: costs.empty,
          columns: shownColumns(columns, costs.columns, { seesTime: user.canAccessInvoice }),
          statement: projectCosts(projects, user.canAccessInvoice ? user.productClientId : undefined),
        },
        ...(isShown(asked.options, 'showCompensationDetails') ? [byType] : []),
      ],
    };
  },
};
