import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';
import { composeMail } from './mail-layout.ts';
import { outboxTransport, smtpTransport } from './transport.ts';

const mail = composeMail({
  to: 'ann@example.ca',
  language: 'en',
  subject: 'Línea <1>',
  greeting: 'Hello <b>Ann</b>,',
  code: { ask: 'Type this:', value: '012345' },
  paragraphs: ['First & second.'],
  button: { label: 'Open', address: 'https://land.example/x?a=1&b="2"' },
  footer: 'Ignore it.',
});

/** Checks the content that a mail program would read. */
function expectWhole(read: Email): void {
  expect(read.from?.address).toBe('no-reply@land.example');
  expect(read.to?.[0]?.address).toBe('ann@example.ca');
  expect(read.subject).toBe('Línea <1>');
  expect(read.text).toContain('Type this:\n\n012345\n\nFirst & second.');
  expect(read.text).toContain('https://land.example/x?a=1&b="2"');
  expect(read.html).toContain('Hello &lt;b&gt;Ann&lt;/b&gt;,');
  const [questionAt, codeAt, paragraphAt] = ['Type this:', '012345', 'First &amp; second.'].map((text) =>
    read.html?.indexOf(text),
  );
  expect(questionAt).toBeGreaterThan(0);
  expect([questionAt, codeAt, paragraphAt].toSorted((one, other) => Number(one) - Number(other))).toEqual([
    questionAt,
    codeAt,
    paragraphAt,
  ]);
  expect(read.html).toContain('href="https://land.example/x?a=1&amp;b=&quot;2&quot;"');
}

const from = 'Rightway <no-reply@land.example>';

describe('over SMTP', () => {
  let taken: string[];
  let smtp: SMTPServer;
  let port: number;

  beforeEach(async () => {
    taken = [];
    smtp = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          taken.push(Buffer.concat(chunks).toString());
          done();
        });
      },
    });
    port = await new Promise((resolve) => {
      const { server } = smtp;
      smtp.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });

  afterEach(() => new Promise<void>((resolve) => smtp.close(() => resolve())));

  it('a mail arrives whole, as text and as HTML', async () => {
    const transport = smtpTransport(`smtp://127.0.0.1:${port}`, from);
    await transport.send(mail);
    transport.close();
    expect(taken).toHaveLength(1);
    expectWhole(await PostalMime.parse(taken[0] ?? ''));
  });

  it('a mail server that is away is an error, not a silence', async () => {
    await expect(smtpTransport('smtp://127.0.0.1:1', from).send(mail)).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe('without a mail server', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rightway-outbox-'));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('a mail is kept as a file that mail programs open', async () => {
    const transport = outboxTransport(join(folder, 'outbox'), from, () => new Date('2026-11-20T10:00:00Z'));
    await transport.send(mail);
    await transport.send({ ...mail, to: '../../etc/x' });
    expect(readdirSync(join(folder, 'outbox')).sort()).toEqual([
      '2026-11-20T10-00-00.000Z-.._.._etc_x.eml',
      '2026-11-20T10-00-00.000Z-ann@example.ca.eml',
    ]);
    const file = join(folder, 'outbox/2026-11-20T10-00-00.000Z-ann@example.ca.eml');
    expectWhole(await PostalMime.parse(readFileSync(file)));
  });
});

describe('mails on their way out', () => {
  let server: TestServer;
  let visitor: TestClient;

  beforeAll(async () => {
    server = await startTestServer();
    visitor = server.visitor();
  });

  afterAll(() => server.stop());

  // For a minute after a link was mailed, no further link is sent.
  beforeEach(() => server.pass(61_000));

  const forget = () =>
    visitor.post('/api/account/request-password-reset', { userName: 'broker@rightway.test' });
  const waiting = async () =>
    (await server.database.pool.query('select kind, attempts, last_error from mail_job')).rows;

  it('wait for a mail server that is away: the person is told the same, and the mail comes later', async () => {
    server.mail.isUp = false;
    expect((await forget()).json()).toEqual({ result: { done: true } });
    expect(await server.mailsTo('broker@rightway.test')).toEqual([]);
    expect(await waiting()).toEqual([
      { kind: 'reset-request', attempts: 1, last_error: 'The mail server does not answer.' },
    ]);
    server.mail.isUp = true;
    expect(await server.mailsTo('broker@rightway.test')).toEqual([]);
    server.pass(11_000);
    expect(await server.mailsTo('broker@rightway.test')).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('are tried less and less often, and given up after three days', async () => {
    server.mail.isUp = false;
    await forget();
    await server.mailsTo('');
    for (let passed = 0; passed < 70; passed += 1) {
      server.pass(3_600_000);
      await server.mailsTo('');
    }
    expect((await waiting())[0]?.attempts).toBeGreaterThan(10);
    server.pass(3 * 3_600_000);
    await server.mailsTo('');
    expect(await waiting()).toEqual([]);
    server.mail.isUp = true;
  });

  it('go out once, however many copies of the server look', async () => {
    const before = server.mail.sent.length;
    await forget();
    await Promise.all([server.app.mail.deliverDue(), server.app.mail.deliverDue()]);
    expect(server.mail.sent.length - before).toBe(1);
  });

  it('asked for twice before one went out are one', async () => {
    server.mail.isUp = false;
    await forget();
    await forget();
    await server.mailsTo('');
    expect(await waiting()).toHaveLength(1);
    server.mail.isUp = true;
    server.pass(60_000);
    await server.mailsTo('');
  });
});
