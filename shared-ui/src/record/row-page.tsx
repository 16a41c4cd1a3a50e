import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormSkeleton } from '../feedback/skeleton-shapes.tsx';
import { useIsReadOnly } from '../form/form-mode.ts';
import { useFormTexts } from '../form/form-texts.ts';
import { openAddress } from './collection.ts';
import { RecordAbsence } from './record-absence.tsx';
import { useHeldRows, useRowAround } from './record-context.ts';
import { RowForm } from './row-form.tsx';
import classes from './row-page.module.css';
import { type Neighbours, RowSteps } from './row-steps.tsx';
import { RowTitle } from './row-title.tsx';
import { type OpenedRow, useOpenedRow } from './use-opened-row.ts';

const SlideInPage = lazy(async () => ({
  default: (await import('../layout/slide-in-page.tsx')).SlideInPage,
}));

interface RowPageProps extends OpenedRow {
  /** Address of the tab that it slides in over. */
  readonly tabAddress: string;
  /** Path of its own tab that is open. */
  readonly tab: string;
  /** Whether no other row slid in over it. */
  readonly isOnTop: boolean;
  readonly neighbours: Neighbours;
}

/** A row with a form of its own, slid in over the tab of its grid; its address can be mailed. */
export function RowPage(props: RowPageProps): ReactNode {
  const { collection, id, tabAddress, tab, isOnTop, neighbours } = props;
  const { t } = useFormTexts();
  const navigate = useNavigate();
  const held = useHeldRows();
  const isReadOnly = useIsReadOnly();
  const depth = useRowAround()?.path.length ?? 0;
  const { found, place, isGone, tryAgain } = useOpenedRow(props);
  const close = () => navigate(tabAddress);
  useEffect(() => {
    if (isGone && isOnTop) void navigate(tabAddress, { replace: true });
  }, [isGone, isOnTop, navigate, tabAddress]);
  return (
    <Suspense fallback={null}>
      <SlideInPage
        opened
        title={place ? <RowTitle place={place} /> : collection.item}
        closesOnEscape={isOnTop}
        depth={depth}
        onClose={() => void close()}
      >
        <div ref={held.showNoticesIn} className={classes['notices']} />
        {!found && <FormSkeleton />}
        {found && 'absence' in found && (
          <RecordAbsence
            kind={found.absence}
            message={found.message}
            onTryAgain={found.absence === 'failed' ? tryAgain : undefined}
          />
        )}
        {place && !isGone && (
          <>
            <div className={classes['bar']}>
              <span className={classes['hint']}>{!isReadOnly && t('rowsHeld.hint')}</span>
              <RowSteps
                neighbours={neighbours}
                addressOf={(to) => openAddress(tabAddress, collection, to, tab)}
                hasKeys={isOnTop}
              />
              <Button variant="default" onClick={() => void close()}>
                {t('rowsHeld.done')}
              </Button>
            </div>
            <RowForm collection={collection} place={place} address={`${tabAddress}/${id}`} tab={tab} />
          </>
        )}
      </SlideInPage>
    </Suspense>
  );
}
