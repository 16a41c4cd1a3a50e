import { titleReadingLimits } from 'shared-contracts/title-reading';

/** A line of a title's text, with the page that it is on. */
export interface TitleLine {
  readonly page: number;
  readonly text: string;
}

/** The text of a title in lines, and which parts of it could not be read. */
export interface TitleText {
  readonly lines: readonly TitleLine[];
  readonly picturePages: readonly number[];
  readonly isCut: boolean;
}

/** Why a title cannot be read; the sentences for people are in the texts. */
export const titleFaults = [
  'empty',
  'pictures',
  'password',
  'damaged',
  'largePicture',
  'noLetters',
  'time',
  'memory',
] as const;

export type TitleFault = (typeof titleFaults)[number];

/** A title that cannot be read, and why. */
export class TitleError extends Error {
  readonly reason: TitleFault;

  constructor(reason: TitleFault) {
    super(reason);
    this.reason = reason;
  }
}

/** Invisible characters are removed; spaces are kept, because they separate columns. */
const unseen = /[^\P{C}\t]/gu;

/** The text of pages as lines, within the limits: no empty lines, and none that are too long. */
export function linesOfPages(pages: readonly string[]): Omit<TitleText, 'picturePages'> {
  const lines: TitleLine[] = [];
  let left: number = titleReadingLimits.text;
  for (const [place, page] of pages.entries()) {
    for (const raw of page.slice(0, left).split(/\r\n|\r|\n/)) {
      if (lines.length >= titleReadingLimits.lines) return { lines, isCut: true };
      const text = raw
        .slice(0, titleReadingLimits.line)
        .replace(unseen, ' ')
        .replaceAll('\t', '    ')
        .trimEnd();
      if (text.trim() !== '') lines.push({ page: place + 1, text });
    }
    left -= page.length;
    if (left < 0) return { lines, isCut: true };
  }
  return { lines, isCut: false };
}
