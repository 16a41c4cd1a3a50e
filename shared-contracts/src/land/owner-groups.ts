import type { FieldError } from '../errors/index.ts';
import type { Language } from '../i18n/language.ts';
import { chosenLengths, landLimits } from '../limits/index.ts';
import { optionalNumber, wholeNumber } from '../validators/number-rules.ts';
import { shortText } from '../validators/rules.ts';
import { type Fraction, sumOfShares } from './fractions.ts';
import { type LandText, landText } from './land-texts.ts';
import { shareErrors, wholeShares } from './share-rules.ts';

/**
 * The fields that owners of a title and landowners of an agreement share: the key of the person's group, for example
 * `A`, and the share of the whole group. It is enough that one owner of a group states the group's share; when saved,
 * all of them have it.
 */
export const ownerGroupRules = {
  ownerGroup: shortText(chosenLengths.land.group),
  groupShareNumerator: optionalNumber(wholeNumber()),
  groupShareDenominator: optionalNumber(wholeNumber()),
};

/** The fields of a row that concern its group. */
export interface GroupMember {
  readonly ownerGroup?: string | null | undefined;
  readonly groupShareNumerator?: number | null | undefined;
  readonly groupShareDenominator?: number | null | undefined;
}

/** An owner's row: its group, how the share is held, and the owner's own share. */
export interface GroupedOwner extends GroupMember {
  readonly isJoint: boolean;
  /** For a row without a group, a share of the land; within a group, a share of the group's share. */
  readonly above: number | null;
  readonly below: number | null;
}

/** People who hold one share together. */
export interface OwnerGroup {
  /** The key as it was first entered; null for a single owner, and for joint tenants without a key. */
  readonly key: string | null;
  readonly isJoint: boolean;
  /** Indexes of its owners among the rows. */
  readonly owners: readonly number[];
  /** The different shares that were entered for the group; more than one is an error. */
  readonly shares: readonly Fraction[];
}

/** A group's key, ignoring case and surrounding spaces; '' for none. */
export const groupKey = ({ ownerGroup }: GroupMember): string => (ownerGroup ?? '').trim().toLowerCase();

/** The group's share in one row; undefined if it is incomplete there. */
const groupShareOf = ({ groupShareNumerator, groupShareDenominator }: GroupMember): Fraction | undefined =>
  wholeShares([{ above: groupShareNumerator ?? null, below: groupShareDenominator ?? null }])[0];

const isSame = (one: Fraction, other: Fraction) =>
  BigInt(one.numerator) * BigInt(other.denominator) === BigInt(other.numerator) * BigInt(one.denominator);

/**
 * Sorts owners into their groups, in the order in which each group begins (decision 71). Rows without a key keep their
 * earlier meaning: each tenant in common is a group of one, and all joint tenants form one group, which holds the
 * remaining share.
 */
export function ownerGroups(
  rows: readonly (GroupMember & { readonly isJoint: boolean })[],
): readonly OwnerGroup[] {
  const groups = new Map<
    string,
    { key: string | null; isJoint: boolean; owners: number[]; shares: Fraction[] }
  >();
  for (const [place, row] of rows.entries()) {
    const key = groupKey(row);
    const name = key !== '' ? `key ${key}` : row.isJoint ? 'joint' : `alone ${place}`;
    const group = groups.get(name) ?? {
      key: key === '' ? null : (row.ownerGroup ?? '').trim(),
      isJoint: row.isJoint,
      owners: [],
      shares: [],
    };
    groups.set(name, group);
    group.owners.push(place);
    const share = key === '' ? undefined : groupShareOf(row);
    if (share && !group.shares.some((other) => isSame(other, share))) group.shares.push(share);
  }
  return [...groups.values()];
}

