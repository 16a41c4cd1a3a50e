import { today } from 'shared-contracts/days';
import { isSearchOld, titleStatuses } from 'shared-contracts/land';
import { chosenLengths, landLimits } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import {
  ChoiceField,
  DateField,
  FieldRow,
  FormSection,
  NumberField,
  PickerField,
  TextareaField,
  TextField,
  TodayButton,
  useFieldValue,
  useSetField,
} from 'shared-ui/form';
import { RelatedParcelsField } from './related-parcels-field.tsx';
import { TitleOwners } from './title-owners.tsx';
import classes from './titles.module.css';

/** Shows how old the search is, and sets today's day with one press. */
function SearchNote() {
  const { t } = useTexts('land');
  const searched = useFieldValue('searchedDate');
  const isOver = Boolean(useFieldValue('cancelledDate'));
  const isOld = !isOver && isSearchOld(typeof searched === 'string' ? searched || null : null, today());
  return (
    <FieldRow>
      {/* It keeps its space, so that nothing below moves while a date is typed. */}
      <p className={classes['old']} data-quiet={!isOld || undefined}>
        {t('land.search.old', { days: landLimits.searchLife })}
      </p>
      <TodayButton name="searchedDate" label={t('land.search.today')} />
    </FieldRow>
  );
}

/** The fields of a title: what it is, the land, the owners. */
export function TitleFields() {
  const { t } = useTexts('land');
  const setField = useSetField();
  const cancelledDate = useFieldValue('cancelledDate');
  const of = (name: string) => ({ name, label: t(`land.title.${name}`) });
  return (
    <>
      <FormSection title={t('land.title.section.what')}>
        <TextField {...of('number')} required />
        <PickerField {...of('type')} picklist="titleTypes" />
        <ChoiceField
          {...of('status')}
          width="number"
          choices={titleStatuses.map((value) => ({ value, label: t(`land.title.statuses.${value}`) }))}
          onChoose={() => cancelledDate && setField('cancelledDate', null)}
        />
        <PickerField {...of('previousTitle')} picklist="titles" />
        <DateField {...of('registeredDate')} width="number" />
        <DateField {...of('cancelledDate')} width="number" />
        <DateField {...of('searchedDate')} width="number" />
        <SearchNote />
      </FormSection>
      <TitleOwners />
      <RelatedParcelsField />
      <FormSection title={t('land.title.section.size')}>
        <NumberField {...of('grossArea')} />
        <NumberField {...of('netArea')} />
        <FieldRow>
          <TextareaField {...of('notes')} maximum={chosenLengths.land.notes} />
        </FieldRow>
      </FormSection>
    </>
  );
}
