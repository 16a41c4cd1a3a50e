import type { Language } from 'shared-contracts';
import { type ImportIssue, type ImportMode, importColumnName } from 'shared-contracts/agreement-import';
import { filled, type ImportWords } from './import-words.ts';
import type { FoundRow } from './sent-rows.ts';
import { shownRow } from './shown-row.ts';

/** Errors or warnings as one text: each sentence behind the name of its column. */
export const issuesText = (
  issues: readonly ImportIssue[],
  kind: FoundRow['read']['sheet']['kind'],
  language: Language,
): string =>
  issues
    .map(({ column, message }) =>
      column === null ? message : `${importColumnName(kind, column, language)}: ${message}`,
    )
    .join(' ');

/** Whether a row stays out for a reason of its own, and not only because its agreement does. */
export const hasOwnReason = ({ verdict, isLeftOut }: FoundRow, mode: ImportMode): boolean => {
  const { errors, warnings, isFollowing } = verdict;
  return isLeftOut || (errors.length > 0 && !isFollowing) || (mode === 'ImportValid' && warnings.length > 0);
};

/** Why a row is not written in a mode, for the person who fixes it in the sheet. */
export function reasonOf(row: FoundRow, mode: ImportMode, words: ImportWords, language: Language): string {
  const { read, verdict, isLeftOut, head } = row;
  if (isLeftOut) return words.stays.leftOut;
  if (verdict.errors.length > 0) return issuesText(verdict.errors, read.sheet.kind, language);
  if (mode === 'ImportValid' && verdict.warnings.length > 0)
    return filled(words.stays.inDoubt, { why: issuesText(verdict.warnings, read.sheet.kind, language) });
  return head ? filled(words.stays.withAgreement, { row: shownRow(head) }) : words.stays.noAgreement;
}
