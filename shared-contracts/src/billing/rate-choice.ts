import { texts } from '../generated/texts/billing.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { shownDate } from '../i18n/shown-dates.ts';
import { inLanguage } from '../i18n/texts.ts';

/** A rate with its schedule. Days are yyyy-MM-dd. */
export interface DatedRate {
  readonly id: string;
  readonly work: string;
  /** Dollars. */
  readonly price: string;
  /** None of the default rates. */
  readonly clientId: string | null;
  readonly scheduleName: string;
  readonly effectiveDate: string;
  readonly endDate: string | null;
  readonly ledgerCodeId: string;
  readonly isTaxable: boolean;
}

/** The facts about work that determine its rate. */
export interface WorkDone {
  readonly work: string;
  readonly clientId: string | null;
  readonly date: string;
}

const sameWork = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
const holdsOn = ({ effectiveDate, endDate }: DatedRate, date: string) =>
  effectiveDate <= date && (endDate === null || endDate >= date);
const newest = (rates: readonly DatedRate[]) =>
  rates.toSorted(
    (one, other) => other.effectiveDate.localeCompare(one.effectiveDate) || one.id.localeCompare(other.id),
  )[0];

/**
 * The rate of work on a day: the client's that began last, else the default that did. Undefined where none holds:
 * then the line waits for a rate.
 */
export function rateFor(
  rates: readonly DatedRate[],
  { work, clientId, date }: WorkDone,
): DatedRate | undefined {
  const holding = rates.filter((rate) => sameWork(rate.work, work) && holdsOn(rate, date));
  const own = clientId === null ? [] : holding.filter((rate) => rate.clientId === clientId);
  return newest(own) ?? newest(holding.filter((rate) => rate.clientId === null));
}

/** The facts that explain why a line has its rate. */
export interface RateFacts {
  readonly kind: string;
  readonly work: string;
  readonly rateKind: string;
  readonly scheduleName: string | null;
  readonly effectiveDate: string | null;
  readonly clientName: string | null;
  /** A schedule that had this work and ended before the day, where none holds. */
  readonly ended?: { readonly name: string; readonly date: string } | null | undefined;
}

/** Why a line has the rate that it has, in a sentence. */
export function rateReason(facts: RateFacts, language: Language = fallbackLanguage): string {
  const say = inLanguage(texts, language).rate;
  const { kind, work, rateKind, scheduleName, effectiveDate, clientName, ended } = facts;
  if (kind === 'Expense') return say.expense;
  if (scheduleName !== null && effectiveDate !== null) {
    const day = shownDate(effectiveDate, language);
    return rateKind === 'Client'
      ? say.client(clientName ?? '', scheduleName, day)
      : say.fallback(scheduleName, day);
  }
  return ended ? say.ended(ended.name, shownDate(ended.date, language)) : say.none(work);
}
