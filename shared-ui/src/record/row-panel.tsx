import { CloseButton } from '@mantine/core';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormSkeleton } from '../feedback/skeleton-shapes.tsx';
import { useFormTexts } from '../form/form-texts.ts';
import { openAddress } from './collection.ts';
import { RecordAbsence } from './record-absence.tsx';
import { RowForm } from './row-form.tsx';
import classes from './row-panel.module.css';
import { type Neighbours, RowSteps } from './row-steps.tsx';
import { RowTitle } from './row-title.tsx';
import { type OpenedRow, useOpenedRow } from './use-opened-row.ts';

interface RowPanelProps extends OpenedRow {
  /** Address of the tab that its grid stands on. */
  readonly tabAddress: string;
  readonly tab: string;
  readonly neighbours: Neighbours;
  /** CSS pixels; as high as its fields where nothing is said. */
  readonly height?: number | undefined;
}

/** What takes the keyboard to be filled in. */
const field = 'input:not([readonly], :disabled, [type="checkbox"])';

/** A row with a form of its own, below its grid; its address can be mailed. */
export function RowPanel({ tabAddress, tab, neighbours, height, ...opened }: RowPanelProps): ReactNode {
  const { collection, id } = opened;
  const { t } = useFormTexts();
  const navigate = useNavigate();
  const { found, place, isGone, tryAgain } = useOpenedRow(opened);
  const panel = useRef<HTMLElement>(null);
  const close = (replace: boolean) => void navigate(tabAddress, { replace });
  useEffect(() => {
    if (isGone) void navigate(tabAddress, { replace: true });
  }, [isGone, navigate, tabAddress]);
  const isNew = place?.start.revision === null;
  useEffect(() => {
    panel.current?.scrollIntoView?.({ block: 'nearest' });
    if (isNew) panel.current?.querySelector<HTMLElement>(field)?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <section
      ref={panel}
      aria-label={place?.title || collection.item}
      className={classes['panel']}
      style={height === undefined ? undefined : ({ '--panel-height': `${height}px` } as CSSProperties)}
    >
      <header className={classes['head']}>
        <h2 className={classes['title']}>{place ? <RowTitle place={place} /> : collection.item}</h2>
        <RowSteps
          neighbours={neighbours}
          addressOf={(to) => openAddress(tabAddress, collection, to, tab)}
          hasKeys
        />
        <CloseButton
          aria-label={t('rowsHeld.close')}
          title={t('rowsHeld.close')}
          onClick={() => close(false)}
        />
      </header>
      <div className={classes['body']}>
        {!found && <FormSkeleton />}
        {found && 'absence' in found && (
          <RecordAbsence
            kind={found.absence}
            message={found.message}
            onTryAgain={found.absence === 'failed' ? tryAgain : undefined}
          />
        )}
        {place && !isGone && (
          <RowForm collection={collection} place={place} address={`${tabAddress}/${id}`} tab={tab} isWithin />
        )}
      </div>
    </section>
  );
}
