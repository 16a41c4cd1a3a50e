import { reportTypes } from 'shared-contracts/forms';
import { datasetTypes, deliveryTypes, recipientChoices, reportTextsIn } from 'shared-contracts/reports';
import { ChoiceField } from '../form/fields/choice-field.tsx';
import { PickerField } from '../form/fields/picker-field.tsx';
import { TickField } from '../form/fields/tick-field.tsx';
import { EnclosureFields } from './enclosure-fields.tsx';
import type { ReportSource } from './report-source.ts';
import { useReportTexts } from './report-ui-texts.ts';
import classes from './reports.module.css';

interface TemplateFieldsProps {
  readonly reportId: string;
  readonly source: ReportSource;
}

/** The fields for documents from a template: the template, the records, and the recipients of letters. */
export function TemplateFields({ reportId, source }: TemplateFieldsProps) {
  const { t, language } = useReportTexts();
  const { fields, ...texts } = reportTextsIn(language);
  const isOfTitles = reportId === reportTypes.titleDocument.id;
  // Letters to payees are those of one file of payments.
  const isOfPayments = reportId === reportTypes.paymentLetter.id;
  const recordsOf = {
    All: t(isOfTitles ? 'allTitles' : 'all'),
    Custom: t('selected', { count: source.ids.length }),
  };
  return (
    <>
      <PickerField
        name="reportTemplate"
        label={fields.reportTemplate}
        picklist="documentTemplates"
        given={{ reportId }}
        required
      />
      {!isOfPayments && (
        <ChoiceField
          name="datasetType"
          label={fields.datasetType}
          choices={datasetTypes
            .filter((value) => value === 'All' || source.ids.length > 0)
            .map((value) => ({ value, label: `${texts.datasetTypes[value]} – ${recordsOf[value]}` }))}
        />
      )}
      {reportId === reportTypes.agreementDocument.id && (
        <ChoiceField
          name="recipients"
          label={fields.recipients}
          choices={recipientChoices.map((value) => ({ value, label: texts.recipients[value] }))}
        />
      )}
      <ChoiceField
        name="deliveryType"
        label={fields.deliveryType}
        choices={deliveryTypes.map((value) => ({ value, label: texts.deliveryTypes[value] }))}
      />
      <EnclosureFields reportId={reportId} source={source} />
      <fieldset className={classes['flags']}>
        <TickField name="isFiled" label={fields.isFiled} />
        <TickField name="allowsMissing" label={fields.allowsMissing} />
      </fieldset>
    </>
  );
}
