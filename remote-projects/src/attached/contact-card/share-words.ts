import { percentOf, type Share } from 'shared-contracts/agreements';

/** A landowner's share as text: the fraction where one was typed, else a percentage; empty where there is none. */
export function shareWords(share: Share): string {
  const { interestFractionNumerator: above, interestFractionDenominator: below } = share;
  if (typeof above === 'number' && typeof below === 'number') return `${above}/${below}`;
  const percent = percentOf(share);
  return percent === undefined ? '' : `${percent} %`;
}

/** The group of a landowner and the group's share, `A: 1/2`; empty where there is none. */
export function groupWords({
  ownerGroup,
  groupShareNumerator: above,
  groupShareDenominator: below,
}: Share): string {
  if (!ownerGroup) return '';
  return above && below ? `${ownerGroup}: ${above}/${below}` : ownerGroup;
}
