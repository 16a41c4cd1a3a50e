import { isShown } from 'shared-contracts/reports';
import { checkReportRight } from '../generate-right.ts';
import { type ListColumn, shownColumns } from './list-columns.ts';
import { projectSubtitle } from './project-subtitle-store.ts';
import type { DeclaredSection, Report, ReportRequest } from './report-declaration.ts';
import { filledIn, type ReportTexts, reportTexts } from './report-texts.ts';

/** The texts of a line list: the headings of its columns, its title, and the sentence shown if it has no rows. */
type ListWords = Readonly<Record<'title' | 'empty', string> & Record<string, string>>;

/** The names of the line lists, which are the keys of their texts. */
type ListName = {
  [TName in keyof ReportTexts]: ReportTexts[TName] extends ListWords ? TName : never;
}[keyof ReportTexts];

interface LineList<TList extends ListName> {
  readonly list: TList;
  readonly columns: readonly ListColumn<
    Exclude<keyof ReportTexts[TList], 'title' | 'empty'> & string,
    ReportRequest
  >[];
  readonly statement: (projectId: string, request: ReportRequest) => DeclaredSection['statement'];
  /** Sections after the list. */
  readonly more?: (projectId: string, request: ReportRequest) => readonly DeclaredSection[];
}

/** A line list of the rows of a project: one table, in the order along the project's route. */
export function lineList<TList extends ListName>(declared: LineList<TList>): Report {
  const { list, columns, statement, more } = declared;
  return {
    declare: async (request, context) => {
      const projectId = await checkReportRight(context, request.source.parentId);
      const wording = reportTexts(request.language);
      const words: Readonly<Record<string, string>> = wording[list];
      const { ids } = request.source;
      const { chosen, outstandingOf } = wording.filters;
      const isOutstanding = isShown(request.options, 'showOutstandingOnly');
      return {
        title: wording[list].title,
        subtitle: await projectSubtitle(context.db, projectId),
        filters: [
          ...(isOutstanding && ids.length === 0 ? [wording.filters.outstanding] : []),
          ...(ids.length > 0 ? [filledIn(isOutstanding ? outstandingOf : chosen, { n: ids.length })] : []),
        ],
        sections: [
          {
            title: '',
            shape: 'table',
            empty: wording[list].empty,
            columns: shownColumns<string, ReportRequest>(columns, words, request),
            statement: statement(projectId, request),
          },
          ...(more?.(projectId, request) ?? []),
        ],
      };
    },
  };
}
