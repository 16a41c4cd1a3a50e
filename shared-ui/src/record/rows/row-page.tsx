import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useFormTexts } from '../../form/form-texts.ts';
import { firstField } from '../../form/page/first-field.ts';
import { useIsReadOnly } from '../../form/page/form-mode.ts';
import { hasUnsavedChanges } from '../../form/saving/unsaved-changes.ts';
import { returning, useListPlace } from '../../layout/list-place.ts';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { useLocation, useNavigate } from '../../router/links.ts';
import { isBlankRow } from '../held/held-place.ts';
import { useHeldRows, useRowAround } from '../record-context.ts';
import { itemTitle, openAddress } from './collection.ts';
import { openedFromIn } from './opened-from.ts';
import { RowBody } from './row-body.tsx';
import classes from './row-page.module.css';
import { RowSteps } from './row-steps.tsx';
import { RowTitle } from './row-title.tsx';
import { type OpenedRow, useOpenedRow } from './use-opened-row.ts';

const SlideInPage = lazyPart(async () => (await import('../../layout/slide-in-page.tsx')).SlideInPage);

/** Takes the keyboard to the first field of a row that is new, as soon as its form is there. */
function ToFirstField(): ReactNode {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => firstField(here.current?.closest('[role="dialog"]'))?.focus({ preventScroll: true }), []);
  return <span ref={here} hidden />;
}

/** A row with a form of its own, slid in over the tab of its grid; its address can be mailed. */
export function RowPage(row: OpenedRow): ReactNode {
  const { collection, tabAddress, tab, isOnTop, neighbours } = row;
  const { t } = useFormTexts();
  const navigate = useNavigate();
  const held = useHeldRows();
  const isReadOnly = useIsReadOnly();
  const depth = useRowAround()?.path.length ?? 0;
  const opened = useOpenedRow(row);
  const { place } = opened;
  // Only while it opens: a row that was saved meanwhile stays where it is.
  const [isNew] = useState(place?.start.revision === null);
  const { state, pathname } = useLocation();
  const [from] = useState(() => openedFromIn(state));
  const listed = useListPlace(pathname);
  const close = (isDone = false) => {
    const isDropped = place !== undefined && !isDone && isBlankRow(place);
    if (isDropped) held.forget([place.id]);
    const replace = isDropped || (place !== undefined && held.leave(place));
    // A row that was opened from a list returns to it; edits stay in the form of the record.
    if (!from && listed?.record.id === row.id && !hasUnsavedChanges())
      return navigate(listed.address, { replace, ...returning });
    return navigate(from?.address ?? tabAddress, { replace, state: from && { stand: from.stand } });
  };
  return (
    <Suspense fallback={null}>
      <SlideInPage
        opened
        title={place ? <RowTitle place={place} /> : itemTitle(collection)}
        closesOnEscape={isOnTop}
        depth={depth}
        onClose={() => void close()}
      >
        <div ref={held.showNoticesIn} className={classes['notices']} />
        <RowBody row={row} opened={opened}>
          {isNew && <ToFirstField />}
          <div className={classes['bar']}>
            <Button
              variant="default"
              leftSection={<IconArrowLeft size={15} aria-hidden />}
              onClick={() => void close()}
            >
              {t('rowsHeld.back')}
            </Button>
            <span className={classes['hint']}>{!isReadOnly && t('rowsHeld.hint')}</span>
            <RowSteps
              id={row.id}
              neighbours={neighbours}
              addressOf={(to) => openAddress(tabAddress, collection, to, tab)}
              hasKeys={isOnTop}
            />
            <Button variant="default" onClick={() => void close(true)}>
              {t('rowsHeld.done')}
            </Button>
          </div>
        </RowBody>
      </SlideInPage>
    </Suspense>
  );
}
