import { useState } from 'react';
import { today } from 'shared-contracts/days';
import { shownDate } from 'shared-contracts/shown-dates';
import { isDateIn } from 'shared-contracts/validators';
import { ScreenSkeleton, useSession, useTexts } from 'shared-ui';
import { RecordScreen } from 'shared-ui/record';
import { Navigate, useParams, useSearchParams } from 'shared-ui/router';
import { useQuery } from 'urql';
import { TimesheetDocument, WeekOfPersonDocument } from '../generated/operations.ts';
import { mondayOf } from './monday-of.ts';
import { TimesheetForm } from './timesheet-form.tsx';
import { listOfWeeks, type TimesheetMode, timesheetAddress } from './timesheet-mode.ts';
import { newTimesheet, type TimesheetRecord } from './timesheet-record.ts';

interface Wanted {
  readonly week: string;
  readonly userId: string;
}

/** The week in the address; one's own current week by default. */
function useWanted(): Wanted {
  const [parameters] = useSearchParams();
  const { user } = useSession();
  const day = parameters.get('week') ?? '';
  return {
    week: mondayOf(isDateIn('YYYY-MM-DD', day) ? day : today()),
    userId: parameters.get('user') ?? user?.id ?? '',
  };
}

/** A week at its address; 'new' is the requested week, which is opened if it already exists. */
export function TimesheetScreen({ mode }: { readonly mode: TimesheetMode }) {
  const { t, language } = useTexts('billing');
  const { user } = useSession();
  const { id = 'new' } = useParams();
  const wanted = useWanted();
  const isNew = id === 'new';
  const key = `${wanted.userId} ${wanted.week}`;
  // An unsaved week stays the same on the page when its first save gives it an address.
  const [free, setFree] = useState<string>();
  const [shown, setShown] = useState(key);
  if (isNew && shown !== key) setShown(key);
  const [{ data, error, fetching }] = useQuery({
    query: WeekOfPersonDocument,
    variables: { userId: wanted.userId, weekStarting: wanted.week },
    pause: !isNew || free === key || wanted.userId === '',
    requestPolicy: 'network-only',
  });
  const found = data?.found.nodes[0]?.id;
  const isAnswered = isNew && free !== key && !fetching && (data !== undefined || error !== undefined);
  if (isAnswered && found === undefined) setFree(key);
  if (isAnswered && found !== undefined) return <Navigate to={timesheetAddress(mode, found)} replace />;
  if (isNew && free !== key) return <ScreenSkeleton />;
  const owner =
    user && user.id === wanted.userId
      ? { id: user.id, fullName: user.fullName }
      : (data?.known.nodes[0]?.user ?? { id: wanted.userId, fullName: '' });
  // Only people who invoice start a week for somebody else.
  const mayWrite = user !== null && (user.id === wanted.userId || user.canAccessInvoice);
  return (
    <RecordScreen<TimesheetRecord>
      key={shown}
      document={TimesheetDocument}
      titleOf={({ weekStarting }) => t('timesheets.weekOf', { day: shownDate(weekStarting, language) })}
      make={(newId) => newTimesheet(newId, wanted.week, owner, mayWrite)}
      list={listOfWeeks(mode)}
      show={(timesheet) => <TimesheetForm timesheet={timesheet} mode={mode} />}
    />
  );
}
