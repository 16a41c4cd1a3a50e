import { titleReadingLimits } from 'shared-contracts/title-reading';
import { lesserEstate } from './lesser-estate.ts';
import { emptyGroup, emptyHolding, type Holding, type Numbered, ownersOf } from './owner-holdings.ts';
import type { Owner } from './proposal.ts';
import { readShare } from './title-values.ts';

const reach = /^(?:(?:BOTH|ALL)\s+OF|OF)\b\s*(?::\s*)?(\S.*|)$/i;
/** A Canadian postal code, which ends an address. */
const postal = /\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/i;
/**
 * The registered owners of Alberta's layout: names with `AND` between them, then `OF` and their address, then the form
 * of ownership: `AS JOINT TENANTS`, `AS TO AN UNDIVIDED 1/2 INTEREST`. Blank lines have already been removed: an
 * address ends with its postal code. A single owner without a share owns all of it.
 */
export function albertaOwners(lines: readonly Numbered[]): readonly Owner[] {
  const holdings: Holding[] = [];
  let holding = emptyHolding();
  let group = emptyGroup();
  let isAddress = false;
  let isOver = false;
  const next = () => {
    if (group.names.length > 0) holding.groups.push(group);
    group = emptyGroup();
    isAddress = false;
    isOver = false;
  };
  const endHolding = () => {
    next();
    if (holding.groups.length > 0) holdings.push(holding);
    holding = emptyHolding();
  };
  for (const { line, text: raw } of lines.slice(0, titleReadingLimits.rows * 8)) {
    const text = raw.trim();
    const holds = /^(?:(?:BOTH|ALL|EACH)\s+)?AS\s+(JOINT TENANTS|TENANTS IN COMMON|TO)\b/i.exec(text);
    if (/^\(?DATA UPDATED\b/i.test(text)) continue;
    if (holds) {
      next();
      // It is about all owners since the statement before, who may have addresses of their own; `AS JOINT TENANTS` and
      // `AS TO AN UNDIVIDED 1/2 INTEREST` may each be on a line of their own.
      const held = holding.groups.length > 0 ? holding : (holdings.at(-1) ?? holding);
      held.isJoint ||= /JOINT/i.test(text);
      held.isEach ||= /\bEACH\b/i.test(text);
      held.share ??= readShare(text);
      held.estate ??= lesserEstate(text);
      for (const { lines: told } of held.groups) told.push(line);
      if (held === holding) endHolding();
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
  endHolding();
  const owners = ownersOf(holdings).slice(0, titleReadingLimits.rows);
  const [only, ...others] = owners;
  return only && others.length === 0 && only.numerator === null && only.tenancy === 'COMMON' && !only.estate
    ? [{ ...only, numerator: 1, denominator: 1 }]
    : owners;
}
