import type { Language } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import { nameIn, pickedId, textIn } from 'shared-contracts/forms';
import {
  itemParcelRules,
  itemRevisionRules,
  itemRoadRules,
  requestItemErrors,
  requestItemFields,
  requestItemValidator,
} from 'shared-contracts/requests';
import { validate } from 'shared-contracts/validators';
import type { FormValues } from 'shared-ui/form';
import type { StoredRow } from 'shared-ui/record';
import type { RequestItemRowFragment } from '../../generated/operations.ts';
import { entriesOf } from '../../rows/entries.ts';
import { rowShape } from '../../rows/row-shape.ts';
import { heldTerm, sentTerm } from '../../rows/term-units.ts';

/** The collection of the items of requests, and the list of their save. */
export const requestItemsName = 'requestItems';

/** The path of the section of a request that shows its items (decision 54). */
export const requestItemsTab = 'request-items';

const shape = rowShape({
  fields: requestItemFields,
  lists: {
    relatedParcels: Object.keys(itemParcelRules),
    roads: Object.keys(itemRoadRules),
    revisions: Object.keys(itemRevisionRules),
  },
  sent: sentTerm,
  held: heldTerm,
});

/** An item as the API answers it, as a row below its request. */
export const requestItemRow = (item: RequestItemRowFragment): StoredRow => shape.stored(item);

export const { make: makeRequestItem, input: requestItemInput, ofStored: requestItemOfStored } = shape;

/** How long the roads of an item are, as far as it is known. */
const roadLengths = (roads: unknown): ReadonlyMap<string, string> =>
  new Map(
    entriesOf(roads).flatMap(({ road }) => {
      const [id, length] = [pickedId(road), nameIn(road, 'length')];
      return id !== undefined && length !== '' ? [[id, length] as const] : [];
    }),
  );

/** The errors of an item: field by field, and once the fields are valid, those beyond single fields. */
export function requestItemFaults(values: FormValues, language: Language): readonly FieldError[] {
  const result = validate(requestItemValidator, shape.asSent(values), language);
  return result.valid
    ? requestItemErrors(result.value, roadLengths(values['roads']), language)
    : result.errors;
}

/** The name of an item: its type and subject. */
export const requestItemName = (values: FormValues): string =>
  [nameIn(values['requestItemType'], 'code'), textIn(values, 'reference') || textIn(values, 'marker')]
    .filter(Boolean)
    .join(' · ');
