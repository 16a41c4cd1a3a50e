import type { BulkAction } from 'shared-contracts';
import type { ReportName } from 'shared-contracts/reports';
import { ReportDialog } from './report-dialog.tsx';

/** The dialog of a report of selected rows. */
export const reportOfRows =
  (report: ReportName): BulkAction =>
  ({ rows, onClose }) => (
    <ReportDialog
      report={report}
      source={{ parentId: null, ids: rows.map(({ id }) => id) }}
      onClose={onClose}
    />
  );
