import { isShown, type ReportFlag } from 'shared-contracts/reports';
import type { ReportAsked } from './report-declaration.ts';

/** Whether the options request something. */
export const asks =
  (flag: ReportFlag) =>
  ({ options }: ReportAsked): boolean =>
    isShown(options, flag);

/** The parameters for the statement of a line list: the project, the chosen rows, and filters on them. */
export const linesAsked = (projectId: string, { source, options }: ReportAsked) => ({
  projectId,
  ids: source.ids,
  isOutstandingOnly: isShown(options, 'showOutstandingOnly'),
  /** Whether telephone numbers and e-mail addresses are shown next to names. */
  isPersonal: isShown(options, 'showPersonalInformation'),
});

export type LinesAsked = ReturnType<typeof linesAsked>;
