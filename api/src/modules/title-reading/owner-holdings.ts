import { freeGroupKey } from 'shared-contracts/land';
import { landLimits, withoutEnd } from 'shared-contracts/limits';
import type { Owner } from './proposal.ts';

/** A line of a title with its place. */
export interface Numbered {
  readonly line: number;
  readonly text: string;
}

/** Owners before one address. */
export interface AddressGroup {
  names: Numbered[];
  address: string[];
  lines: number[];
}

/** Owners who hold together, or alike: all before one statement of how they do, at one address or several. */
export interface Holding {
  readonly groups: AddressGroup[];
  isJoint: boolean;
  /** Whether each of its owners holds the full share individually. */
  isEach: boolean;
  estate: string | null;
  share: readonly [number, number] | undefined;
}

/** A group that has no names yet. */
export const emptyGroup = (): AddressGroup => ({ names: [], address: [], lines: [] });

/** A holding of which nothing is stated yet. */
export const emptyHolding = (): Holding => ({
  groups: [],
  isJoint: false,
  isEach: false,
  estate: null,
  share: undefined,
});

const countOf = ({ groups }: Holding): number => groups.reduce((sum, { names }) => sum + names.length, 0);

/** A single full stop after a name ends the sentence; the one in `LTD.` is kept. */
const nameOf = (text: string): string =>
  text
    .replace(/(LTD|INC|CORP|CO|LIMITED)\.\.$/i, '$1.')
    .replace(/(?<!\b(?:LTD|INC|CORP|CO))[.,]$/i, '')
    .trim();

/** The sum of the shares, if several owners in common hold their share once, or once each. */
const sumOf = (holdings: readonly Holding[], isOnce: boolean): number =>
  holdings.reduce((sum, holding) => {
    const { share, isJoint, isEach } = holding;
    const times = isJoint || (isOnce && !isEach) ? 1 : countOf(holding);
    return sum + (share ? (share[0] / share[1]) * times : 0);
  }, 0);

/**
 * Whether several owners in common hold the share that is stated for them together. If the title does not say, the
 * interpretation whose shares add up to the whole is used; if neither does, each owner holds the share, as the text
 * says.
 */
const isShareOnce = (holdings: readonly Holding[]): boolean =>
  Math.abs(sumOf(holdings, true) - 1) < landLimits.shareTolerance &&
  Math.abs(sumOf(holdings, false) - 1) >= landLimits.shareTolerance;

/** The owners of a title, holding by holding, with their tenancy and share. */
export function ownersOf(holdings: readonly Holding[]): readonly Owner[] {
  const isOnce = isShareOnce(holdings);
  const isOnlyJoint = holdings.filter(({ isJoint }) => isJoint).length === 1;
  const keys: string[] = [];
  return holdings.flatMap((holding) => {
    const { groups, isJoint, isEach, estate, share } = holding;
    const isInCommon = !isJoint && isOnce && !isEach && countOf(holding) > 1 && share !== undefined;
    const isGroup = isInCommon || (isJoint && (share !== undefined || !isOnlyJoint));
    const group = isGroup ? freeGroupKey(keys) : null;
    if (group !== null) keys.push(group);
    const own = isJoint || isInCommon ? undefined : share;
    return groups.flatMap(({ names, address, lines }) =>
      names.map(({ text }) => ({
        name: nameOf(text),
        address: withoutEnd(address.join(', '), '.,') || null,
        tenancy: isJoint ? ('JOINT' as const) : ('COMMON' as const),
        numerator: own?.[0] ?? null,
        denominator: own?.[1] ?? null,
        group,
        groupShare: group !== null && share ? share.join('/') : null,
        estate,
        lines,
      })),
    );
  });
}
