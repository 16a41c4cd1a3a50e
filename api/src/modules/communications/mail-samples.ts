import { createRequire } from 'node:module';

type Burner = typeof import('@kenjiuno/msgreader/lib/Burner.js');
type Entry = Parameters<Burner['burn']>[0][number];

const { burn }: Burner = createRequire(import.meta.url)('@kenjiuno/msgreader/lib/Burner.js');

/** Types of an entry in a compound file. */
const directory = 1;
const stream = 2;
const root = 5;

const utf16 = (text: string): Uint8Array => Buffer.from(text, 'utf16le');

/** Milliseconds from 1601, where Outlook's time begins, to 1970. */
const windowsEpoch = 11_644_473_600_000n;

const fileTime = (moment: Date): Uint8Array => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE((BigInt(moment.getTime()) + windowsEpoch) * 10_000n);
  return bytes;
};

/** One fixed property of a message, in the format of its property stream. */
function property(tag: number, value: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(tag, 0);
  bytes.writeUInt32LE(6, 4);
  bytes.set(value.subarray(0, 8), 8);
  return bytes;
}

const integer = (value: number): Uint8Array => {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(value, 0);
  return bytes;
};

/** A text is written in UTF-16; bytes are text in the code page of the message. */
type Text = string | Uint8Array;

interface MsgOptions {
  readonly subject: Text;
  readonly body?: Text;
  readonly html?: Uint8Array;
  readonly messageId?: string;
  readonly messageCodepage?: number;
  readonly internetCodepage?: number;
  readonly from: { readonly name: Text; readonly address: string };
  readonly to: readonly { readonly name: Text; readonly address: string }[];
  readonly sentAt: Date;
  readonly files: readonly { readonly name: Text; readonly bytes: Uint8Array }[];
}

type Folder = { readonly name: string; readonly parts: readonly (Folder | Leaf)[] };
type Leaf = { readonly name: string; readonly bytes: Uint8Array };

/** The flat list of entries of a compound file. */
function entriesOf(tree: Folder): Entry[] {
  const entries: Entry[] = [];
  const add = (part: Folder | Leaf, type: number): number => {
    const place = entries.length;
    const isLeaf = 'bytes' in part;
    const entry = {
      name: part.name,
      type: isLeaf ? stream : type,
      length: isLeaf ? part.bytes.byteLength : 0,
      // A copy with a buffer of its own, because the reader starts at the beginning of the buffer.
      ...(isLeaf ? { binaryProvider: () => Uint8Array.from(part.bytes) } : {}),
    } as Entry;
    entries.push(entry);
    if (!isLeaf) entry.children = part.parts.map((one) => add(one, directory));
    return place;
  };
  add(tree, root);
  return entries;
}

const text = (tag: string, value: Text): Leaf =>
  typeof value === 'string'
    ? { name: `__substg1.0_${tag}001F`, bytes: utf16(value) }
    : { name: `__substg1.0_${tag}001E`, bytes: value };
const some = (tag: string, value: Text | undefined): readonly Leaf[] =>
  value === undefined ? [] : [text(tag, value)];

/** The entry of a text in the table of properties: its length in bytes including the final NUL. */
const entryOf = (tag: string, value: Text | undefined): readonly Uint8Array[] => {
  if (value === undefined) return [];
  const isWide = typeof value === 'string';
  const type = isWide ? 0x1f : 0x1e;
  const length = isWide ? utf16(value).length + 2 : value.length + 1;
  return [property(Number.parseInt(tag, 16) * 0x1_0000 + type, integer(length))];
};
const at = (place: number): string => place.toString(16).padStart(8, '0').toUpperCase();

/** An Outlook message for a test. */
export const msgOf = (mail: MsgOptions): Uint8Array =>
  burn(
    entriesOf({
      name: 'Root Entry',
      parts: [
        {
          name: '__properties_version1.0',
          bytes: Buffer.concat([
            Buffer.alloc(32),
            property(0x00390040, fileTime(mail.sentAt)),
            ...(mail.messageCodepage ? [property(0x3ffd0003, integer(mail.messageCodepage))] : []),
            ...(mail.internetCodepage ? [property(0x3fde0003, integer(mail.internetCodepage))] : []),
            ...entryOf('0037', mail.subject),
            ...entryOf('1000', mail.body),
          ]),
        },
        text('0037', mail.subject),
        ...some('1000', mail.body),
        ...some('1035', mail.messageId),
        ...(mail.html ? [{ name: '__substg1.0_10130102', bytes: mail.html }] : []),
        text('0C1A', mail.from.name),
        text('5D01', mail.from.address),
        ...mail.to.map(
          ({ name, address }, place): Folder => ({
            name: `__recip_version1.0_#${at(place)}`,
            parts: [text('3001', name), text('39FE', address)],
          }),
        ),
        ...mail.files.map(
          ({ name, bytes }, place): Folder => ({
            name: `__attach_version1.0_#${at(place)}`,
            parts: [text('3707', name), { name: '__substg1.0_37010102', bytes }],
          }),
        ),
      ],
    }),
  );

/** Lines of a MIME mail for a test. */
export const emlOf = (...lines: readonly string[]): Uint8Array => Buffer.from(lines.join('\r\n'));
