import { percentOf, type Share } from 'shared-contracts/agreements';

/** A landowner's share as text: the typed fraction, else a percentage; empty if there is neither. */
export function shareWords(share: Share): string {
  const { interestFractionNumerator: above, interestFractionDenominator: below } = share;
  if (typeof above === 'number' && typeof below === 'number') return `${above}/${below}`;
  const percent = percentOf(share);
  return percent === undefined ? '' : `${percent} %`;
}

/** The group of a landowner with its share, `A: 1/2`; empty if there is none. */
export function groupWords({
  ownerGroup,
  groupShareNumerator: above,
  groupShareDenominator: below,
}: Share): string {
  if (!ownerGroup) return '';
  return above && below ? `${ownerGroup}: ${above}/${below}` : ownerGroup;
}
