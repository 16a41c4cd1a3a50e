import { texts } from '../generated/texts/billing.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { shownDate } from '../i18n/shown-dates.ts';
import { inLanguage } from '../i18n/texts.ts';
import { chargedReason, markUpReason, type TermFacts } from './terms-reason.ts';

/** A rate with its schedule. Days are yyyy-MM-dd. */
export interface DatedRate {
  readonly id: string;
  readonly work: string;
  /** Dollars. */
  readonly price: string;
  /** The client, project or billing company whose rate it is; all null for a general rate. */
  readonly clientId: string | null;
  readonly projectId?: string | null;
  readonly companyId?: string | null;
  /** The person or the task role that the rate is for; null for everybody. */
  readonly personId?: string | null;
  readonly roleId?: string | null;
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
  readonly projectId?: string | null;
  readonly worker?: Worker | undefined;
  readonly date: string;
}

/** The person who does the work. */
export interface Worker {
  readonly personId: string;
  readonly companyId: string;
  readonly roleIds: readonly string[];
}

const sameWork = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
const holdsOn = ({ effectiveDate, endDate }: Pick<DatedRate, 'effectiveDate' | 'endDate'>, date: string) =>
  effectiveDate <= date && (endDate === null || endDate >= date);

/** Whether a rate requires this value, or accepts any. */
const fits = (wanted: string | null | undefined, is: string | null | undefined): boolean =>
  wanted === null || wanted === undefined || wanted === is;

type Scope = Pick<DatedRate, 'clientId' | 'companyId' | 'projectId'>;

/**
 * Which owner's rate takes precedence: a client's over a project's, that over a company's; among a client's, one for
 * the project.
 */
const scopeOf = ({ clientId, projectId, companyId }: Scope): number =>
  (clientId ? 4 : 0) + (projectId ? 2 : 0) + (companyId ? 1 : 0);

/**
 * Among rates of the same owner, one for the person takes precedence over one for a role, and that over one for
 * everybody.
 */
const whoOf = ({ personId, roleId }: DatedRate): number => (personId ? 2 : 0) + (roleId ? 1 : 0);

/**
 * The rate for work on a day: the client's, otherwise the project's, the company's or the general one; among these the
 * one for the person, otherwise for one of their roles; among these the one that began last. Undefined if none is
 * valid: the line then waits for a rate.
 */
export function rateFor<TRate extends DatedRate>(
  rates: readonly TRate[],
  { work, clientId, projectId, worker, date }: WorkDone,
): TRate | undefined {
  const holding = rates.filter(
    (rate) =>
      sameWork(rate.work, work) &&
      holdsOn(rate, date) &&
      fits(rate.clientId, clientId) &&
      fits(rate.projectId, projectId) &&
      fits(rate.companyId, worker?.companyId) &&
      fits(rate.personId, worker?.personId) &&
      (!rate.roleId || worker?.roleIds.includes(rate.roleId) === true),
  );
  const [first] = holding.toSorted(
    (one, other) =>
      scopeOf(other) - scopeOf(one) ||
      whoOf(other) - whoOf(one) ||
      other.effectiveDate.localeCompare(one.effectiveDate) ||
      one.id.localeCompare(other.id),
  );
  return first;
}

/** What a schedule adds to expenses, in per cent. */
export interface DatedMarkUp extends Scope {
  readonly scheduleId: string;
  readonly effectiveDate: string;
  readonly endDate: string | null;
  readonly markUp: string;
}

/**
 * The mark-up on an expense on a day, in per cent: from the schedule that takes precedence among those with a mark-up.
 */
export function markUpFor(
  markUps: readonly DatedMarkUp[],
  { clientId, projectId, worker, date }: Omit<WorkDone, 'work'>,
): string | null {
  const [first] = markUps
    .filter(
      (one) =>
        holdsOn(one, date) &&
        fits(one.clientId, clientId) &&
        fits(one.projectId, projectId) &&
        fits(one.companyId, worker?.companyId),
    )
    .toSorted(
      (one, other) =>
        scopeOf(other) - scopeOf(one) ||
        other.effectiveDate.localeCompare(one.effectiveDate) ||
        one.scheduleId.localeCompare(other.scheduleId),
    );
  return first?.markUp ?? null;
}

/** The facts that explain why a line has its rate. */
export interface RateFacts extends TermFacts {
  readonly kind: string;
  readonly work: string;
  readonly rateKind: string;
  readonly scheduleName: string | null;
  readonly effectiveDate: string | null;
  readonly clientName: string | null;
  /** Whether it is for the line's project, and for the company that bills it. */
  readonly isOfProject?: boolean | undefined;
  readonly isOfCompany?: boolean | undefined;
  /** The person or the role that it is for. */
  readonly personName?: string | null | undefined;
  readonly roleName?: string | null | undefined;
  /** If no schedule is valid: one that had this work and ended before the day. */
  readonly ended?: { readonly name: string; readonly date: string } | null | undefined;
}

/** Whose rate it is, as a sentence. */
function scopeText(facts: RateFacts, schedule: string, day: string, language: Language): string {
  const reasons = inLanguage(texts, language).rate;
  const { rateKind, clientName, isOfProject, isOfCompany } = facts;
  if (rateKind === 'Client')
    return isOfProject
      ? reasons.clientProject(clientName ?? '', schedule, day)
      : reasons.client(clientName ?? '', schedule, day);
  if (isOfProject) return reasons.project(schedule, day);
  return isOfCompany ? reasons.company(schedule, day) : reasons.fallback(schedule, day);
}

/** Why a line has its rate, in a sentence or two. */
export function rateReason(facts: RateFacts, language: Language = fallbackLanguage): string {
  const reasons = inLanguage(texts, language).rate;
  const { kind, work, scheduleName, effectiveDate, personName, roleName, ended } = facts;
  if (kind === 'Expense') return [reasons.expense, ...markUpReason(facts, language)].join(' ');
  if (scheduleName !== null && effectiveDate !== null)
    return [
      scopeText(facts, scheduleName, shownDate(effectiveDate, language), language),
      personName && reasons.forPerson(personName),
      roleName && reasons.forRole(roleName),
      ...chargedReason(facts, language),
    ]
      .filter(Boolean)
      .join(' ');
  return ended ? reasons.ended(ended.name, shownDate(ended.date, language)) : reasons.none(work);
}
