import { errorMessage } from 'shared-contracts/client';
import { dayAfter, today } from 'shared-contracts/days';
import { shownDate } from 'shared-contracts/shown-dates';
import { DataErrorBar, Skeleton, useTexts } from 'shared-ui';
import { PlainCell, PlainTable } from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import { useQuery } from 'urql';
import { MissingWeeksDocument } from '../generated/operations.ts';
import { weekdayName } from './day-names.ts';
import { mondayOf } from './monday-of.ts';
import { timesheetAddress } from './timesheet-mode.ts';
import classes from './week.module.css';

/** Weeks that are looked back, this one not counted: it is still worked in. */
const weeksBack = 4;
const daysInWeek = 7;

/** Who of the company has not submitted one of the last weeks, with the days that hold nothing. */
export function MissingList() {
  const { t, language } = useTexts('billing');
  const monday = mondayOf(today());
  const [{ data, error }, ask] = useQuery({
    query: MissingWeeksDocument,
    variables: { fromWeek: dayAfter(monday, -weeksBack * daysInWeek), toWeek: dayAfter(monday, -daysInWeek) },
    requestPolicy: 'cache-and-network',
  });
  if (error && !data)
    return (
      <DataErrorBar
        what={t('timesheets.approval.missing')}
        message={errorMessage(error) ?? t('timesheets.failed')}
        onTryAgain={() => ask({ requestPolicy: 'network-only' })}
      />
    );
  if (!data) return <Skeleton height={120} />;
  if (data.missing.length === 0)
    return <p className={classes['hint']}>{t('timesheets.approval.nobodyMissing')}</p>;
  return (
    <PlainTable
      label={t('timesheets.approval.missing')}
      columns={[
        { label: t('timesheets.approval.person') },
        { label: t('timesheets.week') },
        { label: t('timesheets.state') },
        { label: t('timesheets.approval.daysWithout'), kind: 'roomy' },
      ]}
    >
      {data.missing.map(({ id, user, weekStarting, timesheetId, openLineCount, missingDays }) => {
        const week = shownDate(weekStarting, language);
        return (
          <tr key={id}>
            <th scope="row">{user.fullName}</th>
            <PlainCell>
              {timesheetId ? <Link to={timesheetAddress('time-approval', timesheetId)}>{week}</Link> : week}
            </PlainCell>
            <PlainCell>
              {openLineCount > 0
                ? t('timesheets.approval.typed', { count: openLineCount })
                : t('timesheets.approval.nothing')}
            </PlainCell>
            <PlainCell kind="roomy">
              {missingDays.map((day) => weekdayName(day, language)).join(', ')}
            </PlainCell>
          </tr>
        );
      })}
    </PlainTable>
  );
}
