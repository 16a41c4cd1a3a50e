import { isShown } from 'shared-contracts/reports';
import { asks } from './lines-question.ts';
import { type ListColumn, shownColumns } from './list-columns.ts';
import { projectReport, sortOf } from './project-report.ts';
import { isGrouped, projectLines } from './project-summary-store.ts';
import type { ReportRequest } from './report-declaration.ts';
import { type ProjectReportTexts, reportTexts } from './report-texts.ts';

type Columns = ProjectReportTexts['summary']['columns'];

const columns: readonly ListColumn<keyof Columns & string, ReportRequest>[] = [
  { name: 'description', width: 124 },
  { name: 'operator', width: 92 },
  { name: 'broker', width: 92 },
  { name: 'afe', width: 58 },
  { name: 'area', width: 68 },
  { name: 'type', width: 82 },
  { name: 'operatorStatus', width: 62 },
  { name: 'brokerStatus', width: 62 },
  { name: 'surfaceStatus', width: 64 },
  { name: 'agreements', width: 58, kind: 'number', isSummed: true },
  { name: 'acquired', width: 52, kind: 'number', isSummed: true },
  { name: 'statuses', width: 100, kind: 'percents', isShown: asks('showStatusPercentages') },
  { name: 'scope', width: 140, isShown: asks('showProjectScope') },
  { name: 'acquisitionComment', width: 130, isShown: asks('showAcquisitionComment') },
  { name: 'actionItem', width: 120, isShown: asks('showActionItem') },
];

/** Projects in a chosen order, each with its status (002 §3). */
export const projectSummary = projectReport({
  textsKey: 'summary',
  sections: ({ request, wording, projects }) => [
    {
      title: '',
      shape: 'table',
      empty: wording.empty,
      columns: shownColumns(columns, wording.columns, request),
      ...(isGrouped(sortOf(request)) ? { groupedBy: 'group' } : {}),
      statement: projectLines({
        projects,
        sort: sortOf(request),
        isOutstandingOnly: isShown(request.options, 'showOutstandingOnly'),
        none: reportTexts(request.language).statuses.none,
      }),
    },
  ],
});
