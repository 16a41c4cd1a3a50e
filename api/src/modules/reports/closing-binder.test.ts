import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { askRows } from '../../testing/ask-rows.ts';
import { eventually } from '../../testing/made-document.ts';
import { readPdf } from '../../testing/read-report.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';
import { line, wordTemplate } from '../../testing/word-template.ts';

let projectId: string;

interface Bound {
  readonly name: string;
  readonly hasFile: boolean;
  readonly isConfidential: boolean;
}

const server = await runningServer();
const broker = await server.signIn('broker');

beforeAll(async () => {
  const rows = await askRows(server)<{ id: string }>`select p.id from surface_project p
    join related_document d on d.surface_project_id = p.id and d.agreement_id is not null
    join app_user u on u.company_id = p.broker_id and u.user_name = 'broker@rightway.test'
    join company o on o.id = p.operator_id and o.company_name like 'Northfork%'
    where not p.is_archived group by p.id order by count(*) desc limit 1`;
  projectId = rows[0]?.id ?? '';
});

const bind = (client: TestClient, more: object = {}) =>
  client.post('/api/reports/binder', { parentId: projectId, ...more });

const opened = (id: string) =>
  eventually(async () => {
    const document = await broker.get(`/api/documents/${id}`);
    expect(document.statusCode).toBe(200);
    return document;
  });

const documents = async (): Promise<readonly Bound[]> =>
  askRows(server)<Bound>`select coalesce(d.name, d.url) as name, d.stored_file_id is not null as "hasFile",
      d.is_confidential or coalesce(c.confidential, false) as "isConfidential"
    from related_document d left join communication c on c.id = d.communication_id
    where d.surface_project_id = ${projectId}`;

async function addToAgreement(id: string | undefined, name: string, bytes: Buffer): Promise<void> {
  const { guid } = (await broker.upload('/api/files', `file.${name.split('.').at(-1)}`, bytes)).json().result;
  const saved = await broker.graphql(
    `mutation Add($input: [DocumentInput!]!) { updateDocuments(parentType: Agreement, input: $input) { id } }`,
    { input: [{ id: randomUUID(), parentId: id, fileGuid: guid, name, isConfidential: false }] },
  );
  expect(saved.errors).toBeUndefined();
}

/** An agreement of the project without landowners, which is named only by its number. */
async function addAgreement(agreementNumber: string): Promise<string> {
  const id = randomUUID();
  const made = await broker.graphql(
    'mutation Make($input: [AgreementInput!]!) { createAgreements(input: $input) { id } }',
    { input: [{ id, projectFileId: projectId, name: 'Any', agreementNumber }] },
  );
  expect(made.errors).toBeUndefined();
  return id;
}

it('holds every document of the project that is not confidential, numbered as in its index', async () => {
  await askRows(server)`update related_document set is_confidential = true where id = (
    select id from related_document where surface_project_id = ${projectId} and stored_file_id is not null limit 1)`;
  const all = await documents();
  const answer = await opened((await bind(broker)).json().result);
  expect(answer.headers['content-disposition']).toContain('.zip');
  const parts = unzipSync(new Uint8Array(answer.rawPayload));
  const names = Object.keys(parts);
  const files = all.filter(({ hasFile, isConfidential }) => hasFile && !isConfidential);
  expect(names).toHaveLength(files.length + 1);
  expect(names.some((name) => name.startsWith('Agreements/'))).toBe(true);
  const { pages } = await readPdf(parts['0000 Index.pdf'] ?? new Uint8Array());
  const index = pages.join(' ').replaceAll(' ', '');
  for (const { name, isConfidential } of all)
    if (!isConfidential) expect(index).toContain(name.replaceAll(' ', '').slice(0, 12));
  expect(pages[0]).toContain(`${files.length} files`);
});

it('is one PDF as well: an index, then each document that can be pages, and the others told of', async () => {
  const [host] = await askRows(server)<{ id: string }>`select agreement_id as id from related_document
    where surface_project_id = ${projectId} and agreement_id is not null limit 1`;
  await addToAgreement(host?.id, 'consent.docx', wordTemplate(line('Consent of occupant, written in Word')));
  await addToAgreement(host?.id, 'route.kml', Buffer.from('<kml xmlns="http://www.opengis.net/kml/2.2"/>'));
  const answer = await opened((await bind(broker, { form: 'PDF' })).json().result);
  expect(answer.headers['content-type']).toContain('application/pdf');
  expect(answer.headers['content-disposition']).toContain('inline');
  const { pages } = await readPdf(answer.rawPayload);
  const whole = pages.join(' ');
  expect(whole).toContain('Consent of occupant, written in Word');
  const left = pages.findIndex((text) => text.includes('In the archive alone'));
  expect(left).toBeGreaterThanOrEqual(0);
  expect(whole).toContain('route.kml');
  const [first] = pages;
  const at = /consent\.docx ?(\d+)/.exec(whole)?.[1];
  expect(pages[Number(at) - 1]).toContain('Consent of occupant, written in Word');
  expect(first).toContain('Closing Binder');
});

it('has folders and files of names that every system can keep, which lie within it', async () => {
  const names = [
    ['..', 'map.txt'],
    ['CON', 'CON.txt'],
    ['Smith Ltd.', 'a.txt'],
    ['SMITH LTD', 'b.txt'],
    ['A/B: 1/2?', '../up.txt'],
    [`SL ${'x'.repeat(45)}`, `${'y'.repeat(200)}.txt`],
  ] as const;
  for (const [number, name] of names)
    await addToAgreement(await addAgreement(number), name, Buffer.from('Text'));
  const answer = await opened((await bind(broker)).json().result);
  const paths = Object.keys(unzipSync(new Uint8Array(answer.rawPayload)));
  const ofAgreements = paths
    .filter((path) => path.startsWith('Agreements/') && path.endsWith('.txt'))
    .map((path) => path.replace(/\/\d{4} /, '/'));
  expect(ofAgreements).toEqual(
    expect.arrayContaining([
      'Agreements/-/map.txt',
      'Agreements/CON_/CON.txt',
      'Agreements/SMITH LTD/a.txt',
      'Agreements/SMITH LTD/b.txt',
      'Agreements/A B  1 2/.. up.txt',
    ]),
  );
  const parts = paths.flatMap((path) => path.split('/'));
  expect(parts.filter((part) => part.trim() === '' || /^\.|[. ]$|^(con|nul)(\.|$)/i.test(part))).toEqual([]);
  expect(Math.max(...parts.map(({ length }) => length))).toBe(60);
  expect(paths.filter((path) => /y{40,}\.txt$/.test(path))).toHaveLength(1);
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
});

it('is refused to who may not edit the project', async () => {
  const readonly = await server.signIn('readonly');
  expect((await bind(readonly)).statusCode).toBe(403);
  const prairie = await server.signIn('prairie');
  expect((await bind(prairie)).statusCode).toBe(404);
});
