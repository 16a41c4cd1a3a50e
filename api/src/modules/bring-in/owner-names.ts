import { isNoValue } from '../../platform/tables/no-value.ts';
import { isOrganization } from './cell-content.ts';
import { addressedOwners } from './owner-addresses.ts';
import { endedAtShares, heldAt } from './owner-shares.ts';

/** One person or organization that a cell names. */
export interface NamedOwner {
  readonly name: string;
  /** As written: 1/2 or 50 %; '' without one. */
  readonly share: string;
  readonly isJoint: boolean;
  /** People who are named together have the same number. */
  readonly together: number;
}

const oneSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Separators of owners who have nothing in common; a slash without blanks only between two whole names. */
const between = /\r?\n|;|\||(?<=\p{L} \p{L}[\p{L}'’-]{1,30})\/(?=\p{Lu}[\p{L}.'’-]{0,30} \p{Lu})/u;

/** Words and signs that join people, in three languages; organizations keep them as part of their names. */
const joint = /\s?&\s?|\s[+/]\s|\s(?:and|et|y)\s/iu;

/** Endings of company names. */
const companyEnd = /\b(?:ltd|limited|inc|incorporated|corp|corporation|ulc|llp|lt[eé]e|limit[eé]e)\.?$/i;

const couple = /^mr\.? (?:and|&) mrs\.? /i;

const shareWithin = /\d\s?\/\s?\d|\d\s?%/;

/** Longest text in which people are looked for; a longer one is a remark. */
const longest = 300;

/**
 * Words for people who are not named, for whom somebody holds or signs, or that begin an address. A text with one of
 * them is kept as it is.
 */
const unnamed =
  /\bet (?:al|ux|vir)\b|\b(?:both|all) of\b|\b(?:wife|husband|spouse|famil(?:y|ies)|others?|heirs|conjointe?|esposa?|otros|autres)\b|c\/o|\b(?:itf|in trust|trustees?|execut(?:or|rix)s?|administrat(?:or|rix)|guardian|attn|attention|poa|power of attorney|fiduciaires?|each|life (?:estate|tenants?|interest)|remainder(?:man|men)?|personal representative|joint tenants?|jtwros)\b/i;

/** Small words that belong to the surname after them: 'van der Meer', 'de la Cruz'. */
const particle =
  /^(?:van|von|vander|der|den|de|del|della|di|da|dos|du|la|las|le|los|st\.?|ste\.?|ter|ten|mac|mc|bin|al)$/i;

/** Titles before given names. */
const title = /^(?:dr|mr|mrs|ms|miss|rev|prof|sr|sra|mme)\.?$/i;

