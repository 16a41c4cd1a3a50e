import { CloseButton } from '@mantine/core';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useFormTexts } from '../../form/form-texts.ts';
import { firstField } from '../../form/page/first-field.ts';
import { useFocusToGrid } from '../../layout/use-focus-to-grid.ts';
import { useNavigate } from '../../router/links.ts';
import { useHeldRows } from '../record-context.ts';
import { itemTitle, openAddress } from './collection.ts';
import { RowBody } from './row-body.tsx';
import classes from './row-panel.module.css';
import { RowSteps } from './row-steps.tsx';
import { RowTitle } from './row-title.tsx';
import { type OpenedRow, useOpenedRow } from './use-opened-row.ts';

interface RowPanelProps extends OpenedRow {
  /** CSS pixels; as high as its fields by default. */
  readonly height?: number | undefined;
}

/** A row with a form of its own, below its grid; its address can be mailed. */
export function RowPanel({ height, ...row }: RowPanelProps): ReactNode {
  const { collection, tabAddress, tab, neighbours } = row;
  const { t } = useFormTexts();
  const navigate = useNavigate();
  const held = useHeldRows();
  const opened = useOpenedRow(row);
  const { place } = opened;
  const panel = useRef<HTMLElement>(null);
  const isNew = place?.start.revision === null;
  useEffect(() => {
    panel.current?.scrollIntoView?.({ block: 'nearest' });
    if (isNew) firstField(panel.current)?.focus({ preventScroll: true });
  }, [isNew]);
  useFocusToGrid(panel);
  return (
    <section
      ref={panel}
      aria-label={place?.title || collection.item}
      className={classes['panel']}
      style={height === undefined ? undefined : ({ '--panel-height': `${height}px` } as CSSProperties)}
    >
      <header className={classes['head']}>
        <h2 className={classes['title']}>{place ? <RowTitle place={place} /> : itemTitle(collection)}</h2>
        <RowSteps
          id={row.id}
          neighbours={neighbours}
          addressOf={(to) => openAddress(tabAddress, collection, to, tab)}
          hasKeys
        />
        <CloseButton
          aria-label={t('rowsHeld.close')}
          title={t('rowsHeld.close')}
          onClick={() => void navigate(tabAddress, { replace: place !== undefined && held.leave(place) })}
        />
      </header>
      <div className={classes['body']}>
        <RowBody row={row} opened={opened} />
      </div>
    </section>
  );
}
