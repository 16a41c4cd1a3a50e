import { beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../demo/demo-files.ts';
import { idOf } from '../../testing/associate-calls.ts';
import { fileMail } from '../../testing/mail-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import { emlOf, msgOf } from './mail-samples.ts';

const server = await runningServer();
const broker = await server.signIn('broker');
let projectId: string;

beforeAll(async () => {
  projectId = await idOf(
    server,
    `surface_project where broker_id = (select id from company where code = 'RLS')`,
  );
});

const head = ['From: a@b.ca', 'Subject: s'];
const filed = (bytes: Uint8Array, name = 'm.eml') => fileMail(broker, projectId, name, bytes);
const textOf = async (...lines: readonly string[]) => (await filed(emlOf(...head, ...lines))).comments;

describe('what of an e-mail cannot be stored or shown becomes a mark', () => {
  it('in its text; tabs and line breaks stay', async () => {
    const text = 'a\u0000b\u0007c\u001bd\u007fe\tf\r\ng\rh\u000bi';
    expect(await textOf('', text)).toBe('s\n\na\uFFFDb\uFFFDc\uFFFDd\uFFFDe\tf\ng\nh\uFFFDi');
  });

  it('in a text of HTML', async () => {
    expect(await textOf('Content-Type: text/html', '', '<p>a\u0000b\u0007c</p>')).toBe(
      's\n\na\uFFFDb\uFFFDc',
    );
  });

  it('in HTML, but for numbers that stand for letters of Windows, as browsers show them', async () => {
    const html = '<p>&#146;&#x92;&#0150; &#128;5 &#x80&#159; &#130;&#127;&#160;&#1460;&#129;</p>';
    expect(await textOf('Content-Type: text/html', '', html)).toBe(
      's\n\n’’– €5 €Ÿ ‚\uFFFD\u00A0\u05B4\uFFFD',
    );
  });

  it('in a byte that its charset does not have', async () => {
    const bytes = Buffer.concat([
      emlOf(...head, 'Content-Type: text/plain; charset=utf-8', '', ''),
      Buffer.from([0x61, 0xff, 0x62]),
    ]);
    expect((await filed(bytes)).comments).toBe('s\n\na\uFFFDb');
    const windows = emlOf(...head, 'Content-Type: text/plain; charset=windows-1252', '', '');
    expect((await filed(Buffer.concat([windows, Buffer.from([0x61, 0x81, 0x62])]))).comments).toBe(
      's\n\na\uFFFDb',
    );
  });

  it('in its subject, where an emoji of several letters stays whole', async () => {
    const subject = Buffer.from('a\u0000b\u0008c\u202Ed\te 👩‍🌾').toString('base64');
    const { comments } = await filed(emlOf('From: a@b.ca', `Subject: =?utf-8?B?${subject}?=`, '', 'x'));
    expect(comments).toBe('a\uFFFDb\uFFFDc\uFFFDd e 👩‍🌾\n\nx');
  });

  it('in the name of a file, which is kept', async () => {
    const name = Buffer.from('a\u0007b\u202Ec\u200Ed.pdf').toString('base64');
    const { relatedDocuments } = await filed(
      emlOf(
        ...head,
        'Content-Type: application/pdf',
        `Content-Disposition: attachment; filename="=?utf-8?B?${name}?="`,
        'Content-Transfer-Encoding: base64',
        '',
        Buffer.from(pdf('a.pdf', 'A line').bytes).toString('base64'),
      ),
    );
    expect(relatedDocuments.map(({ name: kept }) => kept).toSorted()).toEqual([
      'a\uFFFDb\uFFFDc\uFFFDd.pdf',
      'm.eml',
    ]);
  });

  it('in a message of Outlook, half a pair of UTF-16 too', async () => {
    const bytes = msgOf({
      subject: 'a\u0000b',
      body: 'c\u0000d\ud83de\u0001',
      from: { name: 'n', address: 'a@b.ca' },
      to: [],
      sentAt: new Date('2026-03-04T16:20:00Z'),
      files: [],
    });
    expect((await filed(bytes, 'm.msg')).comments).toBe('a\uFFFDb\n\nc\uFFFDd\uFFFDe\uFFFD');
  });
});
