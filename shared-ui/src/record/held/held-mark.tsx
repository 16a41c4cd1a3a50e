import type { ReactNode } from 'react';
import type { Language } from 'shared-contracts';
import type { GridColumn } from 'shared-contracts/grids';
import { ErrorCount } from '../../feedback/error-count.tsx';
import { VisuallyHidden } from '../../feedback/visually-hidden.ts';
import { cellText } from '../../grid/cells/cell-text.ts';
import type { CellRenderer } from '../../grid/cells/grid-cell.tsx';
import type { GridRecord } from '../../grid/views/grid-view.ts';
import type { Translate } from '../../i18n/i18n-provider.tsx';
import classes from './held-mark.module.css';
import { type HeldMark, markField } from './use-held-content.ts';

const isMark = (value: unknown): value is HeldMark =>
  typeof value === 'object' && value !== null && 'kind' in value && 'errors' in value;

/**
 * Draws the first cell of a row: the mark of unsaved edits, its number of errors, then its text, or the result of
 * `draw`.
 */
export const markedCell =
  (column: GridColumn, t: Translate, language: Language, draw?: CellRenderer) =>
  (row: GridRecord): ReactNode => {
    const mark = row[markField];
    const text = draw ? draw(row) : cellText(row[column.id], column, language);
    if (!isMark(mark)) return text;
    const held = (
      <>
        <span className={classes['mark']} data-kind={mark.kind}>
          {t(`rowsHeld.${mark.kind}`)}
        </span>
        {mark.errors > 0 && (
          <span className={classes['errors']}>
            <ErrorCount count={mark.errors} title={t('rowsHeld.errors', { count: mark.errors })}>
              <VisuallyHidden> {t('rowsHeld.errorsSpoken')}</VisuallyHidden>
            </ErrorCount>
          </span>
        )}
        {text || <span className={classes['unnamed']}>{t('rowsHeld.unnamed')}</span>}
      </>
    );
    return draw ? <span className={classes['beside']}>{held}</span> : held;
  };
