import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import type { GridColumn } from 'shared-contracts/grids';
import type { Address } from 'shared-contracts/routes';
import { useFormTexts } from '../../form/form-texts.ts';
import type { CellRenderer } from '../../grid/cells/grid-cell.tsx';
import { DataGrid, type GridContent, type GridRecord, newView } from '../../grid/index.ts';
import { useRecordTitle } from '../../layout/record-title.ts';
import { useIsWide } from '../../layout/use-is-wide.ts';
import { useNavigate } from '../../router/links.ts';
import { markedCell } from '../held/held-mark.tsx';
import { itemTitle, openAddress } from './collection.ts';
import { RowBody } from './row-body.tsx';
import classes from './row-in-place.module.css';
import { RowSteps } from './row-steps.tsx';
import { RowTitle } from './row-title.tsx';
import { type OpenedRow, useOpenedRow } from './use-opened-row.ts';

/** The rows in the narrow list next to the open one. */
export interface NarrowList {
  readonly column: GridColumn;
  readonly draw: CellRenderer;
}

interface RowInPlaceProps extends OpenedRow {
  readonly list: NarrowList;
  /** The name of the grid whose rows are next to the open one. */
  readonly label: string;
  readonly entity: string;
  readonly content: GridContent;
}

/** From this width on there is space for the list next to the row, in CSS pixels. */
const listFrom = 1200;

/** The rows of the grid as a narrow list, to go from one to the next. */
function RowsBeside({ list, label, entity, content, id, addressOf }: RowsBesideProps) {
  const { t, language } = useFormTexts();
  const navigate = useNavigate();
  const columns = useMemo(() => [list.column], [list.column]);
  const view = useMemo(() => newView(columns), [columns]);
  const renderers = useMemo(
    () => ({ [list.column.id]: markedCell(list.column, t, language, list.draw) }),
    [list, t, language],
  );
  const linkOf = useCallback((row: GridRecord) => addressOf(row.id), [addressOf]);
  return (
    <div className={classes['list']}>
      <DataGrid
        label={label}
        entity={entity}
        columns={columns}
        view={view}
        onViewChange={() => {}}
        content={content}
        renderers={renderers}
        peekedId={id}
        addressOf={linkOf}
        onOpen={(row) => void navigate(addressOf(row.id))}
      />
    </div>
  );
}

interface RowsBesideProps extends Pick<RowInPlaceProps, 'list' | 'label' | 'entity' | 'content' | 'id'> {
  readonly addressOf: (id: string) => Address;
}

/**
 * A row with a form of its own in place of its grid, whose rows stay in sight as a narrow list: who goes through many
 * of them never goes back to find the next. Its address can be mailed.
 */
export function RowInPlace(props: RowInPlaceProps): ReactNode {
  const { collection, id, tabAddress, tab, isOnTop, neighbours, list, label, entity, content } = props;
  const { t } = useFormTexts();
  const navigate = useNavigate();
  const isWide = useIsWide(listFrom);
  const opened = useOpenedRow(props);
  const { place } = opened;
  useRecordTitle(id, place?.title || undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element disappeared with the grid, or with the row that was open before; or nobody was at any control, or
  // in a dialog that leads here.
  useEffect(() => {
    const at = document.activeElement;
    if (at === document.body || at?.matches('h1') || at?.closest('[aria-modal="true"]'))
      heading.current?.focus({ preventScroll: true });
  }, []);
  const addressOf = useCallback(
    (to: string) => openAddress(tabAddress, collection, to, tab),
    [tabAddress, collection, tab],
  );
  return (
    <div className={classes['place']} data-listed={isWide || undefined}>
      {isWide && (
        <RowsBeside
          list={list}
          label={label}
          entity={entity}
          content={content}
          id={id}
          addressOf={addressOf}
        />
      )}
      <section aria-label={place?.title || collection.item} className={classes['row']}>
        <header className={classes['head']}>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconArrowLeft size={15} aria-hidden />}
            aria-label={t('record.toList')}
            onClick={() => void navigate(tabAddress)}
          >
            {t('record.toList')}
          </Button>
          <h2 ref={heading} tabIndex={-1} className={classes['title']}>
            {place ? <RowTitle place={place} /> : itemTitle(collection)}
          </h2>
          <RowSteps id={id} neighbours={neighbours} addressOf={addressOf} hasKeys={isOnTop} />
        </header>
        <RowBody row={props} opened={opened} />
      </section>
    </div>
  );
}
