import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { countText } from 'shared-contracts';
import { gridAnswerSchema, gridPage } from 'shared-contracts/grids';
import { isRestFailure, type RestClient } from 'shared-contracts/rest-client';
import { showToast } from '../feedback/toasts.ts';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { isTyping } from '../keys/pressed-key.ts';
import { useShortcut } from '../keys/use-shortcut.ts';
import { Link, useLocation, useNavigate } from '../router/links.ts';
import { useRest } from '../session/rest.tsx';
import {
  addressBeside,
  hasOwnAddress,
  type ListedRecord,
  type ListPlace,
  lastListPlace,
  noteListPlace,
  type PlaceInList,
  returning,
} from './list-place.ts';
import classes from './list-steps.module.css';

/** Whether a text, a menu or a list of choices has the keys now. */
const areKeysTaken = (): boolean => {
  const focused = document.activeElement;
  return isTyping(focused) || (focused?.closest('[role="dialog"], [role="menu"]') ?? null) !== null;
};

/** Records of a list that are known at most; those far from where the person is are let go. */
const knownAtMost = 1000;

/** The list with the page that contains a record, merged with the known part. */
async function withPageOf(rest: RestClient, place: ListPlace, index: number): Promise<ListPlace> {
  const page = Math.floor(index / gridPage.usual);
  const first = page * gridPage.usual;
  const answer = await rest.post(
    `grids/source/${place.source}`,
    { ...place.question, page: page + 1, pageLimit: gridPage.usual },
    gridAnswerSchema,
  );
  const known = new Set(place.records.map(({ id }) => id));
  const isBehind = index >= place.before;
  const added = answer.rows
    .filter((_, at) => (isBehind ? first + at >= index : first + at <= index))
    .filter(({ id }) => !known.has(id))
    .map(({ id, opens }) => ({ id, opens }));
  if (isBehind) {
    const records = [...place.records, ...added].slice(-knownAtMost);
    return { ...place, records, before: place.before + place.records.length + added.length - records.length };
  }
  return {
    ...place,
    records: [...added, ...place.records].slice(0, knownAtMost),
    before: Math.max(0, place.before - added.length),
  };
}

interface Beside {
  readonly place: ListPlace;
  readonly record: ListedRecord;
}

/** The next record in a direction that has an address, requested if the list does not have it yet. */
async function recordBeside(rest: RestClient, from: PlaceInList, by: 1 | -1): Promise<Beside | undefined> {
  let place: ListPlace = from;
  for (let index = from.index + by; index >= 0 && index < place.total; index += by) {
    if (!place.records[index - place.before]) place = await withPageOf(rest, place, index);
    const record = place.records[index - place.before];
    // Fewer records than there were: somebody took some away.
    if (!record) return undefined;
    if (hasOwnAddress(record)) return { place, record };
  }
  return undefined;
}

/** The position of the record in its list, and links to its neighbours and back (Alt+↑, Alt+↓, Esc). */
export function ListSteps({ place }: { place: PlaceInList }): ReactNode {
  const { t } = useTexts('ui');
  const rest = useRest();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const { index, at } = place;
  useEffect(() => {
    const last = lastListPlace();
    if (last && index !== at) noteListPlace({ ...last, at: index });
  }, [index, at]);

  const go = async (by: 1 | -1) => {
    if (isAsking) return;
    setAsking(true);
    try {
      const next = await recordBeside(rest, place, by);
      if (!next) return showToast({ kind: 'info', message: t('listPlace.end') });
      noteListPlace(next.place);
      // Replaces the current address: Back returns to the list, however many of its records were viewed.
      void navigate(addressBeside(place.record, next.record, pathname), { replace: true });
    } catch (error) {
      showToast({ kind: 'error', message: (isRestFailure(error) && error.message) || t('unknownError') });
    } finally {
      setAsking(false);
    }
  };
  const step = (by: 1 | -1) => () => {
    if (!areKeysTaken()) void go(by);
  };
  useShortcut({ keys: 'alt+arrowup', name: t('listPlace.before'), run: step(-1) });
  useShortcut({ keys: 'alt+arrowdown', name: t('listPlace.behind'), run: step(1) });
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
    <nav className={classes['steps']} aria-label={place.title} aria-busy={isAsking}>
      {button(-1, t('listPlace.before'), place.index === 0, <IconChevronLeft size={16} />)}
      <Link to={place.address} {...returning} title={t('listPlace.back', { list: place.title })}>
        {t('listPlace.of', { n: countText(place.index + 1), total: countText(place.total) })}
      </Link>
      {button(1, t('listPlace.behind'), place.index >= place.total - 1, <IconChevronRight size={16} />)}
    </nav>
  );
}