/** Copies the group's share to every owner of the group, so that each row is complete by itself. */
export function withGroupShares<TRow extends GroupMember>(rows: readonly TRow[]): TRow[] {
  const rowWithShare = new Map<string, TRow>();
  for (const row of rows)
    if (groupShareOf(row) && !rowWithShare.has(groupKey(row))) rowWithShare.set(groupKey(row), row);
  return rows.map((row) => {
    const from = groupKey(row) === '' || groupShareOf(row) ? undefined : rowWithShare.get(groupKey(row));
    const isBlank =
      (row.groupShareNumerator ?? null) === null && (row.groupShareDenominator ?? null) === null;
    if (!(from && isBlank)) return row;
    const { groupShareNumerator, groupShareDenominator } = from;
    return { ...row, groupShareNumerator, groupShareDenominator };
  });
}

/** The first unused key for a group: `A`, `B` … `Z`, `27`. */
export function freeGroupKey(taken: Iterable<string>): string {
  const used = new Set([...taken].map((key) => key.trim().toLowerCase()));
  for (let place = 0; ; place++) {
    const key = place < 26 ? String.fromCharCode(65 + place) : String(place + 1);
    if (!used.has(key.toLowerCase())) return key;
  }
}

interface Refusal {
  /** Index of the row. */
  readonly place: number;
  readonly field: 'ownerGroup' | 'groupShareNumerator' | 'interestFractionNumerator';
  readonly text: LandText;
  readonly values?: Readonly<Record<string, string>>;
}

/** The errors of one group with a key. */
function refusalsOf(group: OwnerGroup, rows: readonly GroupedOwner[]): readonly Refusal[] {
  const { key, isJoint, owners, shares } = group;
  const [first = 0] = owners;
  const values = { group: key ?? '' };
  const mixed = owners.find((place) => rows[place]?.isJoint !== isJoint);
  if (mixed !== undefined) return [{ place: mixed, field: 'ownerGroup', text: 'groupMixed', values }];
  if (shares.length > 1)
    return [{ place: owners.at(-1) ?? first, field: 'groupShareNumerator', text: 'groupTwoShares', values }];
  if (isJoint) return [];
  if (shares.length === 0)
    return [{ place: first, field: 'groupShareNumerator', text: 'groupNoShare', values }];
  const within = owners.flatMap((place) => {
    const { above = null, below = null } = rows[place] ?? {};
    return above === null && below === null ? [] : [{ above, below }];
  });
  if (within.length === 0) return [];
  const { text, value } = sumOfShares(wholeShares(within));
  if (within.length < owners.length || Math.abs(value - 1) > landLimits.shareTolerance)
    return [
      {
        place: first,
        field: 'interestFractionNumerator',
        text: 'groupWithin',
        values: { ...values, sum: text },
      },
    ];
  return [];
}

/**
 * The errors in the groups of owners, at the paths of their rows in `list`: a share without a group, half of a share,
 * joint tenants and tenants in common in one group, two different shares, no share, and shares within a group that do
 * not add up to one.
 */
export function groupErrors(rows: readonly GroupedOwner[], list: string, language: Language): FieldError[] {
  const at = (place: number, field: string) => `${list}[${place}].${field}`;
  const single = rows.flatMap((row, place): FieldError[] => {
    const { groupShareNumerator = null, groupShareDenominator = null } = row;
    const hasGroupShare = groupShareNumerator !== null || groupShareDenominator !== null;
    if (groupKey(row) === '')
      return hasGroupShare
        ? [{ path: at(place, 'ownerGroup'), message: landText(language, 'groupMissing') }]
        : [];
    return shareErrors(
      {
        numerator: [at(place, 'groupShareNumerator'), groupShareNumerator],
        denominator: [at(place, 'groupShareDenominator'), groupShareDenominator],
      },
      language,
    );
  });
  if (single.length > 0) return single;
  return ownerGroups(rows)
    .filter(({ key }) => key !== null)
    .flatMap((group) => refusalsOf(group, rows))
    .map(({ place, field, text, values }) => ({
      path: at(place, field),
      message: landText(language, text, values),
    }));
}
