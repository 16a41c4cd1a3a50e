import * as v from 'valibot';
import { chosenLengths, lengths, limits } from '../limits/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { decimal, optionalNumber, wholeNumber } from '../validators/number-rules.ts';
import { reference } from '../validators/reference-rules.ts';
import { fieldsOf, message, optional, optionalText, requiredText, shortText } from '../validators/rules.ts';
import { occupants, relatedParcels, relatedTitles } from './agreement-row-rules.ts';
import { landowners } from './landowner-rules.ts';
import { lifeSteps } from './life-step-rules.ts';
import { compensations, payments } from './money-rules.ts';

const longest = { ...chosenLengths.agreement, ...lengths.agreement };
const day = optional(calendarDate());
const size = optionalNumber(decimal());

/** Units of an agreement's term, in the order of the menu; `NA` means that there is no term. */
export const agreementTermUnits = ['DAYS', 'MONTHS', 'YEARS', 'NA'] as const;

export type AgreementTermUnit = (typeof agreementTermUnits)[number];

/** The rules of the wizard's fields (002 §5). */
export const newAgreementRules = {
  name: requiredText(
    longest.name,
    message('requiredPlain'),
    message('namedMaxLength', { n: longest.name, field: 'Name' }),
  ),
  referenceNumber: optionalText(
    longest.referenceNumber,
    message('namedMaxLength', { n: longest.referenceNumber, field: 'ReferenceNumber' }),
  ),
  agreementType: reference,
  landPurpose: reference,
  surfaceStatus: reference,
};

/** The checks of a new agreement, on the wizard's page and in the API. */
export const newAgreementValidator = fieldsOf(newAgreementRules);

/** The rules of the days of an agreement, in the order of its form. */
export const agreementDateRules = {
  projectCreatedDate: day,
  sentToFieldDate: day,
  plansReceivedDate: day,
  consentRequestedDate: day,
  consentReceivedDate: day,
  documentsAcquiredDate: day,
  effectiveDate: day,
  expiryDate: day,
  reviewNoticeDate: day,
};

/** The rules of the area and length of an agreement, in the order of its form. */
export const areaAndLengthRules = {
  areaUnit: reference,
  grossArea: size,
  buildableArea: size,
  clearedArea: size,
  widthUnit: reference,
  leftWidth: size,
  rightWidth: size,
  lengthUnit: reference,
  length: size,
};

/** The rules of everything that an agreement's form writes (002 §3), in its order. */
export const agreementRules = {
  ...newAgreementRules,
  agreementNumber: shortText(longest.number),
  agreementName: shortText(longest.agreementName),
  interestType: reference,
  landownerType: reference,
  subProjectType: shortText(longest.subProjectType),
  statusComments: shortText(longest.notes),
  landAgent: reference,
  follows: reference,
  ...agreementDateRules,
  term: optionalNumber(wholeNumber()),
  termUnit: optional(v.picklist(agreementTermUnits, message('invalid'))),
  ...areaAndLengthRules,
  landownerConditions: shortText(limits.textarea),
  occupantConditions: shortText(limits.textarea),
  landowners,
  occupants,
  relatedParcels,
  relatedTitles,
  compensations,
  payments,
  lifeSteps,
};

/** A field of an agreement that people write. */
export type AgreementField = keyof typeof agreementRules;

/** An agreement as its form and the API check it, field by field. */
export const agreementValidator = fieldsOf(agreementRules);

export type AgreementValues = v.InferOutput<typeof agreementValidator>;

const isKnown = (name: string): name is AgreementField => name in agreementRules;

/** The fields of an agreement, in the order of the form. */
export const agreementFields: readonly AgreementField[] = Object.keys(agreementRules).filter(isKnown);

/** The initial values of a new agreement. */
export const newAgreement = { name: '' } as const;
