import { Button } from '@mantine/core';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { countText, nameIn } from 'shared-contracts';
import { today } from 'shared-contracts/days';
import { failureText } from 'shared-contracts/errors';
import type { GridColumn, GridView } from 'shared-contracts/grids';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { GridPopover } from '../grid-popover.tsx';
import type { GridContent } from '../rows/grid-items.ts';
import { shownColumns } from '../views/grid-view.ts';
import { type ExportFormat, exportRows } from './export-rows.ts';
import { saveBlob } from './save-blob.ts';

interface ExportMenuProps {
  readonly target: ReactElement;
  readonly name: string;
  readonly columns: readonly GridColumn[];
  readonly view: GridView;
  readonly allRows: GridContent['allRows'];
  /** Further exports of the rows, provided by the caller. */
  readonly also?: readonly ExportChoice[] | undefined;
  readonly onClose: () => void;
}

/** An export of rows in addition to those of every grid. */
export interface ExportChoice {
  readonly label: string;
  readonly onChoose: () => void;
}

type Progress =
  | { readonly kind: 'ready' }
  | { readonly kind: 'busy'; readonly count: number }
  | { readonly kind: 'failed'; readonly message: string };

const formats: readonly ExportFormat[] = ['xlsx', 'csv'];

/** Writes every row that the view finds, as it is sorted, in the columns shown. */
export function ExportMenu({ target, name, columns, view, allRows, also = [], onClose }: ExportMenuProps) {
  const { t, language } = useTexts('ui');
  const [progress, setProgress] = useState<Progress>({ kind: 'ready' });
  const abort = useRef(new AbortController());
  useEffect(() => () => abort.current.abort(), []);
  const write = async (format: ExportFormat) => {
    setProgress({ kind: 'busy', count: 0 });
    try {
      const rows = await allRows((count) => setProgress({ kind: 'busy', count }), abort.current.signal);
      const shown = shownColumns(columns, view)
        .filter(({ hidden, hasButtonsOnly }) => !hidden && !hasButtonsOnly)
        .map((column) => ({ ...column, heading: nameIn(language, column.title) }));
      const file = await exportRows(format, rows, shown, name, language);
      saveBlob(file, `${name} ${today()}.${format}`);
      onClose();
    } catch (error) {
      if (abort.current.signal.aborted) return;
      setProgress({
        kind: 'failed',
        message: failureText(error) ?? t('unknownError'),
      });
    }
  };
  return (
    <GridPopover target={target} label={t('grid.export')} width={240} isTight onClose={onClose}>
      {formats.map((format) => (
        <Button
          key={format}
          variant="subtle"
          color="gray"
          size="compact-sm"
          justify="flex-start"
          loading={progress.kind === 'busy'}
          onClick={() => void write(format)}
        >
          {t(`grid.exportTo.${format}`)}
        </Button>
      ))}
      {also.map((choice) => (
        <Button
          key={choice.label}
          variant="subtle"
          color="gray"
          size="compact-sm"
          justify="flex-start"
          onClick={() => {
            onClose();
            choice.onChoose();
          }}
        >
          {choice.label}
        </Button>
      ))}
      {progress.kind === 'busy' && (
        <p role="status">{t('grid.exporting', { n: countText(progress.count) })}</p>
      )}
      {progress.kind === 'failed' && <p role="alert">{progress.message}</p>}
    </GridPopover>
  );
}
