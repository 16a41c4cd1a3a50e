import { CloseButton } from '@mantine/core';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type GridColumn, inSequence, movedTo, type Sequenced, withoutItems } from 'shared-contracts/grids';
import { sizes } from 'shared-contracts/limits';
import { useFieldValue } from '../../form/fields/use-field-value.ts';
import { useRowFaults } from '../../form/fields/use-row-faults.ts';
import { useSetField } from '../../form/fields/use-set-field.ts';
import { useFormTexts } from '../../form/form-texts.ts';
import { beginInField } from '../../form/page/begin-in-field.ts';
import { useIsReadOnly } from '../../form/page/form-mode.ts';
import { HeaderButton } from '../../form/page/header-button.tsx';
import {
  DataGrid,
  type DataGridProps,
  type GridRecord,
  noSelection,
  useLocalGrid,
} from '../../grid/index.ts';
import { gridIn } from '../../layout/kept-focus.ts';
import { useFocusToGrid } from '../../layout/use-focus-to-grid.ts';
import classes from './entry-list.module.css';

interface EntryListProps<TRow extends Sequenced> {
  /** Path of the list in the form. */
  readonly name: string;
  readonly label: string;
  /** The name of the rows, in the plural. */
  readonly entity: string;
  /** Columns of the list; the fields of a row are in its panel. */
  readonly columns: readonly GridColumn[];
  readonly cellsOf: (row: TRow) => Readonly<Record<string, GridRecord[string]>>;
  readonly titleOf: (row: TRow) => string;
  /** The fields of a row; `path` is the row's own in the form. */
  readonly panel: (path: string, row: TRow) => ReactNode;
  /**
   * The initial values of a new row, in addition to its id and its place. Without it rows are only added by `actions`.
   */
  readonly make?: () => object;
  /** Why no row can be added now, where that is so. */
  readonly addBlockedBy?: string | undefined;
  /** More buttons next to Add and Remove; called with a function that appends rows. */
  readonly actions?: (append: (rows: readonly object[]) => void) => ReactNode;
  readonly renderers?: NonNullable<DataGridProps['renderers']>;
}

/** Lines that are visible at the same time. */
const most = 6;

/** The height around the lines, and the least height of a grid, in CSS pixels. */
const frame = { lines: 4, least: 124 };

/** Rows as a short grid as high as they are. */
const heightOf = (count: number): CSSProperties =>
  ({
    '--entries-height': `${Math.max(
      frame.least,
      sizes.gridHeader + Math.min(most, count) * sizes.gridDenseRow + frame.lines,
    )}px`,
  }) as CSSProperties;

