import { useState } from 'react';
import { timesheetValidator } from 'shared-contracts/billing';
import { recordRights } from 'shared-contracts/rights';
import { shownDate } from 'shared-contracts/shown-dates';
import { useSession, useTexts } from 'shared-ui';
import type { FormTab } from 'shared-ui/form';
import { StatusPill } from 'shared-ui/grid';
import { RecordForm, useSend } from 'shared-ui/record';
import { Navigate, useLocation, useParams, useRoutes } from 'shared-ui/router';
import { useClient } from 'urql';
import {
  DeleteSubmittedTimesheetsDocument,
  DeleteTimesheetsDocument,
  TimesheetDocument,
} from '../generated/operations.ts';
import { LinesTab } from './lines-tab.tsx';
import { WeekReceipts } from './receipts.tsx';
import { TimesheetActions } from './timesheet-actions.tsx';
import { listOfWeeks, type TimesheetMode, timesheetAddress } from './timesheet-mode.ts';
import {
  cellOfLine,
  saveTimesheet,
  sentTimesheet,
  statusName,
  type TimesheetRecord,
  timesheetFields,
  timesheetInput,
  timesheetValues,
  valuesOfStored,
} from './timesheet-record.ts';
import { WeekHistory } from './week-history.tsx';
import { WeekTab } from './week-tab.tsx';

interface TimesheetFormProps {
  readonly timesheet: TimesheetRecord;
  readonly mode: TimesheetMode;
}

interface TabProps extends TimesheetFormProps {
  readonly onDecided: () => Promise<void>;
}

/** The tab that the address names. */
function TimesheetTab({ timesheet, mode, onDecided }: TabProps) {
  const { id = 'new' } = useParams();
  const { search } = useLocation();
  return useRoutes([
    { path: 'details/*', element: <WeekTab timesheet={timesheet} mode={mode} /> },
    ...(timesheet.revision === null
      ? []
      : [
          {
            path: 'lines/*',
            element: <LinesTab timesheet={timesheet} mode={mode} onDecided={onDecided} />,
          },
          { path: 'related-documents/*', element: <WeekReceipts timesheet={timesheet} /> },
          { path: 'history/*', element: <WeekHistory timesheetId={timesheet.id} /> },
        ]),
    // A new week keeps its query, which says which week it is.
    { path: '*', element: <Navigate to={{ pathname: timesheetAddress(mode, id), search }} replace /> },
  ]);
}

/** Why somebody cannot write in a week; undefined where they can. */
function useLock({ canEdit }: TimesheetRecord): string | undefined {
  const { t } = useTexts('billing');
  const { user } = useSession();
  if (user?.isReadOnly) return t('timesheets.lock.readOnly');
  return canEdit && user && recordRights.timesheet.create(user, {}) ? undefined : t('timesheets.lock.others');
}

/** A person's week of work: My week for the person who writes it, and the same for people who approve or invoice it. */
export function TimesheetForm({ timesheet: start, mode }: TimesheetFormProps) {
  const { t, language } = useTexts('billing');
  const client = useClient();
  const save = useSend(saveTimesheet);
  const [week, setWeek] = useState(start);
  const lock = useLock(week);
  const isPending = week.entries.some(({ status }) => status === 'PENDING');
  const titleOf = ({ weekStarting }: TimesheetRecord) =>
    t('timesheets.weekOf', { day: shownDate(weekStarting, language) });
  const labelOf = (field: string) => t(`timesheets.field.${field}`);
  /** Decisions about lines do not raise the week's revision, so a person who is typing in it loses nothing. */
  const readAgain = async (id: string, adopt: (next: TimesheetRecord) => void) => {
    const { data } = await client
      .query(TimesheetDocument, { id }, { requestPolicy: 'network-only' })
      .toPromise();
    if (!data?.record) return;
    adopt(data.record);
    setWeek(data.record);
  };
  // The week takes the full width: project names next to seven days.
  const tabs = [
    {
      path: 'details',
      label: t('timesheets.week'),
      fields: timesheetFields.map((name) => ({
        name,
        label: labelOf(name),
        ...(name === 'entries' ? { placeOf: cellOfLine } : {}),
      })),
    },
    ...(week.revision === null
      ? []
      : [
          { path: 'lines', label: t('timesheets.linesTab'), fields: [] },
          { path: 'related-documents', label: t('timesheets.receipts'), fields: [] },
          { path: 'history', label: t('timesheets.history.title'), fields: [] },
        ]),
  ].map((tab): FormTab => ({ ...tab, isWhole: true }));
  return (
    <RecordForm<TimesheetRecord>
      route={mode}
      record={start}
      kind="TIMESHEET"
      titleOf={titleOf}
      subtitle={({ user, productClient }) =>
        [user.fullName, productClient.companyName].filter(Boolean).join(' · ')
      }
      marks={({ status }) => <StatusPill color={undefined}>{t(statusName(status))}</StatusPill>}
      tabs={tabs}
      labelOf={labelOf}
      valuesOf={timesheetValues}
      inputOf={timesheetInput}
      validator={timesheetValidator}
      valuesOfStored={valuesOfStored}
      send={(input) => save(sentTimesheet(input))}
      list={listOfWeeks(mode)}
      // A submitted week can only be deleted with the mutation that confirms it (decision 67).
      remove={isPending ? DeleteSubmittedTimesheetsDocument : DeleteTimesheetsDocument}
      removeAlong={isPending ? [t('timesheets.isHandedIn')] : []}
      removeBlockedBy={({ entries }) =>
        entries.some(({ status }) => status === 'APPROVED' || status === 'INVOICED')
          ? t('timesheets.approvedStays')
          : undefined
      }
      isMade={false}
      readOnlyReason={lock}
      onSaved={setWeek}
      actions={(saved, adopt) => (
        <TimesheetActions
          timesheet={saved}
          mayWrite={lock === undefined}
          onDecided={() => readAgain(saved.id, adopt)}
        />
      )}
    >
      {(saved, adopt) => (
        <TimesheetTab timesheet={saved} mode={mode} onDecided={() => readAgain(saved.id, adopt)} />
      )}
    </RecordForm>
  );
}
