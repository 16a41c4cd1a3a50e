import { daysBetween } from '../days/index.ts';
import { landLimits } from '../limits/index.ts';

/** A title in a chain; dates are yyyy-MM-dd. */
export interface ChainTitle {
  readonly registeredDate: string | null;
  readonly cancelledDate: string | null;
}

const beginning = '0000-00-00';
const noEnd = '9999-99-99';

const startOf = ({ registeredDate }: ChainTitle): string => registeredDate ?? beginning;
const endOf = ({ cancelledDate }: ChainTitle): string => cancelledDate ?? noEnd;

/** Titles by date: the earliest registered first, and those without a date before all others. */
export const inChain = <T extends ChainTitle>(titles: readonly T[]): readonly T[] =>
  titles.toSorted(
    (one, other) => startOf(one).localeCompare(startOf(other)) || endOf(one).localeCompare(endOf(other)),
  );

/** The titles that were in force on a day: registered on or before it, and cancelled later or not at all. */
export const titlesOn = <T extends ChainTitle>(titles: readonly T[], day: string): readonly T[] =>
  inChain(titles).filter((title) => startOf(title) <= day && day < endOf(title));

/** A gap or an overlap between two titles of a chain: days that no title covers, or that both do. */
export interface ChainBreak {
  readonly kind: 'gap' | 'overlap';
  /** The index of the later title in the chain. */
  readonly place: number;
  readonly from: string;
  readonly to: string;
}

/** The gaps and overlaps in a chain of title; titles without a date are ignored. */
export function chainBreaks(titles: readonly ChainTitle[]): readonly ChainBreak[] {
  const chain = inChain(titles);
  return chain.flatMap((title, place): readonly ChainBreak[] => {
    const before = chain[place - 1];
    if (!before || !title.registeredDate || !before.registeredDate) return [];
    const end = endOf(before);
    const start = title.registeredDate;
    if (end < start) return [{ kind: 'gap', place, from: end, to: start }];
    return end > start ? [{ kind: 'overlap', place, from: start, to: before.cancelledDate ?? start }] : [];
  });
}

/** Whether a title was never searched, or was last searched more than thirty days ago; dates are yyyy-MM-dd. */
export function isSearchOld(searchedDate: string | null, today: string): boolean {
  return !searchedDate || daysBetween(searchedDate, today) > landLimits.searchLife;
}

/** A person on a title or an agreement. */
export interface NamedOwner {
  readonly businessAssociate: { readonly id: string } | null;
  readonly legalName: string | null;
}

const keyOf = ({ businessAssociate, legalName }: NamedOwner): string =>
  businessAssociate?.id ?? (legalName ?? '').trim().toLowerCase();

/**
 * The differences that a transfer causes on an agreement: landowners who are no longer on the title, and owners who are
 * not on the agreement yet.
 */
export function ownersApart<TOwner extends NamedOwner, TLandowner extends NamedOwner>(
  owners: readonly TOwner[],
  landowners: readonly TLandowner[],
): { readonly gone: readonly TLandowner[]; readonly come: readonly TOwner[] } {
  const [on, named] = [new Set(owners.map(keyOf)), new Set(landowners.map(keyOf))];
  return {
    gone: landowners.filter((one) => !on.has(keyOf(one))),
    come: owners.filter((one) => !named.has(keyOf(one))),
  };
}
