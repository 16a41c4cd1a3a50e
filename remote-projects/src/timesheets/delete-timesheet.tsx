import { useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { useTexts } from 'shared-ui';
import { RecordActionModal } from 'shared-ui/confirm';
import { HeaderButton } from 'shared-ui/form';
import { useNavigate } from 'shared-ui/router';
import { useMutation } from 'urql';
import { DeleteTimesheetsDocument } from '../generated/operations.ts';
import type { TimesheetRecord } from './timesheet-record.ts';

interface DeleteTimesheetProps {
  readonly timesheet: TimesheetRecord;
  readonly title: string;
  readonly list: string;
  /** Told when it is gone, before its page is left. */
  readonly onDeleted: () => void;
}

/** Deletes a week after a question, which says so where it is handed in already (decision 67). */
export function DeleteTimesheet({ timesheet, title, list, onDeleted }: DeleteTimesheetProps) {
  const { t } = useTexts('projects');
  const navigate = useNavigate();
  const [, remove] = useMutation(DeleteTimesheetsDocument);
  const [isAsking, setAsking] = useState(false);
  const states = timesheet.entries.map(({ status }) => status);
  const isPending = states.includes('PENDING');
  const isKept = states.some((status) => status === 'APPROVED' || status === 'INVOICED');
  const onConfirm = async () => {
    const { error } = await remove({ ids: [timesheet.id], allowDeletePendingTimesheets: isPending });
    if (error) throw new Error(errorMessage(error));
    onDeleted();
    void navigate(list);
  };
  return (
    <>
      <HeaderButton
        onClick={() => setAsking(true)}
        disabledBy={isKept ? t('timesheets.approvedStays') : undefined}
      >
        {t('timesheets.delete')}
      </HeaderButton>
      <RecordActionModal
        opened={isAsking}
        action="delete"
        item={t('timesheets.item')}
        count={1}
        names={[title, ...(isPending ? [t('timesheets.isHandedIn')] : [])]}
        onConfirm={onConfirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
