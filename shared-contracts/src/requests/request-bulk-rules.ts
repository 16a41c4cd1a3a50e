import * as v from 'valibot';
import { fieldsOf } from '../validators/rules.ts';
import { requestRules } from './request-rules.ts';

/** The fields that can be edited in many requests together, in the order of the dialog. */
export const requestBulkFields = [
  'grantorCompany',
  'connectStatus',
  'sentDate',
  'receivedDate',
  'completedDate',
] as const;

export type RequestBulkField = (typeof requestBulkFields)[number];

/** The values of such an edit: held to what holds of each request by itself. */
export const requestBulkValidator = fieldsOf(v.pick(v.object(requestRules), requestBulkFields).entries);
