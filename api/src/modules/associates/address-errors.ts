import { languageOf } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import { validationText } from 'shared-contracts/validators';
import type { RecordContext } from '../../records/record-context.ts';
import type { SavedField } from '../../records/writing/saved-fields.ts';
import type { RecordValues } from '../../records/writing/writable-kind.ts';

/** The fields of an address. A city is chosen within its province, and a province within its country. */
export const addressFields: readonly SavedField[] = [
  { name: 'country' },
  { name: 'stateOrProvince', within: { field: 'country' } },
  { name: 'city', within: { field: 'stateOrProvince', of: 'stateProvince' } },
];

/** A province without a country, or a city without a province: the form does not allow either (001 §4). */
export function addressErrors(values: RecordValues, { user }: RecordContext): readonly FieldError[] {
  const message = validationText(languageOf(user.locale), 'invalid');
  const wrong = [
    ...(values['stateOrProvince'] && !values['country'] ? ['stateOrProvince'] : []),
    ...(values['city'] && !values['stateOrProvince'] ? ['city'] : []),
  ];
  return wrong.map((path) => ({ path, message }));
}
