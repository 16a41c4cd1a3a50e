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
import { SameNumber } from '../parts/same-number.tsx';
import { LandOnMap } from './land-on-map.tsx';
import { OutlineDrawing } from './outline-drawing.tsx';
import { OutlineFields } from './outline-fields.tsx';
import type { ParcelRecord } from './parcel-record.ts';
import classes from './parcels.module.css';
import { PartsField } from './parts-field.tsx';
import { ProvinceNote } from './province-note.tsx';
import { RoadAllowances } from './road-allowances.tsx';

/** Every field of a parcel, with its land drawn next to them. */
export function ParcelFields({ sameNumber }: { readonly sameNumber: ParcelRecord['sameRegistryNumber'] }) {
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
          <SameNumber parcels={sameNumber} />
          <FormSection title={t('land.section.land')}>
            <TextField {...of('uniqueNumber')} hint={t('land.hint.uniqueNumber')} />
            <TextField {...of('registryNumber')} hint={t('land.hint.registryNumber')} />
            <ChoiceField
              {...of('rightsType')}
              width="code"
              choices={rightsTypes.map((value) => ({ value, label: t(`land.rights.${value}`) }))}
            />
            <NumberField {...of('grossArea')} />
            <NumberField {...of('netArea')} />
            <PlaceFields country="country" stateOrProvince="stateOrProvince" />
            <ProvinceNote />
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
