/** Replaces a character that cannot be stored or shown; no character of a mail is left out without it. */
const mark = '\uFFFD';

/** Control characters other than tab and line feed. */
const control = /[^\P{Cc}\n\t]/gu;

/** Characters that change the writing direction of the following text, even beyond their line. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

/** Direction marks that file names may not contain either, because such a name would look like another one. */
const directing = /[\u061C\u200E\u200F]/g;

const breaks = /\r\n|\r/g;

/** A text of several lines that PostgreSQL can store and people can read. */
export const mailText = (text: string): string =>
  text.replaceAll(breaks, '\n').replaceAll(control, mark).toWellFormed();

/** Most characters of a header. */
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
