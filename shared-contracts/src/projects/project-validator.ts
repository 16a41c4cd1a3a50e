import * as v from 'valibot';
import { chosenLengths, limits } from '../limits/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { money, optionalNumber } from '../validators/number-rules.ts';
import { reference } from '../validators/reference-rules.ts';
import { fieldsOf, message, optional, requiredShortText, shortText } from '../validators/rules.ts';
import { additionalInfoItems } from './additional-info.ts';
import { route } from './route.ts';
import { uwi } from './uwi.ts';

const longest = chosenLengths.surfaceProject;
const number = shortText(longest.number);
const long = shortText(limits.textarea);

/** The rules of a project's own fields, in the order of its form (002 §3). */
export const projectRules = {
  description: requiredShortText(longest.description),
  projectType: reference,
  projectGroup: reference,
  priority: number,
  securityLevel: reference,
  client: reference,
  owner: reference,
  operator: reference,
  operatorOffice: reference,
  operatorProjectNumber: number,
  operatorReference: number,
  operatorProjectStatus: reference,
  broker: reference,
  brokerOffice: reference,
  brokerProjectNumber: number,
  brokerReference: number,
  brokerProjectStatus: reference,
  afeNumber: number,
  costCentre: number,
  purchaseOrder: number,
  afeAmount: optionalNumber(money({ range: { min: 0, max: 999_999_999_999.99 } })),
  area: reference,
  uwi,
  geometry: route,
  surfaceStatus: reference,
  surveyStatus: reference,
  consentTarget: optional(calendarDate()),
  taskManagerId: optional(v.pipe(v.string(message('invalid')), v.uuid(message('invalid')), v.toLowerCase())),
  projectScope: long,
  regulatoryDetails: long,
  acquisitionComment: long,
  actionItem: long,
  additionalInfoItems,
};

/** A field of a project that people write. */
export type ProjectField = keyof typeof projectRules;

/** Checks a project's own fields, for its form and for the API. */
export const projectValidator = fieldsOf(projectRules);

const isKnown = (name: string): name is ProjectField => name in projectRules;

/** A project's own fields, in the order of the form. */
export const projectFields: readonly ProjectField[] = Object.keys(projectRules).filter(isKnown);

/** The initial values of a new project; it belongs to the company of the person who creates it. */
export const newProject = { description: '', additionalInfoItems: [] } as const;
