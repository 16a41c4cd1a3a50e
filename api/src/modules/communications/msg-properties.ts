import type { FieldsData } from '@kenjiuno/msgreader';
import { charsetOfCodePage } from '../../platform/charsets/code-pages.ts';
import { decodeMail } from './mail-notes.ts';

/** Texts of an Outlook message by property number ([MS-OXPROPS]). */
const textProperties = {
  subject: 0x0037,
  body: 0x1000,
  bodyHtml: 0x1013,
  messageId: 0x1035,
  senderName: 0x0c1a,
  senderEmail: 0x0c1f,
  senderSmtpAddress: 0x5d01,
  creatorSmtpAddress: 0x5d0a,
  name: 0x3001,
  email: 0x3003,
  smtpAddress: 0x39fe,
  fileNameShort: 0x3704,
  fileName: 0x3707,
  contentId: 0x3712,
} as const;

/** A text of a message, a recipient or an attachment. */
export type TextProperty = keyof typeof textProperties;

/** Types of texts ([MS-OXCDATA] §2.11.1): in the code page of the message, and in UTF-16. */
const string8 = 0x001e;
const unicode = 0x001f;

/** Bytes of an entry in the property table; for a text it only contains the length, including the NUL. */
const entryLength = 8;

/** Whether bytes are a text's entry in the property table, and not the text itself. */
function isEntryOf(bytes: Uint8Array, text: Uint8Array): boolean {
  if (bytes === text || bytes.length !== entryLength) return false;
  const more = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) - text.length;
  return more >= 0 && more <= 2;
}

/** A text without the NUL that some programs append. */
const withoutEnd = (text: string): string => (text.endsWith('\0') ? text.slice(0, -1) : text);

const charsetOfPage = (page: number | undefined): string | undefined =>
  page === undefined ? undefined : charsetOfCodePage(page);

/** A label for an unknown code page; 0 means that of the machine that wrote the message. */
const unknownPage = (page: number | undefined): string | undefined => (page ? `cp${page}` : undefined);

/**
 * The label of a message's HTML: its code page is the Internet code page and not that of the other texts; `declared` is
 * the HTML's own label.
 */
export const htmlLabel = (
  { internetCodepage }: FieldsData,
  declared: string | undefined,
): string | undefined => charsetOfPage(internetCodepage) ?? declared ?? unknownPage(internetCodepage);

/** The label of a message's other texts: PidTagMessageCodepage, otherwise PidTagInternetCodepage. */
const textLabel = ({ messageCodepage, internetCodepage }: FieldsData): string | undefined =>
  charsetOfPage(messageCodepage) ??
  charsetOfPage(internetCodepage) ??
  unknownPage(messageCodepage) ??
  unknownPage(internetCodepage);

/**
 * The texts of a message, read from their bytes, because the reader itself decodes a code page as Latin-1 and ends a
 * text at its first NUL.
 */
export class MsgProperties {
  readonly #bytes = new Map<FieldsData, Map<number, Uint8Array[]>>();

  /** Records the bytes of a property of a message, a recipient or an attachment. */
  readonly observe = (fields: FieldsData, tag: number, bytes: Uint8Array | null): void => {
    const type = tag % 0x1_0000;
    if (!bytes || (type !== string8 && type !== unicode)) return;
    const own = this.#bytes.get(fields) ?? new Map<number, Uint8Array[]>();
    own.set(tag, [...(own.get(tag) ?? []), bytes]);
    this.#bytes.set(fields, own);
  };

  /** A text of a part of a message. If the message does not state its code page, that is guessed. */
  text(mail: FieldsData, part: FieldsData, name: TextProperty): string | undefined {
    const wide = this.#bytesOf(part, name, unicode);
    if (wide) return withoutEnd(new TextDecoder('utf-16le').decode(wide));
    const narrow = this.#bytesOf(part, name, string8);
    return narrow && withoutEnd(decodeMail(narrow, textLabel(mail)));
  }

  #bytesOf(part: FieldsData, name: TextProperty, type: number): Uint8Array | undefined {
    const all = this.#bytes.get(part)?.get(textProperties[name] * 0x1_0000 + type) ?? [];
    return all.find((bytes) => !all.some((text) => isEntryOf(bytes, text)));
  }
}
