import { PDFDocument } from '@cantoo/pdf-lib';
import { unzipSync } from 'fflate';
import { reportTypes } from 'shared-contracts/forms';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdf, photo, textFile } from '../../demo/demo-files.ts';
import { askRows } from '../../testing/ask-rows.ts';
import { eventually } from '../../testing/made-document.ts';
import { readPdf } from '../../testing/read-report.ts';
import { runningServer } from '../../testing/running-server.ts';
import { productTemplateFiles } from './product/product-templates.ts';

const reportId = reportTypes.agreementDocument.id;
let projectId: string;
let templateId: string;
/** Two agreements with one landowner each. */
let chosen: readonly string[];

const server = await runningServer();
const rows = askRows(server);
const broker = await server.signIn('broker');

beforeAll(async () => {
  const [project] = await rows<{ id: string; ids: string[] }>`select p.id,
      array_agg(a.id::text order by a.sequence) as ids
    from surface_project p join agreement a on a.surface_project_id = p.id
      and (select count(*) from landowner l where l.agreement_id = a.id and l.business_associate_id is not null) = 1
    join app_user u on u.company_id = p.broker_id and u.user_name = 'broker@rightway.test'
    where not p.is_archived group by p.id order by count(*) desc limit 1`;
  projectId = project?.id ?? '';
  chosen = project?.ids.slice(0, 2) ?? [];
  const [template] = await rows<{ id: string; sha256: string }>`select t.id, encode(s.sha256, 'hex') as sha256
    from report_template t join template_file f on f.report_template_id = t.id
    join stored_file s on s.id = f.stored_file_id where t.name = 'Offer letter'`;
  templateId = template?.id ?? '';
  const letter = productTemplateFiles.find(({ title }) => title === 'Offer letter');
  await server.files.put(template?.sha256 ?? '', Buffer.from(letter?.bytes() ?? []));
});

/** A document of the project. Returns its id. */
async function enclosed(
  file: { readonly name: string; readonly bytes: Uint8Array },
  more: object = {},
): Promise<string> {
  const upload = await broker.upload('/api/files?purpose=document', file.name, file.bytes);
  const id = crypto.randomUUID();
  const input = { id, parentId: projectId, fileGuid: upload.json().result.guid, name: file.name, ...more };
  const answer = await broker.graphql(
    'mutation Save($input: [DocumentInput!]!) { saved: updateDocuments(input: $input, parentType: Project) { id } }',
    { input: [input] },
  );
  expect(answer.errors).toBeUndefined();
  return id;
}

const offered = (client = broker) =>
  client.post('/api/document-templates/enclosures', {
    reportId,
    dataSource: { ids: chosen, parentId: projectId },
  });

const run = (options: object) =>
  broker.post('/api/reports/run', {
    reportId,
    dataSource: { ids: chosen, parentId: projectId },
    options: {
      reportTemplate: { id: templateId },
      ...{ datasetType: 'Custom', recipients: 'Landowners', allowsMissing: true },
      ...options,
    },
  });

/** The outcome of a run: its bytes, or why it failed. */
async function outcome(options: object): Promise<{ readonly bytes?: Buffer; readonly message?: string }> {
  const answer = await run(options);
  if (answer.statusCode !== 200) return { message: answer.json().message };
  const id: string = answer.json().result;
  const message = await eventually(async () => {
    const { result } = (await broker.get(`/api/documents/${id}?progress=true`)).json();
    expect(['Done', 'Failed']).toContain(result.state);
    return result.message;
  });
  return message === null ? { bytes: (await broker.get(`/api/documents/${id}`)).rawPayload } : { message };
}

async function lockedPdf(): Promise<Buffer> {
  const made = await PDFDocument.create();
  made.addPage();
  made.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
  return Buffer.from(await made.save());
}

const count = async () => (await rows<{ n: number }>`select count(*)::int as n from communication`)[0]?.n;

describe('enclosures', () => {
  it('are offered of the project and its records, without what is confidential, to who may make documents', async () => {
    const open = await enclosed(pdf('Terms.pdf', 'The terms'));
    const hidden = await enclosed(pdf('Advice.pdf', 'Advice'), { isConfidential: true });
    const ids = (await offered()).json().result.map(({ id }: { id: string }) => id);
    expect(ids).toContain(open);
    expect(ids).not.toContain(hidden);
    expect((await offered(await server.signIn('readonly'))).statusCode).toBe(403);
    expect((await offered(await server.signIn('prairie'))).statusCode).toBe(404);
    expect((await run({ enclosures: [{ id: hidden }] })).json().message).toContain('no longer exists');
  });

  it('stand behind each letter in one PDF, and are named by its communication', async () => {
    const terms = await enclosed(pdf('Terms of offer.pdf', 'The terms of the offer'));
    const plan = await enclosed(photo('Plan of site.png', 4));
    const { bytes, message } = await outcome({
      enclosures: [{ id: terms }, { id: plan }],
      isFiled: true,
    });
    expect(message).toBeUndefined();
    const { pages } = await readPdf(bytes ?? Buffer.alloc(0));
    const found = pages.map((text) =>
      text.includes('terms of the offer') ? 'terms' : text.includes('Yours truly') ? 'letter' : 'plan',
    );
    expect(found).toEqual(['letter', 'terms', 'plan', 'letter', 'terms', 'plan']);
    // Each letter counts its own pages.
    expect(pages[3]?.replaceAll(' ', '')).toContain('Page1of1');
    const letters = await rows<{ comments: string }>`select comments from communication
      where agreement_id = any (${chosen}::uuid[]) and comments like 'Letter sent:%Enclosed:%'`;
    expect(letters.map(({ comments }) => comments.split('\n')[1])).toEqual([
      'Enclosed: Terms of offer.pdf; Plan of site.png',
      'Enclosed: Terms of offer.pdf; Plan of site.png',
    ]);
  });

  it('lie beside the letters in an archive, as they are', async () => {
    const table = await enclosed(textFile('Numbers.csv', 'a,b'));
    const options = { enclosures: [{ id: table }], deliveryType: 'MultipleDocuments', outputFormat: 'Word' };
    const { bytes } = await outcome(options);
    const files = unzipSync(new Uint8Array(bytes ?? []));
    expect(Buffer.from(files['Enclosures/Numbers.csv'] ?? []).toString()).toBe('a,b');
    expect(Object.keys(files)).toHaveLength(3);
  });

  it('that cannot be pages are told with the reason, and nothing is filed', async () => {
    const before = await count();
    const locked = await enclosed({ name: 'Locked.pdf', bytes: await lockedPdf() });
    const table = await enclosed(textFile('More numbers.csv', 'a,b'));
    expect(await outcome({ enclosures: [{ id: locked }], isFiled: true })).toEqual({
      message:
        'The enclosure “Locked.pdf” cannot be bound: The PDF is locked with a password. Leave it out, or choose “Multiple documents”.',
    });
    expect((await outcome({ enclosures: [{ id: table }] })).message).toContain('More numbers.csv');
    expect((await outcome({ enclosures: [{ id: table }], outputFormat: 'Word' })).message).toContain(
      'One Word document holds no enclosures',
    );
    expect(await count()).toBe(before);
  });
});
