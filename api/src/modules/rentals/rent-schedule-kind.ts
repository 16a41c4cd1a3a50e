import { inLanguage, languageOf } from 'shared-contracts';
import type { RentScheduleInput } from 'shared-contracts/graphql';
import { rentScheduleRules, scheduleFaults } from 'shared-contracts/rentals';
import { recordRights } from 'shared-contracts/rights';
import { texts } from '../../generated/texts/rentals.ts';
import { forbidden, notFound } from '../../platform/errors/app-error.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import { formKind } from '../../records/writing/form-kind.ts';
import { partiesOfAgreement } from './rent-schedule-store.ts';

/**
 * When the rents of an agreement fall due. A schedule is created with the agreement's annual compensation, and changed
 * by people who may edit or pay the agreement.
 */
export const rentScheduleKind = formKind<RentScheduleInput>({
  kind: 'RENT_SCHEDULE',
  type: 'RentSchedule',
  titleFields: ['firstDueDate'],
  fields: [
    { name: 'firstDueDate' },
    { name: 'intervalMonths' },
    { name: 'endDate' },
    { name: 'hold' },
    { name: 'holdReason' },
    { name: 'method' },
    { name: 'isInProportion' },
    { name: 'isGstExempt' },
    {
      name: 'rates',
      fields: [{ name: 'compensationType', shows: ['code'] }, { name: 'fromDate' }, { name: 'amount' }],
    },
  ],
  rules: rentScheduleRules,
  holds: (values, { user }) => scheduleFaults(values, inLanguage(texts, languageOf(user.locale))),
  check: async ({ id }, within) => {
    const { user, db } = within;
    if (!(await isSeen(within, 'RentSchedule', id))) throw notFound();
    if (!recordRights.rentSchedule.edit(user, { project: await partiesOfAgreement(db, id) }))
      throw forbidden();
  },
});
