import { countText } from 'shared-contracts';
import { type ImportPlan, importLacks } from 'shared-contracts/agreement-import';
import type { Translate } from 'shared-ui';

/**
 * What agreements are imported without, and why, such as '3 without an owner (2: its row has errors; 1: no row names
 * one)'; empty if each has both.
 */
export function lacksText({ lacks }: ImportPlan, t: Translate): readonly string[] {
  return importLacks.flatMap((what) => {
    const own = lacks.filter((lack) => lack.what === what);
    const all = own.reduce((sum, { count }) => sum + count, 0);
    if (all === 0) return [];
    const reasons = own.map(({ why, count }) =>
      t('agreementImport.lacks.because', { n: countText(count), why: t(`agreementImport.lacks.why.${why}`) }),
    );
    return [
      t(`agreementImport.lacks.${what}`, {
        count: all,
        n: countText(all),
        reasons: reasons.join(t('agreementImport.lacks.and')),
      }),
    ];
  });
}

/** How many rows are not imported, and how many of them only because their agreement is not; empty if all are. */
export function rowsLeftText({ rowsLeftOut, rowsFollowing }: ImportPlan, t: Translate): string {
  if (rowsLeftOut === 0) return '';
  const rows = t('agreementImport.lacks.rows', { count: rowsLeftOut, n: countText(rowsLeftOut) });
  return rowsFollowing === 0
    ? rows
    : `${rows} ${t('agreementImport.lacks.following', { count: rowsFollowing, n: countText(rowsFollowing) })}`;
}

/** How many tasks moved with the dates of changed agreements; '' where none did. */
export const movedText = ({ movedTasks }: ImportPlan, t: Translate): string =>
  movedTasks > 0 ? t('agreementImport.success.moved', { count: movedTasks }) : '';
