import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inLanguage, type Language } from 'shared-contracts';
import { afeText, orderText } from 'shared-contracts/billing';
import { shownDate } from 'shared-contracts/shown-dates';
import { texts } from '../../generated/texts/invoice-report.ts';
import { badInput, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { receiptsAlong } from '../invoice-receipts-store.ts';
import {
  type InvoiceHead,
  invoiceHead,
  invoiceLineLines,
  invoiceSumLines,
  namedLines,
} from './invoice-report-store.ts';
import { invoiceWithReceipts } from './invoice-with-receipts.ts';
import { issuedInvoice } from './issued-invoice.ts';
import { column, type DeclaredReport, type Report } from './report-declaration.ts';

/** The facts of an invoice besides its lines, in the order of the document. */
const named = [
  ...([
    'supplier',
    'supplierAddress',
    'registration',
    'otherTaxNumbers',
    'number',
    'date',
    'dueDate',
  ] as const),
  ...(['terms', 'buyer', 'address', 'project', 'afe', 'costCentre', 'purchaseOrder', 'periodStart'] as const),
  ...(['periodEnd', 'reverses', 'credits', 'reason', 'notes', 'remittance'] as const),
] as const;

const days: ReadonlySet<string> = new Set(['date', 'dueDate', 'periodStart', 'periodEnd']);

/** Values to which people add their label when they enter them. */
const bare: Readonly<Partial<Record<string, (value: string) => string>>> = {
  afe: afeText,
  purchaseOrder: orderText,
};

/** The facts of an invoice, each with its label. */
function factsOf(head: InvoiceHead, language: Language): readonly (readonly [string, string])[] {
  const labels = inLanguage(texts, language).facts;
  return named.flatMap((name) => {
    const value = head[name];
    if (value === null || value === '') return [];
    const shown = days.has(name) ? shownDate(value, language) : (bare[name]?.(value) ?? value);
    return [[labels[name], shown] as const];
  });
}

/**
 * An invoice as its client gets it, or a draft that is marked as one: both parties, lines, each tax with its rate, and
 * the total.
 */
export function declareInvoice(id: string, head: InvoiceHead, language: Language): DeclaredReport {
  const wording = inLanguage(texts, language);
  const title = wording.titles[head.kind];
  const isSummed = head.subtotals !== 'None';
  return {
    title: head.number === null ? wording.draft : `${title} ${head.number}`,
    subtitle: head.supplier,
    filters:
      head.number === null ? [wording.noInvoice] : head.paperKept === 'WithNumber' ? [] : [wording.keptLater],
    sections: [
      {
        title: '',
        shape: 'facts',
        empty: '',
        columns: [column('name', wording.fact, 150), column('value', wording.value, 350)],
        statement: namedLines(factsOf(head, language)),
      },
      {
        title: wording.lines,
        shape: 'table',
        empty: wording.noLines,
        columns: [
          column('description', wording.description, 180),
          column('coding', wording.coding, 140),
          column('worker', wording.worker, 80),
          column('quantity', wording.quantity, 50, 'number'),
          column('unitPrice', wording.unitPrice, 60, 'price'),
          ...(head.hasTaxes ? [{ ...column('tax', wording.tax, 60, 'money'), isSummed } as const] : []),
          { ...column('amount', wording.amount, 70, 'money'), isSummed },
        ],
        ...(head.subtotals === 'None'
          ? {}
          : {
              groupedBy: 'part',
              groupLabel: (part: string) =>
                head.subtotals === 'ByDay'
                  ? shownDate(part, language)
                  : head.subtotals === 'ByAfe'
                    ? `${wording.facts.afe} ${afeText(part)}`
                    : part,
            }),
        statement: invoiceLineLines(id, head.subtotals, {
          ...{ notTaxed: wording.notTaxed, afe: wording.facts.afe },
          ...{ costCentre: wording.facts.costCentre, purchaseOrder: wording.facts.purchaseOrder },
          ...{ adjusted: wording.adjusted, discount: wording.discount },
        }),
      },
      {
        title: wording.sums,
        shape: 'table',
        empty: '',
        columns: [
          column('name', wording.sum, 260),
          column('rate', wording.rate, 70, 'number'),
          column('taxable', wording.taxable, 110, 'money'),
          // Subtotal and taxes add up to the total, which is shown in bold below them.
          { ...column('amount', wording.amountCad, 100, 'money'), isSummed: true },
        ],
        statement: invoiceSumLines(id, wording.subtotal, wording.discount),
      },
    ],
  };
}

/**
 * One invoice as a document, for people who invoice in its company. The PDF of a finalized invoice is always the one
 * that was created first, byte for byte.
 */
export const invoiceReport: Report = {
  declare: async ({ source, language, outputFormat, isPreview }, { db, user, rollout, clock }) => {
    const [id, ...others] = source.ids;
    if (id === undefined || others.length > 0)
      throw badInput(messageFrom(texts, ({ oneInvoice }) => oneInvoice));
    const flags = await rollout.flagsFor(user);
    if (!user.canAccessInvoice || !flags.enableTimesheets || !flags.enableInvoicing)
      throw forbidden(messageFrom(texts, ({ onlyInvoicing }) => onlyInvoicing));
    const head = await invoiceHead(db, id);
    if (!head || head.ownerId !== user.productClientId) throw notFound();
    const declared = declareInvoice(id, head, language);
    if (head.number === null || isPreview || outputFormat !== 'PDF') return declared;
    const { title, subtitle } = declared;
    return {
      ...{ title, subtitle, extension: 'pdf' },
      make: async (parts) => {
        const { writer, files, config, take, signal } = parts;
        const folder = await mkdtemp(join(tmpdir(), 'rightway-invoice-'));
        try {
          const bytes = await issuedInvoice(
            { db, files, writer, folder: config.dataFolder, moment: clock(), signal },
            { id, head, declared, language, maker: user },
          );
          const receipts = await receiptsAlong(db, id);
          const path =
            receipts.length === 0
              ? join(folder, 'invoice.pdf')
              : await invoiceWithReceipts(
                  { invoice: bytes, number: head.number ?? '', receipts, language, folder },
                  parts,
                );
          if (receipts.length === 0) await writeFile(path, bytes);
          await take({ path, name: `${head.number}.pdf` }, async () => {});
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      },
    };
  },
};
