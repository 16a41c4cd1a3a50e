import { compareDecimals } from '../decimal/index.ts';
import { texts } from '../generated/texts/billing.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';
import { billingLimits } from '../limits/index.ts';
import { recordPath } from '../routes/record-address.ts';

/** The steps of an invoice. */
export type InvoiceStep =
  | 'CREDITED'
  | 'DELETED'
  | 'EDITED'
  | 'FINALIZED'
  | 'PAID'
  | 'REVERSED'
  | 'SENT'
  | 'WRITTEN_OFF';

/** The status from which each step is possible (decision 68): a number cannot be taken back. */
const begins: Readonly<Record<InvoiceStep, string>> = {
  CREDITED: 'FINALIZED',
  DELETED: 'PENDING',
  EDITED: 'PENDING',
  FINALIZED: 'PENDING',
  PAID: 'FINALIZED',
  REVERSED: 'FINALIZED',
  SENT: 'FINALIZED',
  WRITTEN_OFF: 'FINALIZED',
};

interface State {
  readonly status: string;
  readonly kind: string;
}

/**
 * Steps that only ordinary invoices can take: reversing a reversal or credit note would bill again what may have been
 * billed again already.
 */
const ofBills: ReadonlySet<InvoiceStep> = new Set(['CREDITED', 'REVERSED', 'WRITTEN_OFF']);

/** Whether an invoice may take a step. */
export const mayStep = ({ status, kind }: State, step: InvoiceStep): boolean =>
  begins[step] === status && !(ofBills.has(step) && kind !== 'Bill');

/**
 * Why the texts of a numbered invoice cannot be edited any more; the sentence for reversals and credit notes is
 * shorter, because they cannot be reversed.
 */
export const stepRefusal = (step: InvoiceStep, language: Language = fallbackLanguage): string =>
  inLanguage(texts, language).invoice.notAllowed[step];

/** Why the words of an invoice with a number are not edited any more; what takes back is not reversed, so it says less. */
export function editLock({ kind }: Pick<State, 'kind'>, language: Language = fallbackLanguage): string {
  const { reversalStays, creditStays } = inLanguage(texts, language).invoice;
  if (kind === 'Reversal') return reversalStays;
  return kind === 'Credit' ? creditStays : stepRefusal('EDITED', language);
}

/** The facts that decide whether a draft may be finalized. */
export interface InvoiceFacts {
  readonly id: string;
  readonly total: string;
  readonly tax: string;
  readonly taxNumber: string | null;
  readonly terms: string | null;
  readonly companyId: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly clientAddress: string | null;
  readonly lineCount: number;
  /** The first project with a taxable line that has no province, if a tax on that day depends on the province. */
  readonly withoutProvince: { readonly id: string; readonly name: string } | null;
}

/** Why a draft cannot be finalized; each reason has the address where it can be fixed. */
export function invoiceHindrances(
  facts: InvoiceFacts,
  language: Language = fallbackLanguage,
): readonly { readonly key: string; readonly sentence: string; readonly path: string }[] {
  const messages = inLanguage(texts, language).invoice;
  const { registration, buyer } = billingLimits.invoiceAmounts;
  const isFrom = (amount: number) => compareDecimals(facts.total, String(amount)) >= 0;
  const details = recordPath({ route: 'invoices', id: facts.id }, 'details');
  const found = [
    facts.lineCount === 0 && { key: 'lines', sentence: messages.noLines, path: details },
    facts.withoutProvince && {
      key: 'province',
      sentence: messages.noProvince(facts.withoutProvince.name),
      path: recordPath({ route: 'surface-project', id: facts.withoutProvince.id }, 'details'),
    },
    // Requirements for Canadian invoices: tax amount and registration from $100, buyer, description and terms from $500
    // (since 2021).
    isFrom(registration) &&
      facts.tax !== '0' &&
      !facts.taxNumber && {
        key: 'taxNumber',
        sentence: messages.noTaxNumber(`$${registration}`),
        path: recordPath({ route: 'company', id: facts.companyId }, 'details'),
      },
    isFrom(buyer) && !facts.terms && { key: 'terms', sentence: messages.noTerms(`$${buyer}`), path: details },
    isFrom(buyer) &&
      !facts.clientAddress && {
        key: 'address',
        sentence: messages.noAddress(facts.clientName),
        path: recordPath({ route: 'business-associate', id: facts.clientId }, 'details'),
      },
  ];
  return found.filter((one) => one !== false && one !== null);
}

/** The text of a credit note about the invoice that it credits. */
export const creditText = (number: string, language: Language = fallbackLanguage): string =>
  inLanguage(texts, language).invoice.credit(number);

/**
 * The text of a reversal about the invoice that it reverses; without a number, the sentence that its day is too early.
 */
export const reversalText = (number: string | null, language: Language = fallbackLanguage): string => {
  const messages = inLanguage(texts, language).invoice;
  return number === null ? messages.beforeInvoice : messages.reversal(number);
};
