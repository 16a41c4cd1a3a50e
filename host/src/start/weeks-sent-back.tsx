import type { WeekSentBack } from 'shared-contracts/grids';
import { recordPath } from 'shared-contracts/routes';
import { shownDate } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import { DayLine } from './day-line.tsx';
import classes from './day-screen.module.css';

/** The person's weeks that an approver sent back, with who did and why: they are not paid or billed until submitted again. */
export function WeeksSentBack({ weeks }: { readonly weeks: readonly WeekSentBack[] }) {
  const { t, language } = useTexts('host');
  const title = t('day.sentBack');
  return (
    <section className={classes['sentBack']} aria-label={title}>
      <h2 className={classes['heading']}>{title}</h2>
      <ul className={classes['lines']}>
        {weeks.map(({ id, weekStarting, lines, by, reason }) => (
          <DayLine
            key={id}
            title={t('day.weekLines', { date: shownDate(weekStarting, language), count: lines })}
            detail={[by, reason].filter(Boolean).join(': ')}
            opens={recordPath({ route: 'timesheets', id })}
          />
        ))}
      </ul>
    </section>
  );
}
