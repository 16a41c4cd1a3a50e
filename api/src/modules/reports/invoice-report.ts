import { inLanguage, type Language } from 'shared-contracts';
import { shownDate } from 'shared-contracts/shown-dates';
import { texts } from '../../generated/texts/invoice-report.ts';
import { badInput, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { said } from '../../platform/errors/said.ts';
import {
  type InvoiceHead,
  invoiceHead,
  invoiceLineLines,
  invoiceSumLines,
  namedLines,
} from './invoice-report-store.ts';
import { column, type DeclaredReport, type Report } from './report-declaration.ts';

/** What an invoice names besides its lines, in the order of the paper. */
const named = [
  ...(['supplier', 'registration', 'number', 'date', 'terms', 'buyer', 'address', 'afe', 'project'] as const),
  ...(['periodStart', 'periodEnd', 'reverses', 'reason', 'notes'] as const),
] as const;

const days: ReadonlySet<string> = new Set(['date', 'periodStart', 'periodEnd']);

/** What an invoice names, each with what it is called. */
function factsOf(head: InvoiceHead, language: Language): readonly (readonly [string, string])[] {
  const say = inLanguage(texts, language).facts;
  return named.flatMap((name) => {
    const value = head[name];
    if (value === null || value === '') return [];
    return [[say[name], days.has(name) ? shownDate(value, language) : value] as const];
  });
}

/** An invoice as its client gets it, a draft as a draft: both sides, lines, each tax with its rate, and the total. */
export function declareInvoice(id: string, head: InvoiceHead, language: Language): DeclaredReport {
  const say = inLanguage(texts, language);
  const title = head.kind === 'Reversal' ? say.reversal : say.invoice;
  return {
    title: head.number === null ? say.draft : `${title} ${head.number}`,
    subtitle: head.supplier,
    filters: head.number === null ? [say.noInvoice] : [],
    sections: [
      {
        title: '',
        shape: 'facts',
        empty: '',
        columns: [column('name', say.fact, 150), column('value', say.value, 350)],
        statement: namedLines(factsOf(head, language)),
      },
      {
        title: say.lines,
        shape: 'table',
        empty: say.noLines,
        columns: [
          column('description', say.description, 300),
          column('quantity', say.quantity, 70, 'number'),
          column('unitPrice', say.unitPrice, 90, 'money'),
          column('amount', say.amount, 100, 'money'),
        ],
        statement: invoiceLineLines(id, say.notTaxed),
      },
      {
        title: say.sums,
        shape: 'table',
        empty: '',
        columns: [
          column('name', say.sum, 260),
          column('rate', say.rate, 70, 'number'),
          column('taxable', say.taxable, 110, 'money'),
          // Subtotal and taxes come to the total, which is told in bold below them.
          { ...column('amount', say.amountCad, 100, 'money'), isSummed: true },
        ],
        statement: invoiceSumLines(id, say.subtotal),
      },
    ],
  };
}

/** One invoice as a document, for those who invoice in its company. */
export const invoiceReport: Report = {
  declare: async ({ source, language }, { db, user, rollout }) => {
    const [id, ...others] = source.ids;
    if (id === undefined || others.length > 0) throw badInput(said(texts, ({ oneInvoice }) => oneInvoice));
    const flags = await rollout.flagsFor(user);
    if (!user.canAccessInvoice || !flags.enableTimesheets || !flags.enableInvoicing)
      throw forbidden(said(texts, ({ onlyInvoicing }) => onlyInvoicing));
    const head = await invoiceHead(db, id);
    if (!head || head.ownerId !== user.productClientId) throw notFound();
    return declareInvoice(id, head, language);
  },
};
