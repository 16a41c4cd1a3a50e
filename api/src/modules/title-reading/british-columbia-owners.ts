import { withoutEnd } from 'shared-contracts/limits';
import { albertaOwners } from './alberta-owners.ts';
import type { Numbered } from './owner-holdings.ts';
import type { Owner } from './proposal.ts';

const beginsAddress =
  /^(?:\d|#|(?:P\.?\s?O\.?\s)?BOX\s(?:NO\.?\s)?\d|R\.?R\.?\s?#?\d|SITE\s\S{0,3}\d|COMP\.?\s\d|SUITE\s|UNIT\s#?\d|C\/O\b|GENERAL DELIVERY\b)/i;
const holds = /^(?:(?:BOTH|ALL|EACH)\s)?AS (?:JOINT TENANTS|TENANTS IN COMMON|TO)\b/i;
const areSeveral = /^(?:BOTH|ALL|EACH)\s|JOINT TENANTS|TENANTS IN COMMON/i;
const postal = /\b[A-Z]\d[A-Z]\s?\d[A-Z]\d$|\b\d{5}(?:-\d{4})?$/i;
const country = /^(?:CANADA|U\.?\s?S\.?\s?A\.?|UNITED STATES(?: OF AMERICA)?)$/i;
const city =
  /,\s?(?:B\.?C|A\.?B|S\.?K|M\.?B|O\.?N|Q\.?C|N\.?B|N\.?S|N\.?L|P\.?E\.?I?|Y\.?T|N\.?T|N\.?U|BRITISH COLUMBIA|ALBERTA|SASKATCHEWAN|MANITOBA|ONTARIO|QUEBEC)\.?(?:\s|,|$)/i;
const companyNumber = /,?\s{0,9}\(?INC(?:ORPORATION)?\.?\s{0,9}NO\b/i;
const companyEnd = /\b(?:LTD|LIMITED|INC|CORP|CORPORATION|CO|LTEE|LLP|LP|ULC)\.?$/i;

/** A name without the occupation or the number of a company behind it: `JOHN DOE, FARMER`. */
export function nameWithoutOccupation(text: string): string {
  const number = text.search(companyNumber);
  if (number > 0) return withoutEnd(text.slice(0, number), ' ,');
  const comma = text.lastIndexOf(',');
  return comma > 0 && !companyEnd.test(text) ? text.slice(0, comma).trim() : text;
}

/** Whether a line can only be a name: it tells an occupation or the number of a company. */
const isSurelyName = (text: string): boolean =>
  companyNumber.test(text) || (/,\s?[A-Z][A-Z /-]{2,60}$/i.test(text) && !city.test(text));

/** The lines of a block in its parts, each of which ends with a postal code, and with its country if that is named. */
function addressed(lines: readonly Numbered[]): readonly (readonly Numbered[])[] {
  const parts: Numbered[][] = [];
  let isOver = true;
  for (const one of lines) {
    if (isOver && !(parts.length > 0 && country.test(one.text))) parts.push([]);
    parts.at(-1)?.push(one);
    isOver = postal.test(one.text) || (isOver && country.test(one.text));
  }
  return parts;
}

/**
 * How many lines of a part are names. The first is one; those before the first line that begins an address; else, those
 * with an occupation, and one without it where several are said to hold and only one was named.
 */
function namesIn(lines: readonly Numbered[], isOfSeveral: boolean): number {
  const texts = lines.map(({ text }) => text);
  const found = texts.findIndex((text, place) => place > 0 && beginsAddress.test(text));
  if (found > 0) return found;
  const place = texts.findIndex((text, at) => at > 0 && city.test(text));
  const before = texts.slice(0, place < 0 ? 1 : Math.max(place, 1));
  const sure = before.findLastIndex((text, at) => at > 0 && isSurelyName(text));
  // `PETER DOE`, then `LAZY S RANCH`, behind those with an occupation: another name, and where they live.
  if (sure > 0) return isOfSeveral && before.length > sure + 2 ? sure + 2 : sure + 1;
  return isOfSeveral && before.length > 1 ? 2 : 1;
}

/** The owners of one block in the lines of which Alberta's titles consist: names, `OF` and the address, the tenancy. */
function ownerLines(values: readonly Numbered[]): readonly Numbered[] {
  const held = values.filter(({ text }) => holds.test(text));
  const parts = addressed(values.filter(({ text }) => !holds.test(text)));
  const isOfSeveral = parts.length === 1 && held.some(({ text }) => areSeveral.test(text));
  return [
    ...parts.flatMap((lines, part) => {
      const count = namesIn(lines, isOfSeveral);
      const address = lines.slice(count);
      const [first] = address;
      return [
        ...lines.slice(0, count).flatMap(({ line, text }, place) => {
          const name = { line, text: nameWithoutOccupation(text) };
          return place === 0 && part === 0 ? [name] : [{ line, text: 'AND' }, name];
        }),
        ...(first ? [{ line: first.line, text: 'OF' }, ...address] : []),
      ];
    }),
    ...held,
  ];
}

/**
 * The registered owners of British Columbia's prints, from the values of each block of `Registered Owner/Mailing
 * Address`. Joint tenants stand in one block, before one address or each before one of their own.
 */
export const britishColumbiaOwners = (blocks: readonly (readonly Numbered[])[]): readonly Owner[] =>
  albertaOwners(blocks.flatMap(ownerLines));
