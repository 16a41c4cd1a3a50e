import { compareDecimals, differenceOf, productOf, roundedToCents, sumOf } from '../decimal/index.ts';
import { countedIn } from './units.ts';

/**
 * What a rate charges beyond quantity times price, as agreed in its contract. Hours and dollars; null if nothing is
 * agreed.
 */
export interface ChargeTerms {
  readonly scheduleId: string;
  readonly unit: string;
  /** Hours of a day, and of a week, after which further hours are overtime. */
  readonly overtimeAfterDay: string | null;
  readonly overtimeAfterWeek: string | null;
  /** Factor on the price for overtime, unless the rate has a separate price for it. */
  readonly overtimeFactor: string | null;
  readonly overtimeRate: string | null;
  /** The least number of hours charged for a day of this work on a project. */
  readonly minimumHours: string | null;
  /** For a rate by the day whose work is entered in hours: the hours of a full day, and those of half a day. */
  readonly dayHours: string | null;
  readonly halfDayHours: string | null;
}

/** What a line is charged; null if that is its quantity, or nothing. */
export interface Charged {
  /** The quantity charged at its price, if that differs from the entered one. */
  readonly chargedQuantity: string | null;
  /** Hours added to reach the minimum, at the same price. */
  readonly minimumQuantity: string | null;
  readonly overtimeQuantity: string | null;
  readonly overtimePrice: string | null;
}

/** A line of time with its rate. */
export interface WorkedLine {
  readonly id: string;
  readonly date: string;
  readonly kind: string;
  readonly projectId: string | null;
  readonly quantity: string;
  readonly rate: (ChargeTerms & { readonly id: string; readonly price: string }) | undefined;
  /** What was charged before, if the line stays as it is: its hours count, but are not charged again. */
  readonly stays?: Charged | undefined;
}

type Rated = WorkedLine & { readonly rate: NonNullable<WorkedLine['rate']> };

const none: Charged = {
  chargedQuantity: null,
  minimumQuantity: null,
  overtimeQuantity: null,
  overtimePrice: null,
};

const lesser = (one: string, other: string): string => (compareDecimals(one, other) < 0 ? one : other);
const atLeastNothing = (amount: string): string => (compareDecimals(amount, '0') < 0 ? '0' : amount);
const orNull = (amount: string): string | null => (amount === '0' ? null : amount);
const regularOf = ({ quantity, stays }: WorkedLine): string => stays?.chargedQuantity ?? quantity;

/** The price of an hour of overtime; null if none is agreed. A price by factor is rounded to the cent. */
export const overtimePriceOf = (
  price: string,
  { overtimeFactor, overtimeRate }: Pick<ChargeTerms, 'overtimeFactor' | 'overtimeRate'>,
): string | null =>
  overtimeRate ?? (overtimeFactor === null ? null : roundedToCents(productOf(price, overtimeFactor)));

/**
 * Whether work of a rate is entered in hours and charged by the day: a rate by the day that defines the hours of a day.
 */
export const isTypedInHours = ({ unit, dayHours }: Pick<ChargeTerms, 'dayHours' | 'unit'>): boolean =>
  dayHours !== null && countedIn({ kind: 'Time', unit }) === 'Days';

const isByDay = ({ rate }: Rated): boolean => isTypedInHours(rate);
const isByHour = (line: Rated): boolean =>
  !isByDay(line) && countedIn({ kind: line.kind, unit: line.rate.unit }) === 'Hours';

/** Groups lines by a key, in their order. */
function groupsOf(lines: readonly Rated[], keyOf: (line: Rated) => string): readonly (readonly Rated[])[] {
  const groups = new Map<string, Rated[]>();
  for (const line of lines) {
    const group = groups.get(keyOf(line));
    if (group) group.push(line);
    else groups.set(keyOf(line), [line]);
  }
  return [...groups.values()];
}

/** Work of one rate on one project and day. */
const placeOf = ({ rate, projectId, date }: Rated): string => [rate.id, projectId ?? '', date].join(' ');

/**
 * The overtime, by line id, of hourly lines of one schedule in one week: hours beyond the day's limit, plus hours
 * beyond the week's limit that are not overtime already. Together they are the larger of daily and weekly overtime.
 * Lines that stay are counted first.
 */
function overtimeOf(lines: readonly Rated[]): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  let week = '0';
  const count = (date: string, hours: string): void => {
    days.set(date, sumOf([days.get(date) ?? '0', hours]));
    week = sumOf([week, hours]);
  };
  for (const line of lines) if (line.stays) count(line.date, regularOf(line));
  const overtime = new Map<string, string>();
  for (const { id, date, quantity, rate, stays } of lines) {
    if (stays) continue;
    const { overtimeAfterDay: ofDay, overtimeAfterWeek: ofWeek } = rate;
    const left = [
      ...(ofDay === null ? [] : [differenceOf(ofDay, days.get(date) ?? '0')]),
      ...(ofWeek === null ? [] : [differenceOf(ofWeek, week)]),
    ].map(atLeastNothing);
    const hasPrice = overtimePriceOf(rate.price, rate) !== null;
    const regular = hasPrice ? left.reduce(lesser, quantity) : quantity;
    count(date, regular);
    overtime.set(id, differenceOf(quantity, regular));
  }
  return overtime;
}

