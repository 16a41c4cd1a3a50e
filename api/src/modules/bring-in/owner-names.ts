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
const joint = /\s?&\s?|\s\+\s|\s(?:and|et|y)\s/i;

const asJoint = /[,(]?\s?(?:as\s)?(?:joint tenants?|j\.?t\.?s?|tenants? conjoints?|copropietarios)\)?\.?$/i;
const asCommon = /[,(]?\s?(?:as\s)?(?:tenants? in common|t\.?i\.?c\.?)\)?\.?$/i;
const endingShare =
  /[\s,(-]{0,4}(?:as to )?(?:an )?(?:undivided )?(\d{1,4}\s?\/\s?\d{1,5}|\d{1,3}(?:[.,]\d{1,4})?\s?%)(?: interest)?\)?$/i;

/** Characters of a text in which people are looked for; a longer one is a remark. */
const longest = 300;

/** Words after a name that stand for people who are not named: such a text is kept as it is. */
const unnamed = /\bet (?:al|ux|vir)\b/i;

/** 'Doe, John' as 'John Doe'. */
function turned(name: string): string {
  const [last = '', first = '', ...more] = name.split(',').map(oneSpace);
  return first === '' || more.length > 0 ? oneSpace(name) : `${first} ${last}`;
}

const wordCount = (text: string): number => oneSpace(text).split(' ').length;

/** The people of one text that share a surname where it is written once: 'Doe, John & Mary', 'John and Mary Doe'. */
function peopleIn(text: string): readonly string[] {
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

/** The owners or occupants that a cell names, each with its share where one is written behind it. */
export function ownersIn(cell: string): readonly NamedOwner[] {
  return cell.split(between).flatMap((piece, together): NamedOwner[] => {
    let text = oneSpace(piece);
    if (text.length > longest) return [{ name: text, share: '', isJoint: false, together }];
    const isJoint = asJoint.test(text);
    text = text.replace(asJoint, '').replace(asCommon, '');
    const share = endingShare.exec(text)?.[1]?.replace(/\s/g, '') ?? '';
    if (share !== '') text = oneSpace(text.replace(endingShare, ''));
    if (text === '') return [];
    if (isOrganization(text) || unnamed.test(text)) return [{ name: text, share, isJoint, together }];
    return peopleIn(text).map((name) => ({ name, share, isJoint, together }));
  });
}
