import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportTypes } from 'shared-contracts/forms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../demo/demo-accounts.ts';
import { pdf } from '../demo/demo-files.ts';
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-sixteen-'));
const quota = 1_000_000;
let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer({ dataFolder: folder, filesQuota: quota });
  // Files of the demo count too; here only what the tests upload.
  await server.database.pool.query('update stored_file set size = 0');
  admin = await server.signIn('admin');
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const sixteen = <T>(work: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 16 }, (_, place) => work(place)));

async function rows<T>(text: string, ...values: readonly unknown[]): Promise<T[]> {
  return (await server.database.pool.query(text, [...values])).rows as T[];
}

async function one(text: string, ...values: readonly unknown[]): Promise<string> {
  const [row] = await rows<{ id: string }>(text, ...values);
  return row?.id ?? '';
}

const countOf = async (from: string, ...values: readonly unknown[]) =>
  Number((await rows<{ count: number }>(`select count(*)::int as count from ${from}`, ...values))[0]?.count);

const ourProject = () =>
  one(`select p.id from surface_project p join company c on c.id = p.broker_id where c.code = 'RLS'
    order by p.id limit 1`);

const uploaded = async (name: string): Promise<string> =>
  (await admin.upload('/api/files', name, pdf(name, 'x').bytes)).json().result.guid;

const saveDocument = async (input: object) =>
  (
    await admin.graphql(
      'mutation S($input: [DocumentInput!]!) { updateDocuments(parentType: Project, input: $input) { id } }',
      { input: [{ parentId: await ourProject(), ...input }] },
    )
  ).errors?.[0]?.extensions['code'];

const saveTemplate = async (input: object) =>
  (
    await admin.graphql(
      'mutation S($input: [ReportTemplateInput!]!) { updateReportTemplates(input: $input) { id } }',
      { input: [{ name: 'Letter', reportTypeId: reportTypes.requestDocument.id, isActive: true, ...input }] },
    )
  ).errors?.[0]?.extensions['code'];

const accountOf = (name: 'admin' | 'broker') => {
  const found = demoAccounts.find(({ userName }) => userName.startsWith(`${name}@`));
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

/** The input that saves a person as it is. */
async function inputOf(id: string): Promise<object> {
  const { data } = await admin.graphql(
    `query Read($id: ID!) { user(id: $id) { id revision firstName lastName userName workEmail locale isActive isAdmin
      isBroker isEditor canAccessInvoice productClient { id } } }`,
    { id },
  );
  const { isAdmin, ...rest } = (data?.['user'] ?? {}) as Record<string, unknown>;
  return { ...rest, isSystemAdministrator: isAdmin };
}

const wins = (codes: readonly unknown[]) => codes.filter((code) => code === undefined).length;

describe('sixteen at once', () => {
  it('take an upload over once, be it documents or templates', async () => {
    const fileGuid = await uploaded('wanted.pdf');
    const codes = await sixteen((place) =>
      place % 2 === 0
        ? saveDocument({ id: randomUUID(), fileGuid, name: `Taken ${place}.pdf` })
        : saveTemplate({ id: randomUUID(), templateItems: [{ id: fileGuid, sequence: 1 }] }),
    );
    expect([wins(codes), new Set(codes)]).toEqual([1, new Set([undefined, 'BAD_INPUT'])]);
    const holders =
      (await countOf('related_document where stored_file_id = $1', fileGuid)) +
      (await countOf('template_file where stored_file_id = $1', fileGuid));
    expect(holders).toBe(1);
  });

  it('of one save of a new document or template all find it saved', async () => {
    const [forDocument, forTemplate] = [await uploaded('same.pdf'), await uploaded('other.pdf')];
    const same = { id: randomUUID(), saveId: randomUUID() };
    const document = { ...same, fileGuid: forDocument };
    expect(wins(await sixteen(() => saveDocument(document)))).toBe(16);
    const template = { ...same, templateItems: [{ id: forTemplate, sequence: 1 }] };
    expect(wins(await sixteen(() => saveTemplate(template)))).toBe(16);
    expect(await countOf('history_entry where record_id = $1', same.id)).toBe(2);
  });

  it('give a document’s name once below one record', async () => {
    const guids = await sixteen((place) => uploaded(`part ${place}.pdf`));
    const codes = await sixteen((place) =>
      saveDocument({ id: randomUUID(), fileGuid: guids[place], name: 'One name.pdf' }),
    );
    expect([wins(codes), new Set(codes)]).toEqual([1, new Set([undefined, 'VALIDATION'])]);
    expect(await countOf(`related_document where name = 'One name.pdf'`)).toBe(1);
  });

  it('never fill more than a company may', async () => {
    const prairie = await server.signIn('prairie');
    const size = 150_000;
    const answers = await sixteen((place) =>
      prairie.upload('/api/files', `part ${place}.txt`, Buffer.alloc(size, 'a')),
    );
    const room = Math.floor(quota / size);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array.from({ length: room }, () => 200),
      ...Array.from({ length: 16 - room }, () => 413),
    ]);
    const [sum] = await rows<{ bytes: number }>(
      `select sum(size)::int as bytes from stored_file f join company c on c.id = f.owner_id where c.code = 'PRG'`,
    );
    expect(sum?.bytes).toBe(room * size);
  });

  it('take files out of a template and leave the last', async () => {
    const guids = await sixteen((place) => uploaded(`page ${place}.pdf`));
    const id = randomUUID();
    await saveTemplate({
      id,
      templateItems: guids.map((guid, place) => ({ id: guid, sequence: place + 1 })),
    });
    const answers = await sixteen((place) =>
      admin.graphql('mutation D($ids: [ID!]!) { deleteTemplateFiles(ids: $ids) }', { ids: [guids[place]] }),
    );
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(15);
    expect(await countOf('template_file where report_template_id = $1', id)).toBe(1);
  });

  it('let system administrators take each other’s right, and leave one who has it', async () => {
    const isAdmin = `app_user where is_system_administrator and is_active`;
    await rows(`update app_user set is_system_administrator = true where user_name like 'broker@%'`);
    const both = [
      { client: admin, other: 'broker' },
      { client: await server.signIn('broker'), other: 'admin' },
    ] as const;
    const inputs = await Promise.all(both.map(({ other }) => inputOf(accountOf(other).id)));
    const answers = await sixteen((place) => {
      const client = both[place % 2]?.client ?? admin;
      const taken = place % 4 < 2 ? { isActive: false } : { isSystemAdministrator: false };
      return client.graphql('mutation S($input: UserInput!) { updateUser(input: $input) { id } }', {
        input: { ...inputs[place % 2], ...taken, saveId: randomUUID() },
      });
    });
    const codes = answers.map(({ errors }) => String(errors?.[0]?.extensions['code'] ?? 'saved'));
    expect(codes).toContain('saved');
    for (const code of codes) expect(['saved', 'FORBIDDEN', 'CONFLICT', 'UNAUTHENTICATED']).toContain(code);
    expect(await countOf(isAdmin)).toBe(1);
  });
});
