import { decodeWords } from 'postal-mime';
import { decodeMail } from './mail-notes.ts';
import { byteCharset, bytesIn } from './text-bytes.ts';

/** An encoded word (RFC 2047): charset, encoding and text. A language may follow the charset (RFC 2231 §5). */
const encodedWord = /=\?([^?\s*]{1,60})(?:\*[^?\s]{0,60})?\?([QqBb])\?([^?]*)\?=/g;

const unread = '\uFFFD';

interface Word {
  readonly label: string;
  readonly bytes: Uint8Array;
}

const textOf = (words: readonly Word[]): string =>
  decodeMail(Buffer.concat(words.map(({ bytes }) => bytes)), words[0]?.label);

/**
 * Decodes consecutive words of one charset as one text, because a character of several bytes may be cut between two of
 * them.
 */
function textOfRun(words: readonly Word[]): string {
  const whole = textOf(words);
  return whole.includes(unread) ? words.map((word) => textOf([word])).join('') : whole;
}

const wordInUtf8 = (words: readonly Word[]): string =>
  words.length === 0 ? '' : `=?utf-8?B?${Buffer.from(textOfRun(words)).toString('base64')}?=`;

/** A header with all its encoded words in UTF-8, whatever their original charset. */
export function wordsInUtf8(header: string): string {
  let text = '';
  let run: Word[] = [];
  let from = 0;
  for (const match of header.matchAll(encodedWord)) {
    const [whole, label = '', encoding = '', encoded = ''] = match;
    const between = header.slice(from, match.index);
    const isNext = run.length > 0 && between.trim() === '';
    if (!isNext || run[0]?.label !== label) {
      // White space between two encoded words is not part of the text; the parser removes it.
      text += wordInUtf8(run) + between;
      run = [];
    }
    run.push({ label, bytes: bytesIn(decodeWords(`=?${byteCharset}?${encoding}?${encoded}?=`)) });
    from = match.index + whole.length;
  }
  return text + wordInUtf8(run) + header.slice(from);
}
