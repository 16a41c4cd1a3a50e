import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { countText } from 'shared-contracts';
import { showToast } from '../../feedback/toasts.ts';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import type { GridContent } from '../rows/grid-items.ts';
import type { GridRecord } from '../views/grid-view.ts';
import type { Selection } from './grid-selection.ts';

/** Maximum number of rows that can be selected, because all are kept in memory. Exporting the whole list allows more. */
export const mostSelected = 10_000;

interface SelectAllRowsProps {
  readonly content: Pick<GridContent, 'total' | 'knownRows' | 'allRows'>;
  readonly selection: Selection;
  /** Called with every row that the view finds. */
  readonly onAll: (rows: readonly GridRecord[]) => void;
}

/** Whether all loaded rows are selected, and the list has more. */
function isPart({ total, knownRows }: SelectAllRowsProps['content'], selection: Selection): boolean {
  return total !== undefined && total > selection.size && knownRows().every(({ id }) => selection.has(id));
}

/** Offers the rest of a list, once all loaded rows are selected. */
export function SelectAllRows({ content, selection, onAll }: SelectAllRowsProps) {
  const { t } = useTexts('ui');
  const [isComing, setComing] = useState(false);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const { total = 0 } = content;
  if (!isComing && !isPart(content, selection)) return null;
  const isTooMuch = total > mostSelected;
  const fetchAll = async () => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setComing(true);
    try {
      onAll(await content.allRows(() => {}, signal));
    } catch {
      if (!signal.aborted) showToast({ kind: 'error', message: t('grid.selectAllFailed') });
    } finally {
      setComing(false);
    }
  };
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={isComing}
      disabled={isTooMuch}
      title={isTooMuch ? t('grid.selectTooMany', { n: countText(mostSelected) }) : undefined}
      onClick={fetchAll}
    >
      {t('grid.selectAllOf', { n: countText(total) })}
    </Button>
  );
}
