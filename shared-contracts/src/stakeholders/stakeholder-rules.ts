import type * as v from 'valibot';
import { pauses } from '../consultation/pause-rules.ts';
import { chosenLengths, consultationLimits, lengths } from '../limits/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { reference } from '../validators/reference-rules.ts';
import { rowsOf } from '../validators/row-rules.ts';
import { fieldsOf, message, optional, optionalText, required, shortText } from '../validators/rules.ts';

const longest = lengths.stakeholder;
const day = optional(calendarDate());

/** The rules of the wizard's fields (002 §5). */
export const newStakeholderRules = {
  businessAssociate: required(reference, message('requiredPlain')),
  contact: reference,
  interestType: reference,
  landInterest: optionalText(
    longest.landInterest,
    message('namedMaxLength', { n: longest.landInterest, field: 'LandInterest' }),
  ),
  distanceToInterest: optionalText(
    longest.distanceToInterest,
    message('namedMaxLength', { n: longest.distanceToInterest, field: 'DistanceToInterest' }),
  ),
};

/** The checks of a new stakeholder, on the wizard's page and in the API. */
export const newStakeholderValidator = fieldsOf(newStakeholderRules);

export const stakeholderTypeRules = { type: required(reference), requirement: reference };

/** The types of a stakeholder of a project, and the requirements that follow. */
export const stakeholderTypes = rowsOf(stakeholderTypeRules, consultationLimits.types);

export const stakeholderParcelRules = { parcel: required(reference) };

/** The land of a stakeholder. */
const stakeholderParcels = rowsOf(stakeholderParcelRules, consultationLimits.parcels);

export const stakeholderRevisionRules = {
  date: required(calendarDate()),
  details: shortText(chosenLengths.consultation.details),
};

/** The changes for a stakeholder, with their dates. */
const stakeholderRevisions = rowsOf(stakeholderRevisionRules, consultationLimits.revisions);

/** The rules of everything that a stakeholder's form writes (002 §3), in its order. */
export const stakeholderRules = {
  ...newStakeholderRules,
  notifiedDate: day,
  consentDate: day,
  expiryDate: day,
  completedDate: day,
  stakeholderTypes,
  relatedParcels: stakeholderParcels,
  revisions: stakeholderRevisions,
  pauses,
};

/** A field of a stakeholder that people write. */
export type StakeholderField = keyof typeof stakeholderRules;

/** A stakeholder as its form and the API check it, field by field. */
export const stakeholderValidator = fieldsOf(stakeholderRules);

export type StakeholderValues = v.InferOutput<typeof stakeholderValidator>;

const isKnown = (name: string): name is StakeholderField => name in stakeholderRules;

/** The fields of a stakeholder, in the order of the form. */
export const stakeholderFields: readonly StakeholderField[] = Object.keys(stakeholderRules).filter(isKnown);
