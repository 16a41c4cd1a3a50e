import type { TitleContent } from 'shared-contracts/title-reading';
import type { SureWord } from './scan-lines.ts';
import { alike } from './scan-shapes.ts';

/** Words that were read from pictures, by the line of the title that contains them; none for lines with text. */
export type WordsByLine = ReadonlyMap<number, readonly SureWord[]>;

interface Found {
  readonly lines: readonly number[];
}

type Letters = NonNullable<NonNullable<TitleContent['number']>['letters']>;

const whole = 100;

/**
 * How certain those words of some lines are that `isOf` selects; undefined if none of the lines was read from a
 * picture.
 */
function lettersOf(
  words: WordsByLine,
  { lines }: Found,
  isOf: (word: SureWord) => boolean,
): Letters | undefined {
  const scanned = [...new Set(lines)].filter((line) => words.has(line));
  if (scanned.length === 0) return undefined;
  const counted = scanned
    .flatMap((line) => words.get(line) ?? [])
    .filter((word) => /[\p{L}\p{N}]/u.test(word.text) && isOf(word));
  return {
    certainty: Math.round(Math.min(whole, ...counted.map(({ certainty }) => certainty))),
    doubtful: [...new Set(counted.filter(({ isDoubtful }) => isDoubtful).map(({ text }) => text))],
  };
}

/** Whether a word occurs in one of the texts; a short word must occur as a whole word. */
function isIn(texts: readonly (string | null)[]): (word: SureWord) => boolean {
  const present = texts.filter((text) => text !== null);
  const joint = alike(present.join(' '));
  const single = new Set(present.flatMap((text) => text.split(/\s+/).map(alike)));
  return ({ text }) => {
    const read = alike(text);
    return read !== '' && (read.length < 3 ? single.has(read) : joint.includes(read));
  };
}

const anyWord = () => true;

/** Words with which a share and a tenancy are written. */
const holding = /\d|JOINT|TENANT|COMMON|UNDIVIDED|INTEREST|EACH|BOTH|ESTATE|REMAINDER/i;

/**
 * Adds to each field, part, owner and instrument of a title the certainty of its letters. A value copied from the text,
 * such as a name, depends on the words that it consists of; a value derived from it, such as land or an area, on all
 * words of its lines.
 */
export function withCertainty(content: TitleContent, words: WordsByLine): TitleContent {
  const own = <T extends Found & { readonly value: string }>(found: T | null): T | null =>
    found && { ...found, letters: lettersOf(words, found, isIn([found.value])) };
  const made = <T extends Found>(found: T): T => ({ ...found, letters: lettersOf(words, found, anyWord) });
  const ofDay = (found: TitleContent['registeredDate']) =>
    found && { ...found, letters: lettersOf(words, found, ({ text }) => /\d|^[A-Z]{3,9},?$/i.test(text)) };
  const names = content.owners.flatMap(({ name }) => name.split(/\s+/).map(alike));
  return {
    ...content,
    number: own(content.number),
    landNumber: own(content.landNumber),
    legalDescription: content.legalDescription && made(content.legalDescription),
    parts: content.parts.map(made),
    estate: own(content.estate),
    municipality: own(content.municipality),
    grossArea: content.grossArea && {
      ...content.grossArea,
      letters: lettersOf(words, content.grossArea, ({ text }) => /\d|HECT|ACRE/i.test(text)),
    },
    previousNumber: own(content.previousNumber),
    registeredDate: ofDay(content.registeredDate),
    searchedDate: ofDay(content.searchedDate),
    owners: content.owners.map((owner) => {
      const isOwn = isIn([owner.name, owner.address]);
      const isOfOwner = (word: SureWord) =>
        isOwn(word) || holding.test(word.text) || !names.includes(alike(word.text));
      return { ...owner, letters: lettersOf(words, owner, isOfOwner) };
    }),
    instruments: content.instruments.map(made),
  };
}
