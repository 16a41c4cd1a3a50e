import * as v from 'valibot';
import { fallbackLanguage, languages } from '../i18n/language.ts';
import { lengths } from '../limits/index.ts';
import { dayOrders } from '../typed-days/day-order.ts';
import { isEmailAddress, userName } from '../validators/contact-rules.ts';
import {
  fieldsOf,
  message,
  optional,
  optionalText,
  required,
  requiredShortText,
  tick,
} from '../validators/rules.ts';
import { peopleZones } from './people-zones.ts';
import { workDays } from './work-days.ts';

/** The rights of a person (000 §3), in the order of the user form. */
export const userRights = [
  'isSystemAdministrator',
  'isBroker',
  'isOperator',
  'isEditor',
  'isApprover',
  'isSuperUser',
  'isReadOnly',
  'canAccessInvoice',
  'canRunRentals',
] as const;

export type UserRight = (typeof userRights)[number];

const ticks = Object.fromEntries(userRights.map((right) => [right, tick(false)])) as Record<
  UserRight,
  ReturnType<typeof tick>
>;

const longest = lengths.user;

const address = v.pipe(
  requiredShortText(longest.workEmail),
  v.toLowerCase(),
  v.check(isEmailAddress, message('notEmail')),
);

const reference = v.object({ id: v.pipe(v.string(), v.uuid()) });

/** Checks a person who can sign in, for the user form and for the API. */
export const userValidator = fieldsOf({
  firstName: requiredShortText(longest.name),
  lastName: requiredShortText(longest.name),
  userName: v.pipe(requiredShortText(longest.userName), userName),
  workEmail: address,
  workTitle: optionalText(longest.workTitle, message('maxLength', { n: longest.workTitle })),
  locale: v.picklist(languages, message('invalid')),
  timeZone: optional(v.picklist(peopleZones, message('invalid'))),
  dayOrder: optional(v.picklist(dayOrders, message('invalid'))),
  workDays: optional(workDays),
  isActive: tick(true),
  productClient: required(reference),
  ...ticks,
  taskRoles: v.nullish(v.array(reference), []),
});

export type UserValues = v.InferOutput<typeof userValidator>;

/** The fields that only a system administrator may change; people may change the other fields of their own record. */
export const administratorFields = [
  'userName',
  'workEmail',
  'isActive',
  'productClient',
  ...userRights,
  'taskRoles',
] as const satisfies readonly (keyof UserValues)[];

/** The initial values of a new person. */
export const newUser = {
  firstName: '',
  lastName: '',
  userName: '',
  workEmail: '',
  workTitle: null,
  locale: fallbackLanguage,
  timeZone: null,
  dayOrder: null,
  workDays: null,
  isActive: true,
  productClient: null,
  ...(Object.fromEntries(userRights.map((right) => [right, false])) as Record<UserRight, boolean>),
  taskRoles: [],
} as const;
