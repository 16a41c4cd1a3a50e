import type { ConsultationStepName } from './step-rules.ts';
import type { Standstill } from './working-days.ts';

/** A contact with a recipient, or an attempt at one. */
export interface RecipientContact {
  readonly id: string;
  /** yyyy-MM-dd. */
  readonly date: string;
  readonly step: ConsultationStepName | null;
  readonly deliveredDate: string | null;
  /** The moment when the proof of delivery was written down, in UTC. */
  readonly notedAt: string | null;
  readonly revision: number;
  readonly isSuccessful: boolean;
  readonly hasMethod: boolean;
  readonly hasRepresentative: boolean;
  readonly hasEvidence: boolean;
}

/** Whether the delivery of a notice is proved: not before it was sent, and not on a day to come. */
export const isProved = (
  { step, date, deliveredDate }: Pick<RecipientContact, 'step' | 'date' | 'deliveredDate'>,
  today: string,
): boolean => step === 'Notice' && deliveredDate !== null && date <= deliveredDate && deliveredDate <= today;

/** Somebody who is consulted, with all that the clock depends on. */
export interface Recipient {
  readonly id: string;
  readonly kind: 'Indigenous' | 'Stakeholder';
  readonly name: string;
  /** Of the stakeholder. */
  readonly associateId: string | null;
  /** Legal descriptions of its land. */
  readonly parcels: readonly string[];
  /** Of consultation, as the rules name it. */
  readonly level: string | null;
  readonly jurisdictions: readonly { readonly id: string; readonly code: string }[];
  /** The day of its notice, yyyy-MM-dd, if it was entered apart from the contacts; null if it was not. */
  readonly notifiedDate: string | null;
  /** In the order of their days. */
  readonly contacts: readonly RecipientContact[];
  readonly pauses: readonly (Standstill & { readonly reason: string })[];
}
