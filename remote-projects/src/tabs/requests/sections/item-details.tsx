import { pickedId } from 'shared-contracts/forms';
import { chosenLengths } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import {
  DateField,
  FieldRow,
  FormSection,
  PickerField,
  TermField,
  TextareaField,
  TextField,
} from 'shared-ui/form';
import { useRequestAround } from '../use-request-around.ts';

const longest = chosenLengths.request;

/** The subject of one item, its place, and its duration (002 §3). */
export function ItemDetails() {
  const { t } = useTexts('projects');
  const of = (name: string) => ({ name, label: t(`requestItems.${name}`) });
  const requestTypeId = pickedId(useRequestAround()['requestType']);
  const given = requestTypeId === undefined ? {} : { requestTypeId };
  return (
    <>
      <FormSection title={t('requestItems.section.what')}>
        <PickerField {...of('requestItemType')} required picklist="requestItemTypes" given={given} />
        <PickerField {...of('historicalType')} picklist="requestItemTypes" given={given} />
        <FieldRow>
          <TextareaField {...of('description')} maximum={longest.description} />
        </FieldRow>
        <FieldRow>
          <TextareaField {...of('conditions')} maximum={longest.conditions} />
        </FieldRow>
      </FormSection>
      <FormSection title={t('requestItems.section.where')}>
        <TextField {...of('marker')} width="code" />
        <TextField {...of('reference')} width="code" />
        <TextField {...of('spread')} width="code" />
      </FormSection>
      <FormSection title={t('requestItems.section.term')}>
        <DateField {...of('effectiveDate')} />
        <TermField {...of('term')} unitName="termUnit" />
        <DateField {...of('expiryDate')} />
      </FormSection>
    </>
  );
}
