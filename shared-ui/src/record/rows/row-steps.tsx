import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { countText } from 'shared-contracts';
import type { Address } from 'shared-contracts/routes';
import { useFormTexts } from '../../form/form-texts.ts';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { type PlaceInList, useListPlace } from '../../layout/list-place.ts';
import { useListWalk } from '../../layout/list-walk.ts';
import { takeStepKeys } from '../../layout/step-keys.ts';
import { useLocation, useNavigate } from '../../router/links.ts';
import { offerNextRow } from './next-row.ts';
import classes from './row-steps.module.css';

/** The rows before and after one in its grid. */
export interface Neighbours {
  readonly before: string | undefined;
  readonly behind: string | undefined;
}

interface RowStepsProps {
  /** The open row. */
  readonly id: string;
  readonly neighbours: Neighbours;
  /** Where another row opens. */
  readonly addressOf: (id: string) => Address;
  /** Whether the keys lead on, as no other row lies over this one. */
  readonly hasKeys: boolean;
}

interface StepButtonsProps {
  /** Undefined at the ends of the list. */
  readonly before: (() => void) | undefined;
  readonly behind: (() => void) | undefined;
  readonly hasKeys: boolean;
  /** The place in the list, such as '2 of 42'. */
  readonly place?: string;
}

/** Buttons to the row before and after the open one, and Alt with an arrow. */
function StepButtons({ before, behind, hasKeys, place }: StepButtonsProps) {
  const { t } = useFormTexts();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    const go = { ArrowUp: before, ArrowDown: behind }[event.key];
    if (!go) return;
    event.preventDefault();
    go();
  });
  // Before the row is painted: who sees it may already press, and on a busy machine an effect comes long after.
  useLayoutEffect(() => {
    if (!hasKeys) return;
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    const release = takeStepKeys();
    return () => {
      window.removeEventListener('keydown', listener);
      release();
    };
  }, [hasKeys]);
  const goOn = useEffectEvent(() => behind?.());
  const hasNext = hasKeys && behind !== undefined;
  useEffect(() => (hasNext ? offerNextRow(() => goOn()) : undefined), [hasNext]);
  const step = (go: (() => void) | undefined, label: string, icon: ReactNode) => (
    <ActionIcon variant="default" size={30} aria-label={label} title={label} disabled={!go} onClick={go}>
      {icon}
    </ActionIcon>
  );
  return (
    <>
      {place && <span className={classes['place']}>{place}</span>}
      {step(before, t('rowsHeld.before'), <IconArrowUp size={16} />)}
      {step(behind, t('rowsHeld.behind'), <IconArrowDown size={16} />)}
    </>
  );
}

/** The steps of a row that was opened from a list: through that list, whatever the grid of its tab shows. */
function ListedSteps({ place, hasKeys }: { readonly place: PlaceInList; readonly hasKeys: boolean }) {
  const { t } = useTexts('ui');
  const { go } = useListWalk(place);
  return (
    <StepButtons
      place={t('listPlace.of', { n: countText(place.index + 1), total: countText(place.total) })}
      before={place.index > 0 ? () => void go(-1) : undefined}
      behind={place.index < place.total - 1 ? () => void go(1) : undefined}
      hasKeys={hasKeys}
    />
  );
}

/** Moves to the row before or after the open one: in the list that it was opened from, else in its grid. */
export function RowSteps({ id, neighbours, addressOf, hasKeys }: RowStepsProps): ReactNode {
  const navigate = useNavigate();
  const place = useListPlace(useLocation().pathname);
  if (place && place.record.id === id) return <ListedSteps place={place} hasKeys={hasKeys} />;
  const to = (row: string | undefined) =>
    row === undefined ? undefined : () => void navigate(addressOf(row));
  return <StepButtons before={to(neighbours.before)} behind={to(neighbours.behind)} hasKeys={hasKeys} />;
}
