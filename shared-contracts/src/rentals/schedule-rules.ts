import * as v from 'valibot';
import { rentHolds } from '../agreements/index.ts';
import type { FieldError } from '../errors/index.ts';
import { chosenLengths } from '../limits/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { money } from '../validators/number-rules.ts';
import { reference } from '../validators/reference-rules.ts';
import { rowsOf } from '../validators/row-rules.ts';
import { message, optional, required, shortText, tick } from '../validators/rules.ts';
import { paymentMethods, rentIntervals } from './rent-facts.ts';

const day = optional(calendarDate());

/** The maximum number of new amounts in one schedule. */
const mostRates = 200;

/** The rules of a new amount's fields. */
export const rentRateRules = {
  compensationType: required(reference),
  fromDate: required(calendarDate()),
  amount: required(money()),
};

/** The rules of a schedule's fields, in the order of its panel. */
export const rentScheduleRules = {
  firstDueDate: day,
  intervalMonths: v.nullish(v.picklist(rentIntervals, message('invalid')), 12),
  endDate: day,
  hold: optional(v.picklist(rentHolds, message('invalid'))),
  holdReason: shortText(chosenLengths.billing.reason),
  method: optional(v.picklist(paymentMethods, message('invalid'))),
  isInProportion: tick(false),
  isGstExempt: tick(false),
  rates: rowsOf(rentRateRules, mostRates),
};

const stored = v.object({
  ...{ firstDueDate: v.nullish(v.string()), endDate: v.nullish(v.string()), hold: v.nullish(v.string()) },
  holdReason: v.nullish(v.string()),
  rates: v.nullish(
    v.array(
      v.looseObject({
        ...{
          compensationType: v.nullish(v.looseObject({ id: v.string() })),
          fromDate: v.nullish(v.string()),
        },
      }),
    ),
  ),
});

/** Messages for an inconsistent schedule. */
interface ScheduleTexts {
  readonly reasonMissing: string;
  readonly endBeforeFirst: string;
  readonly rateTwice: string;
}

/** The errors of a schedule that involve several fields. */
export function scheduleFaults(values: unknown, messages: ScheduleTexts): readonly FieldError[] {
  const parsed = v.safeParse(stored, values);
  if (!parsed.success) return [];
  const { firstDueDate, endDate, hold, holdReason, rates } = parsed.output;
  const keys = (rates ?? []).map(({ compensationType, fromDate }) => `${compensationType?.id} ${fromDate}`);
  return [
    ...(hold && !holdReason ? [{ path: 'holdReason', message: messages.reasonMissing }] : []),
    ...(firstDueDate && endDate && endDate < firstDueDate
      ? [{ path: 'endDate', message: messages.endBeforeFirst }]
      : []),
    ...keys.flatMap((key, place) =>
      keys.indexOf(key) < place ? [{ path: `rates[${place}].fromDate`, message: messages.rateTwice }] : [],
    ),
  ];
}
