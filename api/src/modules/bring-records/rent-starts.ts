import { languageOf } from 'shared-contracts';
import { dueDays } from 'shared-contracts/agreements';
import { dayAfter } from 'shared-contracts/days';
import type { FieldError } from 'shared-contracts/errors';
import { calendarDate, errorsOf, optional } from 'shared-contracts/validators';
import * as v from 'valibot';
import { invalid } from '../../platform/errors/app-error.ts';
import { dayIn } from '../../platform/server/zoned-days.ts';
import { personZone } from '../../records/company-zone-store.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { SaveList } from '../../records/writing/save-list.ts';
import { rentScheduleKind } from '../rentals/index.ts';
import type { ReadyRecord } from './brought-noun.ts';
import { listBelow } from './list-below.ts';
import { recordWord } from './record-words.ts';
import { type StoredRent, storedRents } from './rent-starts-store.ts';
import { textIn } from './values.ts';

const fields = ['rentPaidTo', 'nextRentDue'] as const;

const daysSchema = v.object({ rentPaidTo: optional(calendarDate()), nextRentDue: optional(calendarDate()) });

/** More days than there are between two rents of any schedule. */
const oneInterval = 800;

const later = (one: string, other: string): string => (one > other ? one : other);

/** The first rent of a schedule on or after a day; undefined if it is not known when rents began. */
function firstRentFrom(rent: StoredRent, day: string): string | undefined {
  const begin = later(day, rent.firstDueDate ?? rent.effectiveDate ?? day);
  return dueDays({ ...rent, endDate: null }, day, dayAfter(begin, oneInterval))?.[0]?.day;
}

/** Whether a rent fell due before today and it is not known here whether it was paid. */
function owesEarlierRents(rent: StoredRent, today: string): boolean {
  if (rent.firstDueDate !== null || rent.hasPayments || rent.effectiveDate === null) return false;
  return (dueDays({ ...rent, endDate: null }, rent.effectiveDate, today) ?? []).length > 0;
}

const hasAnnual = ({ below }: ReadyRecord) => below.some(({ values }) => values['isAnnual'] === true);

/**
 * The day from which the rents of agreements are paid here, once their annual amounts are written: earlier rents were
 * paid by the old system and are not asked for (decision 143). Throws VALIDATION at rows without a usable day.
 */
export async function rentStarts(
  records: readonly ReadyRecord[],
  within: RecordContext,
): Promise<readonly SaveList<RecordContext>[]> {
  const { user } = within;
  const dated = records.filter(({ values }) => fields.some((field) => textIn(values[field])));
  const silent = records.filter((record) => hasAnnual(record) && !dated.includes(record));
  if (dated.length + silent.length === 0) return [];
  const rents = await storedRents(
    within,
    [...dated, ...silent].map(({ id }) => id),
  );
  const faults: FieldError[] = [];
  const placed = dated.flatMap((record) => {
    const { id, source, values, group } = record;
    const path = `records[${records.indexOf(record)}]`;
    const [next, paidTo] = [textIn(values['nextRentDue']), textIn(values['rentPaidTo'])];
    const days = { nextRentDue: next ?? null, rentPaidTo: paidTo ?? null };
    const wrong = errorsOf(daysSchema, days, languageOf(user.locale));
    faults.push(...wrong.map((fault) => ({ ...fault, path: `${path}.${fault.path}` })));
    if (wrong.length > 0) return [];
    const field = next === undefined ? 'rentPaidTo' : 'nextRentDue';
    const row = group.rows.find(({ cells }) => cells[field] !== undefined)?.source ?? source;
    const rent = rents.get(id);
    if (!rent) {
      record.warn(row, field, recordWord(user, 'noRent'));
      return [];
    }
    const firstDueDate = next ?? (paidTo === undefined ? undefined : firstRentFrom(rent, paidTo));
    if (firstDueDate === undefined) {
      faults.push({ path: `${path}.${field}`, message: recordWord(user, 'noEffectiveDay') });
      return [];
    }
    return [{ path, input: { id, revision: rent.revision, firstDueDate } }];
  });
  if (faults.length > 0) throw invalid(faults);
  const today = dayIn(await personZone(within.db, user), within.clock());
  for (const record of silent) {
    const rent = rents.get(record.id);
    const annual = record.below.find(({ values }) => values['isAnnual'] === true);
    if (rent && annual && owesEarlierRents(rent, today))
      record.warn(annual.source, 'isAnnual', recordWord(user, 'rentsOwed'));
  }
  return [listBelow(rentScheduleKind, placed)];
}
