import { beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../demo/demo-files.ts';
import { idOf } from '../../testing/associate-calls.ts';
import { fileMail, readMail } from '../../testing/mail-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import { msgOf } from './mail-samples.ts';

const server = await runningServer();
const broker = await server.signIn('broker');
let projectId: string;

beforeAll(async () => {
  projectId = await idOf(
    server,
    `surface_project where broker_id = (select id from company where code = 'RLS')`,
  );
});

const bytesOf = (hex: string): Uint8Array => Buffer.from(hex.replaceAll(' ', ''), 'hex');

const plain = {
  subject: 's',
  from: { name: 'n', address: 'a@b.ca' },
  to: [],
  sentAt: new Date('2026-03-04T16:20:00Z'),
  files: [],
} as const;

/** A text in a code page of Windows, its bytes from the page's table (https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/). */
const texts = [
  [1252, '24 35 2c 30 30 30 96 24 36 2c 30 30 30 20 92 93 94 80', '$5,000–$6,000 ’“”€'],
  [1250, '84 a3 b9 6b 61 94 20 96 20 80', '„Łąka” – €'],
  [1251, 'ab c4 ee e3 ee e2 ee f0 bb 20 96 20 b9 35', '«Договор» – №5'],
  [932, '87 40 93 79 92 6e 83 5c 95 5c', '①土地ソ表'],
  [936, 'cd c1 b5 d8', '土地'],
  [949, 'c5 e4 c1 f6 20 8c 63', '토지 똠'],
  [950, 'a4 67 a6 61', '土地'],
  [1253, 'cc df f3 e8 f9 f3 e7', 'Μίσθωση'],
  [20866, 'e4 cf c7 cf d7 cf d2', 'Договор'],
  [28592, 'ae 6c 75 bb', 'Žluť'],
  [50220, '1b 24 42 45 5a 43 4f 1b 28 42', '土地'],
  [65001, 'e2 82 ac', '€'],
] as const;

/** The subject, the text and the name of the file that are kept of a message whose texts are some bytes. */
async function kept(text: Uint8Array, pages: object) {
  const name = Buffer.concat([text, Buffer.from('.pdf')]);
  const bytes = msgOf({
    ...plain,
    ...pages,
    subject: text,
    body: text,
    files: [{ name, bytes: pdf('a.pdf', 'A line').bytes }],
  });
  const { comments, relatedDocuments } = await fileMail(broker, projectId, 'm.msg', bytes);
  const names = relatedDocuments.map((document) => document.name).filter((one) => one !== 'm.msg');
  return [...comments.split('\n\n'), ...names];
}

describe('a message of Outlook that is not in Unicode', () => {
  it.each(texts)('is read in its code page %i', async (page, hex, text) => {
    const all = [text, text, `${text}.pdf`];
    expect(await kept(bytesOf(hex), { messageCodepage: page, internetCodepage: 65001 })).toEqual(all);
    expect(await kept(bytesOf(hex), { internetCodepage: page })).toEqual(all);
  });

  it('is guessed without a code page: UTF-8 where it is valid, else windows-1252', async () => {
    expect(await kept(bytesOf('43 61 66 e9 20 96'), {})).toEqual(['Café –', 'Café –', 'Café –.pdf']);
    expect(await kept(bytesOf('43 61 66 c3 a9'), { messageCodepage: 437 })).toEqual([
      'Café',
      'Café',
      'Café.pdf',
    ]);
  });

  it('has the names of people in it too', async () => {
    const name = bytesOf('c4 ee e3 ee e2 ee f0');
    const bytes = msgOf({
      ...plain,
      messageCodepage: 1251,
      body: 'x',
      from: { name, address: 'a@b.ca' },
      to: [{ name, address: 'c@d.ca' }],
    });
    expect(await readMail(broker, 'm.msg', bytes)).toMatchObject({
      from: 'Договор <a@b.ca>',
      to: ['Договор <c@d.ca>'],
    });
  });
});

describe('a message of Outlook with HTML alone', () => {
  const html = (hex: string, head = '') =>
    Buffer.concat([Buffer.from(`<html><head>${head}</head><body><p>`), bytesOf(hex), Buffer.from('</p>')]);
  const textOf = async (mail: object) => (await readMail(broker, 'm.msg', msgOf({ ...plain, ...mail }))).text;

  it('is read in the code page of the Internet, not in that of its other texts', async () => {
    const mail = { html: html('c4 ee e3'), messageCodepage: 1252, internetCodepage: 1251 };
    expect(await textOf(mail)).toBe('Дог');
  });

  it('is read in the charset that it declares, else guessed', async () => {
    const meta = '<meta http-equiv="Content-Type" content="text/html; charset=windows-1250">';
    expect(await textOf({ html: html('a3 b9 6b 61', meta) })).toBe('Łąka');
    expect(await textOf({ html: html('43 61 66 e9') })).toBe('Café');
  });
});
