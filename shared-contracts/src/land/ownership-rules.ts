import * as v from 'valibot';
import type { FieldError } from '../errors/index.ts';
import type { Language } from '../i18n/language.ts';
import { chosenLengths, landLimits } from '../limits/index.ts';
import { optionalNumber, wholeNumber } from '../validators/number-rules.ts';
import { reference } from '../validators/reference-rules.ts';
import { fieldsOf, message, shortText } from '../validators/rules.ts';
import { sumOfShares } from './fractions.ts';
import { hasContent } from './has-content.ts';
import { tenancies } from './land-choices.ts';
import { landText } from './land-texts.ts';
import {
  type GroupedOwner,
  groupErrors,
  ownerGroupRules,
  ownerGroups,
  withGroupShares,
} from './owner-groups.ts';
import { shareErrors, wholeShares } from './share-rules.ts';

const longest = chosenLengths.land;

export const rowId = v.pipe(v.string(message('invalid')), v.uuid(message('invalid')), v.toLowerCase());

/** One part of a share. The rule for the whole share checks that it is above zero. */
export const sharePart = optionalNumber(wholeNumber());

const ownership = fieldsOf({
  id: rowId,
  tenancy: v.nullish(v.picklist(tenancies, message('invalid')), 'COMMON'),
  businessAssociate: reference,
  legalName: shortText(longest.name),
  legalAddress: shortText(longest.address),
  interestFractionNumerator: sharePart,
  interestFractionDenominator: sharePart,
  ...ownerGroupRules,
});

export type OwnershipValues = v.InferOutput<typeof ownership>;

/** The rule of a title's owners. */
export const ownerships = v.nullish(
  v.pipe(
    v.array(ownership, message('invalid')),
    v.maxLength(landLimits.owners, message('tooManyRows', { n: landLimits.owners })),
    v.transform(withGroupShares),
  ),
  [],
);

const grouped = (owners: readonly OwnershipValues[]): readonly GroupedOwner[] =>
  owners.map((owner) => ({
    ...owner,
    isJoint: owner.tenancy === 'JOINT',
    above: owner.interestFractionNumerator,
    below: owner.interestFractionDenominator,
  }));

/** All shares of a title's owners added up. */
export interface TitleShares {
  /** The sum of the shares, in lowest terms. */
  readonly text: string;
  readonly value: number;
  /** Joint tenants whose group has no share of its own hold the remaining share together. */
  readonly hasJointTenants: boolean;
  /**
   * `over` if more than the whole, `under` if less and there are no joint tenants, else `whole`; `open` if no share is
   * given.
   */
  readonly state: 'over' | 'under' | 'whole' | 'open';
}

/** Adds up the shares of a title's owners by group, for the line below their table. */
export function sharesOfTitle(owners: readonly OwnershipValues[]): TitleShares {
  const rows = grouped(owners);
  const groups = ownerGroups(rows);
  const shares = groups.flatMap(({ key, owners: [place = 0], shares: ownShares }) => {
    const row = rows[place];
    return key !== null || !row || row.isJoint ? ownShares.slice(0, 1) : wholeShares([row]);
  });
  // A group with a share of its own gets none of the remaining share.
  const hasJointTenants = groups.some(({ isJoint, shares: ownShares }) => isJoint && ownShares.length === 0);
  const { text, value } = sumOfShares(shares);
  const { shareTolerance } = landLimits;
  const state =
    value > 1 + shareTolerance
      ? 'over'
      : shares.length === 0
        ? 'open'
        : value < 1 - shareTolerance && !hasJointTenants
          ? 'under'
          : 'whole';
  return { text, value, hasJointTenants, state };
}

/** Errors about joint tenants: a single person, two groups for the remaining share, or no remaining share. */
function jointErrors(owners: readonly OwnershipValues[], language: Language): FieldError[] {
  const rows = grouped(owners);
  const joint = ownerGroups(rows).filter(({ isJoint }) => isJoint);
  const single = joint.find(({ owners: { length } }) => length === 1);
  const [open, another] = joint.filter(({ shares }) => shares.length === 0);
  const at = (place: number | undefined, field: string) => `ownerships[${place ?? 0}].${field}`;
  if (single)
    return [{ path: at(single.owners[0], 'tenancy'), message: landText(language, 'singleJointTenant') }];
  if (another)
    return [
      { path: at(another.owners[0], 'groupShareNumerator'), message: landText(language, 'groupsOpen') },
    ];
  const { value } = sharesOfTitle(owners);
  return open && value >= 1 - landLimits.shareTolerance
    ? [{ path: at(open.owners[0], 'tenancy'), message: landText(language, 'nothingLeft') }]
    : [];
}

/** Rules for a title's owners that involve several fields; paths are below `ownerships`. */
export function ownershipErrors(owners: readonly OwnershipValues[], language: Language): FieldError[] {
  const errors = owners.flatMap((owner, place): FieldError[] => {
    const at = (field: string) => `ownerships[${place}].${field}`;
    const { interestFractionNumerator: above, interestFractionDenominator: below } = owner;
    const isNamed = owner.businessAssociate !== null || owner.legalName !== null;
    const isUnclear = owner.legalName !== null && !hasContent(owner.legalName);
    const isJointWithShare = owner.tenancy === 'JOINT' && (above !== null || below !== null);
    return [
      ...(isNamed ? [] : [{ path: at('legalName'), message: landText(language, 'ownerMissing') }]),
      ...(isUnclear ? [{ path: at('legalName'), message: landText(language, 'nameNotTold') }] : []),
      ...(isJointWithShare
        ? [{ path: at('interestFractionNumerator'), message: landText(language, 'jointShare') }]
        : shareErrors(
            {
              numerator: [at('interestFractionNumerator'), above],
              denominator: [at('interestFractionDenominator'), below],
            },
            language,
          )),
    ];
  });
  errors.push(...groupErrors(grouped(owners), 'ownerships', language));
  const { state, text } = sharesOfTitle(owners);
  if (state === 'over' && errors.length === 0)
    errors.push({ path: 'ownerships', message: landText(language, 'sharesOver', { sum: text }) });
  return errors.length > 0 ? errors : jointErrors(owners, language);
}
