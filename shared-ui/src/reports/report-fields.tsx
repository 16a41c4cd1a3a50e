import { visibleOptions } from 'shared-contracts/limits';
import {
  outputFormats,
  type ReportDialogName,
  reportDialog,
  reportTextsIn,
  sortTypes,
} from 'shared-contracts/reports';
import { ChoiceField } from '../form/fields/choice-field.tsx';
import { MenuField } from '../form/fields/menu-field.tsx';
import { TickField } from '../form/fields/tick-field.tsx';
import type { ReportSource } from './report-source.ts';
import { useReportTexts } from './report-ui-texts.ts';
import classes from './reports.module.css';
import { TemplateFields } from './template-fields.tsx';

interface ReportFieldsProps {
  readonly dialog: ReportDialogName;
  readonly reportId: string;
  readonly source: ReportSource;
}

/** The options of a report, as its declaration names them. */
export function ReportFields({ dialog, reportId, source }: ReportFieldsProps) {
  const { language } = useReportTexts();
  const { flags, sortTypes: sorts, formats = outputFormats, hasTemplate } = reportDialog(dialog);
  const texts = reportTextsIn(language);
  return (
    <>
      {hasTemplate && <TemplateFields reportId={reportId} source={source} />}
      <ChoiceField
        name="outputFormat"
        label={texts.fields.outputFormat}
        choices={formats.map((value) => ({ value, label: texts.formats[value] }))}
      />
      {sorts && (
        <MenuField
          name="sortType"
          label={texts.fields.sortType}
          required
          visible={visibleOptions.sortType}
          choices={sorts.map((name) => ({ value: sortTypes[name].id, label: texts.sortTypes[name] }))}
        />
      )}
      {flags.length > 0 && (
        <fieldset className={classes['flags']}>
          <legend>{texts.fields.show}</legend>
          {flags.map((flag) => (
            <TickField key={flag} name={flag} label={texts.flags[flag]} />
          ))}
        </fieldset>
      )}
    </>
  );
}
