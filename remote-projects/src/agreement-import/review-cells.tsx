import type { ReactNode } from 'react';
import type { ImportRecord } from 'shared-contracts/agreement-import';
import { type Translate, VisuallyHidden } from 'shared-ui';
import type { CellRenderer } from 'shared-ui/grid';
import classes from './review.module.css';
import { rowColumn } from './sheet-columns.ts';
import { verdictOf } from './verdict.ts';

/** A cell that changes a stored value: the old value, struck through, and the new one. */
function Changed({ before, after }: { readonly before: string; readonly after: ReactNode }) {
  return (
    <>
      {before && <del className={classes['before']}>{before}</del>}{' '}
      <ins className={classes['after']}>{after}</ins>
    </>
  );
}

/**
 * Draws the cells of a column: a row that is left out is struck through, corrections and changes of stored values are
 * marked, and the row's number has the colour of its verdict.
 */
export function drawCell(
  column: string,
  name: string | undefined,
  recordOf: (id: string) => ImportRecord | undefined,
  t: Translate,
): CellRenderer {
  return (row) => {
    const record = recordOf(row.id);
    const text = String(row[column] ?? '');
    if (!record) return text;
    if (column === rowColumn) {
      const verdict = verdictOf(record);
      return (
        <span className={classes['verdict']} data-kind={verdict}>
          {text}
          <VisuallyHidden>, {t(`agreementImport.review.verdict.${verdict}`)}</VisuallyHidden>
        </span>
      );
    }
    if (record.isLeftOut) return name === undefined ? text : <s className={classes['struck']}>{text}</s>;
    const change = record.changes.find((one) => one.column === name);
    if (change) return <Changed before={change.before ?? ''} after={change.after ?? ''} />;
    if (name !== undefined && record.corrected.includes(name))
      return <span className={classes['mended']}>{text}</span>;
    return text;
  };
}
