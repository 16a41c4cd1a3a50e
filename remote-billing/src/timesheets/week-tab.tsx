import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { dayAfter } from 'shared-contracts/days';
import { chosenLengths } from 'shared-contracts/limits';
import { showToast, useSession, useShortcut, useTexts } from 'shared-ui';
import { HeaderButton, TextareaField } from 'shared-ui/form';
import { useIsPhone } from 'shared-ui/grid';
import { Link } from 'shared-ui/router';
import { useClient } from 'urql';
import { LinesOfWeekDocument } from '../generated/operations.ts';
import { Expenses } from './expenses.tsx';
import { rowName } from './line-name.ts';
import { LinePanel, type LineValues } from './line-panel.tsx';
import { approvalAddress, type TimesheetMode, weekAddress } from './timesheet-mode.ts';
import type { TimesheetRecord } from './timesheet-record.ts';
import { useClosedDays } from './use-closed-days.ts';
import { useWeek } from './use-week.ts';
import classes from './week.module.css';
import { WeekGrid } from './week-grid.tsx';
import { WeekNotices } from './week-notices.tsx';
import { factsOf, type WeekRow } from './week-rows.ts';

interface WeekTabProps {
  readonly timesheet: TimesheetRecord;
  readonly mode: TimesheetMode;
}

const daysInWeek = 7;

const emptyLine = (date: string): LineValues => ({
  ...{ kind: 'Time', date, project: null, agreement: null, work: '', unit: null, cost: null },
  ...{ receiptTax: null, supplierTaxNumber: null },
  ...{ ledgerCode: null, isTaxable: true, description: null },
});

/** The week itself: its notices, the grid, expenses and notes. */
export function WeekTab({ timesheet, mode }: WeekTabProps) {
  const { t } = useTexts('billing');
  const client = useClient();
  const { user } = useSession();
  const monday = timesheet.weekStarting;
  const closedDays = useClosedDays(monday);
  const week = useWeek(timesheet, closedDays);
  const isPhone = useIsPhone();
  const [open, setOpen] = useState<WeekRow | 'new'>();
  const [focusRow, setFocusRow] = useState<string>();
  const onFocused = useCallback(() => setFocusRow(undefined), []);

  const begin = () => {
    if (!week.isReadOnly) setOpen('new');
  };
  useShortcut(week.isReadOnly ? undefined : { keys: 'n', name: t('timesheets.newLine'), run: begin });

  const first = useRef<HTMLSpanElement>(null);
  const isEmpty = timesheet.revision === null && week.lines.length === 0;
  const start = useEffectEvent(() => {
    if (isEmpty) first.current?.querySelector('button')?.focus();
  });
  // Work in an empty week begins with a line.
  useEffect(() => start(), []);

  // Last week is added to the week as it is when the answer arrives, so that nothing typed meanwhile is lost.
  const latest = useRef(week);
  latest.current = week;
  const copyLastWeek = async () => {
    const { data, error } = await client
      .query(
        LinesOfWeekDocument,
        { userId: timesheet.user.id, weekStarting: dayAfter(monday, -daysInWeek) },
        { requestPolicy: 'network-only' },
      )
      .toPromise();
    if (error) return showToast({ kind: 'error', message: errorMessage(error) ?? t('timesheets.failed') });
    const entries = data?.found.nodes[0]?.entries ?? [];
    const { copied, there, first: copiedLine } = latest.current.copyFrom(entries);
    // What was copied is corrected next.
    setFocusRow(copiedLine);
    const left = there > 0 ? t('timesheets.notTwice', { count: there }) : '';
    showToast(
      copied > 0
        ? { kind: 'success', message: `${t('timesheets.copied', { count: copied })} ${left}`.trim() }
        : { kind: 'info', message: left || t('timesheets.nothingBefore') },
    );
  };
  const take = (values: LineValues) => {
    const facts = factsOf({ ...values, id: '', quantity: null });
    if (open && open !== 'new') {
      week.changeRow(open, facts);
      setFocusRow(open.id);
    } else setFocusRow(week.addRow(facts));
  };
  const duplicate = (row: WeekRow) => setFocusRow(week.addRow(row.facts, row));
  const done = (work: () => void) => {
    work();
    setOpen(undefined);
  };
  const last = week.rows.at(-1);
  const weekOf = (days: number) => weekAddress(mode, timesheet.user.id, dayAfter(monday, days));
  return (
    <div className={classes['sheet']}>
      <WeekNotices week={week} monday={monday} closedDays={closedDays} />
      <div className={classes['toolbar']}>
        <nav className={classes['steps']} aria-label={t('timesheets.weeks')}>
          <Link to={weekOf(-daysInWeek)}>‹ {t('timesheets.before')}</Link>
          <Link to={weekOf(daysInWeek)}>{t('timesheets.after')} ›</Link>
          {user?.isApprover && mode !== 'invoicing-timesheets' && (
            <Link to={approvalAddress}>{t('timesheets.approval.link')}</Link>
          )}
        </nav>
        {!week.isReadOnly && (
          <>
            <HeaderButton onClick={() => void copyLastWeek()}>{t('timesheets.copyLast')}</HeaderButton>
            <span ref={first}>
              <HeaderButton onClick={begin}>{t('timesheets.newLine')}</HeaderButton>
            </span>
          </>
        )}
      </div>
      <WeekGrid
        week={week}
        monday={monday}
        closedDays={closedDays}
        focusRow={focusRow}
        onFocused={onFocused}
        onAdd={begin}
        onOpen={(row) => !week.isReadOnly && setOpen(row)}
        onDuplicate={duplicate}
      />
      <Expenses timesheet={timesheet} week={week} />
      <TextareaField name="notes" label={t('timesheets.notes')} maximum={chosenLengths.billing.notes} />
      {open && (
        <LinePanel
          title={open === 'new' ? t('timesheets.newLine') : rowName(open.facts, t)}
          monday={monday}
          userId={timesheet.user?.id}
          kinds={['Time', 'Kilometres']}
          initial={{
            ...emptyLine(monday),
            // Most lines are of the project of the one before.
            ...(open === 'new' ? { project: last?.facts.project ?? null } : open.facts),
          }}
          more={
            isPhone &&
            open !== 'new' && (
              <>
                <HeaderButton onClick={() => done(() => duplicate(open))}>
                  {t('timesheets.duplicate')}
                </HeaderButton>
                <HeaderButton onClick={() => done(() => week.removeRow(open))}>
                  {t('timesheets.remove')}
                </HeaderButton>
              </>
            )
          }
          onSubmit={take}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
