import { languageOf } from 'shared-contracts';
import {
  adjustmentValidator,
  type ChargeFault,
  chargeText,
  discountValidator,
  feeLeftText,
  handLineValidator,
  leftOfFee,
  lineAmounts,
  shareOfFee,
} from 'shared-contracts/billing';
import { compareDecimals } from 'shared-contracts/decimal';
import type { HandLineInput } from 'shared-contracts/graphql';
import { billingLimits } from 'shared-contracts/limits';
import { validate, validationText } from 'shared-contracts/validators';
import type * as v from 'valibot';
import { texts } from '../../generated/texts/billing.ts';
import { texts as writingTexts } from '../../generated/texts/writing.ts';
import { badInput, invalid, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { BillingContext } from './billing-rights.ts';
import { chargeDraft } from './charge-draft.ts';
import {
  arrangeLines,
  type DraftLine,
  deleteHandLine,
  draftHead,
  draftLines,
  invoiceOfLine,
  isLedgerCode,
  raiseRevision,
  writeAdjustment,
  writeDiscount,
  writeHandLine,
} from './charge-store.ts';
import { lockFeeOfLine, writeShare } from './fixed-fee-store.ts';
import { type Seen, shownStatus, step } from './invoice-steps.ts';
import { clientsOfProjects } from './rate-store.ts';

type Lines = readonly DraftLine[];

/** Validates values. Throws VALIDATION. */
function checkedBy<TSchema extends Parameters<typeof validate>[0]>(
  validator: TSchema,
  values: unknown,
  { user }: RecordContext,
): v.InferOutput<TSchema> {
  const checked = validate(validator, values, languageOf(user.locale));
  if (!checked.valid) throw invalid(checked.errors);
  return checked.value;
}

const fault = (path: string, key: ChargeFault, { user }: RecordContext) =>
  invalid([{ path, message: chargeText(key, languageOf(user.locale)) }]);

/** Changes what a draft charges, and recalculates it. `change` returns the fields for the history. */
const charging = (
  seen: Seen,
  context: BillingContext,
  change: (invoiceId: string, within: BillingContext) => Promise<Readonly<Record<string, string | null>>>,
): Promise<string> =>
  step(seen, 'EDITED', context, async (invoice, within) => {
    const changes = await change(invoice.id, within);
    const { lines } = await chargeDraft(within.db, invoice.id);
    const { discountPercent, discount } = await draftHead(within.db, invoice.id);
    if (discountPercent === null && compareDecimals(discount, lines) > 0)
      throw fault('amount', 'discountTooLarge', within);
    await raiseRevision(within.db, invoice.id);
    return { status: shownStatus(invoice), ...changes };
  });

/** A line of a draft by its id. Throws NOT_FOUND. */
function lineOf(lines: Lines, id: string): DraftLine {
  const line = lines.find((one) => one.id === id);
  if (!line) throw notFound();
  return line;
}

/** A manual line of a draft to save. */
export interface PuttingLine extends Seen {
  readonly line: HandLineInput;
}

/** Adds a manual line to a draft, or changes one. Returns the invoice's id. Throws an AppError. */
export async function putInvoiceLine(
  { line, ...seen }: PuttingLine,
  context: BillingContext,
): Promise<string> {
  const lineId = checkedId(line.id);
  return charging(seen, context, async (invoiceId, within) => {
    const { db, user } = within;
    const checked = checkedBy(handLineValidator, line, within);
    const { description, project, ledgerCode, quantity, unitPrice, isTaxable } = checked;
    const language = languageOf(user.locale);
    const lines = await draftLines(db, invoiceId);
    const known = lines.find(({ id }) => id === lineId);
    if (known ? !known.isByHand : (await invoiceOfLine(db, lineId)) !== undefined)
      throw badInput(messageFrom(writingTexts, ({ idOnce }) => idOnce));
    if (!known && lines.length >= billingLimits.lines)
      throw badInput(messageFrom(texts, ({ tooMany }) => tooMany(billingLimits.lines)));
    const projectId = project?.id ?? '';
    if (!(await isSeen(within, 'SurfaceProject', projectId)))
      throw invalid([{ path: 'project', message: validationText(language, 'invalid') }]);
    const { clientId } = await draftHead(db, invoiceId);
    if ((await clientsOfProjects(db, [projectId])).get(projectId) !== clientId)
      throw fault('project', 'otherClient', within);
    const ledgerCodeId = ledgerCode?.id ?? '';
    if (!(await isLedgerCode(db, ledgerCodeId)))
      throw invalid([{ path: 'ledgerCode', message: validationText(language, 'invalid') }]);
    await writeHandLine(db, {
      ...{ id: lineId, invoiceId, description, projectId, ledgerCodeId, quantity, unitPrice, isTaxable },
    });
    await arrangeLines(db, invoiceId);
    const amounts = known && lineAmounts({ ...known, quantity, unitPrice });
    if (amounts?.amount.startsWith('-')) throw fault('unitPrice', 'belowNothing', within);
    return { oneLine: `${description}: ${quantity} × $${unitPrice}` };
  });
}

/** A manual line to delete. */
export interface RemovingLine extends Seen {
  readonly lineId: string;
}

/** Deletes a manual line. Returns the invoice's id. Throws an AppError. */
export async function removeInvoiceLine(
  { lineId: given, ...seen }: RemovingLine,
  context: BillingContext,
): Promise<string> {
  const lineId = checkedId(given);
  return charging(seen, context, async (invoiceId, { db }) => {
    const line = lineOf(await draftLines(db, invoiceId), lineId);
    if (!line.isByHand) throw badInput(messageFrom(texts, ({ linesStay }) => linesStay));
    await deleteHandLine(db, lineId);
    return { removedLine: line.description };
  });
}

/** By how much a line is written up or down, and its discount. */
export interface Adjusting extends Seen {
  readonly lineId: string;
  readonly adjustment?: string | null;
  readonly adjustmentReason?: string | null;
  readonly discountPercent?: string | null;
}

/** How the history shows an adjustment. */
const adjustmentText = (
  { description }: DraftLine,
  adjustment: string,
  reason: string | null,
  percent: string | null,
): string =>
  [
    `${description}:`,
    adjustment === '0'
      ? undefined
      : `${adjustment.startsWith('-') ? '−' : '+'}$${adjustment.replace('-', '')}`,
    reason,
    percent === null ? undefined : `−${percent} %`,
    adjustment === '0' && percent === null ? '—' : undefined,
  ]
    .filter(Boolean)
    .join(' ');

/**
 * Writes a line of a draft up or down, with a reason, and sets its discount. The line cannot become negative. Returns
 * the invoice's id. Throws an AppError.
 */
export async function adjustInvoiceLine(
  { lineId: given, adjustment, adjustmentReason, discountPercent, ...seen }: Adjusting,
  context: BillingContext,
): Promise<string> {
  const lineId = checkedId(given);
  return charging(seen, context, async (invoiceId, within) => {
    const { db } = within;
    const values = { adjustment, adjustmentReason, discountPercent };
    const checked = checkedBy(adjustmentValidator, values, within);
    const amount = checked.adjustment ?? '0';
    const percent = checked.discountPercent === '0' ? null : checked.discountPercent;
    if (amount !== '0' && checked.adjustmentReason === null)
      throw fault('adjustmentReason', 'noReason', within);
    const reason = amount === '0' ? null : checked.adjustmentReason;
    const line = lineOf(await draftLines(db, invoiceId), lineId);
    const after = lineAmounts({ ...line, adjustment: amount, discountPercent: percent });
    if (after.amount.startsWith('-')) throw fault('adjustment', 'belowNothing', within);
    await writeAdjustment(db, lineId, {
      adjustment: amount,
      adjustmentReason: reason,
      discountPercent: percent,
    });
    return { oneLine: adjustmentText(line, amount, reason, percent) };
  });
}

/** A share of a fixed fee to bill. */
export interface ChargingFee extends Seen {
  readonly lineId: string;
  readonly percent?: string | null;
  readonly amount?: string | null;
}

/**
 * Bills a share of a fixed fee with its line, at most what other invoices leave of the fee. Returns the invoice's id.
 * Throws an AppError.
 */
export async function chargeFixedFee(
  { lineId: given, percent, amount, ...seen }: ChargingFee,
  context: BillingContext,
): Promise<string> {
  const lineId = checkedId(given);
  return charging(seen, context, async (invoiceId, within) => {
    const checked = checkedBy(discountValidator, { percent, amount }, within);
    if (checked.percent !== null && checked.amount !== null) throw fault('amount', 'bothDiscounts', within);
    const line = lineOf(await draftLines(within.db, invoiceId), lineId);
    const fee = await lockFeeOfLine(within.db, lineId);
    if (!fee) throw notFound();
    const share = shareOfFee(fee.fee, checked);
    const left = leftOfFee(fee.fee, fee.billed);
    if (compareDecimals(share, left) > 0)
      throw invalid([
        {
          path: checked.percent === null ? 'amount' : 'percent',
          message: feeLeftText(left, languageOf(within.user.locale)),
        },
      ]);
    await writeShare(within.db, lineId, share);
    return { oneLine: `${line.description}: $${share}` };
  });
}

/** The discount of a draft. */
export interface Discounting extends Seen {
  readonly percent?: string | null;
  readonly amount?: string | null;
}

/** Sets a discount on the sum of a draft's lines. Returns the invoice's id. Throws an AppError. */
export async function discountInvoice(
  { percent: given, amount: dollars, ...seen }: Discounting,
  context: BillingContext,
): Promise<string> {
  return charging(seen, context, async (invoiceId, within) => {
    const { db } = within;
    const checked = checkedBy(discountValidator, { percent: given, amount: dollars }, within);
    const percent = checked.percent === '0' ? null : checked.percent;
    const amount = checked.amount ?? '0';
    if (percent !== null && amount !== '0') throw fault('amount', 'bothDiscounts', within);
    await writeDiscount(db, invoiceId, { percent, amount });
    return { discount: percent !== null ? `${percent} %` : amount === '0' ? null : `$${amount}` };
  });
}
