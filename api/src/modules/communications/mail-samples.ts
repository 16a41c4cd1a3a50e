import { createRequire } from 'node:module';

type Burner = typeof import('@kenjiuno/msgreader/lib/Burner.js');
type Entry = Parameters<Burner['burn']>[0][number];

const { burn }: Burner = createRequire(import.meta.url)('@kenjiuno/msgreader/lib/Burner.js');

/** Kinds of an entry of a compound file. */
const directory = 1;
const stream = 2;
const root = 5;

const utf16 = (text: string): Uint8Array => Buffer.from(text, 'utf16le');

/** Milliseconds of 1970 counted from 1601, where Outlook's clock begins. */
const windowsEpoch = 11_644_473_600_000n;

const fileTime = (moment: Date): Uint8Array => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE((BigInt(moment.getTime()) + windowsEpoch) * 10_000n);
  return bytes;
};

/** One fixed property of a message, as its stream of properties holds it. */
function property(tag: number, value: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(tag, 0);
  bytes.writeUInt32LE(6, 4);
  bytes.set(value.subarray(0, 8), 8);
  return bytes;
}

interface MsgOptions {
  readonly subject: string;
  readonly body: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: readonly { readonly name: string; readonly address: string }[];
  readonly sentAt: Date;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

type Folder = { readonly name: string; readonly parts: readonly (Folder | Leaf)[] };
type Leaf = { readonly name: string; readonly bytes: Uint8Array };

/** The flat list of entries that a compound file is made of. */
function entriesOf(tree: Folder): Entry[] {
  const entries: Entry[] = [];
  const add = (part: Folder | Leaf, type: number): number => {
    const place = entries.length;
    const isLeaf = 'bytes' in part;
    const entry = {
      name: part.name,
      type: isLeaf ? stream : type,
      length: isLeaf ? part.bytes.byteLength : 0,
      // Of its own memory: it is read from the beginning of that.
      ...(isLeaf ? { binaryProvider: () => Uint8Array.from(part.bytes) } : {}),
    } as Entry;
    entries.push(entry);
    if (!isLeaf) entry.children = part.parts.map((one) => add(one, directory));
    return place;
  };
  add(tree, root);
  return entries;
}

const text = (tag: string, value: string): Leaf => ({ name: `__substg1.0_${tag}001F`, bytes: utf16(value) });
const at = (place: number): string => place.toString(16).padStart(8, '0').toUpperCase();

/** An Outlook message for a test. */
export const msgOf = ({ subject, body, from, to, sentAt, files }: MsgOptions): Uint8Array =>
  burn(
    entriesOf({
      name: 'Root Entry',
      parts: [
        {
          name: '__properties_version1.0',
          bytes: Buffer.concat([Buffer.alloc(32), property(0x00390040, fileTime(sentAt))]),
        },
        text('0037', subject),
        text('1000', body),
        text('0C1A', from.name),
        text('5D01', from.address),
        ...to.map(
          ({ name, address }, place): Folder => ({
            name: `__recip_version1.0_#${at(place)}`,
            parts: [text('3001', name), text('39FE', address)],
          }),
        ),
        ...files.map(
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
