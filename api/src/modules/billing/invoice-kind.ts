import { invoiceRules, mayStep, stepRefusal } from 'shared-contracts/billing';
import type { InvoiceInput } from 'shared-contracts/graphql';
import { recordRights } from 'shared-contracts/rights';
import * as v from 'valibot';
import { texts } from '../../generated/texts/billing.ts';
import { badInput, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { formKind } from '../../records/writing/form-kind.ts';
import type { RecordValues, WritableKind } from '../../records/writing/writable-kind.ts';
import { type BillingContext, checkInvoicing } from './billing-rights.ts';
import { chargeDraft } from './charge-draft.ts';
import { checkNotFarAhead } from './far-dates.ts';
import { lockInvoice } from './invoice-store.ts';

const linesSchema = v.array(v.looseObject({ id: v.string() }));
const linesOf = (values: RecordValues | undefined) => v.parse(linesSchema, values?.['lines'] ?? []);
const idsOf = (lines: readonly { readonly id: string }[]) => String(lines.map(({ id }) => id).toSorted());

const plain = formKind<InvoiceInput, BillingContext>({
  kind: 'INVOICE',
  type: 'Invoice',
  titleFields: ['invoiceDate'],
  fields: [
    { name: 'invoiceDate' },
    { name: 'terms' },
    { name: 'notes' },
    {
      name: 'lines',
      // A save only writes texts; the other columns are set by the steps of the invoice.
      fields: [
        { name: 'description' },
        { name: 'project', shows: ['description'] },
        { name: 'ledgerCode', shows: ['code'] },
        { name: 'quantity' },
        { name: 'unitPrice' },
        { name: 'amount' },
        { name: 'isTaxable' },
      ],
    },
  ],
  rules: invoiceRules,
  checkPerson: (context) => checkInvoicing(context),
  check: async ({ action, id }, { db, user }) => {
    // An invoice is created from lines of time, never by a save.
    const stored = action === 'create' ? undefined : await lockInvoice(db, id);
    if (!stored || !recordRights.invoice.view(user, stored)) throw notFound();
    if (action === 'create' || !recordRights.invoice[action](user, stored)) throw forbidden();
    const step = action === 'edit' ? 'EDITED' : 'DELETED';
    if (!mayStep(stored, step)) throw badInput((language) => stepRefusal(step, language));
  },
  written: async ({ id, before, after }, within) => {
    if (!before || !after || before.values['invoiceDate'] === after.values['invoiceDate']) return;
    await checkNotFarAhead(v.parse(v.string(), after.values['invoiceDate']), within);
    await chargeDraft(within.db, id);
  },
});

/**
 * Drafts of invoices: editing their texts and deleting them. Their lines are not part of a save, because they come from
 * time.
 */
export const invoiceKind: WritableKind<InvoiceInput, RecordValues, BillingContext> = {
  ...plain,
  read: async (input, within, before) => {
    const values = await plain.read(input, within, before);
    const [given, stored] = [linesOf(values), linesOf(before?.values)];
    if (idsOf(given) !== idsOf(stored)) throw badInput(messageFrom(texts, ({ linesStay }) => linesStay));
    const words = new Map(given.map((line) => [line.id, line['description']]));
    const lines = stored.map((line) => ({ ...line, description: words.get(line.id) ?? line['description'] }));
    return { ...values, lines };
  },
};
