import { isShown, reportTextsIn, type SortTypeName, sortTypes } from 'shared-contracts/reports';
import { notFound } from '../../platform/errors/app-error.ts';
import { asks } from './lines-asked.ts';
import { type ListColumn, shownColumns } from './list-columns.ts';
import { isGrouped, projectLines } from './project-summary-store.ts';
import { findProjects, namedProjects, projectsAsked } from './projects-asked-store.ts';
import type { Report, ReportAsked, ReportContext } from './report-declaration.ts';
import { filledIn, type ProjectReportSays, projectReportSays, reportSays } from './report-told.ts';

type Columns = ProjectReportSays['summary']['columns'];

const columns: readonly ListColumn<keyof Columns & string, ReportAsked>[] = [
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
  { name: 'statuses', width: 100, isShown: asks('showStatusPercentages') },
  { name: 'scope', width: 140, isShown: asks('showProjectScope') },
  { name: 'acquisitionComment', width: 130, isShown: asks('showAcquisitionComment') },
  { name: 'actionItem', width: 120, isShown: asks('showActionItem') },
];

const sortNames = Object.keys(sortTypes) as SortTypeName[];

/** The order that was chosen; the options are checked before. */
export const sortOf = ({ options: { sortType } }: ReportAsked): SortTypeName =>
  sortNames.find((name) => sortTypes[name].id === sortType?.id) ?? 'projectDescription';

/** What narrows a report of projects, and how it is put in order. */
export function projectFilters(asked: ReportAsked, ids: readonly string[]): readonly string[] {
  const { filters } = reportSays(asked.language);
  const { sortedBy } = projectReportSays(asked.language);
  const sort = reportTextsIn(asked.language).sortTypes[sortOf(asked)];
  return [
    ...(asked.options.sortType ? [filledIn(sortedBy, { sort })] : []),
    ...(isShown(asked.options, 'showOutstandingOnly') ? [filters.outstanding] : []),
    ...(ids.length > 1 ? [filledIn(filters.chosen, { n: ids.length })] : []),
  ];
}

/** The projects that a report is of, and what it calls them. Throws NOT_FOUND where the one that is named is not seen. */
export async function projectsOfReport(asked: ReportAsked, context: ReportContext, most: number) {
  const ids = namedProjects(asked);
  const projects = projectsAsked(ids, context);
  const found = await findProjects(context, projects, most);
  const [only, second] = found;
  if (ids.length === 1 && !only) throw notFound();
  const says = projectReportSays(asked.language);
  const called = only && !second ? only.called : ids.length === 0 ? says.all : says.selected;
  return { ids, projects, found, called };
}

/** Projects in an order that people choose, with how each stands (002 §3). */
export const projectSummary: Report = {
  dialog: 'projectSummary',
  declare: async (asked, context) => {
    const { summary } = projectReportSays(asked.language);
    const { ids, projects, called } = await projectsOfReport(asked, context, 1);
    const sort = sortOf(asked);
    return {
      title: summary.title,
      subtitle: called,
      filters: projectFilters(asked, ids),
      sections: [
        {
          title: '',
          shape: 'table',
          empty: summary.empty,
          columns: shownColumns(columns, summary.columns, asked),
          ...(isGrouped(sort) ? { groupedBy: 'group' } : {}),
          statement: projectLines({
            projects,
            sort,
            isOutstandingOnly: isShown(asked.options, 'showOutstandingOnly'),
            none: reportSays(asked.language).statuses.none,
          }),
        },
      ],
    };
  },
};
