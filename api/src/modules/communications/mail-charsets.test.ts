import { beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../demo/demo-files.ts';
import { charsets } from '../../platform/charsets/charset-labels.ts';
import { idOf } from '../../testing/associate-calls.ts';
import { fileMail } from '../../testing/mail-calls.ts';
import { runningServer } from '../../testing/running-server.ts';

const server = await runningServer();
const broker = await server.signIn('broker');
let projectId: string;

beforeAll(async () => {
  projectId = await idOf(
    server,
    `surface_project where broker_id = (select id from company where code = 'RLS')`,
  );
});

/**
 * A text in each charset of the Encoding Standard, its bytes looked up letter by letter in the standard's own table of the charset
 * (https://encoding.spec.whatwg.org/index-<charset>.txt; those of RFC 3629, 1468 and 2781 for UTF-8, ISO-2022-JP and UTF-16).
 */
const texts = [
  [
    'utf-8',
    '43 61 66 c3 a9 20 e2 80 93 20 c5 81 c3 b3 64 c5 ba 20 e2 80 93 20 e7 94 a8 e5 9c b0',
    'Café – Łódź – 用地',
  ],
  ['ibm866', '84 ae a3 ae a2 ae e0 20 a0 e0 a5 ad a4 eb 20 fc', 'Договор аренды №'],
  ['iso-8859-2', 'ae 6c 75 bb 6f 75 e8 6b fd 20 6b f9 f2', 'Žluťoučký kůň'],
  ['iso-8859-3', 'a1 61 bf 2d af 65 62 62 75 f5 20 e6 61 6d 62 72 6f', 'Ħaż-Żebbuġ ĉambro'],
  ['iso-8859-4', 'ab 69 6d 65 6e 65 73 20 f3 ef b6 e0 20 b9 f3 fe 6e 69 73', 'Ģimenes ķīļā šķūnis'],
  ['iso-8859-5', 'b4 de d3 de d2 de e0 20 f0 20 a2 de e0 f2 d5', 'Договор № Ђорђе'],
  ['iso-8859-6', 'd9 e2 cf 20 c5 ea cc c7 d1 ac 20 e6 d9 e5 bf', 'عقد إيجار، نعم؟'],
  ['iso-8859-7', 'd3 fd ec e2 e1 f3 e7 20 a1 ec df f3 e8 f9 f3 e7 f2 a2', 'Σύμβαση ‘μίσθωσης’'],
  ['iso-8859-8', 'e7 e5 e6 e4 20 f9 eb e9 f8 e5 fa', 'חוזה שכירות'],
  ['iso-8859-8-i', 'f9 ec e5 ed 20 ec eb e5 ec ed', 'שלום לכולם'],
  ['iso-8859-10', 'de 6a f3 f0 76 65 67 75 72 20 bf 20 ff 20 53 e1 6d 69', 'Þjóðvegur ŋ ĸ Sámi'],
  ['iso-8859-13', 'a5 de 65 6d eb 73 20 6e 75 6f 6d 61 a1', '„Žemės nuoma”'],
  ['iso-8859-14', 'd0 79 6e 65 62 20 b8 20 a8 20 fe 20 a1', 'Ŵyneb ẁ Ẁ ŷ Ḃ'],
  ['iso-8859-15', '50 72 69 78 20 3a 20 35 20 30 30 30 20 a4 20 bc 75 76 72 65', 'Prix : 5 000 € Œuvre'],
  ['iso-8859-16', 'de 61 72 e3 20 ba 69 20 a5 70 72 65 fe b5', 'Țară și „preț”'],
  ['koi8-r', 'e4 cf c7 cf d7 cf d2 20 c1 d2 c5 ce c4 d9 20 a3', 'Договор аренды ё'],
  ['koi8-u', 'bd c1 ce cf cb 20 a7 d6 c1 cb c1 20 a4', 'Ґанок їжака є'],
  ['macintosh', '43 61 66 8e 20 d0 20 d2 24 35 2c 30 30 30 d3 20 aa', 'Café – “$5,000” ™'],
  ['windows-874', 'ca d1 ad ad d2 e0 aa e8 d2 20 93 a1 94', 'สัญญาเช่า “ก”'],
  ['windows-1250', '84 a3 b9 6b 61 94 20 96 20 35 20 30 30 30 20 80', '„Łąka” – 5 000 €'],
  ['windows-1251', 'ab c4 ee e3 ee e2 ee f0 bb 20 96 20 b9 35', '«Договор» – №5'],
  ['windows-1252', '24 35 2c 30 30 30 96 24 36 2c 30 30 30 20 92 93 94 80', '$5,000–$6,000 ’“”€'],
  ['windows-1253', 'cc df f3 e8 f9 f3 e7 20 96 20 80', 'Μίσθωση – €'],
  ['windows-1254', '4b 69 72 61 20 73 f6 7a 6c 65 fe 6d 65 73 69 20 f0 fd 20 80', 'Kira sözleşmesi ğı €'],
  ['windows-1255', 'e7 e5 e6 e4 20 96 20 a4 35', 'חוזה – ₪5'],
  ['windows-1256', 'da de cf 20 81 8d 20 96 20 80', 'عقد پچ – €'],
  ['windows-1257', 'de 65 6d eb 20 96 20 84 e0 e8 e6 94', 'Žemė – „ąčę”'],
  ['windows-1258', 'd0 fd f5 cc 6e 67 20 70 68 f4 ec 20 fe', 'Đươ\u0300ng phố ₫'],
  ['x-mac-cyrillic', '84 ee e3 ee e2 ee f0 20 d0 20 d2 de d3', 'Договор – “ё”'],
  ['gbk', 'cd c1 b5 d8 d7 e2 d4 bc', '土地租约'],
  ['gb18030', 'cd c1 b5 d8 d7 e2 d4 bc 20 95 32 82 36', '土地租约 𠀀'],
  ['big5', 'a4 67 a6 61 af b2 ac f9 20 87 40', '土地租約 䏰'],
  ['euc-jp', 'c5 da c3 cf a4 ce c4 c2 c2 df b7 c0 cc f3', '土地の賃貸契約'],
  ['iso-2022-jp', '1b 24 42 45 5a 43 4f 24 4e 44 42 42 5f 37 40 4c 73 1b 28 42', '土地の賃貸契約'],
  ['shift_jis', '87 40 93 79 92 6e 83 5c 95 5c', '①土地ソ表'],
  ['euc-kr', 'c5 e4 c1 f6 20 c0 d3 b4 eb 20 b0 e8 be e0 20 8c 63', '토지 임대 계약 똠'],
  ['utf-16le', '43 00 61 00 66 00 e9 00 20 00 28 75 30 57 20 00 ac 20', 'Café 用地 €'],
  ['utf-16be', '00 43 00 61 00 66 00 e9 00 20 75 28 57 30 00 20 20 ac', 'Café 用地 €'],
] as const;

const bytesOf = (hex: string): Buffer => Buffer.from(hex.replaceAll(' ', ''), 'hex');
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const percents = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** '.pdf' in a charset: ASCII in all except UTF-16. */
function endingIn(charset: string): Buffer {
  const ending = Buffer.from('.pdf', charset.startsWith('utf-16') ? 'utf16le' : 'ascii');
  return charset === 'utf-16be' ? ending.swap16() : ending;
}

const wholePdf = pdf('a.pdf', 'A line').bytes;

interface Sample {
  readonly subject: string | Uint8Array;
  readonly text: Uint8Array;
  /** Header of the text's part. */
  readonly type?: string;
  readonly fileName?: string | Uint8Array;
}

/** Lines of an e-mail, of which some are bytes. */
const linesOf = (...lines: readonly (string | Uint8Array)[]): Buffer =>
  Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\r\n')]));

/** An e-mail with a text and a file. */
const sample = ({ subject, text, type = 'text/plain', fileName = 'filename=a.pdf' }: Sample): Uint8Array =>
  linesOf(
    'From: a@b.ca',
    Buffer.concat([Buffer.from('Subject: '), Buffer.from(subject)]),
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    '',
    base64(text),
    '--b',
    'Content-Type: application/pdf',
    Buffer.concat([Buffer.from('Content-Disposition: attachment; '), Buffer.from(fileName)]),
    'Content-Transfer-Encoding: base64',
    '',
    base64(wholePdf),
    '--b--',
    '',
  );

/** The subject, the text and the name of the file that are kept of an e-mail. */
async function kept(bytes: Uint8Array) {
  const { comments, relatedDocuments } = await fileMail(broker, projectId, 'm.eml', bytes);
  const [subject, ...lines] = comments.split('\n\n');
  const names = relatedDocuments.map(({ name }) => name).filter((name) => name !== 'm.eml');
  return [subject, lines.join('\n\n'), ...names];
}

const labelled = (label: string, text: Uint8Array, ending = endingIn('')) =>
  sample({
    subject: `=?${label}?B?${base64(text)}?=`,
    text,
    type: `text/plain; charset="${label}"`,
    fileName: `filename*=${label}''${percents(Buffer.concat([text, ending]))}`,
  });

describe('a filed e-mail keeps its subject, its text and the name of its file', () => {
  it('where it is in any charset of the Encoding Standard', () => {
    expect(texts.map(([charset]) => charset)).toEqual(charsets);
  });

  it.each(texts)('in %s', async (charset, hex, text) => {
    expect(await kept(labelled(charset, bytesOf(hex), endingIn(charset)))).toEqual([
      text,
      text,
      `${text}.pdf`.normalize('NFC'),
    ]);
  });

  it.each([
    ['iso-8859-1', '24 35 2c 30 30 30 96 24 36 2c 30 30 30 20 92 93 94 80', '$5,000–$6,000 ’“”€'],
    ['us-ascii', '92 93 94 80', '’“”€'],
    ['us-ascii', '43 61 66 c3 a9', 'Café'],
    ['Windows1252', '35 30 96 36 30', '50–60'],
    ['cp1252', '35 30 96 36 30', '50–60'],
    ['cp-1252', '35 30 96 36 30', '50–60'],
    ['WINDOWS-1252', '35 30 96 36 30', '50–60'],
    ['1252', '35 30 96 36 30', '50–60'],
    ['Windows1251', 'c4 ee e3 ee e2 ee f0', 'Договор'],
    ['win-1251', 'c4 ee e3 ee e2 ee f0', 'Договор'],
    ['cp1250', 'a3 b9 6b 61', 'Łąka'],
    ['ISO8859_2', 'ae 6c 75 bb', 'Žluť'],
    ['iso_8859-15', 'a4', '€'],
    ['koi8r', 'e4 cf c7 cf d7 cf d2', 'Договор'],
    ['X-SJIS', '93 79 92 6e', '土地'],
    ['cp932', '93 79 92 6e', '土地'],
    ['ks_c_5601-1987', 'c5 e4 c1 f6', '토지'],
    ['utf8', 'c3 a9', 'é'],
    ['ansi_x3.110', '43 61 66 e9', 'Café'],
    ['ansi_x3.110', '43 61 66 c3 a9', 'Café'],
    ['x-unknown', '35 30 96 36 30', '50–60'],
    ['no-such-set', 'c5 81 c3 b3 64 c5 ba', 'Łódź'],
  ])('labelled %s', async (label, hex, text) => {
    expect(await kept(labelled(label, bytesOf(hex)))).toEqual([text, text, `${text}.pdf`]);
  });

  it.each([
    ['Latin-1', '43 61 66 e9 20 96 20 80'],
    ['UTF-8', '43 61 66 c3 a9 20 e2 80 93 20 e2 82 ac'],
  ])('without a charset, in bare bytes of %s', async (_name, hex) => {
    const text = bytesOf(hex);
    const fileName = Buffer.concat([Buffer.from('filename="'), text, Buffer.from('.pdf"')]);
    expect(await kept(sample({ subject: text, text, fileName }))).toEqual([
      'Café – €',
      'Café – €',
      'Café – €.pdf',
    ]);
  });

  it('where a letter is cut between two encoded words, and between two sections of a name', async () => {
    const cut = (label: string, charset: string, ...parts: readonly string[]) =>
      sample({
        subject: parts.map((part) => `=?${label}?Q?${part.replaceAll('%', '=')}?=`).join('\r\n '),
        text: bytesOf(parts.join('').replaceAll('%', '')),
        type: `text/plain; charset=${label}`,
        fileName: parts
          .map((part, place) => `filename*${place}*=${place === 0 ? `${charset}'en'` : ''}${part}`)
          .join(';\r\n '),
      });
    const name = '%2e%70%64%66';
    for (const [label, parts, text] of [
      ['euc-kr', ['%c5%e4%8c', `%63${name}`], '토똠.pdf'],
      ['UTF-8', ['%e2%82', `%ac${name}`], '€.pdf'],
      ['no-such-set', ['%e2%82', `%ac${name}`], '€.pdf'],
    ] as const)
      expect([label, ...(await kept(cut(label, label, ...parts)))]).toEqual([label, text, text, text]);
  });

  it('in UTF-16 as quoted-printable, whose last line end is half a letter', async () => {
    const lines = ['From: a@b.ca', 'Subject: s', 'Content-Type: text/plain; charset=utf-16le'];
    const text = 'Content-Transfer-Encoding: quoted-printable\r\n\r\nC=00a=00f=00=E9=00=0A=00=AC=20';
    expect(await kept(linesOf(...lines, text))).toEqual(['s', 'Café\n€']);
  });

  it.each([
    ['declares its charset', '<meta charset="windows-1251">', 'c4 ee e3', 'Дог'],
    ['declares none', '', '43 61 66 e9 20 96', 'Café –'],
  ])('of HTML alone that %s', async (_name, meta, hex, text) => {
    const page = Buffer.concat([Buffer.from(`<html><head>${meta}</head><p>`), bytesOf(hex)]);
    const bytes = linesOf('From: a@b.ca', 'Subject: s', 'Content-Type: text/html', '', page);
    expect(await kept(bytes)).toEqual(['s', text]);
  });

  it('where it is inside another one', async () => {
    const inner = ['Content-Type: message/rfc822', '', 'From: c@d.ca', 'Subject: t', ''];
    const bytes = linesOf('From: a@b.ca', 'Subject: s', ...inner, bytesOf('43 61 66 e9 20 96'));
    expect((await kept(bytes))[1]).toContain('Café –');
  });
});
