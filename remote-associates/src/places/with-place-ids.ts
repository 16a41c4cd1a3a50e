import { pickedReference } from 'shared-contracts/forms';
import type { FormValues } from 'shared-ui/form';

/** The pickers of a place, from the country down to the city. */
const placeFields = ['country', 'stateOrProvince', 'city'] as const;

/** The values of a save, with places by their ids. */
export const withPlaceIds = (values: FormValues): object => ({
  ...values,
  ...Object.fromEntries(placeFields.map((field) => [field, pickedReference(values[field])])),
});
