import { rightsTypes } from 'shared-contracts/land';
import { chosenLengths } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import {
  ChoiceField,
  FieldRow,
  FormSection,
  NumberField,
  PickerField,
  PlaceFields,
  TextareaField,
  TextField,
  TickField,
} from 'shared-ui/form';
import { RowsBlock } from 'shared-ui/record';
import { LandOnMap } from './land-on-map.tsx';
import { OutlineDrawing } from './outline-drawing.tsx';
import { OutlineFields } from './outline-fields.tsx';
import classes from './parcels.module.css';
import { PartsField } from './parts-field.tsx';
import { RoadAllowances } from './road-allowances.tsx';

/** Every field of a parcel, with its land drawn beside them. */
export function ParcelFields() {
  const { t } = useTexts('land');
  const of = (name: string) => ({ name, label: t(`land.parcelField.${name}`) });
  return (
    <>
      <LandOnMap />
      <div className={classes['beside']}>
        <aside className={classes['aside']}>
          <OutlineDrawing />
        </aside>
        <div className={classes['fields']}>
          <RowsBlock>
            <PartsField />
          </RowsBlock>
          <FormSection title={t('land.section.land')}>
            <TextField {...of('uniqueNumber')} hint={t('land.hint.uniqueNumber')} />
            <ChoiceField
              {...of('rightsType')}
              width="code"
              choices={rightsTypes.map((value) => ({ value, label: t(`land.rights.${value}`) }))}
            />
            <NumberField {...of('grossArea')} />
            <NumberField {...of('netArea')} />
            <PlaceFields country="country" stateOrProvince="stateOrProvince" />
            <PickerField {...of('parent')} picklist="parcels" />
            <TickField {...of('isActive')} />
          </FormSection>
          <OutlineFields />
          <RowsBlock>
            <RoadAllowances />
          </RowsBlock>
          <FormSection title={t('land.section.notes')}>
            <FieldRow>
              <TextareaField {...of('notes')} maximum={chosenLengths.land.notes} />
            </FieldRow>
          </FormSection>
        </div>
      </div>
    </>
  );
}
