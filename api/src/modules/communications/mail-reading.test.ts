import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailLimits } from 'shared-contracts/communications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../demo/demo-files.ts';
import { readMail as readMailOf, readUploaded, uploadMail } from '../../testing/mail-calls.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';
import { emlOf, msgOf } from './mail-samples.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-mails-'));
let server: TestServer;
let broker: TestClient;
/** A contact with an address, and the associate that it is of. */
let contact: { id: string; name: string; email: string; associate: string };

beforeAll(async () => {
  server = await startTestServer({ dataFolder: folder });
  broker = await server.signIn('broker');
  const { rows } = await server.database.pool.query(
    `select c.id, c.name, c.email, c.business_associate_id as associate from contact c
      where c.email is not null and c.is_active order by c.id limit 1`,
  );
  contact = rows[0];
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const uploaded = (name: string, bytes: Uint8Array, client = broker) => uploadMail(client, name, bytes);
const read = (fileGuid: string, client = broker) => readUploaded(client, fileGuid);
const readMail = (name: string, bytes: Uint8Array) => readMailOf(broker, name, bytes);

const noneIsLeft = () => {
  const incoming = join(folder, 'incoming');
  return !existsSync(incoming) || readdirSync(incoming).length === 0;
};

const wholePdf = pdf('a.pdf', 'A line').bytes;
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

const head = (from = 'broker@rightway.test') => [
  `From: Broker <${from}>`,
  `To: "Somebody" <${contact.email.toUpperCase()}>, stranger@example.org`,
  'Subject: =?utf-8?Q?Acc=C3=A8s_to_the_lease?=',
  'Date: Fri, 20 Nov 2026 14:35:00 -0700',
];

const withFile = (name: string, bytes: Uint8Array) => [
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'We agree.',
  '--b',
  'Content-Type: application/octet-stream',
  `Content-Disposition: attachment; filename="${name}"`,
  'Content-Transfer-Encoding: base64',
  '',
  base64(bytes),
  '--b--',
  '',
];

describe('an e-mail', () => {
  it('is read with its moment, people, text and attachments', async () => {
    const mail = await readMail('lease.eml', emlOf(...head(), ...withFile('Consent.pdf', wholePdf)));
    expect(mail).toMatchObject({
      sentAt: '2026-11-20T21:35:00.000Z',
      subject: 'Accès to the lease',
      from: 'Broker <broker@rightway.test>',
      text: 'We agree.',
      isCut: false,
      methodOfContact: { code: 'Email' },
      documents: [{ name: 'Consent.pdf' }],
      leftOut: [],
      unknownAddresses: ['stranger@example.org'],
    });
    expect(mail.representative?.fullName).toEqual(expect.any(String));
    expect(mail.contacts.map(({ id }) => id)).toContain(contact.id);
    expect(mail.businessAssociates.map(({ id }) => id)).toContain(contact.associate);
    const file = await broker.get(`/api/files/${mail.documents[0]?.fileGuid}?force=true`);
    expect(Buffer.compare(file.rawPayload, Buffer.from(wholePdf))).toBe(0);
    expect(noneIsLeft()).toBe(true);
  });

  it('of Outlook is read the same', async () => {
    const bytes = msgOf({
      subject: 'Gate at the trees',
      body: 'It is moved.\r\n',
      from: { name: 'Contact', address: contact.email },
      to: [{ name: 'Broker', address: 'Broker@rightway.test' }],
      sentAt: new Date('2026-03-04T16:20:00Z'),
      files: [{ name: 'plan.pdf', bytes: wholePdf }],
    });
    expect(await readMail('gate.msg', bytes)).toMatchObject({
      sentAt: '2026-03-04T16:20:00.000Z',
      subject: 'Gate at the trees',
      text: 'It is moved.',
      representative: { fullName: expect.any(String) },
      contacts: expect.arrayContaining([expect.objectContaining({ id: contact.id })]),
      documents: [{ name: 'plan.pdf' }],
      unknownAddresses: [],
    });
  });

  it('without a date, or with one that no clock tells, has none', async () => {
    for (const date of ['Date: yesterday', 'Date: Thu, 01 Jan 1601 00:00:00 +0000', 'X-Nothing: 1']) {
      const mail = await readMail('undated.eml', emlOf('From: a@b.ca', date, 'Subject: x', '', 'Text'));
      expect([date, mail.sentAt, mail.text]).toEqual([date, null, 'Text']);
    }
  });

  it('of HTML alone becomes text, without scripts and styles', async () => {
    const html = '<style>p{}</style><p>Hello <b>you</b></p><script>alert(1)</script>';
    const mail = await readMail('html.eml', emlOf(...head(), 'Content-Type: text/html', '', html));
    expect(mail.text).toBe('Hello you');
  });

  it('in a broken encoding is read as far as it goes, and holds nothing that cannot be kept', async () => {
    const lines = [...head(), 'Content-Type: text/plain; charset=no-such-set', '', 'a\u0000b \u0007 c'];
    const bytes = Buffer.concat([emlOf(...lines), Buffer.from([0xff, 0xfe, 0xc3])]);
    const mail = await readMail(
      'broken.eml',
      bytes.map((byte) => (byte === 0 ? 32 : byte)),
    );
    expect(mail.text).toMatch(/^a b/);
    expect([...mail.text].filter((one) => one < ' ' && one !== '\n')).toEqual([]);
  });

  it('with a text that is far too long is cut, and says so', async () => {
    const mail = await readMail('long.eml', emlOf(...head(), '', 'word '.repeat(100_000)));
    expect([mail.isCut, mail.text.length]).toEqual([true, mailLimits.text]);
  });

  it('keeps what it may of its attachments and names the rest; two of one name are told apart', async () => {
    const part = (name: string, bytes: Uint8Array) => withFile(name, bytes).slice(6, -2);
    const parts = [
      ...part('a.pdf', wholePdf),
      ...part('A.pdf', wholePdf),
      ...part('setup.exe', Buffer.from('MZ')),
      ...part('../../etc/b.pdf', wholePdf),
    ];
    const lines = [...head(), 'Content-Type: multipart/mixed; boundary=b', '', ...parts, '--b--', ''];
    const mail = await readMail('files.eml', emlOf(...lines));
    expect(mail.documents.map(({ name }) => name)).toEqual(['a.pdf', 'A (2).pdf', 'b.pdf']);
    expect(mail.leftOut).toEqual(['setup.exe']);
  });

  it('with more attachments than are taken leaves the others out', async () => {
    const many = Array.from({ length: mailLimits.attachments + 2 }, (_, n) => [
      '--b',
      `Content-Disposition: attachment; filename="n${n}.txt"`,
      '',
      `file ${n}`,
    ]).flat();
    const lines = [...head(), 'Content-Type: multipart/mixed; boundary=b', '', ...many, '--b--', ''];
    const mail = await readMail('many.eml', emlOf(...lines));
    expect([mail.documents.length, mail.leftOut]).toEqual([mailLimits.attachments, ['n50.txt', 'n51.txt']]);
  });
});

describe('a hostile e-mail', () => {
  const refusalOf = async (name: string, bytes: Uint8Array) => {
    const answer = await read(await uploaded(name, bytes));
    return [answer.statusCode, answer.json().message];
  };

  it('of thousands of parts in each other is refused, and the next one is read', async () => {
    const deep = Array.from({ length: 3000 }, (_, n) => [
      `Content-Type: multipart/mixed; boundary=n${n}`,
      '',
      `--n${n}`,
    ]).flat();
    expect(await refusalOf('deep.eml', emlOf(...head(), ...deep, '', 'x'))).toEqual([
      422,
      'It is damaged, or no e-mail.',
    ]);
    expect((await readMail('fine.eml', emlOf(...head(), '', 'Fine'))).text).toBe('Fine');
  });

  it('of thousands of parts beside each other is refused with their number, and so is one of mails of many', async () => {
    const parts = (boundary: string, count: number) => [
      `Content-Type: multipart/mixed; boundary=${boundary}`,
      '',
      ...Array.from({ length: count }, () => [`--${boundary}`, '', 'x']).flat(),
    ];
    const tooManyParts = [422, 'It has more than 1,000 parts. Add it as a document instead.'];
    expect(await refusalOf('wide.eml', emlOf(...head(), ...parts('w', 20_000)))).toEqual(tooManyParts);
    const inner = ['--o', 'Content-Type: message/rfc822', '', 'From: a@b.ca', ...parts('i', 300)];
    const mails = ['Content-Type: multipart/mixed; boundary=o', '', ...inner, ...inner, ...inner, ...inner];
    expect(await refusalOf('mails.eml', emlOf(...head(), ...mails))).toEqual(tooManyParts);
    const most = emlOf(...head(), ...parts('w', mailLimits.parts - 1));
    expect((await readMail('most.eml', most)).subject).toBe('Accès to the lease');
  });

  it('of mails in each other is read as one with a file', async () => {
    const inner = Array.from({ length: 200 }, () => [
      'Content-Type: message/rfc822',
      '',
      'From: a@b.ca',
    ]).flat();
    const mail = await readMail('russian.eml', emlOf(...head(), ...inner, '', 'core'));
    expect(mail.subject).toBe('Accès to the lease');
  });

  it('with headers without end is refused', async () => {
    const [code] = await refusalOf(
      'heads.eml',
      emlOf(`X-Long: ${'x'.repeat(2_000_000)}`, ...head(), '', 'x'),
    );
    expect(code).toBe(422);
  });

  it.each([
    ['a text that is none', 'note.eml', Buffer.from('just words')],
    [
      'an Outlook file that is cut off',
      'cut.msg',
      Buffer.from(
        msgOf({
          subject: 's',
          body: 'b'.repeat(9000),
          from: { name: 'n', address: 'a@b.ca' },
          to: [],
          sentAt: new Date(0),
          files: [],
        }),
      ).subarray(0, 700),
    ],
  ])('%s is refused in a sentence', async (_what, name, bytes) => {
    expect(await refusalOf(name, bytes)).toEqual([422, expect.stringMatching(/^It (is|holds)/)]);
    expect(noneIsLeft()).toBe(true);
  });
});

describe('who reads an e-mail', () => {
  it('must be able to write, and reads uploads of the own company alone', async () => {
    const guid = await uploaded('own.eml', emlOf(...head(), '', 'Ours'));
    expect((await read(guid, server.visitor())).statusCode).toBe(401);
    expect((await read(guid, await server.signIn('readonly'))).statusCode).toBe(403);
    expect((await read(guid, await server.signIn('prairie'))).statusCode).toBe(404);
    expect((await read('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
    expect((await broker.post('/api/communications/read-mail', { fileGuid: 'x' })).statusCode).toBe(422);
  });

  it('reads e-mails alone', async () => {
    const answer = await read(await uploaded('plan.pdf', wholePdf));
    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      'Only e-mails (.eml or .msg) can be read.',
    ]);
  });

  it('is told no people of another company by their address', async () => {
    const mail = await readMail('other.eml', emlOf('From: prairie@rightway.test', 'Subject: x', '', 'Text'));
    expect([mail.representative, mail.unknownAddresses]).toEqual([null, ['prairie@rightway.test']]);
  });
});