/** Text after a comma that is not a given name. */
const behindName =
  /^(?:jr|sr|ii|iii|iv|p\.? ?eng|p\.? ?ag|esq|md|ll\.?b|k\.?c|q\.?c|estate|deceased|dec'?d|retired)\.?$/i;

/** The words of a name without titles. */
const wordsOf = (text: string): readonly string[] => {
  const all = oneSpace(text).split(' ');
  const words = all.filter((word) => !title.test(word));
  return words.length > 0 ? words : all;
};

const wordCount = (text: string): number => wordsOf(text).length;

/** Initials: `A`, `A.`, `J.R.`; two capitals without a stop are a surname such as `LI`. */
const initials = /^(?:\p{Lu}\.){0,3}\p{Lu}\.?$/u;

/** Whether a name has no surname: a given name alone, or with initials behind it, as 'John A.' before '& Mary Smith'. */
const isGivenOnly = (name: string): boolean =>
  wordsOf(name)
    .slice(1)
    .every((word) => initials.test(word));

/** The surname at the end of a name, including small words before it; '' for a name of one word. */
function surnameOf(name: string): string {
  const words = wordsOf(name);
  let from = words.length - 1;
  while (from > 0 && particle.test(words[from - 1] ?? '')) from -= 1;
  return from === 0 && !particle.test(words[0] ?? '') ? '' : words.slice(Math.max(from, 1)).join(' ');
}

/** Whether there are two whole names around a comma: in 'John Doe, Mary Roe', nobody is called Mary Roe John Doe. */
const areTwo = (before: string, behind: string): boolean =>
  wordCount(behind) > 1 &&
  wordCount(before) > 1 &&
  !particle.test(wordsOf(before)[0] ?? '') &&
  !behindName.test(wordsOf(before).at(-1) ?? '');

/** Turns 'Doe, John' into 'John Doe'. */
function turned(name: string): string {
  const [last = '', first = '', ...more] = name.split(',').map(oneSpace);
  const isTurned = first !== '' && more.length === 0 && !behindName.test(first) && !areTwo(last, first);
  return isTurned ? `${first} ${last}` : oneSpace(name);
}

/**
 * Organizations that are named together, or a person and their company: 'Doe, John & Doe Farms Ltd.'. A single name if
 * it is not certain that there are two: 'Doe, Roe & Poe Ltd.'.
 */
function organizationsIn(text: string): readonly string[] {
  const [first = '', second = '', ...more] = text.split(joint).map(oneSpace);
  if (more.length > 0 || !companyEnd.test(second)) return [text];
  if (companyEnd.test(first)) return [first, second];
  const surname = first.slice(0, Math.max(0, first.indexOf(',')));
  const isTheirs = /^\d/.test(second) || second.startsWith(`${surname} `);
  return surname !== '' && !isOrganization(first) && isTheirs ? [turned(first), second] : [text];
}

/** The people in a text who share a surname that is written once: 'Doe, John & Mary', 'John and Mary Doe'. */
function peopleIn(text: string): readonly string[] {
  if (couple.test(text)) return ['Mr.', 'Mrs.'].map((one) => `${one} ${text.replace(couple, '')}`);
  const parts = text.split(joint).map(oneSpace).filter(Boolean);
  const [first = '', ...others] = parts;
  if (others.length === 0) return [turned(first)];
  return first.indexOf(',') > 0 ? surnameFirst(parts) : surnameLast(parts, text);
}

/** In 'Doe, John & Mary', a given name gets the latest surname before it. */
function surnameFirst(parts: readonly string[]): readonly string[] {
  let last = '';
  return parts.map((one) => {
    const comma = one.indexOf(',');
    if (comma > 0) last = one.slice(0, comma);
    const isGiven = comma < 0 && (wordCount(one) < 3 || isGivenOnly(one));
    return isGiven ? `${one} ${last}` : turned(one);
  });
}

/** In 'John & Mary Doe', a given name gets the next surname after it; without one the text is kept as it is. */
function surnameLast(parts: readonly string[], text: string): readonly string[] {
  let next = '';
  const names = parts.toReversed().map((one) => {
    if (!isGivenOnly(one)) {
      next = surnameOf(one);
      return turned(one);
    }
    return next === '' ? undefined : `${one} ${next}`;
  });
  const found = names.filter((name) => name !== undefined);
  return found.length === names.length ? found.toReversed() : [text];
}

/**
 * Nobody is a joint tenant alone: 'Doe, John; Doe, Mary (as joint tenants)' applies to everybody without a share of
 * their own.
 */
function withAllJoint(owners: readonly NamedOwner[]): readonly NamedOwner[] {
  const last = owners.at(-1);
  const isAlone = owners.filter(({ isJoint }) => isJoint).length === 1;
  if (!last?.isJoint || !isAlone || owners.some(({ share }) => share !== '')) return owners;
  return owners.map((owner) => ({ ...owner, isJoint: true, together: last.together }));
}

/** Whether one of the words of a name is a number: 'John 0.5 Doe'. */
const hasNumber = (name: string): boolean =>
  name.split(' ').some((word) => /\d/.test(word) && !/\p{L}/u.test(word));

type PieceOwner = NamedOwner & { readonly isEach: boolean };

/** 'Doe, John; Doe, Mary - each 1/2': the share of the last is that of everybody, if nobody else has one. */
function withEachShare(owners: readonly PieceOwner[]): readonly NamedOwner[] {
  const last = owners.at(-1);
  const isOfAll = last?.isEach === true && owners.every(({ isEach, share }) => isEach || share === '');
  return owners.map(({ isEach: _, ...owner }) => (isOfAll ? { ...owner, share: last.share } : owner));
}

/** The owners that one piece of a cell names. `together` is the number that is next. */
function ownersOfPiece(piece: string, together: number): readonly PieceOwner[] {
  const whole = { name: oneSpace(piece), share: '', isJoint: false, isEach: false, together };
  if (whole.name.length > longest) return [whole];
  const { text, share, isJoint, isEach } = heldAt(whole.name);
  if (text === '' || isNoValue(text)) return [];
  // A share that remains within a name belongs to somebody who could not be separated from it.
  if (share !== '' && shareWithin.test(text)) return [{ ...whole, isJoint }];
  if (unnamed.test(text)) return [{ name: text, share, isJoint, isEach, together }];
  const isOfMany = isOrganization(text);
  const names = isOfMany ? organizationsIn(text) : peopleIn(text);
  // Nobody is called by a number: it is a remark, or a share that is not understood.
  if (!isOfMany && text.includes(',') && names.some(hasNumber)) return [{ ...whole, isJoint }];
  const apart = (place: number) => together + (isEach ? place : 0);
  return names.map((name, place) => ({ name, share, isJoint, isEach, together: apart(place) }));
}

/**
 * The owners or occupants that a cell names, each with the share that is written for them. An address below or behind
 * them is none of them (`addressedOwners`).
 */
export function ownersIn(cell: string): readonly NamedOwner[] {
  const owners: PieceOwner[] = [];
  const text = addressedOwners(cell)
    .map(({ names }) => names)
    .join('\n');
  for (const piece of endedAtShares(text, longest).split(between))
    owners.push(...ownersOfPiece(piece, (owners.at(-1)?.together ?? -1) + 1));
  return withAllJoint(withEachShare(owners));
}
