import type { ImportIssue, ImportRecord } from 'shared-contracts/agreement-import';
import type { CellMark } from 'shared-ui/grid';
import { cellColumn, type ImportSheet, issuesColumn, rowColumn } from './sheet-columns.ts';

/** Names of our columns by the columns of a sheet's grid. */
export const namesByColumn = ({ columns }: ImportSheet): ReadonlyMap<string, string> =>
  new Map(columns.flatMap((imported) => (imported.column ? [[cellColumn(imported), imported.column]] : [])));

const sentence = (issues: readonly ImportIssue[]): string => issues.map(({ message }) => message).join(' ');

/**
 * The errors of one cell of a row. Errors of the whole row, or of a column that the sheet lacks, are shown at the
 * column of issues.
 */
export function markOf(
  record: ImportRecord,
  column: string,
  names: ReadonlyMap<string, string>,
): CellMark | undefined {
  if (record.isLeftOut || column === rowColumn) return undefined;
  const name = names.get(column);
  const known = new Set(names.values());
  const isHere = (issue: ImportIssue): boolean =>
    column === issuesColumn ? issue.column === null || !known.has(issue.column) : issue.column === name;
  if (column !== issuesColumn && name === undefined) return undefined;
  const errors = record.errors.filter(isHere);
  const warnings = record.warnings.filter(isHere);
  const text = sentence([...errors, ...warnings]);
  return text === '' ? undefined : { kind: errors.length > 0 ? 'error' : 'warning', text };
}

/** Whether a row has anything to be corrected or looked at. */
export const hasMark = ({ isLeftOut, errors, warnings }: ImportRecord): boolean =>
  !isLeftOut && errors.length + warnings.length > 0;
