import { countText } from 'shared-contracts';
import { type GridFilter, listWithFilters, roleDaySchema } from 'shared-contracts/grids';
import { addressOf, recordPath } from 'shared-contracts/routes';
import { shownDate } from 'shared-contracts/shown-dates';
import { Link } from 'shared-ui/router';
import { texts } from '../generated/texts/role-day.ts';
import { useFetched } from '../page/use-fetched.ts';
import { zoneQuery } from '../page/zone-query.ts';
import { useOwnTexts } from '../services/use-own-texts.ts';
import { DayBlock } from './day-block.tsx';
import { DayLine } from './day-line.tsx';
import classes from './day-screen.module.css';

const finalized: GridFilter = { column: 'status', values: ['FINALIZED'] };
const openTask: GridFilter = { column: 'completedDate', values: [null] };

/** The person's work for their role: approving time, the team's tasks, the month's billing. */
export function RoleDay({ isApprover }: { readonly isApprover: boolean }) {
  const ownTexts = useOwnTexts('role-day', texts);
  const { data } = useFetched(`start/role?${zoneQuery()}`, roleDaySchema);
  if (!ownTexts || !data) return null;
  const { t, language } = ownTexts;
  const { weeks, team, until, month } = data;
  const counts = month && [
    { name: 'unbilled', count: month.unbilledLines, to: addressOf('invoices/work-in-progress') },
    {
      name: 'drafts',
      count: month.drafts,
      to: listWithFilters({ source: 'invoices' }, [{ column: 'status', values: ['PENDING'] }]),
    },
    {
      name: 'invoiced',
      count: month.invoiced,
      to: listWithFilters({ source: 'invoices' }, [
        finalized,
        { column: 'invoiceDate', from: month.from, to: month.to },
      ]),
    },
    {
      name: 'unpaid',
      count: month.unpaid,
      to: listWithFilters({ source: 'invoices' }, [
        finalized,
        { column: 'kind', values: ['Bill'] },
        { column: 'paidDate', values: [null] },
      ]),
    },
  ];
  return (
    <div className={classes['role']}>
      {isApprover && (
        <DayBlock
          title={t('weeks')}
          none={t('noWeeks')}
          isComing={false}
          lines={weeks.map(({ id, name, weekStarting, lines }) => (
            <DayLine
              key={id}
              title={name}
              detail={t('since', { date: shownDate(weekStarting, language), count: lines })}
              opens={recordPath({ route: 'time-approval', id })}
            />
          ))}
        />
      )}
      {isApprover && (
        <DayBlock
          title={t('team')}
          none={t('noTeam')}
          isComing={false}
          lines={team.map(({ id, name, overdue, thisWeek }) => (
            <li key={id} className={classes['line']}>
              <Link
                to={listWithFilters({ source: 'assigned-tasks' }, [
                  { column: 'assigneeFullName', values: [name] },
                  openTask,
                  { column: 'dueDate', to: until },
                ])}
                className={classes['text']}
              >
                <span className={classes['title']}>{name}</span>
                <span className={classes['detail']}>{t('tasks', { overdue, week: thisWeek })}</span>
              </Link>
            </li>
          ))}
        />
      )}
      {counts && month && (
        <DayBlock
          title={t('month', {
            month: new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
              new Date(month.from),
            ),
          })}
          none={undefined}
          isComing={false}
          lines={counts.map(({ name, count, to }) => (
            <li key={name} className={classes['line']}>
              <Link to={to} className={classes['text']}>
                <span className={classes['title']}>{t(name)}</span>
              </Link>
              <b>{countText(count)}</b>
            </li>
          ))}
        />
      )}
    </div>
  );
}
