import { isOrganization } from './cell-content.ts';

/** One person or organization that a cell names. */
export interface NamedOwner {
  readonly name: string;
  /** As it is written: 1/2 or 50 %; '' without one. */
  readonly share: string;
  readonly isJoint: boolean;
  /** People who are written together have the same number. */
  readonly together: number;
}

const oneSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What separates owners that have nothing in common. */
const between = /\r?\n|;|\|/;

/** What joins people, in three languages; organizations keep it as a part of their names. */
const joint = /\s?&\s?|\s[+/]\s|\s(?:and|et|y)\s/i;

/** Where a share ends and the next owner begins: 'Doe, John (1/3), Doe, Mary (2/3)'. */
const behindShare =
  /(\d\s?%|\d\s?\/\s?\d{1,5})((?: interest)?\)?)\s?(?:,|&|\+|\s(?:and|et|y)\s)\s?(?=\p{L}|\d{5})/giu;

/** How the name of a company ends. */
const companyEnd = /\b(?:ltd|limited|inc|incorporated|corp|corporation|ulc|llp|lt[eé]e|limit[eé]e)\.?$/i;

const couple = /^mr\.? (?:and|&) mrs\.? /i;

const asJoint = /[,(]?\s?(?:as\s)?(?:joint tenants?|j\.?t\.?s?|tenants? conjoints?|copropietarios)\)?\.?$/i;
const asCommon = /[,(]?\s?(?:as\s)?(?:tenants? in common|t\.?i\.?c\.?)\)?\.?$/i;
const endingShare =
  /[\s,(-]{0,4}(?:as to )?(?:an )?(?:undivided )?(\d{1,4}\s?\/\s?\d{1,5}|\d{1,3}(?:[.,]\d{1,4})?\s?%)(?: interest)?\)?$/i;

/** Characters of a text in which people are looked for; a longer one is a remark. */
const longest = 300;

/** Words after names that stand for people who are not named, or begin an address: such a text is kept as it is. */
const unnamed = /\bet (?:al|ux|vir)\b|\b(?:both|all) of\b/i;

/** 'Doe, John' as 'John Doe'. */
function turned(name: string): string {
  const [last = '', first = '', ...more] = name.split(',').map(oneSpace);
  return first === '' || more.length > 0 ? oneSpace(name) : `${first} ${last}`;
}

const wordCount = (text: string): number => oneSpace(text).split(' ').length;

/**
 * Organizations that are named together, or somebody and their company: 'Doe, John & Doe Farms Ltd.'. One name where it is
 * not certain that there are two: 'Doe, Roe & Poe Ltd.'.
 */
function organizationsIn(text: string): readonly string[] {
  const [first = '', second = '', ...more] = text.split(joint).map(oneSpace);
  if (more.length > 0 || !companyEnd.test(second)) return [text];
  if (companyEnd.test(first)) return [first, second];
  const surname = first.slice(0, Math.max(0, first.indexOf(',')));
  const isTheirs = /^\d/.test(second) || second.startsWith(`${surname} `);
  return surname !== '' && !isOrganization(first) && isTheirs ? [turned(first), second] : [text];
}

/** The people of one text that share a surname where it is written once: 'Doe, John & Mary', 'John and Mary Doe'. */
function peopleIn(text: string): readonly string[] {
  if (couple.test(text)) return ['Mr.', 'Mrs.'].map((title) => `${title} ${text.replace(couple, '')}`);
  const parts = text.split(joint).map(oneSpace).filter(Boolean);
  const [first = '', ...others] = parts;
  if (others.length === 0) return [turned(first)];
  const comma = first.indexOf(',');
  if (comma > 0) {
    const last = first.slice(0, comma);
    return [
      turned(first),
      ...others.map((one) => (one.includes(',') || wordCount(one) > 2 ? turned(one) : `${one} ${last}`)),
    ];
  }
  const final = others.at(-1) ?? '';
  const last = wordCount(final) > 1 ? (oneSpace(final).split(' ').at(-1) ?? '') : '';
  return parts.map((one) => (wordCount(one) === 1 && last !== '' ? `${one} ${last}` : turned(one)));
}

/** Nobody is a joint tenant alone: 'Doe, John; Doe, Mary (as joint tenants)' says it of all who have no share of their own. */
function withAllJoint(owners: readonly NamedOwner[]): readonly NamedOwner[] {
  const last = owners.at(-1);
  const isAlone = owners.filter(({ isJoint }) => isJoint).length === 1;
  if (!last?.isJoint || !isAlone || owners.some(({ share }) => share !== '')) return owners;
  return owners.map((owner) => ({ ...owner, isJoint: true, together: last.together }));
}

/** The owners or occupants that a cell names, each with its share where one is written behind it. */
export function ownersIn(cell: string): readonly NamedOwner[] {
  const whole = cell.length > longest ? cell : cell.replace(behindShare, '$1$2;');
  const owners = whole.split(between).flatMap((piece, together): NamedOwner[] => {
    let text = oneSpace(piece);
    if (text.length > longest) return [{ name: text, share: '', isJoint: false, together }];
    const isJoint = asJoint.test(text);
    text = text.replace(asJoint, '').replace(asCommon, '');
    const share = endingShare.exec(text)?.[1]?.replace(/\s/g, '') ?? '';
    if (share !== '') text = oneSpace(text.replace(endingShare, ''));
    if (text === '') return [];
    if (unnamed.test(text)) return [{ name: text, share, isJoint, together }];
    const names = isOrganization(text) ? organizationsIn(text) : peopleIn(text);
    return names.map((name) => ({ name, share, isJoint, together }));
  });
  return withAllJoint(owners);
}
