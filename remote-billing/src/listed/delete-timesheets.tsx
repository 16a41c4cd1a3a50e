import type { BulkActionProps } from 'shared-contracts';
import { useTexts } from 'shared-ui';
import { DeleteRows } from 'shared-ui/record';
import { DeleteSubmittedTimesheetsDocument, DeleteTimesheetsDocument } from '../generated/operations.ts';

/** Deletes the selected weeks; one that is submitted is refused (decision 67). */
export function DeleteTimesheets(props: BulkActionProps) {
  const { t } = useTexts('billing');
  return <DeleteRows {...props} document={DeleteTimesheetsDocument} item={t('timesheets.item')} />;
}

/** Deletes submitted weeks too; approved or invoiced lines are never deleted. */
export function DeleteSubmittedTimesheets(props: BulkActionProps) {
  const { t } = useTexts('billing');
  return <DeleteRows {...props} document={DeleteSubmittedTimesheetsDocument} item={t('timesheets.item')} />;
}
