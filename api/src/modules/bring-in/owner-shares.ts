import { inFigures, withoutMixed } from '../../platform/tables/share-figures.ts';

/** A share in figures: 1/2, 33.3333 %. */
const figures = String.raw`\d{1,4}\s?\/\s?\d{1,5}|\d{1,3}(?:[.,]\d{1,4})?\s?%`;
const jointly = String.raw`joint tenants?(?: with (?:the )?rights? of survivorship)?|jtwros|j\.?t\.?s?|tenants? conjoints?|copropietarios`;
const inCommon = String.raw`tenants? in common|t\.?i\.?c\.?`;

/** Where a share ends and the next owner begins: 'Doe, John (1/3), Doe, Mary (2/3)'. */
const behindShare = new RegExp(
  String.raw`(\d\s?%|\d\s?\/\s?\d{1,5})((?: interest)?(?: each)?\)?(?:,? \(?(?:as )?(?:${jointly}|${inCommon})\)?)?)\s?(?:,|&|\+|\/|\s(?:and|et|y)\s)\s?(?=\p{L}|\d{5})`,
  'giu',
);

const endings = {
  // Whole words: the end of 'Matic' is no tenancy, that of 'Susan' no article.
  joint: new RegExp(String.raw`[,(]?\s?(?:(?<!\p{L})(?:as\s)?(?:${jointly})\)?|\(joint\))\.?$`, 'iu'),
  common: new RegExp(String.raw`[,(]?\s?(?<!\p{L})(?:as\s)?(?:${inCommon})\)?\.?$`, 'iu'),
  each: /[\s,(-]{1,4}each\)?$/i,
  share: new RegExp(
    String.raw`[\s,(:-]{0,4}(?:\bas to (?:an? )?|\ban (?=undivided))?(?:\bundivided )?(${figures})(?: interest)?\)?$`,
    'i',
  ),
};

/** A share before a name: '50% John Doe', 'An undivided 1/2 interest: Jane Doe'. */
const beginning = new RegExp(
  String.raw`^(?:an? )?(?:undivided )?(${figures})(?: interest)?(?: to)?[\s:-]{1,3}(?=\p{Lu}\p{L})`,
  'iu',
);

/** A cell with a semicolon behind each share that another owner follows; a longer text than `longest` is a remark. */
export const endedAtShares = (cell: string, longest: number): string =>
  cell.length > longest ? cell : inFigures(cell).replace(behindShare, '$1$2;');

/** What a text says about how its owners hold the land, and the text without it. */
export interface Held {
  readonly text: string;
  /** As written: 1/2 or 50%; '' without one. */
  readonly share: string;
  readonly isJoint: boolean;
  /** Whether each of them has the share, not all of them together. */
  readonly isEach: boolean;
}

/** Removes from the end of a text, in whatever order they are written, how its owners hold the land and how much. */
export function heldAt(whole: string): Held {
  let [text, share, isJoint, isEach] = [withoutMixed(whole), '', false, false];
  const without = (ending: RegExp): boolean => {
    const before = text;
    text = text.replace(ending, '').trim();
    return text !== before;
  };
  for (let before = ''; before !== text; ) {
    before = text;
    if (without(endings.joint)) isJoint = true;
    without(endings.common);
    if (without(endings.each)) isEach = true;
    const found = share === '' ? endings.share.exec(text)?.[1] : undefined;
    if (found && without(endings.share)) share = found.replace(/\s/g, '');
  }
  const first = share === '' ? beginning.exec(text) : null;
  if (first?.[1]) [text, share] = [text.slice(first[0].length), first[1].replace(/\s/g, '')];
  return { text, share, isJoint, isEach };
}
