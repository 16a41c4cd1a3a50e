import { languageOf } from 'shared-contracts';
import {
  chargeText,
  creditAmountRule,
  creditedLineTaxes,
  creditedTaxes,
  creditText,
  creditValidator,
  invoiceTotals,
  overcredited,
  overcreditedText,
  reversalText,
  writeOffText,
} from 'shared-contracts/billing';
import type { CreditedLineInput } from 'shared-contracts/graphql';
import { billingLimits } from 'shared-contracts/limits';
import { fieldsOf, rowsOf, validate } from 'shared-contracts/validators';
import { texts as writingTexts } from '../../generated/texts/writing.ts';
import { badInput, invalid, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { noteWrite } from '../../records/writing/history-store.ts';
import { keepPapers } from '../invoice-paper-store.ts';
import type { BillingContext } from './billing-rights.ts';
import { creditableLines, creditableTaxes, writeCredit } from './credit-store.ts';
import { taxRows } from './draft-store.ts';
import { invoiceKind } from './invoice-kind.ts';
import { checkDay, type Seen, shownStatus, step } from './invoice-steps.ts';
import { invoiceOwner, nextNumber } from './invoice-store.ts';
import { settleCredited } from './payment-store.ts';
import { isWrittenOff } from './write-off-store.ts';

/** Which part of an invoice is credited, when and why. */
export interface Crediting extends Seen {
  readonly creditId: string;
  readonly date: string;
  readonly reason: string;
  readonly lines: readonly CreditedLineInput[];
}

const linesValidator = fieldsOf({ lines: rowsOf({ amount: creditAmountRule }, billingLimits.lines) });

/** The credited amounts by line, without zeros. Throws VALIDATION. */
function checkedCredits(lines: readonly CreditedLineInput[], { user }: BillingContext): Map<string, string> {
  const language = languageOf(user.locale);
  const checked = validate(linesValidator, { lines }, language);
  if (!checked.valid) throw invalid(checked.errors);
  const credits = new Map(
    checked.value.lines.flatMap(({ id, amount }) =>
      amount && amount !== '0' ? [[id, amount] as const] : [],
    ),
  );
  if (credits.size === 0) throw invalid([{ path: 'lines', message: chargeText('noCredit', language) }]);
  return credits;
}

/**
 * Credits part of a finalized invoice with a credit note that names it: by line before tax, never more than is left of
 * a line, with taxes in proportion. The invoice is locked meanwhile, so that concurrent credits never exceed it.
 * Returns the id of the credit note. Throws an AppError.
 */
export async function creditInvoice(
  { creditId: given, date, reason, lines: givenLines, ...seen }: Crediting,
  context: BillingContext,
): Promise<string> {
  const creditId = checkedId(given);
  const language = languageOf(context.user.locale);
  await step(seen, 'CREDITED', context, async (bill, within) => {
    const { db, user, clock } = within;
    const checked = validate(creditValidator, { date, reason }, language);
    if (!checked.valid) throw invalid(checked.errors);
    const { reason: givenReason } = checked.value;
    const day = String(checked.value.date);
    const credits = checkedCredits(givenLines, within);
    const { id, ownerId, invoiceDate } = bill;
    if (day < invoiceDate) throw invalid([{ path: 'date', message: reversalText(null, language) }]);
    if (await isWrittenOff(db, id)) throw badInput((reader) => writeOffText('standsFirst', reader));
    if ((await invoiceOwner(db, creditId)) !== undefined)
      throw badInput(messageFrom(writingTexts, ({ idOnce }) => idOnce));
    await keepPapers(db, [id], 'Later');
    const lines = await creditableLines(db, id);
    if ([...credits.keys()].some((lineId) => !lines.some((line) => line.id === lineId))) throw notFound();
    const tooMuch = new Map(overcredited(lines, credits).map((one) => [one.id, one.left]));
    if (tooMuch.size > 0)
      throw invalid(
        givenLines.flatMap((line, place) => {
          const left = tooMuch.get(line.id.toLowerCase());
          return left === undefined
            ? []
            : [{ path: `lines[${place}].amount`, message: overcreditedText(left, language) }];
        }),
      );
    const billed = await creditableTaxes(db, id);
    const taken = creditedTaxes({ lines, taxes: billed, date: invoiceDate }, credits, await taxRows(db));
    const taxes = billed.flatMap((tax, place) => {
      const credit = taken[place];
      const { id: taxId, code, provinceId } = tax;
      return credit && credit.taxable !== '0' ? [{ id: taxId, code, provinceId, ...credit }] : [];
    });
    const credited = [...credits].map(([lineId, amount]) => {
      const billedLine = lines.find((line) => line.id === lineId);
      return {
        id: lineId,
        amount,
        provinceId: billedLine?.provinceId ?? null,
        taxCodes: billedLine?.taxCodes,
      };
    });
    // Invoices of an older version did not store the taxes of each line.
    const hasTaxCodes = credited.every(({ taxCodes }) => typeof taxCodes === 'string');
    const ofLines = hasTaxCodes
      ? creditedLineTaxes(
          credited.map((line) => ({ ...line, taxCodes: line.taxCodes ?? '' })),
          taxes,
        )
      : [];
    const own = credited.map(({ id: lineId, amount }, place) => ({ id: lineId, amount, ...ofLines[place] }));
    const sums = invoiceTotals(own, taxes);
    const number = await nextNumber(db, ownerId, Number(day.slice(0, 4)));
    await checkDay(within, id, day, { reason: givenReason, path: 'date', isReversal: true });
    const notes = creditText(bill.number ?? '', language);
    await writeCredit(
      db,
      {
        id: creditId,
        billId: id,
        date: day,
        reason: givenReason,
        notes,
        lines: own,
        taxes,
        ...sums,
        personId: user.id,
        at: clock(),
      },
      number,
    );
    await settleCredited(db, id, day);
    const after = await invoiceKind.writer.find(within, creditId);
    await noteWrite(within, 'INVOICE', { id: creditId, before: undefined, after }, null);
    return { status: shownStatus(bill), creditNote: `${number.number}: −$${sums.total}` };
  });
  return creditId;
}
