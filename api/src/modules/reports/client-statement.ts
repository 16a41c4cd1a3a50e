import { inLanguage, type Language } from 'shared-contracts';
import { shownDate } from 'shared-contracts/shown-dates';
import { texts } from '../../generated/texts/client-statement.ts';
import { texts as invoiceTexts } from '../../generated/texts/invoice-report.ts';
import { forbidden, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import {
  ageLines,
  openBillLines,
  type StatementAsked,
  settledLines,
  statementHead,
} from './client-statement-store.ts';
import { namedLines } from './invoice-report-store.ts';
import { column, type DeclaredReport, type ReportContext } from './report-declaration.ts';

/** Refuses people who do not invoice, or if invoicing is switched off. Throws FORBIDDEN. */
export async function checkBills({ rollout, user }: ReportContext): Promise<void> {
  const flags = await rollout.flagsFor(user);
  if (!user.canAccessInvoice || !flags.enableTimesheets || !flags.enableInvoicing)
    throw forbidden(messageFrom(invoiceTexts, ({ onlyInvoicing }) => onlyInvoicing));
}

const summed = (name: string, title: string, width: number) =>
  ({ ...column(name, title, width, 'money'), isSummed: true }) as const;

const ages = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90', 'total'] as const;

/**
 * What a client of the person's company owes on a day: its open invoices, what was paid and credited, and the open
 * amounts by days overdue. For people who invoice. Throws FORBIDDEN, NOT_FOUND.
 */
export async function clientStatement(
  clientId: string,
  day: string,
  language: Language,
  context: ReportContext,
): Promise<DeclaredReport> {
  await checkBills(context);
  const asked: StatementAsked = { companyId: context.user.productClientId, clientId, day };
  const head = await statementHead(context.db, asked);
  if (!head) throw notFound();
  const say = inLanguage(texts, language);
  const facts = [
    [say.facts.supplier, head.supplier],
    [say.facts.supplierAddress, head.supplierAddress],
    [say.facts.registration, head.registration],
    [say.facts.client, [head.client, head.code].filter(Boolean).join(' · ')],
    [say.facts.address, head.address],
    [say.facts.day, shownDate(day, language)],
    [say.facts.remittance, head.remittance],
  ] as const;
  return {
    title: say.title,
    subtitle: `${head.client} · ${shownDate(day, language)}`,
    filters: [say.dollars],
    sections: [
      {
        ...{ title: '', shape: 'facts', empty: '' },
        columns: [column('name', say.fact, 150), column('value', say.value, 350)],
        statement: namedLines(facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))),
      },
      {
        ...{ title: say.bills, shape: 'table', empty: say.nothingOpen },
        columns: [
          column('number', say.columns.number, 84),
          column('date', say.columns.date, 70, 'date'),
          column('due', say.columns.due, 70, 'date'),
          column('overdue', say.columns.overdue, 60, 'number'),
          summed('total', say.columns.total, 76),
          summed('paid', say.columns.paid, 76),
          summed('credited', say.columns.credited, 76),
          summed('open', say.columns.open, 76),
        ],
        statement: openBillLines(asked),
      },
      {
        ...{ title: say.ageing, shape: 'table', empty: '' },
        columns: ages.map((name) => column(name, say.ages[name], 84, 'money')),
        statement: ageLines(asked),
      },
      {
        ...{ title: say.entries, shape: 'table', empty: say.noEntries },
        columns: [
          column('what', say.columns.what, 150),
          column('day', say.columns.day, 70, 'date'),
          column('number', say.columns.bill, 84),
          column('reference', say.columns.reference, 160),
          summed('amount', say.columns.amount, 84),
        ],
        groupedBy: 'part',
        groupLabel: (part) => (part === 'open' ? say.ofOpen : say.ofSettled),
        statement: settledLines(asked, say.kinds),
      },
    ],
  };
}
