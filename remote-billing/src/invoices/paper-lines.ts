import { afeText, orderText, priceText } from 'shared-contracts/billing';
import { sumOf } from 'shared-contracts/decimal';
import type { Translate } from 'shared-ui';
import { moneyText, quantityText } from '../timesheets/amount-text.ts';
import type { InvoiceRecord } from './invoice-record.ts';

type Line = InvoiceRecord['lines'][number];

type SharedValue = 'afeNumber' | 'costCentre' | 'projectName' | 'purchaseOrder';

/** The value that all lines share; null if they differ. */
export function sameOf({ lines }: InvoiceRecord, name: SharedValue): string | null {
  const [first, ...others] = new Set(lines.map((line) => line[name] ?? ''));
  return others.length > 0 ? null : first || null;
}

/** The person and the account of a line, in one text. */
export function codingOf(line: Line, t: Translate): string {
  const { projectName, afeNumber, costCentre, purchaseOrder, worker } = line;
  const called = (name: string, value: string | null) => value && `${t(`invoices.paper.${name}`)} ${value}`;
  return [
    projectName,
    called('afe', afeNumber && afeText(afeNumber)),
    called('costCentre', costCentre),
    called('purchaseOrder', purchaseOrder && orderText(purchaseOrder)),
    worker,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Charges of a line beyond quantity times price, as the client sees them. */
export const paperCharges = (
  { adjustment, discountPercent }: Line,
  t: Translate,
  language: 'en' | 'es',
): string =>
  [
    adjustment === '0' ? '' : t('invoices.paper.adjusted', { amount: signedText(adjustment) }),
    discountPercent === null
      ? ''
      : t('invoices.paper.less', { percent: quantityText(discountPercent, language) }),
  ]
    .filter(Boolean)
    .join(' · ');

/** The taxes of a line with their codes: 'GST 14.82'; '' if it has none or does not show them. */
export const lineTaxText = ({ tax, taxCodes }: Line, language: 'en' | 'es'): string =>
  tax === null || !taxCodes ? '' : `${taxCodes} ${moneyText(tax, language)}`;

/** How the amount of a line is composed, in one text: '17 × $96.00 · GST $81.60'. */
export const madeOf = (line: Line, language: 'en' | 'es'): string =>
  [`${quantityText(line.quantity, language)} × ${priceText(line.unitPrice)}`, lineTaxText(line, language)]
    .filter(Boolean)
    .join(' · ');

/** Whether an invoice shows the taxes of each line. */
export const showsTaxes = ({ lines, taxes }: InvoiceRecord): boolean =>
  taxes.length > 0 && lines.some(({ tax }) => tax !== null);

const signedText = (amount: string): string =>
  amount.startsWith('-') ? priceText(amount) : `+${priceText(amount)}`;

/** The same for those who invoice: with the reason, which is not printed, and what credit notes took back. */
export function chargeTexts(line: Line, t: Translate, language: 'en' | 'es'): readonly string[] {
  const { adjustmentReason, credited, isByHand } = line;
  return [
    isByHand ? t('invoices.charge.byHand') : '',
    [paperCharges(line, t, language), adjustmentReason].filter(Boolean).join(': '),
    credited === '0' ? '' : t('invoices.credit.taken', { amount: priceText(credited) }),
  ].filter(Boolean);
}

const parts: Readonly<Record<InvoiceRecord['subtotals'], ((line: Line) => string | null) | undefined>> = {
  ByAfe: ({ afeNumber }) => afeNumber && afeText(afeNumber),
  ByDay: ({ workDay }) => workDay,
  ByPerson: ({ worker }) => worker,
  ByProject: ({ projectName }) => projectName,
  None: undefined,
};

/** The sums that an invoice names, by the last line of each. */
export function sumsOf(
  { lines, subtotals }: InvoiceRecord,
  dayText: (day: string) => string,
): ReadonlyMap<string, { readonly name: string; readonly amount: string }> {
  const part = parts[subtotals];
  const sums = new Map<string, { readonly name: string; readonly amount: string }>();
  if (!part) return sums;
  let amounts: string[] = [];
  for (const [place, line] of lines.entries()) {
    amounts.push(line.amount);
    const name = part(line) ?? '';
    const next = lines[place + 1];
    if (next && (part(next) ?? '') === name) continue;
    sums.set(line.id, { name: subtotals === 'ByDay' && name ? dayText(name) : name, amount: sumOf(amounts) });
    amounts = [];
  }
  return sums;
}
