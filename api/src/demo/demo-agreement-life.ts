import { shareOf } from 'shared-contracts/decimal';
import { dayFromToday, momentFromToday } from './calendar.ts';
import type { DemoAssociate } from './demo-associates.ts';
import type { DemoBook } from './demo-book.ts';
import { namedId } from './demo-ids.ts';

/** The facts about an agreement of the demo that determine its signing, its payments and its steps. */
export interface DemoCourse {
  readonly sequence: number;
  /** The progress: from 0, not started, to 4, acquired; 5 is refused, 6 expired. */
  readonly step: number;
  /** In days from the demo's today. */
  readonly started: number;
  readonly signed: number;
  readonly effective: number;
  readonly isAcquired: boolean;
}

const signedFrom = 3;
const refused = 5;
const year = 365;

const every = (sequence: number, count: number): boolean => sequence % count === 0;

/** In every fifth agreement, two owners hold their land together. */
export const areJointTenants = ({ sequence }: DemoCourse, owners: number): boolean =>
  owners === 2 && every(sequence, 5);

/**
 * The progress of an owner: the copy was left, sent, signed before a witness, signed with dower consent, or registered.
 */
export function signingOf(course: DemoCourse, place: number) {
  const { sequence, step, started, signed, effective, isAcquired } = course;
  const isSigned = step >= signedFrom && step !== refused;
  const isHomestead = every(sequence, 6) && place === 0;
  const signedOn = isSigned ? Math.min(signed, -3) : null;
  const day = (days: number | null) => (days === null ? null : dayFromToday(days));
  return {
    copy_left_at: step > 0 ? momentFromToday(Math.min(started + 20, (signedOn ?? 1) - 4, -1)) : null,
    waiver_date: isSigned && every(sequence, 9) ? day((signedOn ?? 0) - 4) : null,
    sent_date: step > 1 ? day(Math.min(started + 18, (signedOn ?? 1) - 5, -1)) : null,
    signed_date: day(signedOn),
    witnessed_date: day(signedOn),
    witness_name: isSigned ? 'R. Whitford' : null,
    is_homestead: isHomestead,
    is_spouse_on_title: isHomestead && every(sequence, 12),
    dower_consent_date: isHomestead && isSigned && every(sequence, 18) ? day(signedOn) : null,
    registration_type: isAcquired ? (every(sequence, 2) ? 'Caveat' : 'RightOfWay') : null,
    registration_number: isAcquired ? `26${place + 1} ${String(100_000 + sequence * 137 + place)}` : null,
    registered_date: isAcquired ? day(Math.min(effective + 30, -1)) : null,
  };
}

interface Dues {
  readonly firstYear: string;
  readonly annual: string;
}

/** The number of days for which payments are entered in advance. */
const soon = 10;

/** The columns of a payment that was only paid or returned. */
const unchanged = {
  ...{ closing: null, closed_date: null, closing_reason: null, held_date: null, held_reason: null },
  ...{ comes_from_id: null, comes_as: null },
};

interface Standing extends Pick<DemoCourse, 'sequence'> {
  readonly due: number;
  readonly isPaid: boolean;
  readonly isReturned: boolean;
}

/**
 * Later changes to some payments: of the returned ones, some were reissued and some cancelled; some payments are held
 * back.
 */
function changeOf({
  sequence,
  due,
  isPaid,
  isReturned,
}: Standing): Partial<Record<keyof typeof unchanged, string | null>> {
  const closed =
    isReturned && every(sequence, 22) ? 'Replaced' : isReturned && every(sequence, 33) ? 'Cancelled' : null;
  if (closed)
    return {
      closing: closed,
      closed_date: dayFromToday(Math.min(due + 25, -1)),
      closing_reason: closed === 'Cancelled' ? 'The owner waived it in the settlement.' : null,
    };
  if (isPaid || !every(sequence, 9)) return {};
  return { held_date: dayFromToday(-3), held_reason: 'Waiting for the release of the caveat.' };
}

/**
 * The payments to each owner: those of the first year on acquisition, and one rent a year later; most are paid, some
 * late.
 */
