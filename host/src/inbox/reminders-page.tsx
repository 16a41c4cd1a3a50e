import { useState } from 'react';
import { type InboxItem, readInboxSchema } from 'shared-contracts/reminders';
import { isDocumentPath } from 'shared-contracts/reports';
import { ChoiceToggle, DataErrorBar, GridSkeleton, HeaderButton, useTexts } from 'shared-ui';
import { noteShownPlace } from '../page/note-shown-place.ts';
import { useFetched } from '../page/use-fetched.ts';
import { zoneQuery } from '../page/zone-query.ts';
import classes from './inbox.module.css';
import { ReminderLine } from './reminder-line.tsx';
import { useMarkReminders } from './use-mark-reminders.ts';

const shownParts = ['unread', 'all'] as const;

type ShownPart = (typeof shownParts)[number];

/** Letters of the id of a record. */
const idLength = 36;

/** Placeholder lines while the inbox loads. */
const awaited = 6;

/** The record that a reminder is about: the last id in its address is its own. */
const recordOf = ({ opens }: InboxItem) => ({
  id: opens?.split('/').findLast((part) => part.length === idLength) ?? '',
  opens,
});

/** The person's unread reminders, or all of them. */
export function RemindersPage() {
  const { t } = useTexts('inbox');
  const { data, failure, tryAgain } = useFetched(`inbox?${zoneQuery()}`, readInboxSchema);
  const [part, setPart] = useState<ShownPart>('unread');
  const marks = useMarkReminders(tryAgain);
  if (failure && !data)
    return <DataErrorBar what={t('title')} message={failure.message} onTryAgain={tryAgain} />;
  if (!data) return <GridSkeleton rows={awaited} />;
  const unread = data.items.filter(({ isRead }) => !isRead);
  const shown = part === 'unread' ? unread : data.items;
  const open = (item: InboxItem) => {
    // Documents are not records: 'next' and 'previous' skip them.
    const records = shown.filter(({ opens }) => !opens || !isDocumentPath(opens)).map(recordOf);
    if (!item.opens || !isDocumentPath(item.opens))
      noteShownPlace({ title: t('title'), address: '/inbox', records }, recordOf(item).id);
    marks.opened(item.id);
  };
  return (
    <>
      {failure && <DataErrorBar what={t('title')} message={failure.message} onTryAgain={tryAgain} />}
      <header className={classes['head']}>
        <ChoiceToggle
          label={t('shown')}
          value={part}
          stands="apart"
          onChange={setPart}
          choices={shownParts.map((value) => ({
            value,
            label: t(value),
            count: value === 'unread' ? unread.length : data.items.length,
          }))}
        />
        <HeaderButton
          disabledBy={unread.length === 0 ? t('noneUnread') : undefined}
          onClick={() => marks.read(unread.map(({ id }) => id))}
        >
          {t('readAll')}
        </HeaderButton>
      </header>
      {shown.length === 0 ? (
        <p className={classes['none']}>{t(data.items.length > 0 ? 'noneUnreadAbout' : 'none')}</p>
      ) : (
        <ul className={classes['lines']} aria-label={t('title')}>
          {shown.map((item) => (
            <ReminderLine key={item.id} item={item} day={data.day} marks={marks} onOpen={() => open(item)} />
          ))}
        </ul>
      )}
      {data.isCut && <p className={classes['none']}>{t('isCut', { count: data.items.length })}</p>}
    </>
  );
}
