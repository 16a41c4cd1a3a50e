import { isShown, reportTextsIn, type SortTypeName, sortTypes } from 'shared-contracts/reports';
import { forbidden, notFound } from '../../platform/errors/app-error.ts';
import type { DeclaredSection, Report, ReportContext, ReportRequest } from './report-declaration.ts';
import {
  filledIn,
  type ProjectReportTexts,
  projectReportTexts,
  reportRefusal,
  reportTexts,
} from './report-texts.ts';
import {
  findProjects,
  findUneditable,
  namedProjects,
  requestedProjects,
} from './requested-projects-store.ts';

const sortNames = Object.keys(sortTypes) as SortTypeName[];

/** The requested order; the options were validated before. */
export const sortOf = ({ options: { sortType } }: ReportRequest): SortTypeName =>
  sortNames.find((name) => sortTypes[name].id === sortType?.id) ?? 'projectDescription';

/** The sentences that describe how a report of projects is filtered and sorted. */
function projectFilters(request: ReportRequest, ids: readonly string[]): readonly string[] {
  const { filters } = reportTexts(request.language);
  const { sortedBy } = projectReportTexts(request.language);
  const sort = reportTextsIn(request.language).sortTypes[sortOf(request)];
  return [
    ...(request.options.sortType ? [filledIn(sortedBy, { sort })] : []),
    ...(isShown(request.options, 'showOutstandingOnly') ? [filters.outstanding] : []),
    ...(ids.length > 1 ? [filledIn(filters.chosen, { n: ids.length })] : []),
  ];
}

/** Refuses reports of projects that the person may not edit (002 §6, decision 74). Throws FORBIDDEN. */
async function checkRight(
  ids: readonly string[],
  projects: ReturnType<typeof requestedProjects>,
  context: ReportContext,
): Promise<void> {
  const { names, count } = await findUneditable(context, projects);
  if (count === 0) return;
  if (ids.length === 1) throw forbidden(reportRefusal(({ noRight }) => noRight));
  const more = count > names.length ? ` (+${count - names.length})` : '';
  throw forbidden(
    reportRefusal(({ noRightToSome }) => noRightToSome, { names: `${names.join(', ')}${more}` }),
  );
}

/** The projects of a report, and a label for them. Throws NOT_FOUND if the person may not see the named one. */
async function projectsOfReport(request: ReportRequest, context: ReportContext, most: number) {
  const ids = namedProjects(request);
  const projects = requestedProjects(ids, context);
  const found = await findProjects(context, projects, most);
  const [only, second] = found;
  if (ids.length === 1 && !only) throw notFound();
  await checkRight(ids, projects, context);
  const wording = projectReportTexts(request.language);
  const called = only && !second ? only.called : ids.length === 0 ? wording.all : wording.selected;
  return { ids, projects, found, called };
}

type TextsKey = 'summary' | 'details' | 'costs';

interface ProjectReport<TKey extends TextsKey> {
  /** Key of the report's texts. */
  readonly textsKey: TKey;
  /** Most projects that it lists one by one; 1 by default. */
  readonly most?: number;
  /** The sections for the projects. Throws BAD_INPUT. */
  readonly sections: (parts: {
    readonly request: ReportRequest;
    readonly context: ReportContext;
    readonly wording: ProjectReportTexts[TKey];
    readonly projects: ReturnType<typeof requestedProjects>;
    readonly found: Awaited<ReturnType<typeof findProjects>>;
  }) => readonly DeclaredSection[] | Promise<readonly DeclaredSection[]>;
}

/** A report on the projects that the person may see, or on the chosen ones among them. */
export const projectReport = <TKey extends TextsKey>(declared: ProjectReport<TKey>): Report => ({
  declare: async (request, context) => {
    const wording = projectReportTexts(request.language)[declared.textsKey];
    const { ids, projects, found, called } = await projectsOfReport(request, context, declared.most ?? 1);
    return {
      title: wording.title,
      subtitle: called,
      filters: projectFilters(request, ids),
      sections: await declared.sections({ request, context, wording, projects, found }),
    };
  },
});
