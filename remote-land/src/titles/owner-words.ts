import { ownerGroups } from 'shared-contracts/land';
import type { Translate } from 'shared-ui';
import { ownerName, type TypedOwner } from './title-record.ts';

const share = (above: number | null, below: number | null): string =>
  above && below ? `${above}/${below}` : '';

const withMore = (name: string, ...more: readonly string[]): string => {
  const details = more.filter(Boolean).join(', ');
  return details === '' ? name : `${name} (${details})`;
};

/**
 * The owners of a title in words, a text for each group: `JOHN ROE, MARY ROE (Joint tenants, 1/2)`. Who owns all of it
 * needs no share.
 */
export function ownersInWords(owners: readonly TypedOwner[], t: Translate): readonly string[] {
  const rows = owners.map((owner) => ({ ...owner, isJoint: owner.tenancy === 'JOINT' }));
  return ownerGroups(rows).map(({ key, isJoint, owners: places }) => {
    const members = places.flatMap((place) => rows[place] ?? []);
    const [first] = members;
    const tenancy = t(`land.owners.tenancies.${isJoint ? 'JOINT' : 'COMMON'}`);
    const ownShare = ({ interestFractionNumerator, interestFractionDenominator }: TypedOwner) =>
      share(interestFractionNumerator, interestFractionDenominator);
    if (key !== null) {
      const names = members.map((owner) => {
        const part = isJoint ? '' : ownShare(owner);
        return withMore(ownerName(owner), part && t('land.owners.within', { share: part }));
      });
      const memberWithShare = members.find(({ groupShareNumerator }) => groupShareNumerator) ?? first;
      const held = memberWithShare
        ? share(memberWithShare.groupShareNumerator, memberWithShare.groupShareDenominator)
        : '';
      return withMore(names.join(', '), tenancy, held);
    }
    return members
      .map((owner) => {
        const part = isJoint ? tenancy : ownShare(owner);
        return withMore(ownerName(owner), part === '1/1' ? '' : part);
      })
      .join(', ');
  });
}
