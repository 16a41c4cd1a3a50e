import { randomUUID } from 'node:crypto';
import { languageOf } from 'shared-contracts';
import { draftValidator, groupedLines, invoiceTotals, lineTaxesOf, taxesOf } from 'shared-contracts/billing';
import type { InvoiceDraftInput } from 'shared-contracts/graphql';
import { billingLimits } from 'shared-contracts/limits';
import { validate } from 'shared-contracts/validators';
import { texts } from '../../generated/texts/billing.ts';
import { AppError, badInput, invalid, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedFilterId, checkedId } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { noteWrite } from '../../records/writing/history-store.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { type BillingContext, checkInvoicing } from './billing-rights.ts';
import { arrangeLines } from './charge-store.ts';
import {
  type BillableEntry,
  exemptionsOf,
  layoutOf,
  lockBillable,
  taxRows,
  whoBilled,
  writeDraft,
} from './draft-store.ts';
import { checkNotFarAhead } from './far-dates.ts';
import { feeLines } from './fee-lines.ts';
import { lockFees } from './fixed-fee-store.ts';
import { invoiceKind } from './invoice-kind.ts';
import { invoiceOwner } from './invoice-store.ts';

/** The value that all of them share, or null if they differ. */
function sameOf<T>(values: readonly T[]): T | null {
  const [first, ...others] = new Set(values);
  return first === undefined || others.length > 0 ? null : first;
}

/** Validates the request for a draft. Throws VALIDATION with the errors at its fields, or BAD_INPUT. */
function checkedDraft(input: InvoiceDraftInput, { user }: RecordContext) {
  const checked = validate(draftValidator, input, languageOf(user.locale));
  if (!checked.valid) throw invalid(checked.errors);
  const { periodStart, periodEnd, afeNumber } = checked.value;
  if (periodStart && periodEnd && periodEnd < periodStart)
    throw badInput(messageFrom(texts, ({ periodOrder }) => periodOrder));
  return {
    wanted: {
      companyId: user.productClientId,
      clientId: checkedId(input.clientId),
      surfaceProjectId: checkedFilterId('surfaceProjectId', input.surfaceProjectId),
      ...{ afeNumber, periodStart, periodEnd },
      entryIds: input.entryIds ? [...new Set(input.entryIds.map(checkedId))] : undefined,
    },
    invoiceDate: checked.value.invoiceDate,
  };
}

/** Refuses requested lines that are no longer available, and names who billed them. Throws CONFLICT, BAD_INPUT. */
async function checkThere(
  entries: readonly BillableEntry[],
  { entryIds, hasFee }: { readonly entryIds: readonly string[] | undefined; readonly hasFee: boolean },
  { db, user }: RecordContext,
): Promise<void> {
  const found = new Set(entries.map(({ id }) => id));
  const gone = entryIds?.filter((id) => !found.has(id)) ?? [];
  if (gone.length > 0) {
    const taken = await whoBilled(db, gone, user.productClientId);
    if (!taken) throw badInput(messageFrom(texts, ({ notBillable }) => notBillable));
    throw new AppError(
      'CONFLICT',
      messageFrom(texts, ({ billedMeanwhile }) => billedMeanwhile(taken.who, taken.number)),
    );
  }
  if (entries.length === 0 && !hasFee)
    throw badInput(messageFrom(texts, ({ nothingToBill }) => nothingToBill));
  if (entries.length > billingLimits.lines)
    throw badInput(messageFrom(texts, ({ tooMany }) => tooMany(billingLimits.lines)));
}

/**
 * Drafts an invoice from approved lines in one transaction, so that no line is on two drafts. Repeating the same
 * request does not create a second draft. Returns its id. Throws an AppError.
 */
export async function draftInvoice(input: InvoiceDraftInput, context: BillingContext): Promise<string> {
  await checkInvoicing(context);
  const id = checkedId(input.id);
  const { wanted, invoiceDate } = checkedDraft(input, context);
  return inTransaction(context, async (within) => {
    const { db } = within;
    const { companyId, clientId } = wanted;
    await checkNotFarAhead(invoiceDate, within);
    const owner = await invoiceOwner(db, id);
    if (owner !== undefined && owner !== companyId) throw notFound();
    if (owner !== undefined) return id;
    const entries = await lockBillable(db, wanted);
    const named = wanted.surfaceProjectId && !wanted.entryIds ? [wanted.surfaceProjectId] : [];
    const fees = await lockFees(db, {
      ...{ companyId, clientId },
      projectIds: [...new Set([...entries.map(({ projectId }) => projectId), ...named])],
    });
    const language = languageOf(within.user.locale);
    const fixed = feeLines(entries, fees, language);
    await checkThere(entries, { entryIds: wanted.entryIds, hasFee: fixed.lines.length > 0 }, within);
    const last = await layoutOf(db, companyId, clientId);
    const { grouping, subtotals } = {
      grouping: input.grouping ?? last.grouping,
      subtotals: input.subtotals ?? last.subtotals,
    };
    const untaxed = [...groupedLines(fixed.others, grouping, subtotals, language), ...fixed.lines];
    const taxed = [untaxed, await taxRows(db), invoiceDate, await exemptionsOf(db, clientId)] as const;
    const [taxes, ofLines] = [taxesOf(...taxed), lineTaxesOf(...taxed)];
    const lines = untaxed.map((line, place) => ({ id: randomUUID(), ...line, ...ofLines[place] }));
    await writeDraft(db, {
      ...{ id, companyId, clientId, invoiceDate, grouping, subtotals, lines, taxes },
      projectId: sameOf(lines.map(({ projectId }) => projectId)),
      afeNumber: sameOf([...fixed.others, ...fees].map(({ afeNumber }) => afeNumber)),
      periodStart: wanted.periodStart ?? entries[0]?.date ?? null,
      periodEnd: wanted.periodEnd ?? entries.at(-1)?.date ?? null,
      ...invoiceTotals(lines, taxes),
    });
    if (fixed.lines.length > 0) await arrangeLines(db, id);
    const after = await invoiceKind.writer.find(within, id);
    await noteWrite(within, 'INVOICE', { id, before: undefined, after }, null);
    return id;
  });
}
