import { formPathOf, noTemplateFile, reportTemplateSchema } from 'shared-contracts/documents';
import { errorsOf } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { FieldGrid, FieldRow, type FormValues, PickerField, TextField, TickField } from 'shared-ui/form';
import { RecordForm } from 'shared-ui/record';
import { useMutation } from 'urql';
import { DeleteReportTemplatesDocument, UpdateReportTemplatesDocument } from '../generated/operations.ts';
import { listAddress } from '../ground/record-list.ts';
import {
  filesIn,
  type ReportTemplateRecord,
  templateInput,
  templateValues,
} from './report-template-record.ts';
import { TemplateFiles } from './template-files.tsx';

/** A report template: what documents are made from (001 §2). */
export function ReportTemplateForm({ template }: { template: ReportTemplateRecord }) {
  const { t, language } = useTexts('admin');
  const [, save] = useMutation(UpdateReportTemplatesDocument);
  const labelOf = (field: string) => t(`template.field.${field.replace('details.', '')}`);
  const names = ['details.name', 'details.reportType', 'details.isActive', 'templateFiles'];
  return (
    <RecordForm<ReportTemplateRecord>
      route="templates/document"
      record={template}
      kind="REPORT_TEMPLATE"
      titleOf={({ name }) => name}
      subtitle={t('kind.report-templates.record')}
      tabs={[
        {
          path: 'details',
          label: t('record.details'),
          fields: names.map((name) => ({ name, label: labelOf(name) })),
        },
      ]}
      labelOf={labelOf}
      valuesOf={templateValues}
      inputOf={templateInput}
      check={(values: FormValues) => {
        const errors = errorsOf(reportTemplateSchema, templateInput(values), language);
        const files =
          filesIn(values).length === 0 ? [{ path: 'templateFiles', message: noTemplateFile(language) }] : [];
        return [
          ...errors.map(({ path, message }) => ({
            path: `details.${path === 'reportTypeId' ? 'reportType' : path}`,
            message,
          })),
          ...files,
        ];
      }}
      send={async (input) => {
        const { data, error } = await save({ input: [input] });
        return { stored: data?.saved[0], error };
      }}
      pathOf={formPathOf}
      list={listAddress('templates/document')}
      remove={DeleteReportTemplatesDocument}
      readOnlyReason={template.canEdit ? undefined : t('record.readOnly')}
    >
      {(saved, adopt) => (
        <FieldGrid>
          <TextField name="details.name" label={labelOf('name')} required />
          <PickerField
            name="details.reportType"
            label={labelOf('reportType')}
            picklist="reportTypes"
            required
          />
          <FieldRow>
            <TickField name="details.isActive" label={labelOf('isActive')} />
          </FieldRow>
          <TemplateFiles template={saved} adopt={adopt} />
        </FieldGrid>
      )}
    </RecordForm>
  );
}
