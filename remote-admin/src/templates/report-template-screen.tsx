import { RecordScreen } from 'shared-ui/record';
import { ReportTemplateDocument } from '../generated/operations.ts';
import { listAddress } from '../ground/record-list.ts';
import { ReportTemplateForm } from './report-template-form.tsx';
import { newReportTemplate, type ReportTemplateRecord } from './report-template-record.ts';

/** A report template at its address; 'new' is one that is not saved yet. */
export function ReportTemplateScreen() {
  return (
    <RecordScreen<ReportTemplateRecord>
      document={ReportTemplateDocument}
      titleOf={({ name }) => name}
      make={newReportTemplate}
      list={listAddress('templates/document')}
      show={(template) => <ReportTemplateForm template={template} />}
    />
  );
}
