import type { BulkAction } from 'shared-contracts';
import { reportTypes } from 'shared-contracts/forms';
import type { ReportDialogName } from 'shared-contracts/reports';
import { ReportDialog } from 'shared-ui/reports';

/** The dialog of a report of selected rows, which is called as its report. */
export const reportOfRows =
  (dialog: ReportDialogName & keyof typeof reportTypes): BulkAction =>
  ({ rows, onClose }) => (
    <ReportDialog
      dialog={dialog}
      reportId={reportTypes[dialog].id}
      source={{ parentId: null, ids: rows.map(({ id }) => id) }}
      onClose={onClose}
    />
  );
