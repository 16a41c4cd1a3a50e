import { registrationSystems } from 'shared-contracts/land';
import { chosenLengths } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import {
  ChoiceField,
  FieldRow,
  FormSection,
  NumberField,
  TextareaField,
  TextField,
  TickField,
} from 'shared-ui/form';
import { RelatedParcelsField } from '../titles/related-parcels-field.tsx';

/** Every own field of a title tract, with the land that it follows. */
export function TitleTractFields() {
  const { t } = useTexts('land');
  const of = (name: string) => ({ name, label: t(`land.tract.${name}`) });
  return (
    <>
      <FormSection title={t('land.section.tract')} hint={t('land.tract.hint')}>
        <TextField {...of('name')} required />
        <ChoiceField
          {...of('registrationSystem')}
          width="code"
          choices={registrationSystems.map((value) => ({ value, label: t(`land.tract.systems.${value}`) }))}
        />
        <FieldRow>
          <TextField {...of('legalDescription')} width="line" />
        </FieldRow>
        <NumberField {...of('grossArea')} />
        <TickField {...of('isActive')} />
      </FormSection>
      <RelatedParcelsField />
      <FormSection title={t('land.section.notes')}>
        <FieldRow>
          <TextareaField {...of('notes')} maximum={chosenLengths.land.notes} />
        </FieldRow>
      </FormSection>
    </>
  );
}
