import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { countText } from 'shared-contracts';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { isTyping } from '../keys/pressed-key.ts';
import { useShortcut } from '../keys/use-shortcut.ts';
import { Link, useNavigate } from '../router/links.ts';
import { type PlaceInList, returning } from './list-place.ts';
import classes from './list-steps.module.css';
import { useListWalk } from './list-walk.ts';
import { useStepKeysTaken } from './step-keys.ts';

/** Whether a text, a menu or a list of choices has the keys now. */
const areKeysTaken = (): boolean => {
  const focused = document.activeElement;
  return isTyping(focused) || (focused?.closest('[role="dialog"], [role="menu"]') ?? null) !== null;
};

/** The position of the record in its list, and links to its neighbours and back (Alt+↑, Alt+↓, Esc). */
export function ListSteps({ place }: { place: PlaceInList }): ReactNode {
  const { t } = useTexts('ui');
  const navigate = useNavigate();
  const { isLoading, go } = useListWalk(place);
  const hasKeys = !useStepKeysTaken();
  const step = (by: 1 | -1) => () => {
    if (!areKeysTaken()) void go(by);
  };
  useShortcut(hasKeys ? { keys: 'alt+arrowup', name: t('listPlace.before'), run: step(-1) } : undefined);
  useShortcut(hasKeys ? { keys: 'alt+arrowdown', name: t('listPlace.behind'), run: step(1) } : undefined);
  useShortcut({
    keys: 'escape',
    name: t('listPlace.back', { list: place.title }),
    run: () => {
      if (!areKeysTaken()) void navigate(place.address, returning);
    },
  });
  const button = (by: 1 | -1, label: string, isEnd: boolean, icon: ReactNode) => (
    <ActionIcon
      variant="subtle"
      size={26}
      aria-label={label}
      title={isEnd ? t('listPlace.end') : label}
      disabled={isEnd}
      onClick={() => void go(by)}
    >
      {icon}
    </ActionIcon>
  );
  return (
    <nav className={classes['steps']} aria-label={place.title} aria-busy={isLoading}>
      {button(-1, t('listPlace.before'), place.index === 0, <IconChevronLeft size={16} />)}
      <Link to={place.address} {...returning} title={t('listPlace.back', { list: place.title })}>
        {t('listPlace.of', { n: countText(place.index + 1), total: countText(place.total) })}
      </Link>
      {button(1, t('listPlace.behind'), place.index >= place.total - 1, <IconChevronRight size={16} />)}
    </nav>
  );
}
