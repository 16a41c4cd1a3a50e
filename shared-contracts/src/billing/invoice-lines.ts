import { productOf, roundedToCents, sumOf } from '../decimal/index.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { billedParts } from './billed-parts.ts';
import type { Charged } from './charged-time.ts';

/** How lines of time become lines of an invoice. */
export const invoiceGroupings = ['ByAgreement', 'ByDay', 'ByPerson', 'ByRate', 'EachLine'] as const;

/** The fields by which an invoice sums up its lines. */
export const invoiceSubtotals = ['ByAfe', 'ByDay', 'ByPerson', 'ByProject', 'None'] as const;

export type InvoiceSubtotalsName = (typeof invoiceSubtotals)[number];

export type InvoiceGroupingName = (typeof invoiceGroupings)[number];

/** A line of time that is billed. */
export interface BilledEntry extends Partial<Charged> {
  readonly id: string;
  readonly date: string;
  readonly work: string;
  readonly description: string | null;
  readonly personId: string;
  readonly personName: string;
  readonly projectId: string;
  readonly projectName: string;
  readonly afeNumber?: string | null;
  readonly agreementId: string | null;
  readonly agreementName: string | null;
  readonly provinceId: string | null;
  readonly ledgerCodeId: string | null;
  readonly isTaxable: boolean;
  readonly kind: string;
  readonly quantity: string;
  readonly unitPrice: string;
  /** Tax in the receipt of an expense, which the price is without. */
  readonly receiptTax?: string | null;
  /** Per cent on top of an expense. */
  readonly markUp?: string | null;
}

/** A line of an invoice with the lines of time that it bills. */
export interface GroupedLine {
  readonly description: string;
  readonly projectId: string;
  readonly provinceId: string | null;
  readonly ledgerCodeId: string | null;
  readonly isTaxable: boolean;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
  /** Tax in the receipts that it bills. */
  readonly receiptTax: string;
  readonly entryIds: readonly string[];
  /** Whether it is what an agreed mark-up adds to expenses. */
  readonly isMarkUp: boolean;
}

type Grouping = (entry: BilledEntry) => { readonly key: string; readonly also: readonly (string | null)[] };

const groupings: Readonly<Record<InvoiceGroupingName, Grouping>> = {
  ByAgreement: (entry) => ({ key: entry.agreementId ?? '', also: [entry.agreementName] }),
  ByDay: ({ date }) => ({ key: date, also: [date] }),
  ByPerson: (entry) => ({ key: entry.personId, also: [entry.personName] }),
  ByRate: () => ({ key: '', also: [] }),
  EachLine: (entry) => ({
    key: `${entry.date} ${entry.id}`,
    also: [entry.date, entry.personName, entry.description],
  }),
};

/** The value under which a line is summed up: lines of one value follow one another. */
const subtotalKeys: Readonly<Record<InvoiceSubtotalsName, (entry: BilledEntry) => string>> = {
  ByAfe: ({ afeNumber }) => afeNumber ?? '',
  ByDay: ({ date }) => date,
  ByPerson: ({ personName, personId }) => `${personName} ${personId}`,
  ByProject: () => '',
  None: () => '',
};

/** Work that was typed: 'r1 ' and 'R1' are the same. */
const workOf = ({ work }: BilledEntry) => work.trim().toLowerCase();

/** A part of a line of time, as one line of the invoice bills it. */
type Part = BilledEntry & { readonly part: string; readonly isMarkUp?: true };

/** The parts of a line of time; its receipt stays with the first. */
const partsOf = (entry: BilledEntry, language: Language): readonly Part[] =>
  billedParts(entry, language).map((part, place) => ({
    ...{ ...entry, ...part },
    receiptTax: place === 0 ? entry.receiptTax : null,
  }));

/** Entries never share a line if they differ in subtotal, project, price, account, tax, or in what is charged. */
const keyOf = (entry: Part, sum: string, key: string) =>
  [
    sum,
    entry.projectName,
    entry.projectId,
    workOf(entry),
    key,
    entry.part,
    entry.unitPrice,
    entry.ledgerCodeId ?? '',
    entry.isTaxable,
    entry.kind,
    // Expenses stay separate: receipts are checked line by line.
    entry.kind === 'Expense' ? entry.id : '',
  ].join('|');

/**
 * The lines of an invoice: lines of time of one price grouped as the client wants. Each amount is quantity times
 * price, rounded to the cent once (decision 56), so that anybody who multiplies on paper gets the same.
 */
export function groupedLines(
  entries: readonly BilledEntry[],
  grouping: InvoiceGroupingName,
  subtotals: InvoiceSubtotalsName = 'None',
  language: Language = fallbackLanguage,
): readonly GroupedLine[] {
  const groups = new Map<string, Part[]>();
  for (const entry of entries.flatMap((one) => partsOf(one, language))) {
    const key = keyOf(entry, subtotalKeys[subtotals](entry), groupings[grouping](entry).key);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...others]]) => {
      if (!first) return [];
      const quantity = sumOf([first, ...others].map((entry) => entry.quantity));
      const words = [
        first.kind === 'Expense' ? (first.description ?? first.work) : first.work.trim(),
        first.part,
        ...groupings[grouping](first).also,
      ];
      return [
        {
          description: [...new Set(words.filter(Boolean))].join(' · '),
          projectId: first.projectId,
          provinceId: first.provinceId,
          ledgerCodeId: first.ledgerCodeId,
          isTaxable: first.isTaxable,
          quantity,
          unitPrice: first.unitPrice,
          amount: roundedToCents(productOf(quantity, first.unitPrice)),
          receiptTax: sumOf([first, ...others].map((entry) => entry.receiptTax ?? '0')),
          entryIds: [first, ...others].map(({ id }) => id),
          isMarkUp: first.isMarkUp ?? false,
        },
      ];
    });
}
