import { productOf, roundedToCents, sumOf } from '../decimal/index.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { billedParts } from './billed-parts.ts';
import type { Charged } from './charged-time.ts';

/** How lines of time become lines of an invoice. */
export const invoiceGroupings = ['ByAgreement', 'ByDay', 'ByPerson', 'ByRate', 'EachLine'] as const;

/** The fields by which an invoice can subtotal its lines. */
export const invoiceSubtotals = ['ByAfe', 'ByDay', 'ByPerson', 'ByProject', 'None'] as const;

export type InvoiceSubtotalsName = (typeof invoiceSubtotals)[number];

export type InvoiceGroupingName = (typeof invoiceGroupings)[number];

/** A line of time to bill. */
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
  /** The tax in an expense's receipt, which the price does not include. */
  readonly receiptTax?: string | null;
  /** Mark-up on an expense, in per cent. */
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
  /** The tax in the receipts that it bills. */
  readonly receiptTax: string;
  readonly entryIds: readonly string[];
  /** Whether it is the agreed mark-up on expenses. */
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

/** The value by which a line is subtotalled; lines with the same value follow one another. */
const subtotalKeys: Readonly<Record<InvoiceSubtotalsName, (entry: BilledEntry) => string>> = {
  ByAfe: ({ afeNumber }) => afeNumber ?? '',
  ByDay: ({ date }) => date,
  ByPerson: ({ personName, personId }) => `${personName} ${personId}`,
  ByProject: () => '',
  None: () => '',
};

/** The entered work in a form for comparison: 'r1 ' and 'R1' are the same. */
const workOf = ({ work }: BilledEntry) => work.trim().toLowerCase();

/** A part of a line of time that becomes, or is part of, one line of the invoice. */
type Part = BilledEntry & { readonly part: string; readonly isMarkUp?: true; readonly cost: string };

/** The parts of a line of time; its receipt belongs to the first. */
const partsOf = (entry: BilledEntry, language: Language): readonly Part[] =>
  billedParts(entry, language).map((part, place) => ({
    ...{ ...entry, ...part },
    cost: entry.unitPrice,
    receiptTax: place === 0 ? entry.receiptTax : null,
  }));

/** What is sorted before every letter: an empty value, such as plain work beside its overtime, comes first. */
const between = '\u0000';

/** A price as a text that sorts by its size. */
function ranked(price: string): string {
  const [whole = '', cents = ''] = price.split('.');
  return `${whole.padStart(15, '0')}.${cents}`;
}

/**
 * Entries never share a line if they differ in subtotal, project, price, account, tax, or in what is charged. Lines
 * follow one another by it: work before its overtime, then each expense before its mark-up.
 */
const keyOf = (entry: Part, sum: string, key: string) =>
  [
    sum,
    entry.projectName,
    entry.projectId,
    entry.kind === 'Expense',
    workOf(entry),
    key,
    // Expenses stay separate: receipts are checked line by line.
    entry.kind === 'Expense' ? `${entry.date} ${ranked(entry.cost)} ${entry.id}` : '',
    entry.part,
    ranked(entry.unitPrice),
    entry.ledgerCodeId ?? '',
    entry.isTaxable,
    entry.kind,
  ].join(between);

/**
 * The lines of an invoice: lines of time with the same price, grouped as the client wants. Each amount is quantity
 * times price, rounded to the cent once (decision 56), so that anybody who recalculates it on paper gets the same.
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
