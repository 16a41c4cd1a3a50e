import { useMemo } from 'react';
import { useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { RelatedDocuments } from 'shared-ui/documents';
import { HeaderButton } from 'shared-ui/form';
import { useQuery } from 'urql';
import { WeekReceiptsDocument } from '../generated/operations.ts';
import type { TimesheetRecord } from './timesheet-record.ts';
import classes from './week.module.css';

interface WeekReceiptsProps {
  readonly timesheet: TimesheetRecord;
}

/**
 * All documents of a week, with those of the expenses; written immediately, as documents are everywhere (decision
 * 48).
 */
export function WeekReceipts({ timesheet: { id, canEdit } }: WeekReceiptsProps) {
  return (
    <div className={classes['receipts']}>
      <RelatedDocuments parentId={id} parentType="Timesheet" mayAdd={canEdit} />
    </div>
  );
}

/** How many receipts each line of a week has, by the line's id. */
export function useReceiptCounts({ id, revision, entries }: TimesheetRecord): ReadonlyMap<string, number> {
  const [{ data }] = useQuery({
    query: WeekReceiptsDocument,
    variables: { id },
    pause: revision === null || !entries.some(({ kind }) => kind === 'Expense'),
    requestPolicy: 'cache-and-network',
  });
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { timesheetEntryId } of data?.documents ?? [])
      if (timesheetEntryId) counts.set(timesheetEntryId, (counts.get(timesheetEntryId) ?? 0) + 1);
    return counts;
  }, [data]);
}

interface ReceiptsButtonProps {
  readonly name: string;
  readonly count: number;
  /** Why there can be none yet; undefined where there can. */
  readonly hindrance: string | undefined;
  readonly onOpen: () => void;
}

/** Opens the receipts of an expense; shows their number. */
export function ReceiptsButton({ name, count, hindrance, onOpen }: ReceiptsButtonProps) {
  const { t } = useTexts('billing');
  const text = count === 0 ? t('timesheets.addReceipt') : t('timesheets.receiptCount', { count });
  return (
    // The accessible name contains the visible text, so that voice control finds the button.
    <HeaderButton
      label={`${t('timesheets.receiptsOf', { name })}: ${text}`}
      disabledBy={hindrance}
      onClick={onOpen}
    >
      {text}
    </HeaderButton>
  );
}

interface ReceiptsPanelProps extends WeekReceiptsProps {
  readonly lineId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** The receipts of one expense, next to the week: attached by its writer, viewed by its approver. */
export function ReceiptsPanel({ timesheet, lineId, name, onClose }: ReceiptsPanelProps) {
  const { t } = useTexts('billing');
  return (
    <SlideInPage opened title={t('timesheets.receiptsOf', { name })} onClose={onClose}>
      <div className={classes['receiptGrid']}>
        <RelatedDocuments
          parentId={timesheet.id}
          parentType="Timesheet"
          lineId={lineId}
          mayAdd={timesheet.canEdit}
        />
      </div>
    </SlideInPage>
  );
}
