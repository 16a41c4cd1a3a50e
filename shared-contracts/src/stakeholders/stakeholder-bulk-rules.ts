import * as v from 'valibot';
import { fieldsOf } from '../validators/rules.ts';
import { stakeholderRules } from './stakeholder-rules.ts';

/** The fields that can be edited in many stakeholders together, in the order of the dialog. */
export const stakeholderBulkFields = [
  'interestType',
  'notifiedDate',
  'consentDate',
  'expiryDate',
  'completedDate',
] as const;

export type StakeholderBulkField = (typeof stakeholderBulkFields)[number];

/** The values of such an edit: held to what holds of each stakeholder by itself. */
export const stakeholderBulkValidator = fieldsOf(
  v.pick(v.object(stakeholderRules), stakeholderBulkFields).entries,
);
