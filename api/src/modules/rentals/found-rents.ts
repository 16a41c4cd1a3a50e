import { type Rent, type RentWindow, rentsDue } from 'shared-contracts/rentals';
import type { Db } from '../../platform/db/database.ts';
import { eachInTurns } from '../../platform/work/take-turns.ts';
import { type GstRate, gstRates } from './gst-store.ts';
import { type AgreementFacts, factsPage, type RentScope, rentFacts } from './rent-facts-store.ts';

/** A rent with its agreement. */
export interface FoundRent extends Rent {
  readonly agreementId: string;
  readonly agreementName: string;
  /** The names of the owners, in the order of the shares. */
  readonly ownerNames: readonly string[];
}

const foundIn = (
  facts: AgreementFacts,
  rates: readonly GstRate[],
  window: RentWindow,
): readonly FoundRent[] =>
  rentsDue({ ...facts, gstRates: rates }, window).map((rent) => ({
    ...rent,
    ...{ agreementId: facts.id, agreementName: facts.name },
    ownerNames: facts.owners.map(({ name }) => name),
  }));

/** Yields the rents of a period page by page, so that never more than one page of agreements is in memory. */
export async function* rentPages(
  db: Db,
  scope: RentScope,
  window: RentWindow,
): AsyncGenerator<readonly FoundRent[]> {
  const rates = await gstRates(db);
  let after: string | undefined;
  for (;;) {
    const page = await rentFacts(db, scope, after);
    const found: FoundRent[] = [];
    await eachInTurns(page, (facts) => {
      found.push(...foundIn(facts, rates, window));
    });
    yield found;
    after = page.at(-1)?.id;
    if (page.length < factsPage) return;
  }
}

/** The amount, shares with their GST and exceptions of a rent as one text, which differs after any change. */
export const fingerprintOf = ({ amount, shares, oddities }: Rent): string =>
  JSON.stringify([
    amount,
    shares.map((share) => [share.payeeId, share.amount, ...(share.gst ? [share.gst.amount] : [])]),
    oddities,
  ]);

/** The key of a rent among those of a run. */
export const rentKey = (agreementId: string, dueDate: string | null): string =>
  `${agreementId} ${dueDate ?? ''}`;
