import { isShown } from 'shared-contracts/reports';
import { checkReportRight } from '../generate-right.ts';
import { type ListColumn, shownColumns } from './list-columns.ts';
import { projectSubtitle } from './project-subtitle-store.ts';
import type { DeclaredSection, Report, ReportAsked } from './report-declaration.ts';
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
    ReportAsked
  >[];
  readonly statement: (projectId: string, asked: ReportAsked) => DeclaredSection['statement'];
  /** Sections after the list. */
  readonly more?: (projectId: string, asked: ReportAsked) => readonly DeclaredSection[];
}

/** A line list of the rows of a project: one table, in the order along the project's route. */
export function lineList<TList extends ListName>(declared: LineList<TList>): Report {
  const { list, columns, statement, more } = declared;
  return {
    declare: async (asked, context) => {
      const projectId = await checkReportRight(context, asked.source.parentId);
      const says = reportTexts(asked.language);
      const words: Readonly<Record<string, string>> = says[list];
      const { ids } = asked.source;
      const { chosen, outstandingOf } = says.filters;
      const isOutstanding = isShown(asked.options, 'showOutstandingOnly');
      return {
        title: says[list].title,
        subtitle: await projectSubtitle(context.db, projectId),
        filters: [
          ...(isOutstanding && ids.length === 0 ? [says.filters.outstanding] : []),
          ...(ids.length > 0 ? [filledIn(isOutstanding ? outstandingOf : chosen, { n: ids.length })] : []),
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
