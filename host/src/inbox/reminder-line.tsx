import type { Language } from 'shared-contracts';
import { dayAfter, daysBetween } from 'shared-contracts/days';
import { type InboxItem, reminderRule } from 'shared-contracts/reminders';
import { isDocumentPath } from 'shared-contracts/reports';
import { addressOf } from 'shared-contracts/routes';
import { shownDate, withShownDay } from 'shared-contracts/shown-dates';
import { HeaderButton, type Translate, useRest, useTexts } from 'shared-ui';
import { MenuButton } from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import classes from './inbox.module.css';
import type { MarkReminders } from './use-mark-reminders.ts';

interface ReminderLineProps {
  readonly item: InboxItem;
  /** The person's day, yyyy-MM-dd. */
  readonly day: string;
  readonly marks: MarkReminders;
  readonly onOpen: () => void;
}

/** For how many days a reminder may be put off with one choice. */
const pauses = [1, 7, 30] as const;

/** How far away the day is, in words. */
function distance(item: InboxItem, day: string, t: Translate): string {
  const days = daysBetween(day, item.dueOn);
  // An event in another time zone may already have tomorrow's date.
  if (days === 0 || (days > 0 && reminderRule(item.kind).isNews)) return t('when.today');
  return days > 0 ? t('when.ahead', { count: days }) : t('when.ago', { count: -days });
}

/** The title of the record that a reminder is about; for a week of time, its first day. */
const titleOf = ({ kind, title }: InboxItem, t: Translate, language: Language): string => {
  const shown = withShownDay(title, language);
  return reminderRule(kind).source === 'timesheets' ? t('weekOf', { day: shown }) : shown;
};

/** The title as a link to its screen, or to a document on the server. */
function ReminderTitle({ item, onOpen }: Pick<ReminderLineProps, 'item' | 'onOpen'>) {
  const { t, language } = useTexts('inbox');
  const { address } = useRest();
  const title = titleOf(item, t, language);
  if (!item.opens) return <span className={classes['title']}>{title}</span>;
  if (isDocumentPath(item.opens))
    return (
      <a
        href={`${address}${item.opens.slice('api/'.length)}`}
        target="_blank"
        rel="noreferrer"
        className={classes['title']}
        onClick={onOpen}
      >
        {title}
      </a>
    );
  return (
    <Link to={addressOf(item.opens)} className={classes['title']} onClick={onOpen}>
      {title}
    </Link>
  );
}

/** A reminder: its record, place and due day, with the actions for it. */
export function ReminderLine({ item, day, marks, onOpen }: ReminderLineProps) {
  const { t, language } = useTexts('inbox');
  const title = titleOf(item, t, language);
  return (
    <li className={classes['line']} data-unread={!item.isRead || undefined}>
      <span className={classes['what']}>
        <span className={classes['kind']}>
          {!item.isRead && <span className={classes['dot']} role="img" aria-label={t('isUnread')} />}
          {t(`${item.isLate ? 'lateKind' : 'kind'}.${item.kind}`)}
        </span>
        <ReminderTitle item={item} onOpen={onOpen} />
        {(item.detail ?? item.standsInFor) && (
          <span className={classes['detail']}>
            {[item.detail, item.standsInFor && t('standsInFor', { name: item.standsInFor })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </span>
      <time dateTime={item.dueOn} className={classes['when']} data-late={item.isLate || undefined}>
        <span className={classes['date']}>{shownDate(item.dueOn, language)}</span>
        <span className={classes['distance']}>{distance(item, day, t)}</span>
      </time>
      <span className={classes['acts']}>
        <MenuButton
          label={t('snooze')}
          name={t('snoozeOf', { title })}
          items={pauses.map((days) => {
            const until = dayAfter(day, days);
            return {
              label: t('until', { day: shownDate(until, language) }),
              onChoose: () => marks.snooze(item.id, until, shownDate(until, language)),
            };
          })}
        />
        {item.isRead ? (
          <HeaderButton label={t('unreadOf', { title })} onClick={() => marks.unread(item.id)}>
            {t('markUnread')}
          </HeaderButton>
        ) : (
          <HeaderButton label={t('readOf', { title })} onClick={() => marks.read([item.id])}>
            {t('markRead')}
          </HeaderButton>
        )}
      </span>
    </li>
  );
}
