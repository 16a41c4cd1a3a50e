import type { Address, Attachment } from 'postal-mime';
import { decodeText } from '../../platform/charsets/decode-text.ts';
import type { Mailbox, RawMail } from './mail-content.ts';
import { PostalMime } from './mime-parser.ts';

/** Deepest nesting of parts, and of mails within mails; deeper ones are treated as files, or are an error. */
const nesting = { maxNestingDepth: 50, maxRfc822NestingDepth: 3, maxHeadersSize: 1_048_576 } as const;

const mailboxes = (addresses: readonly (Address | undefined)[]): readonly Mailbox[] =>
  addresses
    .flatMap((one) => (one?.group ? one.group : one ? [one] : []))
    .flatMap(({ name, address }) => (address ? [{ name: name ?? '', address }] : []));

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);

/** Pictures within the text, such as those of a signature, are not attachments. */
const isOfText = ({ disposition, related, contentId }: Attachment): boolean =>
  disposition !== 'attachment' && (related === true || (disposition === 'inline' && Boolean(contentId)));

/** The content of a MIME mail. */
export async function readEml(bytes: Uint8Array): Promise<RawMail> {
  const mail = await PostalMime.parse(bytes, nesting);
  return {
    messageId: mail.messageId,
    date: mail.date,
    subject: mail.subject,
    from: mailboxes([mail.from])[0],
    to: mailboxes([...(mail.to ?? []), ...(mail.cc ?? [])]),
    text: mail.text,
    html: mail.html,
    files: mail.attachments
      .filter((attachment) => !isOfText(attachment))
      .map((attachment) => ({ name: attachment.filename ?? '', bytes: () => bytesOf(attachment) })),
  };
}

/** Removes elements that contain no text for people. */
function without(html: string, name: 'style' | 'script'): string {
  const lower = html.toLowerCase();
  let kept = '';
  let from = 0;
  for (let at = lower.indexOf(`<${name}`); at >= 0; at = lower.indexOf(`<${name}`, from)) {
    kept += html.slice(from, at);
    const end = lower.indexOf(`</${name}`, at);
    const close = end < 0 ? -1 : lower.indexOf('>', end);
    from = close < 0 ? html.length : close + 1;
  }
  return kept + html.slice(from);
}

/** A reference to one of the characters 128 to 159, in decimal or hexadecimal. */
const oldReference = /&#(?:0{0,6}(1[2-5]\d)(?!\d)|x0{0,6}([89][\da-f])(?![\da-f]));?/gi;

/**
 * Replaces references to the control characters 128 to 159 in HTML by the characters of windows-1252, such as `&#146;`
 * by ’: that is what the authors mean, and what browsers show (HTML standard, numeric character reference end state).
 */
const withOldReferences = (html: string): string =>
  html.replaceAll(oldReference, (reference, decimal?: string, hexadecimal?: string) => {
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    return code >= 128 && code < 160 ? decodeText(Uint8Array.of(code), 'windows-1252') : reference;
  });

/** The text of a mail that only has HTML. The parser itself converts HTML that comes with a text part. */
export async function textOfHtml(html: string): Promise<string> {
  const plain = withOldReferences(without(without(html, 'style'), 'script'));
  const lines = [
    'Content-Type: multipart/mixed; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    '',
    '--part',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(plain).toString('base64'),
    '--part--',
    '',
  ];
  return (await PostalMime.parse(lines.join('\r\n'))).text ?? '';
}
