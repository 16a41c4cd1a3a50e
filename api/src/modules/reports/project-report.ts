import { isShown, reportTextsIn, type SortTypeName, sortTypes } from 'shared-contracts/reports';
import { forbidden, notFound } from '../../platform/errors/app-error.ts';
import { findProjects, findUneditable, namedProjects, projectsAsked } from './projects-asked-store.ts';
import type { DeclaredSection, Report, ReportAsked, ReportContext } from './report-declaration.ts';
import {
  filledIn,
  type ProjectReportTexts,
  projectReportTexts,
  reportRefusal,
  reportTexts,
} from './report-texts.ts';

const sortNames = Object.keys(sortTypes) as SortTypeName[];

/** The requested order; the options were validated before. */
export const sortOf = ({ options: { sortType } }: ReportAsked): SortTypeName =>
  sortNames.find((name) => sortTypes[name].id === sortType?.id) ?? 'projectDescription';

/** The sentences that describe how a report of projects is filtered and sorted. */
function projectFilters(asked: ReportAsked, ids: readonly string[]): readonly string[] {
  const { filters } = reportTexts(asked.language);
  const { sortedBy } = projectReportTexts(asked.language);
  const sort = reportTextsIn(asked.language).sortTypes[sortOf(asked)];
  return [
    ...(asked.options.sortType ? [filledIn(sortedBy, { sort })] : []),
    ...(isShown(asked.options, 'showOutstandingOnly') ? [filters.outstanding] : []),
    ...(ids.length > 1 ? [filledIn(filters.chosen, { n: ids.length })] : []),
  ];
}

/** Refuses reports of projects that the person may not edit (002 §6, decision 74). Throws FORBIDDEN. */
async function checkRight(
  ids: readonly string[],
  projects: ReturnType<typeof projectsAsked>,
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
async function projectsOfReport(asked: ReportAsked, context: ReportContext, most: number) {
  const ids = namedProjects(asked);
  const projects = projectsAsked(ids, context);
  const found = await findProjects(context, projects, most);
  const [only, second] = found;
  if (ids.length === 1 && !only) throw notFound();
  await checkRight(ids, projects, context);
  const says = projectReportTexts(asked.language);
  const called = only && !second ? only.called : ids.length === 0 ? says.all : says.selected;
  return { ids, projects, found, called };
}

type Told = 'summary' | 'details' | 'costs';

interface ProjectReport<TTold extends Told> {
  /** Key of the report's texts. */
  readonly told: TTold;
  /** Most projects that it lists one by one; 1 by default. */
  readonly most?: number;
  /** The sections for the projects. Throws BAD_INPUT. */
  readonly sections: (parts: {
    readonly asked: ReportAsked;
    readonly context: ReportContext;
    readonly says: ProjectReportTexts[TTold];
    readonly projects: ReturnType<typeof projectsAsked>;
    readonly found: Awaited<ReturnType<typeof findProjects>>;
  }) => readonly DeclaredSection[] | Promise<readonly DeclaredSection[]>;
}

/** A report on the projects that the person may see, or on the chosen ones among them. */
export const projectReport = <TTold extends Told>(declared: ProjectReport<TTold>): Report => ({
  declare: async (asked, context) => {
    const says = projectReportTexts(asked.language)[declared.told];
    const { ids, projects, found, called } = await projectsOfReport(asked, context, declared.most ?? 1);
    return {
      title: says.title,
      subtitle: called,
      filters: projectFilters(asked, ids),
      sections: await declared.sections({ asked, context, says, projects, found }),
    };
  },
});