/**
 * Charges hourly work of one rate, project and day: overtime separately, and the hours missing to the minimum with the
 * last line.
 */
function chargedHours(lines: readonly Rated[], overtime: ReadonlyMap<string, string>) {
  const open = lines.filter(({ stays }) => !stays);
  const worked = sumOf(lines.map(({ quantity }) => quantity));
  const least = lines[0]?.rate.minimumHours ?? '0';
  const due = worked === '0' || compareDecimals(worked, least) > 0 ? worked : least;
  const before = sumOf(
    lines.flatMap((line) =>
      line.stays
        ? [regularOf(line), line.stays.minimumQuantity ?? '0', line.stays.overtimeQuantity ?? '0']
        : [],
    ),
  );
  const typed = sumOf(open.map(({ quantity }) => quantity));
  const lacking = differenceOf(atLeastNothing(differenceOf(due, before)), typed);
  // Hours of this day that were charged as part of a minimum already are not charged again.
  let twice = atLeastNothing(productOf(lacking, '-1'));
  return open.map((line, place): readonly [string, Charged] => {
    const over = overtime.get(line.id) ?? '0';
    const regular = differenceOf(line.quantity, over);
    const less = lesser(regular, twice);
    twice = differenceOf(twice, less);
    const added = place === open.length - 1 ? atLeastNothing(lacking) : '0';
    const charged = differenceOf(regular, less);
    return [
      line.id,
      {
        chargedQuantity: charged === line.quantity ? null : charged,
        minimumQuantity: orNull(added),
        overtimeQuantity: orNull(over),
        overtimePrice: over === '0' ? null : overtimePriceOf(line.rate.price, line.rate),
      },
    ];
  });
}

/** How many days a number of hours is: half a day up to its limit, otherwise one; none for zero hours. */
function daysOf(hours: string, { halfDayHours }: ChargeTerms): string {
  if (compareDecimals(hours, '0') <= 0) return '0';
  return halfDayHours !== null && compareDecimals(hours, halfDayHours) <= 0 ? '0.5' : '1';
}

/**
 * Charges daily work of one rate, project and day: the day once, and further hours if they have a price of their own.
 */
function chargedDays(lines: readonly Rated[]): readonly (readonly [string, Charged])[] {
  const kept = lines.filter(({ stays }) => stays);
  let hours = sumOf(kept.map(({ quantity }) => quantity));
  let days = sumOf(kept.map(regularOf));
  let overtime = sumOf(kept.map(({ stays }) => stays?.overtimeQuantity ?? '0'));
  return lines
    .filter(({ stays }) => !stays)
    .map(({ id, quantity, rate }) => {
      hours = sumOf([hours, quantity]);
      const charged = atLeastNothing(differenceOf(daysOf(hours, rate), days));
      const beyond =
        rate.overtimeRate === null ? '0' : atLeastNothing(differenceOf(hours, rate.dayHours ?? '0'));
      const over = atLeastNothing(differenceOf(beyond, overtime));
      days = sumOf([days, charged]);
      overtime = sumOf([overtime, over]);
      return [
        id,
        {
          chargedQuantity: charged,
          minimumQuantity: null,
          overtimeQuantity: orNull(over),
          overtimePrice: over === '0' ? null : rate.overtimeRate,
        },
      ];
    });
}

/**
 * What the lines of one person's week are charged by the terms of their rates, by line id; lines that stay are left
 * out. Overtime counts the lines of one schedule, which is one contract; a day and a minimum count those of one rate on
 * one project.
 */
export function chargedTime(lines: readonly WorkedLine[]): ReadonlyMap<string, Charged> {
  const inOrder = lines
    .flatMap((line) => (line.rate ? [{ ...line, rate: line.rate }] : []))
    .toSorted((one, other) => one.date.localeCompare(other.date));
  const hourly = inOrder.filter(isByHour);
  const overtime = new Map(
    groupsOf(hourly, ({ rate }) => rate.scheduleId).flatMap((own) => [...overtimeOf(own)]),
  );
  const charged = new Map(lines.flatMap(({ id, stays }) => (stays ? [] : [[id, none] as const])));
  for (const place of groupsOf(hourly, placeOf))
    for (const [id, one] of chargedHours(place, overtime)) charged.set(id, one);
  for (const place of groupsOf(inOrder.filter(isByDay), placeOf))
    for (const [id, one] of chargedDays(place)) charged.set(id, one);
  return charged;
}

/** The exact amount of a line in dollars: what is charged at its price, including the minimum, plus its overtime. */
export const chargedAmount = (
  quantity: string,
  price: string,
  { chargedQuantity, minimumQuantity, overtimeQuantity, overtimePrice }: Charged,
): string =>
  sumOf([
    productOf(sumOf([chargedQuantity ?? quantity, minimumQuantity ?? '0']), price),
    productOf(overtimeQuantity ?? '0', overtimePrice ?? '0'),
  ]);
