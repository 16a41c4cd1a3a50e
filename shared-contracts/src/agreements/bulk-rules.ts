import * as v from 'valibot';
import { fieldsOf } from '../validators/rules.ts';
import { agreementRules } from './agreement-validator.ts';

/** The fields that can be edited in many agreements together, in the order of the dialog. */
export const bulkFields = [
  'surfaceStatus',
  'statusComments',
  'landAgent',
  'agreementType',
  'landPurpose',
  'interestType',
  'landownerType',
  'sentToFieldDate',
  'plansReceivedDate',
  'consentRequestedDate',
  'consentReceivedDate',
  'documentsAcquiredDate',
  'effectiveDate',
  'expiryDate',
  'reviewNoticeDate',
] as const;

export type BulkField = (typeof bulkFields)[number];

/** The rules of values that are written into many agreements together: those of a single agreement. */
export const bulkRules = v.pick(v.object(agreementRules), bulkFields).entries;

/** The values of a bulk edit as its dialog and the API check them. */
export const bulkValidator = fieldsOf(bulkRules);
