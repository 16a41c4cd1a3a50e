import type { placesAround } from './around-store.ts';
import type { BroughtValues } from './brought-noun.ts';
import { idIn } from './values.ts';

/**
 * Values of an associate, completed with the province of its city and the country of its province if the table states
 * none.
 */
export function withPlaces(
  values: BroughtValues,
  around: Awaited<ReturnType<typeof placesAround>>,
): BroughtValues {
  const city = around.get(idIn(values['city']) ?? '');
  const province = idIn(values['stateOrProvince']) ?? city?.province ?? undefined;
  const country =
    idIn(values['country']) ?? around.get(province ?? '')?.country ?? city?.country ?? undefined;
  return {
    ...values,
    ...(province === undefined ? {} : { stateOrProvince: { id: province } }),
    ...(country === undefined ? {} : { country: { id: country } }),
  };
}
