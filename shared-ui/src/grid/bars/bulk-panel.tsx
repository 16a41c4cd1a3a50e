import { ActionIcon, Button } from '@mantine/core';
import { IconDownload, IconX } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { countText, nameIn } from 'shared-contracts';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { OnDemand } from '../../layout/on-demand.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { noSelection } from '../keyboard/grid-selection.ts';
import { SelectAllRows } from '../keyboard/select-all-rows.tsx';
import { useSelectedRows } from '../keyboard/use-selected-rows.ts';
import type { GridRecord } from '../views/grid-view.ts';
import { BulkActions } from './bulk-actions.tsx';
import type { BulkBarProps } from './bulk-choice.ts';
import classes from './bulk-panel.module.css';
import { rowNames } from './row-names.ts';
import { selectionSums } from './selection-sums.ts';

const ExportMenu = lazyPart(async () => (await import('./export-menu.tsx')).ExportMenu);

const noRows: readonly GridRecord[] = [];

/** How many rows are selected, what they sum up to, and what can be done with them. */
export function BulkPanel(props: BulkBarProps) {
  const { columns, view, content, selection, onSelectionChange, exportName, actions = [] } = props;
  const { t, language } = useTexts('ui');
  const [isExporting, setExporting] = useState(false);
  const [coming, setComing] = useState<string>();
  // Rows that were loaded in order to be selected, in addition to those that came into view.
  const [fetched, setFetched] = useState<readonly GridRecord[]>(noRows);
  const rows = useSelectedRows(selection, content, fetched);
  const sums = useMemo(
    () => (rows.length > 1 ? selectionSums(rows, columns, view, language) : []),
    [rows, columns, view, language],
  );
  const count = selection.size;
  const bar = useRef<HTMLElement>(null);
  const done = () => {
    // The bar disappears, with the focused element: the focus moves to the rows.
    bar.current?.parentElement?.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true });
    onSelectionChange(noSelection);
  };
  const exportButton = (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconDownload size={14} aria-hidden />}
      aria-haspopup="dialog"
      aria-expanded={isExporting}
      onClick={() => setExporting(!isExporting)}
    >
      {t('grid.exportSelected')}
    </Button>
  );
  return (
    <section ref={bar} className={classes.bar} aria-label={t('grid.selection')}>
      <div className={classes.inner}>
        <span className={classes.count}>
          {t(count === 1 ? 'grid.selectedOne' : 'grid.selected', { n: countText(count) })}
        </span>
        <SelectAllRows
          content={content}
          selection={selection}
          onAll={(all) => {
            setFetched(all);
            onSelectionChange(new Set(all.map(({ id }) => id)));
          }}
        />
        <ul className={classes.sums}>
          {sums.map(({ column, kind, text }) => (
            <li key={column.id}>
              {nameIn(language, column.title)} <span>{t(`grid.aggregate.${kind}`).toLowerCase()}</span>{' '}
              <b>{text}</b>
            </li>
          ))}
        </ul>
        {exportName !== undefined && (
          <OnDemand target={exportButton} isOpen={isExporting}>
            <ExportMenu
              target={exportButton}
              name={exportName}
              columns={columns}
              view={view}
              allRows={async (progress) => {
                progress(rows.length);
                return rows;
              }}
              onClose={() => setExporting(false)}
            />
          </OnDemand>
        )}
        <BulkActions
          actions={actions}
          count={count}
          coming={coming}
          onChoose={async ({ name, ask }) => {
            setComing(name);
            await ask(rowNames(rows, columns, view, language), done);
            setComing(undefined);
          }}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          className={classes.close ?? ''}
          aria-label={t('grid.selectNone')}
          title={t('grid.selectNone')}
          onClick={done}
        >
          <IconX size={16} />
        </ActionIcon>
      </div>
    </section>
  );
}
