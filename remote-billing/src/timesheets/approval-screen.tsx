import { useState } from 'react';
import { PageHeader, useRecordTitle, useTexts } from 'shared-ui';
import type { TimeLineFragment } from '../generated/operations.ts';
import classes from './approval.module.css';
import { ApprovalFilter, type ApprovalWish, isWished, wishWithin } from './approval-filter.tsx';
import { LineActions } from './line-actions.tsx';
import { LinesGrid } from './lines-grid.tsx';
import { MissingList } from './missing-list.tsx';
import { timesheetAddress } from './timesheet-mode.ts';
import { useTimeLines } from './use-time-lines.ts';

const everything: ApprovalWish = { person: '', project: '', week: '' };

/**
 * Work for the approvers of a company: submitted lines by week, person or project, and people who have not submitted.
 */
export function ApprovalScreen() {
  const { t } = useTexts('billing');
  useRecordTitle('waiting', t('timesheets.approval.title'));
  const { nodes, load, ask } = useTimeLines({ state: 'PENDING' });
  const [wish, setWish] = useState(everything);
  const held = wishWithin(nodes, wish);
  const lines = nodes.filter((line) => isWished(line, held));
  return (
    <div className={classes['approval']}>
      <PageHeader title={t('timesheets.approval.title')} />
      {/* It has no label of its own, because the grid in it has the same name. */}
      <div className={classes['card']}>
        <h2 className={classes['cardTitle']}>{t('timesheets.approval.submitted')}</h2>
        <ApprovalFilter lines={nodes} wish={held} onWish={setWish} />
        <LinesGrid
          label={t('timesheets.approval.submitted')}
          of="company"
          lines={lines}
          emptyPurpose={t('timesheets.approval.purpose')}
          isLoading={load.isLoading}
          failure={load.failure}
          addressOf={({ timesheetId }: TimeLineFragment) => timesheetAddress('time-approval', timesheetId)}
          actions={(selected, clear, shown) => (
            <LineActions
              // Where nothing is selected, all that is shown is meant: a week, a person, a project.
              selected={selected.length > 0 ? selected : shown}
              isAll={selected.length === 0}
              isInvoicing={false}
              waiting={nodes.length}
              onDone={() => {
                clear();
                ask({ requestPolicy: 'network-only' });
              }}
            />
          )}
        />
      </div>
      <section className={classes['card']} aria-label={t('timesheets.approval.missing')}>
        <h2 className={classes['cardTitle']}>{t('timesheets.approval.missing')}</h2>
        <MissingList />
      </section>
    </div>
  );
}
