import type { BusinessAssociateInput } from 'shared-contracts/graphql';
import type { FormValues } from 'shared-ui/form';

const textFields = ['name', 'phoneNumber', 'cellNumber', 'email', 'addressLine1', 'postalCode'] as const;

/** Letters of a name from which on looking is worth it. */
const shortestName = 3;

const textIn = (values: FormValues, field: string): string => {
  const value = values[field];
  return typeof value === 'string' ? value.trim() : '';
};

/** What of a new associate is compared with those that are there; undefined while too little is typed. */
export function typedAssociate(id: string, values: FormValues): BusinessAssociateInput | undefined {
  const texts = Object.fromEntries(textFields.map((field) => [field, textIn(values, field) || null]));
  const city = values['city'];
  const cityId =
    typeof city === 'object' && city !== null && 'id' in city && typeof city.id === 'string' ? city.id : null;
  const isTold =
    textIn(values, 'name').length >= shortestName || textFields.slice(1).some((field) => textIn(values, field) !== '');
  return isTold ? { id, ...texts, city: cityId === null ? null : { id: cityId } } : undefined;
}
