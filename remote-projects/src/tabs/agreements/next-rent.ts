import { today } from 'shared-contracts/days';
import { type NextRent, nextRent } from 'shared-contracts/rentals';
import type { FormValues } from 'shared-ui/form';
import { clockFacts } from './clock-facts.ts';
import type { SavedSchedule } from './rent-facts.ts';

/** The next rent of the agreement in the form, saved or not, that a run would pay by its saved schedule. */
export function nextRentOf(values: FormValues, schedule: SavedSchedule): NextRent {
  const { rents, payments, lifeSteps, ...dates } = clockFacts(values, [], schedule);
  if (!rents) return { reason: 'noHead' };
  const surrenders = lifeSteps.flatMap(({ kind, date }) => (kind === 'Surrender' ? [date] : []));
  return nextRent(
    {
      ...rents,
      ...{ effectiveDate: dates.effectiveDate, expiryDate: dates.expiryDate },
      surrenderDate: surrenders.toSorted()[0] ?? null,
      payments: payments.flatMap(({ kind, closing, isOfRun = false, ...payment }) =>
        closing === 'Replaced'
          ? []
          : [
              {
                ...{ kind: kind ?? '', amount: payment.amount, isOfRun },
                ...{ dueDate: payment.dueDate, paidDate: payment.paidDate },
                // What came back and was cancelled is not owed any more.
                returnedDate: closing ? null : payment.returnedDate,
              },
            ],
      ),
    },
    today(),
  );
}
