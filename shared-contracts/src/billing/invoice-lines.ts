import { productOf, roundedToCents, sumOf } from '../decimal/index.ts';

/** How lines of time become lines of an invoice. */
export const invoiceGroupings = ['ByAgreement', 'ByDay', 'ByPerson', 'ByRate', 'EachLine'] as const;

export type InvoiceGroupingName = (typeof invoiceGroupings)[number];

/** A line of time that is billed. */
export interface BilledEntry {
  readonly id: string;
  readonly date: string;
  readonly work: string;
  readonly description: string | null;
  readonly personId: string;
  readonly personName: string;
  readonly projectId: string;
  readonly projectName: string;
  readonly agreementId: string | null;
  readonly agreementName: string | null;
  readonly provinceId: string | null;
  readonly ledgerCodeId: string | null;
  readonly isTaxable: boolean;
  readonly kind: string;
  readonly quantity: string;
  readonly unitPrice: string;
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
  readonly entryIds: readonly string[];
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

/** What may never share a line: another project, price, account or tax. */
const keyOf = (entry: BilledEntry, key: string) =>
  [
    entry.projectName,
    entry.projectId,
    entry.work,
    key,
    entry.unitPrice,
    entry.ledgerCodeId ?? '',
    entry.isTaxable,
    entry.kind,
    // What was spent stays apart: receipts are looked for line by line.
    entry.kind === 'Expense' ? entry.id : '',
  ].join('|');

/**
 * The lines of an invoice: lines of time of one price grouped as the client wants. Each amount is quantity times
 * price, rounded to the cent once (decision 56), so that anybody who multiplies on paper gets the same.
 */
export function groupedLines(
  entries: readonly BilledEntry[],
  grouping: InvoiceGroupingName,
): readonly GroupedLine[] {
  const groups = new Map<string, BilledEntry[]>();
  for (const entry of entries) {
    const key = keyOf(entry, groupings[grouping](entry).key);
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
        first.kind === 'Expense' ? (first.description ?? first.work) : first.work,
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
          entryIds: [first, ...others].map(({ id }) => id),
        },
      ];
    });
}
