import {
  outputFormats,
  type ReportDialogName,
  reportDialog,
  reportTextsIn,
  sortTypes,
} from 'shared-contracts/reports';
import { ChoiceField } from '../form/choice-field.tsx';
import { TickField } from '../form/tick-field.tsx';
import { useReportTexts } from './report-ui-texts.ts';
import classes from './reports.module.css';

/** The options of a report, as its declaration names them. */
export function ReportFields({ dialog }: { readonly dialog: ReportDialogName }) {
  const { language } = useReportTexts();
  const { flags, sortTypes: sorts } = reportDialog(dialog);
  const says = reportTextsIn(language);
  return (
    <>
      <ChoiceField
        name="outputFormat"
        label={says.fields.outputFormat}
        choices={outputFormats.map((value) => ({ value, label: says.formats[value] }))}
      />
      {sorts && (
        <ChoiceField
          name="sortType"
          label={says.fields.sortType}
          required
          none=""
          choices={sorts.map((name) => ({ value: sortTypes[name].id, label: says.sortTypes[name] }))}
        />
      )}
      {flags.length > 0 && (
        <fieldset className={classes['flags']}>
          <legend>{says.fields.show}</legend>
          {flags.map((flag) => (
            <TickField key={flag} name={flag} label={says.flags[flag]} />
          ))}
        </fieldset>
      )}
    </>
  );
}
