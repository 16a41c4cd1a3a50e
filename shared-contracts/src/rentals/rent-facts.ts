import type { RentDays, RentHead, RentHold, Share } from '../agreements/index.ts';
import type { TaxRow } from '../billing/index.ts';

/** Months between two rents, in the order of the menu. */
export const rentIntervals = [12, 6, 3, 1] as const;

/** An owner of the land, and the business associate who is paid. */
export interface RentOwner extends Share {
  readonly payeeId: string | null;
  readonly hasAddress: boolean;
  /** The payee's registration for GST/HST. */
  readonly gstNumber?: string | null;
  readonly isActive: boolean;
  /** Whether the payee's address is outside Canada. */
  readonly isAbroad?: boolean;
  /** The payee's name, vendor code and address as one text. */
  readonly goesTo?: string | null;
}

/** A payment of the agreement that somebody typed or a run made, and that no other one replaced. */
export interface RentPayment {
  readonly kind: string;
  readonly payeeId: string;
  readonly dueDate: string | null;
  /** Decides which rent it pays where no due day was entered. */
  readonly paidDate?: string | null;
  readonly returnedDate: string | null;
  /** Dollars; null if it is not known. */
  readonly amount: string | null;
  /** Whether a run made it; what a run's payment leaves open stands as another payment. */
  readonly isOfRun: boolean;
  /** The payee's name, vendor code and address when the payment was made; null if they were not stored. */
  readonly goesTo?: string | null;
}

/** How the payees of a rent are paid, in the order of the menu. */
export const paymentMethods = ['Cheque', 'DirectDeposit', 'Wire'] as const;

/** Everything on which the rents of one agreement depend. All days are yyyy-MM-dd. */
export interface RentFacts extends RentDays {
  readonly expiryDate: string | null;
  readonly surrenderDate: string | null;
  readonly hold: RentHold | null;
  /** The shares come from several titles, so the rent is split in proportion to them. */
  readonly isInProportion: boolean;
  /** No GST or HST is paid on these rents, whether or not the payee is registered for it. */
  readonly isGstExempt: boolean;
  /** The dated rates of the taxes on payments. */
  readonly gstRates: readonly TaxRow[];
  /** The province of the land, which decides whether HST replaces GST; null if no province is known. */
  readonly provinceId: string | null;
  readonly heads: readonly RentHead[];
  readonly owners: readonly RentOwner[];
  readonly payments: readonly RentPayment[];
  /** Due days for which a run was approved. */
  readonly approvedDueDates: readonly string[];
  /** Days on which titles of the agreement were transferred to other owners. */
  readonly transferDates: readonly string[];
  /** The day of the review notice, and the days on which the compensation was set again. */
  readonly reviewNoticeDate: string | null;
  readonly reviewDates: readonly string[];
}
