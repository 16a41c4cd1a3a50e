import { nameIn, pickedId, textIn } from 'shared-contracts/forms';
import { freeGroupKey, groupKey } from 'shared-contracts/land';
import type { AgreementTitleOwnersQuery } from '../../generated/operations.ts';
import type { Entry } from '../../rows/entries.ts';

type Ownership = NonNullable<AgreementTitleOwnersQuery['title']>['ownerships'][number];

/** Landowners that the ownerships of a title make, in their order, without those who are among the landowners already. */
export function ownersOfTitle(
  ownerships: readonly Ownership[],
  landowners: readonly Entry[],
): readonly object[] {
  const known = new Set(landowners.flatMap(({ businessAssociate }) => pickedId(businessAssociate) ?? []));
  const names = new Set(
    landowners.flatMap((row) => {
      const name = textIn(row, 'legalName') || nameIn(row['businessAssociate'], 'name');
      return name === '' ? [] : [name.trim().toLowerCase()];
    }),
  );
  const isKnown = ({ businessAssociate, legalName }: Ownership): boolean =>
    businessAssociate ? known.has(businessAssociate.id) : names.has((legalName ?? '').trim().toLowerCase());
  // Groups of one key on two titles are two groups.
  const taken = landowners.map((row) => textIn(row, 'ownerGroup')).filter(Boolean);
  const keys = new Map<string, string>();
  const keyOf = (owner: Ownership): string | null => {
    const key = groupKey(owner);
    if (key === '') return null;
    const free = keys.get(key) ?? freeGroupKey([...taken, ...keys.values()]);
    keys.set(key, free);
    return free;
  };
  return [...ownerships]
    .sort((one, other) => one.sequence - other.sequence)
    .filter((owner) => !isKnown(owner))
    .map((owner) => {
      const { tenancy, businessAssociate, legalName, legalAddress } = owner;
      const isJointTenant = tenancy === 'JOINT';
      return {
        businessAssociate: businessAssociate ?? null,
        legalName: legalName ?? businessAssociate?.name ?? null,
        legalAddress: legalAddress ?? null,
        isJointTenant,
        // Joint tenants hold no parts.
        interestFractionNumerator: isJointTenant ? null : (owner.interestFractionNumerator ?? null),
        interestFractionDenominator: isJointTenant ? null : (owner.interestFractionDenominator ?? null),
        ownerGroup: keyOf(owner),
        groupShareNumerator: owner.groupShareNumerator ?? null,
        groupShareDenominator: owner.groupShareDenominator ?? null,
      };
    });
}
