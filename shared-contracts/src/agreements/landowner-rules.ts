import * as v from 'valibot';
import { ownerGroupRules, withGroupShares } from '../land/index.ts';
import { agreementLimits, chosenLengths } from '../limits/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { moment } from '../validators/moment-rule.ts';
import { decimal, optionalNumber, wholeNumber } from '../validators/number-rules.ts';
import { reference } from '../validators/reference-rules.ts';
import { rowsOf } from '../validators/row-rules.ts';
import { message, optional, shortText, tick } from '../validators/rules.ts';

const longest = chosenLengths.agreementRow;
const day = optional(calendarDate());

/** The registrations on title for an agreement, in the order of the menu. */
export const registrationTypes = ['Caveat', 'RightOfWay'] as const;

/** The rules of a landowner's fields, in the order of its panel (002 §3). */
export const landownerRules = {
  businessAssociate: reference,
  contact: reference,
  interestType: reference,
  isJointTenant: tick(false),
  interestPercentage: optionalNumber(decimal({ range: { min: 0, max: 100 } })),
  interestFractionNumerator: optionalNumber(wholeNumber()),
  interestFractionDenominator: optionalNumber(wholeNumber({ range: { min: 1, max: 999_999_999 } })),
  ...ownerGroupRules,
  legalName: shortText(longest.legalName),
  legalAddress: shortText(longest.legalAddress),
  notes: shortText(longest.notes),
  copyLeftAt: optional(moment),
  waiverDate: day,
  sentDate: day,
  signedDate: day,
  witnessedDate: day,
  witnessName: shortText(longest.name),
  isHomestead: tick(false),
  isSpouseOnTitle: tick(false),
  dowerConsentDate: day,
  registrationType: optional(v.picklist(registrationTypes, message('invalid'))),
  registrationNumber: shortText(longest.number),
  registeredDate: day,
};

/** The landowners of an agreement, as its form and the API check them. */
export const landowners = v.pipe(
  rowsOf(landownerRules, agreementLimits.landowners),
  v.transform(withGroupShares),
);

export type LandownerValues = v.InferOutput<typeof landowners>[number];

/** The initial values of a new landowner. */
export const newLandowner = { isJointTenant: false, isHomestead: false, isSpouseOnTitle: false } as const;
