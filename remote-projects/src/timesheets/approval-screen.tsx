import { useState } from 'react';
import { AccessDenied, PageHeader, useRecordTitle, useSession, useTexts } from 'shared-ui';
import { useNavigate } from 'shared-ui/router';
import type { TimeLineFragment } from '../generated/operations.ts';
import { ApprovalFilter, type ApprovalWish, isWished } from './approval-filter.tsx';
import { LineActions } from './line-actions.tsx';
import { LinesGrid } from './lines-grid.tsx';
import { MissingList } from './missing-list.tsx';
import { useTimeLines } from './use-time-lines.ts';
import classes from './week.module.css';

const everything: ApprovalWish = { person: '', project: '', week: '' };

/** What waits for the approvers of a company: submitted lines by week, person or project, and who has not submitted. */
function Approval() {
  const { t } = useTexts('projects');
  const { nodes, load, ask } = useTimeLines({ state: 'PENDING' });
  const [wish, setWish] = useState(everything);
  const lines = nodes.filter((line) => isWished(line, wish));
  return (
    <div className={classes['approval']}>
      <PageHeader title={t('timesheets.approval.title')} />
      <section className={classes['card']} aria-label={t('timesheets.approval.submitted')}>
        <h2 className={classes['heading']}>{t('timesheets.approval.submitted')}</h2>
        <ApprovalFilter lines={nodes} wish={wish} onWish={setWish} />
        <LinesGrid
          label={t('timesheets.approval.submitted')}
          of="company"
          lines={lines}
          isLoading={load.isLoading}
          failure={load.failure}
          addressOf={(line: TimeLineFragment) => `/timesheets/${line.timesheetId}/details`}
          actions={(selected, clear) => (
            <LineActions
              // Where nothing is selected, all that is shown is meant: a week, a person, a project.
              selected={selected.length > 0 ? selected : lines}
              isInvoicing={false}
              onDone={() => {
                clear();
                ask({ requestPolicy: 'network-only' });
              }}
            />
          )}
        />
      </section>
      <section className={classes['card']} aria-label={t('timesheets.approval.missing')}>
        <h2 className={classes['heading']}>{t('timesheets.approval.missing')}</h2>
        <MissingList />
      </section>
    </div>
  );
}

/** Time to approve, for the approvers of a company. */
export function ApprovalScreen() {
  const { t } = useTexts('projects');
  const { user } = useSession();
  const navigate = useNavigate();
  useRecordTitle('approval', t('timesheets.approval.title'));
  if (!user?.isApprover) return <AccessDenied onClose={() => void navigate('/home')} />;
  return <Approval />;
}
