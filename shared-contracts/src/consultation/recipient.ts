import type { ConsultationStepName } from './step-rules.ts';
import type { Standstill } from './working-days.ts';

/** A contact with a recipient, or an attempt at one. */
export interface RecipientContact {
  readonly id: string;
  /** yyyy-MM-dd. */
  readonly date: string;
  readonly step: ConsultationStepName | null;
  readonly deliveredDate: string | null;
  /** The moment at which the proof of delivery was recorded, in UTC. */
  readonly notedAt: string | null;
  readonly revision: number;
  readonly isSuccessful: boolean;
  readonly hasMethod: boolean;
  readonly hasRepresentative: boolean;
  readonly hasEvidence: boolean;
}

/** Whether the delivery of a notice is proved: not before it was sent, and not on a future day. */
export const isProved = (
  { step, date, deliveredDate }: Pick<RecipientContact, 'step' | 'date' | 'deliveredDate'>,
  today: string,
): boolean => step === 'Notice' && deliveredDate !== null && date <= deliveredDate && deliveredDate <= today;

/** A party that is consulted, with everything that its response period depends on. */
export interface Recipient {
  readonly id: string;
  readonly kind: 'Indigenous' | 'Stakeholder';
  readonly name: string;
  /** The associate of the stakeholder. */
  readonly associateId: string | null;
  /** Legal descriptions of its land. */
  readonly parcels: readonly string[];
  /** The level of consultation, by the name that the rules use. */
  readonly level: string | null;
  readonly jurisdictions: readonly { readonly id: string; readonly code: string }[];
  /** The day of its notice, yyyy-MM-dd, if it was entered separately from the contacts; otherwise null. */
  readonly notifiedDate: string | null;
  /** In the order of their days. */
  readonly contacts: readonly RecipientContact[];
  readonly pauses: readonly (Standstill & { readonly reason: string })[];
}
