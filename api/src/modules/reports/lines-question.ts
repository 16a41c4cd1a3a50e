import { isShown, type ReportFlag } from 'shared-contracts/reports';
import type { ReportRequest } from './report-declaration.ts';

/** Whether the options request something. */
export const asks =
  (flag: ReportFlag) =>
  ({ options }: ReportRequest): boolean =>
    isShown(options, flag);

/** The parameters for the statement of a line list: the project, the chosen rows, and filters on them. */
export const linesQuestion = (projectId: string, { source, options }: ReportRequest) => ({
  projectId,
  ids: source.ids,
  isOutstandingOnly: isShown(options, 'showOutstandingOnly'),
  /** Whether telephone numbers and e-mail addresses are shown next to names. */
  isPersonal: isShown(options, 'showPersonalInformation'),
});

export type LinesQuestion = ReturnType<typeof linesQuestion>;
