import { withoutEnd } from 'shared-contracts/limits';
import { titleReadingLimits } from 'shared-contracts/title-reading';
import { emptyHolding, type Numbered, ownersOf } from './owner-holdings.ts';
import type { Owner } from './proposal.ts';
import { readShare } from './title-values.ts';

/** What stands between the owners and their land in the sentence that tells them. */
const betweenOwnersAndLand = /,? (is|are) the registered owners? of /i;
const surfaceParcel = /\bSurface Parcel #\s?(\d{9})\b/i;
/** With or without survivorship, as Saskatchewan's registry has them both. */
const joint = /,? as joint tenants(?: with(?:out)?(?: the)?(?: right of)? survivorship)?,?/i;
const undivided = /,? as to an? (?:undivided )?\S{1,13} (?:interest|share),?$/i;
const companyWords = /^(?:LTD|INC|CORP|LIMITED|CO|LLP|ULC)\b\.?$/i;
const companyWithin = /\b(?:LTD|INC|CORP|CORPORATION|LIMITED|CO|TRUST|BANK|FARMS|SONS)\b/i;
const mostAddressLines = 4;

/** The owners of a title, their share of it if that is not the whole, and the number of the parcel. */
interface Told {
  readonly names: readonly string[];
  readonly isJoint: boolean;
  readonly share: readonly [number, number] | undefined;
  readonly parcel: string;
}

/**
 * The names of a sentence: `JOHN DOE, MARY DOE and PETER DOE`. The registry writes `and` between names of capital
 * letters, or nothing but `AND` between people; in `Doe and Sons Ltd. and Mary Doe` a single word is no name yet. The `LTD.` behind a comma belongs to the
 * name before it.
 */
function namesOf(text: string): readonly string[] {
  const isInCapitals = text.replaceAll(/ and /g, ' ') === text.replaceAll(/ and /g, ' ').toUpperCase();
  const found: string[] = [];
  let joint = '';
  const pieces = text.split(/(,? and |, )/);
  for (let place = 0; place < pieces.length; place += 2) {
    const [name = '', mark = ''] = pieces.slice(place, place + 2);
    const whole = joint + name.trim();
    joint = '';
    if (companyWords.test(whole) && found.length > 0) found.push(`${found.pop()}, ${whole}`);
    else if (!isInCapitals && !/\S\s\S/.test(whole) && mark !== '') joint = `${whole}${mark}`;
    else found.push(whole);
  }
  const people = text.split(/ AND /);
  const arePeople = people.every((name) => /\S\s\S/.test(name)) && !companyWithin.test(text);
  return found.length === 1 && arePeople ? people : found;
}

/** What the sentence about the owners tells, whose lines were joined; undefined if it is none. */
export function toldOwners(sentence: string): Told | undefined {
  const found = betweenOwnersAndLand.exec(sentence);
  if (!found) return undefined;
  const before = sentence.slice(0, found.index);
  const land = sentence.slice(found.index + found[0].length);
  const parcel = surfaceParcel.exec(land);
  if (!parcel?.[1]) return undefined;
  const held = undivided.exec(before.trim())?.[0];
  const share = readShare(held ?? land.slice(0, parcel.index));
  const list = before.trim().replace(undivided, '').replace(joint, '').trim();
  return {
    names: found[1]?.toLowerCase() === 'are' ? namesOf(list) : [list],
    isJoint: joint.test(before),
    share,
    parcel: parcel[1],
  };
}

/** The address for service of an owner, which begins on the line of the name. */
function addressOf(name: string, lines: readonly Numbered[]): readonly string[] {
  const at = lines.findIndex(({ text }) => `${text} `.toUpperCase().startsWith(`${name} `.toUpperCase()));
  const [first, ...more] = at < 0 ? [] : lines.slice(at, at + mostAddressLines).map(({ text }) => text);
  if (first === undefined) return [];
  const end = more.findIndex((text) => /#|:$/.test(text));
  return [first.slice(name.length), ...(end < 0 ? [] : more.slice(0, end))]
    .map((text) => withoutEnd(text.trim(), ', '))
    .filter((text) => text !== '');
}

/**
 * The owners of a title of Saskatchewan, at their addresses for service. Tenants in common have titles of their own,
 * each of which tells its share (ISC, Choosing Ownership Type).
 */
export function saskatchewanOwners(
  { names, isJoint, share }: Told,
  service: readonly Numbered[],
  lines: readonly number[],
): readonly Owner[] {
  const groups = names.slice(0, titleReadingLimits.rows).map((text) => ({
    names: [{ line: lines[0] ?? 0, text }],
    address: [...addressOf(text, service)],
    lines: [...lines],
  }));
  const owners = ownersOf([{ ...emptyHolding(), groups, isJoint, share }]);
  const [only, ...others] = owners;
  return only && others.length === 0 && !share ? [{ ...only, numerator: 1, denominator: 1 }] : owners;
}
