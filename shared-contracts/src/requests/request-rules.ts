import * as v from 'valibot';
import { chosenLengths, lengths } from '../limits/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { reference } from '../validators/reference-rules.ts';
import { fieldsOf, message, optional, optionalText, required, shortText } from '../validators/rules.ts';

const longest = { ...chosenLengths.request, ...lengths.request };
const day = optional(calendarDate());

/** Kinds of grantor (002 §9), in the order of the menu. */
export const grantorTypes = ['Basic', 'Connect'] as const;

/** The rules of the wizard's fields (002 §5). */
export const newRequestRules = {
  requestType: required(reference, message('requiredPlain')),
  businessAssociate: required(reference, message('requiredPlain')),
  contact: reference,
  requestScope: optionalText(longest.requestScope, message('scopeTooLong')),
};

/** The checks of a new request, on the wizard's page and in the API. */
export const newRequestValidator = fieldsOf(newRequestRules);

/** The rules of everything that a request's form writes (002 §3), in its order. */
export const requestRules = {
  ...newRequestRules,
  conditions: shortText(longest.conditions),
  grantorCompany: reference,
  grantorType: v.nullish(v.picklist(grantorTypes, message('invalid')), 'Basic'),
  connectNumber: shortText(longest.number),
  connectStatus: shortText(longest.status),
  sentDate: day,
  receivedDate: day,
  completedDate: day,
};

/** A field of a request that people write. */
export type RequestField = keyof typeof requestRules;

/** A request as its form and the API check it. */
export const requestValidator = fieldsOf(requestRules);

const isKnown = (name: string): name is RequestField => name in requestRules;

/** The fields of a request, in the order of the form. */
export const requestFields: readonly RequestField[] = Object.keys(requestRules).filter(isKnown);

/** A request with both a connect number and a connect status is not deleted (002 §6). */
export const isConnected = (request: {
  readonly connectNumber?: string | null;
  readonly connectStatus?: string | null;
}): boolean => Boolean(request.connectNumber && request.connectStatus);
