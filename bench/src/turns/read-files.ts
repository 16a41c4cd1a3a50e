import { strToU8, zipSync } from 'fflate';
import { bytesOf, type LargeFile } from './large-file.ts';

const recipients = Array.from({ length: 2000 }, (_, place) => `p${place}@example.test`).join(', ');
const mail = (body: string) =>
  `From: a@example.test\r\nTo: ${recipients}\r\nSubject: ${'x'.repeat(5000)}\r\nDate: Mon, 5 Jan 2026 10:00:00 -0700\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${body}`;

const contentTypes = strToU8(
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
);
const word = (body: string) =>
  new Uint8Array(
    zipSync({
      '[Content_Types].xml': contentTypes,
      'word/document.xml': strToU8(`<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`),
    }),
  );

const read = (kind: LargeFile['kind'], fileName: string) => (name: string, bytes: LargeFile['bytes']) =>
  ({ kind, fileName, name, purpose: 'document', bytes }) satisfies LargeFile;

const mailFile = read('mail', 'a.eml');
const templateFile = read('template', 'a.docx');

/** Mails, titles and templates as large, as deep and as odd as they may be. */
export const readFiles: readonly LargeFile[] = [
  mailFile('2,000 recipients and 10 MB', () => bytesOf(mail('ab '.repeat(3_300_000)))),
  mailFile('headers of 10 MB', () => bytesOf('a: <<<<((((\r\n '.repeat(700_000))),
  read('mail', 'a.msg')('Outlook message that is none, 10 MB', () => new Uint8Array(10_000_000).fill(0xd0)),
  read('title', 'a.txt')('10 MB of text', () =>
    bytesOf(
      'LINC SHORT LEGAL TITLE NUMBER \n0000000000\t                                   x\n'.repeat(120_000),
    ),
  ),
  read('title', 'a.txt')('one line of 10 MB', () => bytesOf(`REGISTERED OWNER(S) ${' 1'.repeat(5_000_000)}`)),
  read('title', 'a.pdf')('broken PDF of 10 MB', () =>
    bytesOf(`%PDF-1.7\n${'1 0 obj << /Kids [ '.repeat(500_000)}`),
  ),
  templateFile('braces without end', () => word(`<w:p><w:r><w:t>${'{'.repeat(2_000_000)}</w:t></w:r></w:p>`)),
  templateFile('paragraphs in each other, in 500 bytes', () => word('<w:p>'.repeat(40_000))),
  templateFile('100,000 tags', () =>
    word(
      Array.from({ length: 100_000 }, (_, place) => `<w:p><w:r><w:t>{a${place}}</w:t></w:r></w:p>`).join(''),
    ),
  ),
];
