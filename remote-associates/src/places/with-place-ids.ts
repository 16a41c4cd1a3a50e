import type { FormValues } from 'shared-ui/form';

/** The pickers of a place, from the country down to the city. */
const placeFields = ['country', 'stateOrProvince', 'city'] as const;

const idOf = (option: unknown): { readonly id: string } | null =>
  typeof option === 'object' && option !== null && 'id' in option && typeof option.id === 'string'
    ? { id: option.id }
    : null;

/** Values as a save's input has them: what was picked of a place goes by its id. */
export const withPlaceIds = (values: FormValues): object => ({
  ...values,
  ...Object.fromEntries(placeFields.map((field) => [field, idOf(values[field])])),
});
