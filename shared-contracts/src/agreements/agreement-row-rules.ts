import { agreementLimits, chosenLengths } from '../limits/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { reference } from '../validators/reference-rules.ts';
import { rowsOf } from '../validators/row-rules.ts';
import { optional, required, shortText } from '../validators/rules.ts';

/** The rules of an occupant's fields, in the order of its panel (002 §3). */
export const occupantRules = {
  businessAssociate: required(reference),
  contact: reference,
  consentDate: optional(calendarDate()),
  notes: shortText(chosenLengths.agreementRow.notes),
};

/** The people who live on the land or farm it. */
export const occupants = rowsOf(occupantRules, agreementLimits.occupants);

export const relatedParcelRules = { parcel: required(reference) };

/** The land of an agreement. */
export const relatedParcels = rowsOf(relatedParcelRules, agreementLimits.parcels);

export const relatedTitleRules = { title: required(reference) };

/** The titles of an agreement. */
export const relatedTitles = rowsOf(relatedTitleRules, agreementLimits.titles);
