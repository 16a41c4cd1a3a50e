import { texts } from '../generated/texts/billing.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';
import { percentOf } from './charged-lines.ts';
import type { Charged } from './charged-time.ts';

/** A line of time to bill, with what its terms charge. */
interface Chargeable extends Partial<Charged> {
  readonly quantity: string;
  readonly unitPrice: string;
  /** Mark-up on an expense, in per cent. */
  readonly markUp?: string | null;
}

/** A part of a line of time that is billed at one price; the part for regular work has no name. */
interface BilledPart {
  readonly part: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly isMarkUp?: true;
}

/**
 * The parts of a line of time that are billed, each at its price: its work or cost, the hours missing to a minimum, its
 * overtime, its double time, and its mark-up.
 */
export function billedParts(entry: Chargeable, language: Language = fallbackLanguage): readonly BilledPart[] {
  const { quantity, unitPrice, chargedQuantity, minimumQuantity, overtimeQuantity, overtimePrice, markUp } =
    entry;
  const { doubleTimeQuantity, doubleTimePrice } = entry;
  const added = markUp ? percentOf(unitPrice, markUp) : '0';
  const partNames = inLanguage(texts, language).part;
  return [
    { part: '', quantity: chargedQuantity ?? quantity, unitPrice },
    ...(minimumQuantity ? [{ part: partNames.minimum, quantity: minimumQuantity, unitPrice }] : []),
    ...(overtimeQuantity && overtimePrice
      ? [{ part: partNames.overtime, quantity: overtimeQuantity, unitPrice: overtimePrice }]
      : []),
    ...(doubleTimeQuantity && doubleTimePrice
      ? [{ part: partNames.doubleTime, quantity: doubleTimeQuantity, unitPrice: doubleTimePrice }]
      : []),
    ...(markUp && added !== '0'
      ? [{ part: partNames.markUp(markUp), quantity: '1', unitPrice: added, isMarkUp: true as const }]
      : []),
  ];
}
