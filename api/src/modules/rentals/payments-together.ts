import { sumOf } from 'shared-contracts/decimal';
import { headsOfPayment } from 'shared-contracts/rentals';
import type { FiledPayment } from './rent-file-store.ts';

const centsOf = (amount: string): string => Number(amount).toFixed(2);

/** The distinct texts of several payments: agreements, projects, AFEs and cost centres that are paid together. */
const together = (texts: readonly (string | null)[]): string =>
  [...new Set(texts.filter((text) => text !== null && text !== ''))].join('; ');

/** The heads of several payments, with those of the same name added up. */
function headsTogether(payments: readonly FiledPayment[]): FiledPayment['heads'] {
  const heads = payments.flatMap((payment) => headsOfPayment(payment.amount, payment.heads));
  return [...Map.groupBy(heads, ({ name }) => name)].map(([name, some]) => ({
    name,
    amount: sumOf(some.map(({ amount }) => amount)),
  }));
}

function asOne(voucher: string, payments: readonly [FiledPayment, ...FiledPayment[]]): FiledPayment {
  const [first] = payments;
  return {
    ...first,
    ...{ voucher, number: voucher },
    dueDate: payments.map(({ dueDate }) => dueDate ?? '').toSorted()[0] || null,
    amount: centsOf(sumOf(payments.map(({ amount }) => amount))),
    gstAmount: centsOf(sumOf(payments.map(({ gstAmount }) => gstAmount))),
    totalAmount: centsOf(sumOf(payments.map(({ totalAmount }) => totalAmount))),
    gstTax: together(payments.map(({ gstTax }) => gstTax)) || null,
    gstNumber: together(payments.map(({ gstNumber }) => gstNumber)) || null,
    agreementNumber: together(
      payments.map(({ agreementNumber, agreementName }) => agreementNumber ?? agreementName),
    ),
    agreementName: together(payments.map(({ agreementName }) => agreementName)),
    projectName: together(payments.map(({ projectName }) => projectName)),
    afeNumber: together(payments.map(({ afeNumber }) => afeNumber)),
    heads: [...headsTogether(payments)],
  };
}

/** Payments in the form of their file: those of one voucher become one payment, due on the earliest of their days. */
export function paymentsTogether(payments: readonly FiledPayment[]): readonly FiledPayment[] {
  const byVoucher = Map.groupBy(payments, ({ voucher }) => voucher);
  return [...byVoucher].flatMap(([voucher, some]) => {
    const [first, ...others] = some;
    return voucher === null || !first ? some : [asOne(voucher, [first, ...others])];
  });
}
