import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormSkeleton } from '../feedback/skeleton-shapes.tsx';
import { useIsReadOnly } from '../form/form-mode.ts';
import { useFormTexts } from '../form/form-texts.ts';
import type { StoredRow } from '../form/held-content.ts';
import type { Collection } from './collection.ts';
import type { HeldPlace } from './held-place.ts';
import { type Absence, RecordAbsence } from './record-absence.tsx';
import { useHeldRows, useRowAround } from './record-context.ts';
import { RowAbsent } from './row-absent.ts';
import { RowForm } from './row-form.tsx';
import classes from './row-page.module.css';

const SlideInPage = lazy(async () => ({
  default: (await import('../layout/slide-in-page.tsx')).SlideInPage,
}));

interface RowPageProps {
  readonly collection: Collection;
  readonly id: string;
  /** The row as the list has it, where the list has all of it. */
  readonly stored: StoredRow | undefined;
  /** Address of the tab that it slides in over. */
  readonly tabAddress: string;
  /** Path of its own tab that is open. */
  readonly tab: string;
  /** Whether no other row slid in over it. */
  readonly isOnTop: boolean;
  /** The rows before and behind it in the grid. */
  readonly neighbours: { readonly before: string | undefined; readonly behind: string | undefined };
}

type Found = { readonly place: HeldPlace } | { readonly absence: Absence; readonly message: string };

const nobodyAbove: readonly string[] = [];

/** Finds the row: held, in the list, or read; undefined until it has come. */
function useRow({ collection, id, stored }: RowPageProps) {
  const held = useHeldRows();
  const path = useRowAround()?.path ?? nobodyAbove;
  const [found, setFound] = useState<Found | undefined>(() => {
    const known = held.placeOf(collection.name, id) ?? (stored && held.open(collection, path, stored));
    return known && { place: known };
  });
  const isMissing = found === undefined;
  useEffect(() => {
    if (!isMissing) return;
    if (!collection.read) return setFound({ absence: 'missing', message: '' });
    let isHere = true;
    collection.read(id).then(
      (row) => isHere && setFound({ place: held.open(collection, path, row) }),
      (error: unknown) =>
        isHere &&
        setFound({
          absence: error instanceof RowAbsent ? error.absence : 'failed',
          message: error instanceof Error ? error.message : '',
        }),
    );
    return () => {
      isHere = false;
    };
  }, [isMissing, collection, held, id, path]);
  return { found, tryAgain: () => setFound(undefined) };
}

/** What a row is called while it is edited. */
function RowTitle({ place }: { place: HeldPlace }) {
  const { t } = useFormTexts();
  const held = useHeldRows();
  const title = useSyncExternalStore(held.subscribe, () => place.title);
  return title || t('rowsHeld.newTitle', { item: place.collection.item });
}

/** A row with a form of its own, slid in over the tab of its grid; its address can be mailed. */
export function RowPage(props: RowPageProps): ReactNode {
  const { collection, id, tabAddress, tab, isOnTop, neighbours } = props;
  const { t } = useFormTexts();
  const navigate = useNavigate();
  const held = useHeldRows();
  const isReadOnly = useIsReadOnly();
  const depth = useRowAround()?.path.length ?? 0;
  const { found, tryAgain } = useRow(props);
  const place = found && 'place' in found ? found.place : undefined;
  const isGone = useSyncExternalStore(held.subscribe, () => place?.isGone ?? false);
  const close = () => navigate(tabAddress);
  useEffect(() => {
    if (isGone && isOnTop) void navigate(tabAddress, { replace: true });
  }, [isGone, isOnTop, navigate, tabAddress]);
  useEffect(() => {
    if (!isOnTop) return;
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const to = { ArrowUp: neighbours.before, ArrowDown: neighbours.behind }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      void navigate(`${tabAddress}/${to}/${tab}`);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOnTop, neighbours, navigate, tabAddress, tab]);
  const step = (to: string | undefined, label: string, icon: ReactNode) => (
    <ActionIcon
      variant="default"
      size={30}
      aria-label={label}
      title={label}
      disabled={to === undefined}
      onClick={() => void navigate(`${tabAddress}/${to}/${tab}`)}
    >
      {icon}
    </ActionIcon>
  );
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
              {step(neighbours.before, t('rowsHeld.before'), <IconArrowUp size={16} />)}
              {step(neighbours.behind, t('rowsHeld.behind'), <IconArrowDown size={16} />)}
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
