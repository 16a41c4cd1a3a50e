import { prepareRunOf } from '../modules/rentals/fill-run.ts';
import type { Db } from '../platform/db/database.ts';
import { dayFromToday, momentFromToday } from './calendar.ts';
import { demoAccounts } from './demo-accounts.ts';
import { namedId } from './demo-ids.ts';

/** The number of days until the prepared month: people check rents before they are due. */
const nextMonth = 20;

/** For how many days back missed rents are looked for. */
const missedDays = 400;

/** Changes where a payee was paid the last time, so that the run reports the difference. */
async function movePayee(db: Db): Promise<void> {
  const payee = await db
    .selectFrom('agreementPayment')
    .innerJoin('businessAssociate', 'businessAssociate.id', 'agreementPayment.payeeId')
    .select(['businessAssociate.id', 'businessAssociate.name'])
    .where('agreementPayment.kind', '=', 'Annual')
    .where('agreementPayment.paidDate', 'is not', null)
    .orderBy('agreementPayment.dueDate')
    .orderBy('agreementPayment.id')
    .executeTakeFirst();
  if (!payee) throw new Error('The demo paid nobody a rent.');
  await db
    .updateTable('agreementPayment')
    .set({ goesTo: `${payee.name} · Box 12, Edmonton, AB, T5J 0N3` })
    .where('kind', '=', 'Annual')
    .where('payeeId', '=', payee.id)
    .execute();
}

/** A run of next month's rents that waits for approval, with some oddities. */
export async function seedRentRun(db: Db): Promise<void> {
  const preparer = demoAccounts.find(({ userName }) => userName.startsWith('operator@'));
  if (!preparer) throw new Error('The demo has nobody who prepares rents.');
  await movePayee(db);
  await prepareRunOf(db, {
    ...{ id: namedId('rent_run', 'next month'), companyId: preparer.company.id, personId: preparer.id },
    at: new Date(momentFromToday(-1)),
    month: `${dayFromToday(nextMonth).slice(0, 'yyyy-MM'.length)}-01`,
    missedSince: dayFromToday(-missedDays),
    ...{ operatorId: null, surfaceProjectId: null },
  });
}
