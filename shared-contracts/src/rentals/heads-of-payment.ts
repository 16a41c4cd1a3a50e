import { splitAmongOwners } from '../agreements/index.ts';

/** A head of compensation and its amount in dollars. */
interface HeadAmount {
  readonly name: string;
  readonly amount: string;
}

const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

/**
 * Divides one payment among heads of compensation, in proportion to the heads of its rent, to the cent and without
 * losing one. `heads` add up to the rent, of which the payment is a share.
 */
export function headsOfPayment(payment: string, heads: readonly HeadAmount[]): readonly HeadAmount[] {
  const whole = heads.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const split = splitAmongOwners(
    payment,
    heads.map(({ amount }) => ({
      interestFractionNumerator: centsOf(amount),
      interestFractionDenominator: whole,
    })),
  );
  if ('reason' in split) return [{ name: heads.map(({ name }) => name).join(', '), amount: payment }];
  return heads.map(({ name }, place) => ({ name, amount: split.amounts[place] ?? '0' }));
}
