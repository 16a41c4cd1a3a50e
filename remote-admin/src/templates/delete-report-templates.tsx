import type { BulkActionProps } from 'shared-contracts';
import { useTexts } from 'shared-ui';
import { DeleteRows } from 'shared-ui/record';
import { DeleteReportTemplatesDocument } from '../generated/operations.ts';

/** The delete of selected report templates. */
export function DeleteReportTemplates(props: BulkActionProps) {
  const { t } = useTexts('admin');
  return (
    <DeleteRows
      {...props}
      document={DeleteReportTemplatesDocument}
      item={t('kind.report-templates.record')}
    />
  );
}
