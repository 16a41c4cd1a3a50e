import { isShown, type ReportFlag } from 'shared-contracts/reports';
import type { ReportAsked } from './report-declaration.ts';

/** Whether the options ask for something. */
export const asks =
  (flag: ReportFlag) =>
  ({ options }: ReportAsked): boolean =>
    isShown(options, flag);

/** What the statement of a line list is told: the project, the rows that are named, and which of them. */
export const linesAsked = (projectId: string, { source, options }: ReportAsked) => ({
  projectId,
  ids: source.ids,
  isOutstandingOnly: isShown(options, 'showOutstandingOnly'),
  /** Telephone numbers and e-mail addresses beside names. */
  isPersonal: isShown(options, 'showPersonalInformation'),
});

export type LinesAsked = ReturnType<typeof linesAsked>;
