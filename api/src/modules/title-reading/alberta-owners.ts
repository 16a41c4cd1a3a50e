import { freeGroupKey } from 'shared-contracts/land';
import { landLimits, withoutEnd } from 'shared-contracts/limits';
import { titleReadingLimits } from 'shared-contracts/title-reading';
import { lesserEstate } from './lesser-estate.ts';
import type { Owner } from './proposal.ts';
import { readShare } from './title-values.ts';

interface Numbered {
  readonly line: number;
  readonly text: string;
}

interface Group {
  names: Numbered[];
  address: string[];
  lines: number[];
  isJoint: boolean;
  /** Whether each of its owners holds the full share individually. */
  isEach: boolean;
  estate: string | null;
  share: readonly [number, number] | undefined;
}

const empty = (): Group => ({
  names: [],
  address: [],
  lines: [],
  isJoint: false,
  isEach: false,
  estate: null,
  share: undefined,
});

const reach = /^(?:(?:BOTH|ALL)\s+OF|OF)\b\s*(?::\s*)?(\S.*|)$/i;
/** A Canadian postal code, which ends an address. */
const postal = /\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/i;
/** A single full stop after a name ends the sentence; the one in `LTD.` is kept. */
const nameOf = (text: string): string =>
  text
    .replace(/(LTD|INC|CORP|CO|LIMITED)\.\.$/i, '$1.')
    .replace(/(?<!\b(?:LTD|INC|CORP|CO))[.,]$/i, '')
    .trim();

/** The sum of the shares, if several owners in common hold their group's share once, or once each. */
const sumOf = (groups: readonly Group[], isOnce: boolean): number =>
  groups.reduce((sum, { names, share, isJoint, isEach }) => {
    const times = isJoint || (isOnce && !isEach) ? 1 : names.length;
    return sum + (share ? (share[0] / share[1]) * times : 0);
  }, 0);

/**
 * Whether several owners in common before one address hold its share together. If the title does not state this, the
 * interpretation whose shares add up to the whole is used; if neither does, each owner holds the share, as the text
 * says.
 */
const isShareOnce = (groups: readonly Group[]): boolean =>
  Math.abs(sumOf(groups, true) - 1) < landLimits.shareTolerance &&
  Math.abs(sumOf(groups, false) - 1) >= landLimits.shareTolerance;

/** Owners of a title, group by group: all names before one address, with their tenancy and share. */
function ownersOf(groups: readonly Group[]): readonly Owner[] {
  const isOnce = isShareOnce(groups);
  const isOnlyJoint = groups.filter(({ isJoint }) => isJoint).length === 1;
  const keys: string[] = [];
  return groups.flatMap(({ names, address, lines, isJoint, isEach, estate, share }) => {
    const isInCommon = !isJoint && isOnce && !isEach && names.length > 1 && share !== undefined;
    const isGroup = isInCommon || (isJoint && (share !== undefined || !isOnlyJoint));
    const group = isGroup ? freeGroupKey(keys) : null;
    if (group !== null) keys.push(group);
    const own = isJoint || isInCommon ? undefined : share;
    return names.map(({ text }) => ({
      name: nameOf(text),
      address: withoutEnd(address.join(', '), '.,') || null,
      tenancy: isJoint ? ('JOINT' as const) : ('COMMON' as const),
      numerator: own?.[0] ?? null,
      denominator: own?.[1] ?? null,
      group,
      groupShare: group !== null && share ? share.join('/') : null,
      estate,
      lines,
    }));
  });
}

/**
 * The registered owners of Alberta's layout: names with `AND` between them, then `OF` and their address, then the form
 * of ownership: `AS JOINT TENANTS`, `AS TO AN UNDIVIDED 1/2 INTEREST`. Blank lines have already been removed: an
 * address ends with its postal code. A single owner without a share owns all of it.
 */
export function albertaOwners(lines: readonly Numbered[]): readonly Owner[] {
  const groups: Group[] = [];
  let group = empty();
  let isAddress = false;
  let isOver = false;
  const next = () => {
    if (group.names.length > 0) groups.push(group);
    group = empty();
    isAddress = false;
    isOver = false;
  };
  for (const { line, text: raw } of lines.slice(0, titleReadingLimits.rows * 8)) {
    const text = raw.trim();
    const holds = /^(?:(?:BOTH|ALL|EACH)\s+)?AS\s+(JOINT TENANTS|TENANTS IN COMMON|TO)\b/i.exec(text);
    if (/^\(?DATA UPDATED\b/i.test(text)) continue;
    if (holds) {
      // `AS JOINT TENANTS` and `AS TO AN UNDIVIDED 1/2 INTEREST` may each be on a line of their own.
      const held = group.names.length > 0 ? group : (groups.at(-1) ?? group);
      held.isJoint ||= /JOINT/i.test(text);
      held.isEach ||= /\bEACH\b/i.test(text);
      held.share ??= readShare(text);
      held.estate ??= lesserEstate(text);
      held.lines.push(line);
      if (held === group) next();
      continue;
    }
    if (/^AND$/i.test(text)) {
      group.lines.push(line);
      // After an address, it begins the next owner.
      if (isAddress) next();
      continue;
    }
    const last = group.names.at(-1);
    if (last && !isAddress && /^AS REPRESENTED BY\b/i.test(text)) {
      // The Crown with its ministry is one owner.
      group.names.splice(-1, 1, { line: last.line, text: `${last.text} ${text}` });
      group.lines.push(line);
      continue;
    }
    const [, address] = reach.exec(text) ?? [];
    if (address !== undefined && group.names.length > 0 && !isAddress) {
      isAddress = true;
      group.lines.push(line);
      if (address) group.address.push(address);
      isOver = isOver || postal.test(address);
      continue;
    }
    if (address !== undefined && isAddress && group.address.length > 1) {
      // The line before was not part of the address but the name of the owner that this line belongs to.
      const name = group.address.pop() ?? '';
      const at = group.lines.pop() ?? line;
      next();
      group.names.push({ line: at, text: name });
      group.lines.push(at, line);
      isAddress = true;
      if (address) group.address.push(address);
      isOver = postal.test(address);
      continue;
    }
    if (isAddress && isOver) next();
    group.lines.push(line);
    if (isAddress) {
      group.address.push(text);
      isOver = postal.test(text);
    } else group.names.push({ line, text });
  }
  next();
  const owners = ownersOf(groups).slice(0, titleReadingLimits.rows);
  const [only, ...others] = owners;
  return only && others.length === 0 && only.numerator === null && only.tenancy === 'COMMON' && !only.estate
    ? [{ ...only, numerator: 1, denominator: 1 }]
    : owners;
}
