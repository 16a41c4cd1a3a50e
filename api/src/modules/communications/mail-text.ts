/** Where a character was that cannot be stored or shown. Nothing of a mail is left out without it. */
const mark = '\uFFFD';

/** Control characters other than tab and line feed. */
const control = /[^\P{Cc}\n\t]/gu;

/** Characters that turn the direction of writing of what follows them, beyond the line that they are in. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

/** Marks of direction that a name of a file may not hold either, as it would be shown as another one. */
const directing = /[\u061C\u200E\u200F]/g;

const breaks = /\r\n|\r/g;

/** A text of several lines as PostgreSQL can keep it and people can read it. */
export const mailText = (text: string): string =>
  text.replaceAll(breaks, '\n').replaceAll(control, mark).toWellFormed();

/** Characters of a header that are kept. */
const longestHeader = 2000;

/** A header as one line. */
export function mailLine(text: string | undefined): string {
  const whole = text ?? '';
  const kept = whole.length > longestHeader ? `${whole.slice(0, longestHeader)}…` : whole;
  return mailText(kept)
    .replaceAll(/[\n\t]/g, ' ')
    .replaceAll(turning, mark)
    .trim();
}

/** The name of an attachment, normalized like that of any upload. */
export const mailFileName = (name: string): string =>
  mailLine(name.slice(-longestHeader)).replaceAll(directing, mark).normalize('NFC');