export function addPayments(
  book: DemoBook,
  agreementId: string,
  course: DemoCourse,
  owners: readonly DemoAssociate[],
  dues: Dues,
): void {
  const { sequence, effective, isAcquired } = course;
  if (!isAcquired) return;
  const kinds = [
    ['FirstYear', dues.firstYear, effective + 30],
    ['Annual', dues.annual, effective + year],
  ] as const;
  for (const [row, [kind, amount, due]] of kinds.entries()) {
    // Some of the future rents are already entered; the others wait for a run.
    if (kind === 'Annual' && due > soon && !every(sequence, 3)) continue;
    for (const [place, owner] of owners.entries()) {
      const isLate = every(sequence, 7) && kind === 'Annual';
      const isPaid = due < -1 && !isLate;
      const isReturned = isPaid && every(sequence, 11) && place === 0;
      const change = changeOf({ sequence, due, isPaid, isReturned });
      const id = namedId('agreement_payment', `${agreementId} ${kind} ${place}`);
      const owed = {
        ...{ agreement_id: agreementId, kind, payee_id: owner.id },
        ...{ amount: shareOf(amount, owners.length, 2), due_date: dayFromToday(due) },
      };
      book.link('agreement_payment', {
        ...{ id, ...owed, sequence: row * owners.length + place + 1 },
        ...{ ...unchanged, ...change },
        requisitioned_date: isPaid ? dayFromToday(due - 14) : null,
        paid_date: isPaid ? dayFromToday(due - 2) : null,
        returned_date: isReturned ? dayFromToday(Math.min(due + 20, -1)) : null,
        reference: isPaid ? `EFT-${10_000 + sequence * 3 + place}` : null,
        notes: isReturned ? 'The account was closed. Asked for the new one.' : null,
      });
      if (change.closing === 'Replaced')
        book.link('agreement_payment', {
          ...{ id: namedId('agreement_payment', `${agreementId} ${kind} ${place} reissued`), ...owed },
          sequence: (kinds.length + row) * owners.length + place + 1,
          ...{ ...unchanged, comes_from_id: id, comes_as: 'Reissue' },
          ...{ requisitioned_date: null, paid_date: null, returned_date: null, reference: null, notes: null },
        });
    }
  }
}

/** How long ago a notice of a right of entry was served on those who refused, in days: objections may still come. */
const served = 8;

/**
 * Later steps of some agreements: an amendment, a renewal, an assignment, a partial surrender; where it was refused, the
 * notice of a right of entry.
 */
export function addLife(
  book: DemoBook,
  agreementId: string,
  { sequence, step, effective, isAcquired }: DemoCourse,
  associates: readonly DemoAssociate[],
  area: string,
): void {
  const isRefused = step === refused && every(sequence, 2);
  if (!isRefused && !(isAcquired && every(sequence, 4))) return;
  const kinds = ['Amendment', 'Renewal', 'Assignment', 'PartialSurrender'] as const;
  const kind = isRefused ? 'EntryNotice' : (kinds[(sequence / 4) % kinds.length] ?? 'Amendment');
  const [from, to] = associates;
  const on = isRefused ? -served : Math.min(effective + 90, -1);
  book.link('agreement_life_step', {
    id: namedId('agreement_life_step', agreementId),
    agreement_id: agreementId,
    sequence: 1,
    kind,
    date: dayFromToday(on),
    details: kind === 'Amendment' ? 'Access from the south, along the fence.' : null,
    previous_expiry_date: kind === 'Renewal' ? dayFromToday(on) : null,
    new_expiry_date: kind === 'Renewal' ? dayFromToday(on + 5 * year) : null,
    assignor_id: kind === 'Assignment' ? (from?.id ?? null) : null,
    assignee_id: kind === 'Assignment' ? (to?.id ?? null) : null,
    previous_area: kind === 'PartialSurrender' ? area : null,
    surrendered_area: kind === 'PartialSurrender' ? shareOf(area, 10, 4) : null,
    registration_number: null,
    registered_date: null,
  });
}
