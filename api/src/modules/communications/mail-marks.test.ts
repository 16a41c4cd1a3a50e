import { beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../demo/demo-files.ts';
import { idOf } from '../../testing/associate-calls.ts';
import { fileMail, readMail } from '../../testing/mail-calls.ts';
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

  it.each([
    ['a charset that nobody knows', 'charset=no-such-set', '43 61 66 e9', 'Café', true],
    ['such a charset in UTF-8', 'charset=no-such-set', '43 61 66 c3 a9', 'Café', true],
    [
      'a charset that writes all letters in ASCII',
      'charset=utf-7',
      '43 61 66 2b 41 4f 6b 2d',
      'Caf+AOk-',
      true,
    ],
    ['no charset, and is not UTF-8', 'format=flowed', '43 61 66 e9', 'Café', true],
    ['no charset, and is UTF-8', 'format=flowed', '43 61 66 c3 a9', 'Café', false],
    ['a charset that nobody knows, in ASCII', 'charset=no-such-set', '43 61 66 65', 'Cafe', false],
    ['a charset that is known by another spelling', 'charset=cp-1252', '43 61 66 e9', 'Café', false],
  ])('where it is guessed: a text of %s', async (_what, type, hex, text, isGuessed) => {
    const lines = emlOf(...head, `Content-Type: text/plain; ${type}`, '', '');
    const bytes = Buffer.concat([lines, Buffer.from(hex.replaceAll(' ', ''), 'hex')]);
    expect(await readMail(broker, 'm.eml', bytes)).toMatchObject({ text, isGuessed });
  });

  it.each([
    ['subject', 'Subject: =?no-such-set?Q?Caf=E9?=', 'X-A: b'],
    ['subject in bare bytes', Buffer.from('Subject: Caf\u00E9', 'latin1'), 'X-A: b'],
    ['name of a file', 'Subject: s', "Content-Disposition: attachment; filename*=no-such-set''Caf%E9.pdf"],
  ])('where it is guessed: a %s', async (_what, subject, other) => {
    const end = Buffer.from('\r\n');
    const lines = [Buffer.from('From: a@b.ca'), end, Buffer.from(subject), end, Buffer.from(other), end, end];
    expect(await readMail(broker, 'm.eml', Buffer.concat(lines))).toMatchObject({ isGuessed: true });
  });

  it.each([
    [437, [0x43, 0x61, 0x66, 0x82], true],
    [437, [0x43, 0x61, 0x66, 0x65], false],
    [1252, [0x43, 0x61, 0x66, 0xe9], false],
  ])(
    'where it is guessed: a message of Outlook in code page %i',
    async (messageCodepage, body, isGuessed) => {
      const bytes = msgOf({
        ...{ subject: 's', messageCodepage, body: Uint8Array.from(body) },
        ...{ from: { name: 'n', address: 'a@b.ca' }, to: [], files: [] },
        sentAt: new Date('2026-03-04T16:20:00Z'),
      });
      expect(await readMail(broker, 'm.msg', bytes)).toMatchObject({ isGuessed });
    },
  );

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
