import { texts } from '../generated/texts/billing.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';

/** Why a line of time is not billed yet; the first reason that applies is shown. */
export const billingHindrances = [
  'ON_HOLD',
  'NOT_SUBMITTED',
  'NOT_APPROVED',
  'NO_PROJECT',
  'NO_CLIENT',
  'NO_AFE',
  'NO_RATE',
  'ON_DRAFT',
  'READY',
  // Only applies to a past day.
  'BILLED_SINCE',
] as const;

export type BillingHindranceName = (typeof billingHindrances)[number];

interface HindranceFacts {
  readonly hindrance: BillingHindranceName;
  readonly personName: string;
  readonly heldBy: string | null;
  readonly holdReason: string | null;
}

/** The reason in a sentence. */
export function hindranceSentence(
  { hindrance, personName, heldBy, holdReason }: HindranceFacts,
  language: Language = fallbackLanguage,
): string {
  const messages = inLanguage(texts, language).hindrance;
  if (hindrance === 'ON_HOLD') return messages.ON_HOLD(heldBy ?? '', holdReason ?? '');
  if (hindrance === 'NOT_SUBMITTED') return messages.NOT_SUBMITTED(personName);
  return messages[hindrance];
}
