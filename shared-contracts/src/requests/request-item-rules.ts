import * as v from 'valibot';
import { chosenLengths, requestLimits } from '../limits/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { decimal, optionalNumber, wholeNumber } from '../validators/number-rules.ts';
import { reference } from '../validators/reference-rules.ts';
import { rowsOf } from '../validators/row-rules.ts';
import { fieldsOf, message, optional, required, shortText } from '../validators/rules.ts';

const longest = chosenLengths.request;

/** Units of an item's term, in the order of the menu; `NA`: there is no term. */
export const requestTermUnits = ['DAYS', 'MONTHS', 'YEARS', 'NA'] as const;

export const itemParcelRules = { parcel: required(reference) };

/** The land of an item. */
const itemParcels = rowsOf(itemParcelRules, requestLimits.parcels);

/** The rules of a used road, in the order of its panel; its length in kilometres. */
export const itemRoadRules = {
  road: required(reference),
  usedLength: optionalNumber(decimal()),
  notes: shortText(longest.notes),
};

/** The roads of an item. */
const itemRoads = rowsOf(itemRoadRules, requestLimits.roads);

/** The rules of a revision, in the order of its panel. */
export const itemRevisionRules = { date: required(calendarDate()), details: shortText(longest.notes) };

/** The changes of an item, with their dates. */
const itemRevisions = rowsOf(itemRevisionRules, requestLimits.revisions);

/** The rules of everything that an item's form writes (002 §3), in its order. */
export const requestItemRules = {
  requestItemType: required(reference),
  historicalType: reference,
  description: shortText(longest.description),
  conditions: shortText(longest.conditions),
  effectiveDate: optional(calendarDate()),
  expiryDate: optional(calendarDate()),
  marker: shortText(longest.text),
  reference: shortText(longest.text),
  spread: shortText(longest.text),
  term: optionalNumber(wholeNumber()),
  termUnit: optional(v.picklist(requestTermUnits, message('invalid'))),
  relatedParcels: itemParcels,
  roads: itemRoads,
  revisions: itemRevisions,
};

/** A field of an item that people write. */
export type RequestItemField = keyof typeof requestItemRules;

/** An item as its form and the API check it, field by field. */
export const requestItemValidator = fieldsOf(requestItemRules);

export type RequestItemValues = v.InferOutput<typeof requestItemValidator>;

const isKnown = (name: string): name is RequestItemField => name in requestItemRules;

/** The fields of an item, in the order of the form. */
export const requestItemFields: readonly RequestItemField[] = Object.keys(requestItemRules).filter(isKnown);
