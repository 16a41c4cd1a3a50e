import type { DocumentParentClass } from '../graphql/index.ts';

/** The kinds of records that have documents of their own. */
export const documentParentClasses = [
  'Agreement',
  'Communication',
  'IndigenousLog',
  'Instrument',
  'Invoice',
  'Project',
  'Request',
  'RequestItem',
  'Spatial',
  'Timesheet',
  'Title',
  'TitleTract',
] as const satisfies readonly DocumentParentClass[];
