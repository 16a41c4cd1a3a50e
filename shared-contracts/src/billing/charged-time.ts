import { compareDecimals, differenceOf, productOf, roundedToCents, sumOf } from '../decimal/index.ts';
import { countedIn } from './units.ts';

/**
 * What a rate charges beyond quantity times price, as agreed in its contract. Hours and dollars; null if nothing is
 * agreed.
 */
export interface ChargeTerms {
  readonly scheduleId: string;
  /** The schedule of the same client, project or company that this one renewed; null if it is the first. */
  readonly renewedId?: string | null;
  readonly unit: string;
  /** Hours of a day, and of a week, after which further hours are overtime. */
  readonly overtimeAfterDay: string | null;
  readonly overtimeAfterWeek: string | null;
  /** Factor on the price for overtime, unless the rate has a separate price for it. */
  readonly overtimeFactor: string | null;
  readonly overtimeRate: string | null;
  /** Hours of a day after which hours have the price of double time, and its factor on the price. */
  readonly doubleTimeAfterDay?: string | null;
  readonly doubleTimeFactor?: string | null;
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
  /** Hours of double time, which are not among those of overtime. */
  readonly doubleTimeQuantity: string | null;
  readonly doubleTimePrice: string | null;
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
  doubleTimeQuantity: null,
  doubleTimePrice: null,
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

/** The price of an hour of double time, rounded to the cent; null if none is agreed. */
const doubleTimePriceOf = (
  price: string,
  { doubleTimeFactor }: Pick<ChargeTerms, 'doubleTimeFactor'>,
): string | null => (doubleTimeFactor ? roundedToCents(productOf(price, doubleTimeFactor)) : null);

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

/** The hours of a line that are charged at other prices than its own. */
interface Beyond {
  readonly over: string;
  readonly double: string;
}

const nothingBeyond: Beyond = { over: '0', double: '0' };

/** The hours of a line beyond the day's limit of double time, given the hours of the day before it. */
function doubleTimeOf({ quantity, rate }: Rated, before: string): string {
  const { doubleTimeAfterDay: limit = null } = rate;
  if (limit === null || doubleTimePriceOf(rate.price, rate) === null) return '0';
  return lesser(quantity, atLeastNothing(differenceOf(sumOf([before, quantity]), limit)));
}

/**
 * The overtime, by line id, of hourly lines of one contract in one week: hours beyond the day's limit, plus hours
 * beyond the week's limit that are not overtime already. Together they are the larger of daily and weekly overtime.
 * Hours beyond the limit of double time are apart. Lines that stay are counted first.
 */
function overtimeOf(lines: readonly Rated[]): ReadonlyMap<string, Beyond> {
  const days = new Map<string, string>();
  const worked = new Map<string, string>();
  let week = '0';
  const count = (date: string, hours: string): void => {
    days.set(date, sumOf([days.get(date) ?? '0', hours]));
    week = sumOf([week, hours]);
  };
  const work = (date: string, hours: string) => worked.set(date, sumOf([worked.get(date) ?? '0', hours]));
  for (const line of lines)
    if (line.stays) {
      count(line.date, regularOf(line));
      work(line.date, line.quantity);
    }
  const overtime = new Map<string, Beyond>();
  for (const line of lines) {
    const { id, date, quantity, rate, stays } = line;
    if (stays) continue;
    const { overtimeAfterDay: ofDay, overtimeAfterWeek: ofWeek } = rate;
    const left = [
      ...(ofDay === null ? [] : [differenceOf(ofDay, days.get(date) ?? '0')]),
      ...(ofWeek === null ? [] : [differenceOf(ofWeek, week)]),
    ].map(atLeastNothing);
    const hasPrice = overtimePriceOf(rate.price, rate) !== null;
    const double = doubleTimeOf(line, worked.get(date) ?? '0');
    const single = differenceOf(quantity, double);
    const regular = hasPrice ? left.reduce(lesser, single) : single;
    count(date, regular);
    work(date, quantity);
    overtime.set(id, { over: differenceOf(single, regular), double });
  }
  return overtime;
}

/**
 * Charges hourly work of one rate, project and day: overtime and double time separately, and the hours missing to the minimum with the
 * last line.
 */
function chargedHours(lines: readonly Rated[], overtime: ReadonlyMap<string, Beyond>) {
  const open = lines.filter(({ stays }) => !stays);
  const worked = sumOf(lines.map(({ quantity }) => quantity));
  const least = lines[0]?.rate.minimumHours ?? '0';
  const due = worked === '0' || compareDecimals(worked, least) > 0 ? worked : least;
  const before = sumOf(
    lines.flatMap((line) =>
      line.stays
        ? [
            ...[regularOf(line), line.stays.minimumQuantity ?? '0'],
            ...[line.stays.overtimeQuantity ?? '0', line.stays.doubleTimeQuantity ?? '0'],
          ]
        : [],
    ),
  );
  const typed = sumOf(open.map(({ quantity }) => quantity));
  const lacking = differenceOf(atLeastNothing(differenceOf(due, before)), typed);
  // Hours of this day that were charged as part of a minimum already are not charged again, at no price.
  let twice = atLeastNothing(productOf(lacking, '-1'));
  const once = (hours: string): string => {
    const less = lesser(hours, twice);
    twice = differenceOf(twice, less);
    return differenceOf(hours, less);
  };
  return open.map((line, place): readonly [string, Charged] => {
    const beyond = overtime.get(line.id) ?? nothingBeyond;
    const charged = once(differenceOf(line.quantity, sumOf([beyond.over, beyond.double])));
    const [over, double] = [once(beyond.over), once(beyond.double)];
    const added = place === open.length - 1 ? atLeastNothing(lacking) : '0';
    return [
      line.id,
      {
        chargedQuantity: charged === line.quantity ? null : charged,
        minimumQuantity: orNull(added),
        overtimeQuantity: orNull(over),
        overtimePrice: over === '0' ? null : overtimePriceOf(line.rate.price, line.rate),
        doubleTimeQuantity: orNull(double),
        doubleTimePrice: double === '0' ? null : doubleTimePriceOf(line.rate.price, line.rate),
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
          ...none,
          chargedQuantity: charged,
          overtimeQuantity: orNull(over),
          overtimePrice: over === '0' ? null : rate.overtimeRate,
        },
      ];
    });
}

/** The first schedule of the contract of each line: a schedule that renews another one within the week continues it. */
function contractOf(lines: readonly Rated[]): (line: Rated) => string {
  const renewed = new Map(lines.map(({ rate }) => [rate.scheduleId, rate.renewedId ?? null]));
  const first = (scheduleId: string, seen: ReadonlySet<string>): string => {
    const before = renewed.get(scheduleId);
    return before && renewed.has(before) && !seen.has(before)
      ? first(before, new Set([...seen, before]))
      : scheduleId;
  };
  return ({ rate }) => first(rate.scheduleId, new Set([rate.scheduleId]));
}

/**
 * What the lines of one person's week are charged by the terms of their rates, by line id; lines that stay are left
 * out. Overtime counts the lines of one contract, which is one schedule, or several that renew one another; a day and a
 * minimum count those of one rate on one project.
 */
export function chargedTime(lines: readonly WorkedLine[]): ReadonlyMap<string, Charged> {
  const inOrder = lines
    .flatMap((line) => (line.rate ? [{ ...line, rate: line.rate }] : []))
    .toSorted((one, other) => one.date.localeCompare(other.date));
  const hourly = inOrder.filter(isByHour);
  const overtime = new Map(groupsOf(hourly, contractOf(hourly)).flatMap((own) => [...overtimeOf(own)]));
  const charged = new Map(lines.flatMap(({ id, stays }) => (stays ? [] : [[id, none] as const])));
  for (const place of groupsOf(hourly, placeOf))
    for (const [id, one] of chargedHours(place, overtime)) charged.set(id, one);
  for (const place of groupsOf(inOrder.filter(isByDay), placeOf))
    for (const [id, one] of chargedDays(place)) charged.set(id, one);
  return charged;
}

/**
 * The exact amount of a line in dollars: what is charged at its price, including the minimum, plus its overtime and
 * double time.
 */
export const chargedAmount = (
  quantity: string,
  price: string,
  { chargedQuantity, minimumQuantity, overtimeQuantity, overtimePrice, ...more }: Charged,
): string =>
  sumOf([
    productOf(sumOf([chargedQuantity ?? quantity, minimumQuantity ?? '0']), price),
    productOf(overtimeQuantity ?? '0', overtimePrice ?? '0'),
    productOf(more.doubleTimeQuantity ?? '0', more.doubleTimePrice ?? '0'),
  ]);
