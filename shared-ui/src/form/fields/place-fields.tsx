import { pickedId } from 'shared-contracts/forms';
import { usePickTexts } from '../../picklists/pick-texts.ts';
import { PickerField } from './picker-field.tsx';
import { useFormField } from './use-form-field.ts';

interface PlaceFieldsProps {
  /** Paths of the three in the form. */
  readonly country: string;
  readonly stateOrProvince: string;
  /** Left out where a place has no city. */
  readonly city?: string;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  /** Options that each picker shows at the same time. */
  readonly visible?: number;
}

/**
 * Country, province and city: each offers the entries below the one before it, and clearing one clears those below
 * (001 §4).
 */
export function PlaceFields({ country, stateOrProvince, city, ...mode }: PlaceFieldsProps) {
  const { t } = usePickTexts();
  const countryField = useFormField(country);
  const stateField = useFormField(stateOrProvince);
  // A place without a city has no field of that name: one called '' would be kept as a change of the form.
  const cityField = useFormField(city ?? stateOrProvince);
  const clearCity = () => city !== undefined && cityField.change(null);
  return (
    <>
      <PickerField
        {...mode}
        name={country}
        label={t('country')}
        picklist="countries"
        onPick={() => {
          stateField.change(null);
          clearCity();
        }}
      />
      <PickerField
        {...mode}
        name={stateOrProvince}
        label={t('stateOrProvince')}
        picklist="stateOrProvinces"
        given={{ countryId: pickedId(countryField.value) }}
        onPick={clearCity}
      />
      {city !== undefined && (
        <PickerField
          {...mode}
          name={city}
          label={t('city')}
          picklist="cities"
          given={{ stateProvinceId: pickedId(stateField.value) }}
        />
      )}
    </>
  );
}