interface EntryPanelProps {
  /** The name of the list, and of the row in it. */
  readonly label: string;
  readonly title: string;
  /** Whether somebody opened the row to fill it in: its first field gets the keyboard. */
  readonly isBegun: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The fields of the open row. It gives the keyboard back to the list when it closes. */
function EntryPanel({ label, title, isBegun, onClose, children }: EntryPanelProps) {
  const { t } = useFormTexts();
  const panel = useRef<HTMLElement>(null);
  const begin = useRef(isBegun);
  useEffect(() => (begin.current ? beginInField(() => panel.current) : undefined), []);
  useFocusToGrid(panel);
  return (
    // Never only the name of the list or of the surrounding part of the page, which are landmarks too.
    <section ref={panel} aria-label={`${label}: ${title}`} className={classes['panel']}>
      <header className={classes['head']}>
        <h4 className={classes['title']}>{title}</h4>
        <CloseButton aria-label={t('rowsHeld.close')} title={t('rowsHeld.close')} onClick={onClose} />
      </header>
      {children}
    </section>
  );
}

/**
 * Rows of the record itself that have too many fields for one line: a short list that can be reordered, and below it
 * the fields of the open row. They are saved with the record.
 */
export function EntryList<TRow extends Sequenced>(props: EntryListProps<TRow>) {
  const { name, label, entity, columns, cellsOf, titleOf, panel, make, actions } = props;
  const { t } = useFormTexts();
  const value = useFieldValue(name);
  const set = useSetField();
  const isReadOnly = useIsReadOnly();
  const faults = useRowFaults(name);
  const [openId, setOpenId] = useState<string>();
  /** The row that somebody opened, as opposed to one that is open because of its fault. */
  const [begunId, setBegunId] = useState<string>();
  const begin = (id: string | undefined) => {
    setBegunId(id);
    setOpenId(id);
  };
  const list = useRef<HTMLDivElement>(null);
  const [removals, setRemovals] = useState(0);
  // The button that removed the row is disabled by now, or gone: the focus moves to the list, or to Add.
  useEffect(() => {
    if (removals > 0)
      (gridIn(list.current) ?? list.current?.querySelector<HTMLElement>('button:not(:disabled)'))?.focus();
  }, [removals]);
  const items = useMemo(() => inSequence((Array.isArray(value) ? value : []) as TRow[]), [value]);
  const rows = useMemo(
    () => items.map((item): GridRecord => ({ ...cellsOf(item), id: item.id })),
    [items, cellsOf],
  );
  const { grid, selection, select } = useLocalGrid({ rows, columns });
  const firstFault = items.findIndex((_, place) => faults.has(place));
  const faultyId = items[firstFault]?.id;
  // A person who is led to a faulty field finds it open.
  useEffect(() => {
    if (faultyId !== undefined) setOpenId((now) => now ?? faultyId);
  }, [faultyId]);
  const append = (added: readonly object[]) => {
    const next = added.map((row, place) => ({
      id: crypto.randomUUID(),
      ...row,
      sequence: items.length + place + 1,
    }));
    set(name, [...items, ...next]);
    return next;
  };
  const place = items.findIndex(({ id }) => id === openId);
  const open = items[place];
  return (
    <div ref={list} className={classes['entries']}>
      {!isReadOnly && (
        <div className={classes['toolbar']}>
          {make && (
            <HeaderButton
              disabledBy={props.addBlockedBy}
              onClick={() => begin(append([make()])[0]?.id)}
              label={`${t('rows.add')}: ${label}`}
            >
              {t('rows.add')}
            </HeaderButton>
          )}
          {items.length > 0 && (
            <HeaderButton
              disabledBy={selection.size === 0 ? t('rowsHeld.selectFirst') : undefined}
              onClick={() => {
                set(name, withoutItems(items, selection));
                select(noSelection);
                setRemovals((before) => before + 1);
              }}
              label={`${t('entries.remove')}: ${label}`}
            >
              {t('entries.remove')}
            </HeaderButton>
          )}
          {actions?.((added) => void append(added))}
        </div>
      )}
      {items.length === 0 ? (
        <p className={classes['empty']}>{t('entries.none', { entity })}</p>
      ) : (
        <div className={classes['grid']} style={heightOf(items.length)}>
          <DataGrid
            label={label}
            entity={entity}
            {...grid}
            rowHeight={sizes.gridDenseRow}
            peekedId={openId}
            renderers={props.renderers}
            onOpen={({ id }) => begin(id)}
            reorder={
              isReadOnly
                ? undefined
                : {
                    onMove: (id, to) => set(name, movedTo(items, id, to)),
                    blockedBy: grid.view.columns.some(({ direction }) => direction)
                      ? t('order.sorted')
                      : undefined,
                  }
            }
          />
        </div>
      )}
      {open && (
        <EntryPanel
          key={open.id}
          label={label}
          title={titleOf(open) || t('rowsHeld.unnamed')}
          isBegun={open.id === begunId}
          onClose={() => setOpenId(undefined)}
        >
          {panel(`${name}[${place}]`, open)}
        </EntryPanel>
      )}
    </div>
  );
}
