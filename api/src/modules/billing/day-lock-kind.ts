import { inLanguage, languageOf } from 'shared-contracts';
import { dayLockRules } from 'shared-contracts/billing';
import type { DayLockInput } from 'shared-contracts/graphql';
import * as v from 'valibot';
import { texts } from '../../generated/texts/billing.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import { formKind } from '../../records/writing/form-kind.ts';
import { type BillingContext, checkInvoicing } from './billing-rights.ts';

/** Days that a company has closed; people who invoice may change them. */
export const dayLockKind = formKind<DayLockInput, BillingContext>({
  kind: 'DAY_LOCK',
  type: 'DayLock',
  titleFields: ['fromDate'],
  fields: [{ name: 'fromDate' }, { name: 'toDate' }, { name: 'reason' }, { name: 'reopenReason' }],
  rules: dayLockRules,
  holds: ({ fromDate, toDate }, { user }) =>
    v.parse(v.string(), toDate) < v.parse(v.string(), fromDate)
      ? [{ path: 'toDate', message: inLanguage(texts, languageOf(user.locale)).lockOrder }]
      : [],
  made: (within) => ({ product_client_id: within.user.productClientId }),
  stamps: ({ user, clock }) => ({ changed_by_id: user.id, changed_on: clock() }),
  checkPerson: (context) => checkInvoicing(context),
  check: async ({ action, id }, within) => {
    if (action !== 'create' && !(await isSeen(within, 'DayLock', id))) throw notFound();
  },
});
