import { texts } from '../generated/texts/billing.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';
import type { InvoiceFileValue } from './invoice-file-values.ts';

/** A column of an operator's file: its heading, its content, and whether a line without it is refused. */
export interface InvoiceFileColumn {
  readonly heading: string;
  readonly value: InvoiceFileValue;
  readonly isRequired: boolean;
}

/** A line of an invoice with its values for a file; null for a value that it does not have. */
export type InvoiceFileLine = Readonly<Record<InvoiceFileValue, string | null>>;

/** The columns of a format that declares none. */
export const usualInvoiceFile: readonly InvoiceFileColumn[] = [
  { heading: 'Invoice', value: 'invoiceNumber', isRequired: false },
  { heading: 'Date', value: 'invoiceDate', isRequired: false },
  { heading: 'Vendor', value: 'vendorNumber', isRequired: false },
  { heading: 'Line', value: 'lineNumber', isRequired: false },
  { heading: 'AFE', value: 'afeNumber', isRequired: true },
  { heading: 'Major', value: 'major', isRequired: false },
  { heading: 'Minor', value: 'minor', isRequired: false },
  { heading: 'Cost centre', value: 'costCentre', isRequired: false },
  { heading: 'Description', value: 'description', isRequired: true },
  { heading: 'Quantity', value: 'quantity', isRequired: false },
  { heading: 'Price', value: 'unitPrice', isRequired: false },
  { heading: 'Amount', value: 'amount', isRequired: false },
  { heading: 'Tax', value: 'lineTax', isRequired: false },
];

/** Values that an invoice only gets with its number, so a draft is not refused for lacking them. */
const withNumber: readonly InvoiceFileValue[] = ['invoiceNumber', 'taxNumber'];

/** Most lines that one sentence names. */
const named = 3;

/**
 * Which of an operator's required values are missing, as one sentence with the lines and the headings; undefined if the
 * invoice may be sent. A draft may lack what comes with its number.
 */
export function formatFault(
  lines: readonly InvoiceFileLine[],
  columns: readonly InvoiceFileColumn[],
  { format, isDraft }: { readonly format: string; readonly isDraft: boolean },
  language: Language = fallbackLanguage,
): string | undefined {
  const messages = inLanguage(texts, language).format;
  const wanted = columns.filter(
    ({ value, isRequired }) => isRequired && !(isDraft && withNumber.includes(value)),
  );
  const lacking = lines.flatMap((line) => {
    const headings = wanted.filter(({ value }) => (line[value] ?? '') === '').map(({ heading }) => heading);
    return headings.length === 0
      ? []
      : [messages.line(line.lineNumber ?? '', line.description ?? '', headings.join(', '))];
  });
  if (lacking.length === 0) return undefined;
  const more = lacking.length - named;
  return messages.lacks(format, lacking.slice(0, named).join('; '), Math.max(more, 0));
}
