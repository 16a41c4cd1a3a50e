import type { BusinessAssociateInput } from 'shared-contracts/graphql';
import type { FormValues } from 'shared-ui/form';

/** Letters of a name from which on looking is worth it. */
const shortestName = 3;

/** The typed values of a new associate that are compared with existing ones; undefined while there are too few. */
export function typedAssociate(id: string, values: FormValues): BusinessAssociateInput | undefined {
  const text = (field: string): string | null => {
    const value = values[field];
    return (typeof value === 'string' && value.trim()) || null;
  };
  const city = values['city'];
  const typed = {
    id,
    name: text('name'),
    phoneNumber: text('phoneNumber'),
    cellNumber: text('cellNumber'),
    email: text('email'),
    addressLine1: text('addressLine1'),
    postalCode: text('postalCode'),
    city:
      typeof city === 'object' && city !== null && 'id' in city && typeof city.id === 'string'
        ? { id: city.id }
        : null,
  };
  const { name, phoneNumber, cellNumber, email, addressLine1 } = typed;
  const isEnough = (name?.length ?? 0) >= shortestName || phoneNumber || cellNumber || email || addressLine1;
  return isEnough ? typed : undefined;
}
