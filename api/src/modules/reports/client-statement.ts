import { inLanguage, type Language } from 'shared-contracts';
import { shownDate } from 'shared-contracts/shown-dates';
import { texts } from '../../generated/texts/client-statement.ts';
import { texts as invoiceTexts } from '../../generated/texts/invoice-report.ts';
import { forbidden, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import {
  ageLines,
  openBillLines,
  type StatementQuestion,
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
  const question: StatementQuestion = { companyId: context.user.productClientId, clientId, day };
  const head = await statementHead(context.db, question);
  if (!head) throw notFound();
  const wording = inLanguage(texts, language);
  const facts = [
    [wording.facts.supplier, head.supplier],
    [wording.facts.supplierAddress, head.supplierAddress],
    [wording.facts.registration, head.registration],
    [wording.facts.client, [head.client, head.code].filter(Boolean).join(' · ')],
    [wording.facts.address, head.address],
    [wording.facts.day, shownDate(day, language)],
    [wording.facts.remittance, head.remittance],
  ] as const;
  return {
    title: wording.title,
    subtitle: `${head.client} · ${shownDate(day, language)}`,
    filters: [wording.dollars],
    sections: [
      {
        ...{ title: '', shape: 'facts', empty: '' },
        columns: [column('name', wording.fact, 150), column('value', wording.value, 350)],
        statement: namedLines(facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))),
      },
      {
        ...{ title: wording.bills, shape: 'table', empty: wording.nothingOpen },
        columns: [
          column('number', wording.columns.number, 84),
          column('date', wording.columns.date, 70, 'date'),
          column('due', wording.columns.due, 70, 'date'),
          column('overdue', wording.columns.overdue, 60, 'number'),
          summed('total', wording.columns.total, 76),
          summed('paid', wording.columns.paid, 76),
          summed('credited', wording.columns.credited, 76),
          summed('open', wording.columns.open, 76),
        ],
        statement: openBillLines(question),
      },
      {
        ...{ title: wording.ageing, shape: 'table', empty: '' },
        columns: ages.map((name) => column(name, wording.ages[name], 84, 'money')),
        statement: ageLines(question),
      },
      {
        ...{ title: wording.entries, shape: 'table', empty: wording.noEntries },
        columns: [
          column('what', wording.columns.what, 150),
          column('day', wording.columns.day, 70, 'date'),
          column('number', wording.columns.bill, 84),
          column('reference', wording.columns.reference, 160),
          summed('amount', wording.columns.amount, 84),
        ],
        groupedBy: 'part',
        groupLabel: (part) => (part === 'open' ? wording.ofOpen : wording.ofSettled),
        statement: settledLines(question, wording.kinds),
      },
    ],
  };
}
