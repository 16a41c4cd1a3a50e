import { missingDays, overFullDays } from 'shared-contracts/billing';
import { today } from 'shared-contracts/days';
import { isDecimal } from 'shared-contracts/decimal';
import { useTexts } from 'shared-ui';
import { HeaderButton, TextField, useFieldValue, useIsReadOnly, useSetField } from 'shared-ui/form';
import { dayName } from './day-names.ts';
import { daysIn } from './timesheet-record.ts';
import type { Week } from './use-week.ts';
import classes from './week.module.css';

interface WeekNoticesProps {
  readonly week: Week;
  readonly monday: string;
  /** Days on which nobody enters time, each with its reason. */
  readonly closedDays: ReadonlyMap<string, string>;
}

/** The reason of an unusual day, or a button to give one. */
function DayReason({ date, canExplain }: { readonly date: string; readonly canExplain: boolean }) {
  const { t, language } = useTexts('billing');
  const days = daysIn(useFieldValue('days'));
  const set = useSetField();
  const isReadOnly = useIsReadOnly();
  const place = days.findIndex((day) => day.date === date);
  if (place < 0)
    return canExplain && !isReadOnly ? (
      <HeaderButton onClick={() => set('days', [...days, { id: crypto.randomUUID(), date, reason: '' }])}>
        {t('timesheets.giveReason')}
      </HeaderButton>
    ) : null;
  return (
    <>
      <TextField
        name={`days[${place}].reason`}
        label={t('timesheets.reasonOf', { day: dayName(date, language) })}
        required
        width="name"
      />
      {!isReadOnly && (
        <HeaderButton
          onClick={() =>
            set(
              'days',
              days.filter((day) => day.date !== date),
            )
          }
        >
          {t('timesheets.remove')}
        </HeaderButton>
      )}
    </>
  );
}

/** Rows that say the same, in their order. */
const groupsOf = <T,>(rows: readonly T[], keyOf: (row: T) => string) =>
  [...new Set(rows.map(keyOf))].map((key) => ({ key, rows: rows.filter((row) => keyOf(row) === key) }));

/** Notices about the week: closed days, days without time or with too many hours, and lines that were sent back. */
export function WeekNotices({ week, monday, closedDays }: WeekNoticesProps) {
  const { t, language } = useTexts('billing');
  const days = daysIn(useFieldValue('days'));
  const counted = week.lines.filter(({ quantity }) => isDecimal(quantity));
  const full = overFullDays(counted, [], language);
  const explained = days.filter(({ date }) => !full.some((one) => one.date === date));
  const missing = missingDays(monday, week.lines).filter((day) => day <= today() && !closedDays.has(day));
  const closed = groupsOf([...closedDays], ([, reason]) => reason);
  const back = groupsOf(
    [...week.stored.values()].filter(({ sentBackReason }) => sentBackReason),
    ({ sentBackBy, sentBackReason }) => `${sentBackBy?.id ?? ''} ${sentBackReason}`,
  );
  const unrated = [...week.stored.values()].filter(
    ({ kind, rateKind }) => kind !== 'Expense' && rateKind === 'Unknown',
  );
  return (
    <div className={classes['notices']}>
      {[...full, ...explained.map(({ date }) => ({ date, sentence: dayName(date, language) }))].map(
        ({ date, sentence }) => {
          const isExplained = days.some((day) => day.date === date);
          return (
            <div
              key={date}
              className={classes['notice']}
              data-tone={isExplained ? 'warning' : 'error'}
              role="status"
            >
              <span>{sentence}</span>
              <DayReason date={date} canExplain={!isExplained} />
            </div>
          );
        },
      )}
      {back.map(({ key, rows: lines }) => (
        <p key={key} className={classes['notice']} data-tone="warning" role="status">
          {[...new Set(lines.map(({ date }) => date))]
            .toSorted()
            .map((date) => dayName(date, language))
            .join('; ')}
          :{' '}
          {t('timesheets.sentBack', {
            who: lines[0]?.sentBackBy?.fullName ?? '',
            reason: lines[0]?.sentBackReason ?? '',
          })}
        </p>
      ))}
      {unrated.length > 0 && (
        <p className={classes['notice']} data-tone="warning" role="status">
          {t('timesheets.unrated', { count: unrated.length, work: unrated[0]?.work ?? '' })}
        </p>
      )}
      {closed.map(({ key: reason, rows: shut }) => (
        <p key={reason} className={classes['notice']} role="status">
          {t('timesheets.closed', {
            days: shut.map(([day]) => dayName(day, language)).join('; '),
            reason,
          })}
        </p>
      ))}
      {missing.length > 0 && (
        <p className={classes['notice']} role="status">
          {t('timesheets.missing', {
            days: missing.map((day) => dayName(day, language)).join('; '),
          })}
        </p>
      )}
    </div>
  );
}
