import { inLanguage, type Language } from 'shared-contracts';
import { mostTaxYears } from 'shared-contracts/billing';
import type { WriteTaxReturn } from 'shared-contracts/reports';
import { shownDate } from 'shared-contracts/shown-dates';
import { texts } from '../../generated/texts/tax-return.ts';
import { badInput } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { taxDaysFault, taxInvoices, taxParts, taxSums } from '../tax-return-store.ts';
import { checkBills } from './client-statement.ts';
import { column, type DeclaredReport, type ReportContext } from './report-declaration.ts';

const summed = (name: string, title: string, width: number) =>
  ({ ...column(name, title, width, 'money'), isSummed: true }) as const;

/**
 * What a company reports of its taxes by period: revenue, tax charged, input tax credits and the net tax, by the lines
 * of the federal form; each tax and rate; and the invoices behind every sum. For people who invoice. Throws FORBIDDEN,
 * BAD_INPUT.
 */
export async function taxReturn(
  { fromDate, toDate, by }: Pick<WriteTaxReturn, 'by' | 'fromDate' | 'toDate'>,
  language: Language,
  context: ReportContext,
): Promise<DeclaredReport> {
  await checkBills(context);
  const { user } = context;
  const fault = taxDaysFault(fromDate, toDate);
  if (fault !== undefined) throw badInput(messageFrom(texts, (taxTexts) => taxTexts[fault](mostTaxYears)));
  const question = { companyId: user.productClientId, fromDate, toDate, by };
  const wording = inLanguage(texts, language);
  const { columns } = wording;
  const amounts = [
    summed('sales', columns.sales, 84),
    summed('taxable', columns.taxable, 84),
    summed('charged', columns.charged, 84),
    summed('credits', columns.credits, 84),
    summed('net', columns.net, 84),
  ];
  return {
    title: wording.title,
    subtitle: user.companyName,
    filters: [wording.days(shownDate(fromDate, language), shownDate(toDate, language)), wording.basis],
    sections: [
      {
        ...{ title: wording.sums, shape: 'table', empty: wording.none, groupedBy: 'name' },
        columns: [column('period', columns.period, 70), ...amounts],
        statement: taxSums(question),
      },
      {
        ...{ title: wording.parts, shape: 'table', empty: wording.noTax, groupedBy: 'name' },
        columns: [
          column('period', columns.period, 70),
          column('tax', columns.tax, 90),
          column('rate', columns.rate, 60, 'number'),
          summed('taxable', columns.taxable, 84),
          summed('charged', columns.charged, 84),
        ],
        statement: taxParts(question),
      },
      {
        ...{ title: wording.invoices, shape: 'table', empty: wording.none, groupedBy: 'part' },
        columns: [
          column('number', columns.number, 72),
          column('date', columns.date, 64, 'date'),
          column('client', columns.client, 130),
          ...amounts,
        ],
        statement: taxInvoices(question),
      },
    ],
  };
}
