import { isShown, type ReportDialogName } from 'shared-contracts/reports';
import { canEditProject, recordRights } from 'shared-contracts/rights';
import { badInput, forbidden, notFound } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { findProjectParties } from '../project-place-store.ts';
import { type ListColumn, shownColumns } from './list-columns.ts';
import { projectSubtitle } from './project-subtitle-store.ts';
import type { DeclaredSection, Report, ReportAsked } from './report-declaration.ts';
import { filledIn, type ReportSays, reportRefusal, reportSays } from './report-told.ts';

/** The line lists, as their texts are called. */
type ListName = 'agreements' | 'contacts' | 'requests' | 'stakeholders';

interface LineList<TList extends ListName> {
  readonly dialog: ReportDialogName;
  readonly list: TList;
  readonly columns: readonly ListColumn<
    Exclude<keyof ReportSays[TList], 'title' | 'empty'> & string,
    ReportAsked
  >[];
  readonly statement: (projectId: string, asked: ReportAsked) => DeclaredSection['statement'];
  /** Sections after the list. */
  readonly more?: (projectId: string, asked: ReportAsked) => readonly DeclaredSection[];
}

/** Refuses who may not generate reports of a project (002 §6). Throws BAD_INPUT, NOT_FOUND or FORBIDDEN. */
export async function checkReportRight(
  { db, user }: RecordContext,
  parentId: string | null,
): Promise<string> {
  if (parentId === null) throw badInput(reportRefusal(({ noParent }) => noParent));
  const project = await findProjectParties(db, parentId);
  if (!project || !recordRights.surfaceProject.view(user, { project })) throw notFound();
  if (!canEditProject(user, project)) throw forbidden(reportRefusal(({ noRight }) => noRight));
  return parentId;
}

/** A line list of the rows of a project: one table, in the order of the route. */
export function lineList<TList extends ListName>(declared: LineList<TList>): Report {
  const { dialog, list, columns, statement, more } = declared;
  return {
    dialog,
    declare: async (asked, context) => {
      const projectId = await checkReportRight(context, asked.source.parentId);
      const says = reportSays(asked.language);
      const words: Readonly<Record<string, string>> = says[list];
      const { ids } = asked.source;
      return {
        title: says[list].title,
        subtitle: await projectSubtitle(context.db, projectId),
        filters: [
          ...(isShown(asked.options, 'showOutstandingOnly') ? [says.filters.outstanding] : []),
          ...(ids.length > 0 ? [filledIn(says.filters.chosen, { n: ids.length })] : []),
        ],
        sections: [
          {
            title: '',
            shape: 'table',
            empty: says[list].empty,
            columns: shownColumns<string, ReportAsked>(columns, words, asked),
            statement: statement(projectId, asked),
          },
          ...(more?.(projectId, asked) ?? []),
        ],
      };
    },
  };
}
