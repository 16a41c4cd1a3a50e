import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../demo/demo-files.ts';
import { folderStore } from '../../platform/files/file-store.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

describe('the folder of files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rightway-files-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('keeps the same bytes once, whole, and nothing unfinished', async () => {
    const files = folderStore(folder);
    const bytes = randomBytes(100_000);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await Promise.all([files.put(sha256, bytes), files.put(sha256, bytes), files.put(sha256, bytes)]);
    const kept = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(kept).toHaveLength(1);
    const stream = await files.read(sha256);
    const hash = createHash('sha256');
    for await (const chunk of stream ?? []) hash.update(chunk);
    expect(hash.digest('hex')).toBe(sha256);
    expect(await files.read('0'.repeat(64))).toBeUndefined();
  });
});

describe('a download', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });

  afterAll(() => server.stop());

  const documentId = async (where: string) =>
    (
      await server.database.pool.query<{ id: string; stored: string; name: string; sha256: string }>(
        `select d.id, f.id as stored, d.name, encode(f.sha256, 'hex') as sha256
         from related_document d join stored_file f on f.id = d.stored_file_id
         join surface_project p on p.id = d.surface_project_id join company c on c.id = p.owner_id
         where d.name like 'Route map%' and ${where} order by d.name limit 1`,
      )
    ).rows[0];

  it('is an attachment of the document’s name, to those who see the document', async () => {
    const document = await documentId(`c.code = 'RLS' and p.broker_id is not null`);
    const file = pdf(document?.name ?? '', 'x');
    await server.files.put(document?.sha256 ?? '', file.bytes);
    const client = await server.signIn('broker');
    const answer = await client.get(`/api/files/${document?.id}?force=true`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="?Route map \d+\.pdf"?$/),
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is not there for those who do not see the document, nor by the id of the file itself', async () => {
    const document = await documentId(`c.code = 'PRG'`);
    await server.files.put(document?.sha256 ?? '', Buffer.from('x'));
    const client = await server.signIn('broker');
    for (const id of [document?.id, document?.stored, '0b6d6f0a-0000-4c00-9a00-000000000001', 'x']) {
      const answer = await client.get(`/api/files/${id}?force=true`);
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { message: 'There is no such file here. It was deleted, or you may no longer see it.' },
      ]);
    }
    const visitor = await server.visitor().get(`/api/files/${document?.id}`);
    expect(visitor.statusCode).toBe(401);
  });

  it('of a colleague’s receipt is there for those who see the week, also by the id of the file itself', async () => {
    const { rows } = await server.database.pool.query<{ id: string; stored: string; sha256: string }>(
      `select d.id, f.id as stored, encode(f.sha256, 'hex') as sha256
       from related_document d join stored_file f on f.id = d.stored_file_id and f.owner_id = d.owner_id
       join timesheet t on t.id = d.timesheet_id join app_user u on u.id = t.user_id
       where u.user_name = 'broker@rightway.test' limit 1`,
    );
    const [receipt] = rows;
    await server.files.put(receipt?.sha256 ?? '', Buffer.from('receipt'));
    for (const [name, code] of [
      ['broker', 200],
      ['invoicing', 200],
      ['superuser', 404],
      ['operator', 404],
    ] as const) {
      const client = await server.signIn(name);
      for (const id of [receipt?.id, receipt?.stored])
        expect([name, (await client.get(`/api/files/${id}`)).statusCode]).toEqual([name, code]);
    }
  });

  it('of a template is everybody’s', async () => {
    const { rows } = await server.database.pool.query(
      `select t.id, encode(f.sha256, 'hex') as sha256 from template_file t join stored_file f on f.id = t.stored_file_id limit 1`,
    );
    await server.files.put(rows[0].sha256, Buffer.from('template'));
    const client = await server.signIn('readonly');
    expect((await client.get(`/api/files/${rows[0].id}?force=true`)).statusCode).toBe(200);
  });

  it('whose bytes are gone says so', async () => {
    const document = await documentId(`c.code = 'NFE'`);
    const client = await server.signIn('admin');
    expect((await client.get(`/api/files/${document?.id}`)).statusCode).toBe(404);
  });
});

it('the demo’s PDF says what it is', async () => {
  const { bytes } = pdf('a.pdf', 'A (line)');
  expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.4');
  expect(bytes.toString('latin1')).toContain('(A \\(line\\)) Tj');
  expect(await text(new Blob([new Uint8Array(bytes)]).stream())).toContain('%%EOF');
});
