import {
  agreementClocks,
  type ClockFacts,
  isFederalEntry,
  landZone,
  owedRents,
  type ProvincialRuleRow,
} from 'shared-contracts/agreements';
import { dayIn } from 'shared-contracts/days';
import type { ReminderKind } from 'shared-contracts/reminders';
import { usualZone } from '../../records/company-zone-store.ts';

/** A day that follows from the rules of a province. */
export interface WorkedOutDay {
  readonly kind: ReminderKind;
  /** The record that people are reminded of: an agreement, a stakeholder or an engagement. */
  readonly recordId: string;
  /** yyyy-MM-dd. */
  readonly dueOn: string;
}

/**
 * The days of an agreement that are not in any column: the last day for the notice of a review, or its anniversary if
 * no rule sets one; the end of the waiting period after a copy was left with an owner who has not signed; the end of a
 * term without an expiry date; and rents that no payment accounts for. A notice that was given late cannot be given any
 * more.
 */
export function agreementDays(
  id: string,
  facts: ClockFacts,
  rules: readonly ProvincialRuleRow[],
  now: Date,
): readonly WorkedOutDay[] {
  const zone = landZone(facts.jurisdictions) ?? usualZone;
  const clocks = agreementClocks(facts, rules, { now, zone });
  const days: WorkedOutDay[] = [];
  const add = (kind: ReminderKind, dueOn: string | null | undefined) => {
    if (dueOn) days.push({ kind, recordId: id, dueOn });
  };
  for (const { kind, state, text, rowId, endsAt, fromDate, dueDate } of clocks) {
    if (kind === 'FiveYearReview' && state !== 'Kept' && text.key !== 'reviewLate')
      add('reviewDue', dueDate ?? fromDate);
    const isSigned = facts.landowners.some((owner) => owner.id === rowId && owner.signedDate !== null);
    if (kind === 'FortyEightHours' && endsAt !== null && !isSigned)
      add('copyWaited', dayIn(new Date(endsAt), zone));
    if (kind === 'RightOfEntry' && isFederalEntry(text)) add('entryDue', dueDate);
    if (kind === 'Expiry' && facts.expiryDate === null) add('agreementExpiry', dueDate);
  }
  const rents = facts.rents ? owedRents(facts, facts.rents, dayIn(now, zone)) : null;
  for (const { day } of [...(rents?.late ?? []), ...(rents?.next ? [rents.next] : [])]) add('rentDue', day);
  return days;
}
