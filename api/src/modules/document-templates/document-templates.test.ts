import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { reportTypes } from 'shared-contracts/forms';
import { productTemplates } from 'shared-contracts/reports';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { askRows } from '../../testing/ask-rows.ts';
import { eventually } from '../../testing/made-document.ts';
import { readPdf, readWord } from '../../testing/read-report.ts';
import { runningServer } from '../../testing/running-server.ts';
import { line, tableRow, wordTemplate } from '../../testing/word-template.ts';
import { productTemplateFiles } from './product/product-templates.ts';

const agreements = reportTypes.agreementDocument.id;
const stakeholders = reportTypes.stakeholderDocument.id;
let projectId: string;

const countOf = async (
  table: 'communication' | 'document_from_template' | 'related_document' | 'stored_file',
) =>
  (await server.database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n ??
  0;

const server = await runningServer();
const rows = askRows(server);
const admin = await server.signIn('admin');
const broker = await server.signIn('broker');

beforeAll(async () => {
  const [project] = await rows<{ id: string }>`select p.id from surface_project p
    join agreement a on a.surface_project_id = p.id
    join landowner l on l.agreement_id = a.id and l.business_associate_id is not null
    join app_user u on u.company_id = p.broker_id and u.user_name = 'broker@rightway.test'
    join company o on o.id = p.operator_id and o.company_name like 'Northfork%'
    where not p.is_archived and exists (select 1 from stakeholder s where s.surface_project_id = p.id)
    group by p.id order by count(*) desc limit 1`;
  projectId = project?.id ?? '';
});

const upload = async (bytes: Buffer, name = 'letter.docx', client = admin): Promise<string> =>
  (await client.upload('/api/files', name, bytes)).json().result.guid;

const check = async (fileGuid: string, reportTypeId = agreements, client = admin) =>
  client.post('/api/document-templates/check', { fileGuid, reportTypeId });

const save = (fileGuid: string, reportTypeId: string, id: string = randomUUID(), revision?: number) =>
  admin.graphql(
    `mutation Save($input: [ReportTemplateInput!]!) { saved: updateReportTemplates(input: $input) { id revision } }`,
    {
      input: [
        {
          id,
          revision,
          name: 'A letter',
          reportTypeId,
          isActive: true,
          templateItems: [{ id: fileGuid, name: 'letter.docx', sequence: 1 }],
        },
      ],
    },
  );

/** The error of a save about the files that it refuses. */
const refusalOf = async (fileGuid: string, reportTypeId: string) =>
  JSON.stringify((await save(fileGuid, reportTypeId)).errors?.[0]?.extensions);

/** A template that was checked and saved. */
async function aTemplate(body: string, reportTypeId = agreements): Promise<string> {
  const guid = await upload(wordTemplate(body));
  expect((await check(guid, reportTypeId)).json().result.faults).toEqual([]);
  const id = randomUUID();
  expect((await save(guid, reportTypeId, id)).errors).toBeUndefined();
  return id;
}

const run = (options: object, ids: readonly string[] = [], reportId = agreements, client = broker) =>
  client.post('/api/reports/run', {
    reportId,
    dataSource: { ids, parentId: projectId },
    options: { outputFormat: 'Word', allowsMissing: true, ...options },
  });

const settled = (id: string, client = broker) =>
  eventually(async () => {
    const { state, message, missing, fileName } = (
      await client.get(`/api/documents/${id}?progress=true`)
    ).json().result;
    expect(['Done', 'Failed']).toContain(state);
    return { state, message, missing, fileName };
  });

async function made(options: object, ids: readonly string[] = [], reportId = agreements) {
  const answer = await run(options, ids, reportId);
  expect(answer.json()).toEqual({ result: expect.any(String) });
  const id: string = answer.json().result;
  expect(await settled(id)).toMatchObject({ state: 'Done', message: null });
  return (await broker.get(`/api/documents/${id}`)).rawPayload;
}

const agreementsWithOwners = () =>
  rows<{ id: string; name: string; owners: number }>`select a.id, a.name, count(*)::int as owners
    from agreement a join (select distinct agreement_id, business_associate_id from landowner
      where business_associate_id is not null) l on l.agreement_id = a.id
    where a.surface_project_id = ${projectId} group by a.id order by a.sequence limit 3`;

describe('a template that is looked at', () => {
  // Letters of rents are of payments that went out; their own test makes some.
  const ofRecords = productTemplateFiles.filter(
    ({ reportTypeId }) => reportTypeId !== reportTypes.paymentLetter.id,
  );

  it.each(ofRecords.map((file) => [file.title, file] as const))(
    '%s comes with the product and is filled from a real record',
    async (_title, { fileName, reportTypeId, isLetter }) => {
      expect(Object.values<string>(productTemplates)).toContain(fileName);
      const file = await admin.get(`/api/document-templates/product/${fileName}`);
      const checked = (await check(await upload(file.rawPayload, fileName), reportTypeId)).json().result;
      expect(checked).toMatchObject({ faults: [], isLetter });
      expect(checked.sampleOf).not.toBeNull();
      const sample = readWord((await admin.get(`/api/documents/${checked.sampleId}`)).rawPayload);
      expect(sample.text).not.toMatch(/[{}]|undefined/);
      expect(sample.text.length).toBeGreaterThan(300);
    },
  );

  it('tells unknown tags with what may be meant, and is not taken', async () => {
    const guid = await upload(wordTemplate(line('{agrement.number} {#landowners}{nam}{/landowners}')));
    const { faults, sampleId } = (await check(guid)).json().result;
    expect(faults).toEqual([
      'There is no value “agrement.number”. Did you mean “agreement.number”?',
      'There is no value “nam”. Did you mean “name”?',
    ]);
    expect(sampleId).toBeNull();
    expect(await refusalOf(guid, agreements)).toContain('has not been checked');
  });

  it('is taken for the kind of document that it was looked at for alone', async () => {
    const guid = await upload(wordTemplate(line('{agreement.name}')));
    expect((await check(guid)).json().result.faults).toEqual([]);
    expect(await refusalOf(guid, stakeholders)).toContain('has not been checked');
    expect((await save(guid, agreements)).errors).toBeUndefined();
  });

  it('without tags is refused, as is who may not change templates', async () => {
    const guid = await upload(
      wordTemplate(line('Always the same'), {
        'word/header1.xml': '<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>',
      }),
    );
    expect((await check(guid)).json().result.faults).toEqual([
      'The file has no tags, so every document would be the same.',
    ]);
    expect((await check(guid, agreements, broker)).statusCode).toBe(403);
  });

  it('may use the tags that are offered with the values of a real record', async () => {
    const { result } = (await admin.get(`/api/document-templates/tags?reportTypeId=${agreements}`)).json();
    expect(result.values).toContainEqual({
      tag: '{company.name}',
      label: 'Your company',
      value: expect.any(String),
    });
    expect(result.lists.map((list: { begin: string }) => list.begin)).toContain('{#landowners}');
  });

  it('has a version for each time that its files change', async () => {
    const id = await aTemplate(line('{agreement.name}'));
    const other = await upload(wordTemplate(line('{agreement.name} again')));
    await check(other);
    const stored = await admin.graphql(`{ t: reportTemplate(id: "${id}") { revision } }`);
    const { revision } = v.parse(v.object({ t: v.object({ revision: v.number() }) }), stored.data).t;
    expect((await save(other, agreements, id, revision)).errors).toBeUndefined();
    const { result } = (await admin.get(`/api/document-templates/${id}/versions`)).json();
    expect(result.map(({ number }: { number: number }) => number)).toEqual([2, 1]);
  });
});

describe('documents from a template', () => {
  it('are one for each record, in one document', async () => {
    const id = await aTemplate(
      line('Agreement {agreement.name}.') + tableRow('{#landowners}{legalName}{/landowners}'),
    );
    const chosen = await agreementsWithOwners();
    const bytes = await made(
      { reportTemplate: { id }, datasetType: 'Custom' },
      chosen.map((one) => one.id),
    );
    const word = readWord(bytes);
    expect(word.sections).toBe(chosen.length);
    for (const { name } of chosen) expect(word.text).toContain(`Agreement ${name}.`);
  });

  it.each([
    ['Pat of the office', 'attention Pat of the office.'],
    [undefined, 'nobody else.'],
  ])(
    'name the contact whom an owner’s letter goes to where it is somebody else: %s',
    async (other, addressee) => {
      const id = await aTemplate(
        line(
          '{recipient.name}, {#recipient.contact}attention {recipient.contact}{/recipient.contact}' +
            '{^recipient.contact}nobody else{/recipient.contact}.',
        ),
      );
      const [chosen] = await agreementsWithOwners();
      const [owner] = await rows<{
        id: string;
        associate: string;
        name: string;
      }>`select l.id, b.id as associate, b.name
      from landowner l join business_associate b on b.id = l.business_associate_id
      where l.agreement_id = ${chosen?.id} order by l.sequence limit 1`;
      const contact = randomUUID();
      await server.database.pool.query(
        'insert into contact (id, business_associate_id, name, is_active) values ($1, $2, $3, true)',
        [contact, owner?.associate, other ?? owner?.name],
      );
      await server.database.pool.query('update landowner set contact_id = $1 where id = $2', [
        contact,
        owner?.id,
      ]);
      const bytes = await made({ reportTemplate: { id }, datasetType: 'Custom', recipients: 'Landowners' }, [
        chosen?.id ?? '',
      ]);
      expect(readWord(bytes).text).toContain(`${owner?.name}, ${addressee}`);
    },
  );

  // As a title prints them: a half; two thirds of it; joint tenants together; joint tenants of a third.
  it.each([
    ['1/2', { fraction: [1, 2] }],
    ['1/2 × 2/3', { fraction: [1, 2], group: [2, 3] }],
    ['JT', { isJoint: true }],
    ['JT 1/3', { isJoint: true, group: [1, 3] }],
  ] as const)('say what an owner has: %s', async (share, owner) => {
    const id = await aTemplate(tableRow('{#landowners}has {share}.{/landowners}'));
    const [chosen] = await agreementsWithOwners();
    const { fraction = [null, null], group = [null, null] } = {
      fraction: undefined,
      group: undefined,
      ...owner,
    };
    await server.database.pool.query(
      `update landowner set interest_fraction_numerator = $2, interest_fraction_denominator = $3,
        owner_group = case when $4::int is null then null else 'A' end, group_share_numerator = $4,
        group_share_denominator = $5, is_joint_tenant = $6 where agreement_id = $1`,
      [chosen?.id, ...fraction, ...group, 'isJoint' in owner],
    );
    const bytes = await made({ reportTemplate: { id }, datasetType: 'Custom' }, [chosen?.id ?? '']);
    expect(readWord(bytes).text).toContain(`has ${share}.`);
  });

  // By hand: 850.00 + 42.50 + 120.00 = 1,012.50 to the owner, 300.05 to the occupant; together 1,270.05 before tax
  // and 1,312.55 with it. What came back or was cancelled is owed by nobody.
  it('release damages that stand: each with its payee, the sums, and who signs', async () => {
    const [chosen] = await agreementsWithOwners();
    const [owner, occupant] = await rows<{ id: string; name: string }>`select b.id, b.name
      from business_associate b order by (b.id in (select business_associate_id from landowner
        where agreement_id = ${chosen?.id})) desc, b.id limit 2`;
    await rows`update landowner set legal_name = 'ANNA MARIE NYBERG' where agreement_id = ${chosen?.id}
      and business_associate_id = ${owner?.id}`;
    await rows`delete from agreement_payment where agreement_id = ${chosen?.id}`;
    const damages = [
      { payee: owner, kind: 'Damage', amount: '850', gst: '42.50', notes: 'Rutted hay land' },
      { payee: occupant, kind: 'Damage', amount: '300.05', gst: null, notes: 'Fence' },
      { payee: owner, kind: 'Damage', amount: '120', gst: null, notes: 'Gate' },
      { payee: owner, kind: 'Damage', amount: '999', gst: null, notes: 'Came back', returned: '2026-11-01' },
      { payee: owner, kind: 'Damage', amount: '50', gst: null, notes: 'Called off', closing: 'Cancelled' },
      { payee: owner, kind: 'FirstYear', amount: '5000', gst: null, notes: 'Rent' },
    ];
    for (const [place, one] of damages.entries())
      await server.database.pool.query(
        `insert into agreement_payment (id, agreement_id, sequence, kind, payee_id, amount, gst_amount, notes,
          returned_date, closing, closed_date, closing_reason) values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, $8, $9,
          case when $9::text is not null then date '2026-11-02' end, case when $9::text is not null then 'Waived' end)`,
        [
          ...[chosen?.id, place + 1, one.kind, one.payee?.id, one.amount, one.gst, one.notes],
          ...[one.returned ?? null, one.closing ?? null],
        ],
      );
    const release = productTemplateFiles.find(({ fileName }) => fileName === productTemplates.damagesRelease);
    const guid = await upload(Buffer.from(release?.bytes() ?? []));
    expect((await check(guid)).json().result).toMatchObject({ faults: [], isLetter: false });
    const id = randomUUID();
    expect((await save(guid, agreements, id)).errors).toBeUndefined();
    const options = { reportTemplate: { id }, datasetType: 'Custom' };
    const { text } = readWord(await made(options, [chosen?.id ?? '']));
    const flat = text.replaceAll(/\s+/g, ' ');
    for (const stated of ['Rutted hay land', '$850.00', '$42.50', 'Fence', '$300.05', 'Gate', '$120.00'])
      expect(flat).toContain(stated);
    expect(flat).toContain('pays $1,312.55 in full');
    expect(flat).toContain('ANNA MARIE NYBERG receives $1,012.50.');
    expect(flat).toContain(`${occupant?.name} receives $300.05.`);
    expect(flat).not.toMatch(/Came back|Called off|Rent|999|5,000/);
    expect(flat.match(/Date and witness/g)).toHaveLength(2);

    await rows`delete from agreement_payment where agreement_id = ${chosen?.id}`;
    const answer = await run({ ...options, allowsMissing: false }, [chosen?.id ?? '']);
    const failed = await settled(answer.json().result);
    expect(failed.missing[0].values).toContainEqual({
      label: 'Damages in total, with GST/HST',
      path: `surface-project/${projectId}/agreements/${chosen?.id}/payments?field=payments`,
    });
  });

  it('are PDF where that is asked for, with all that the Word document says', async () => {
    const id = await aTemplate(
      line('Agreement {agreement.name}.') + tableRow('{#landowners}{legalName}{/landowners}'),
    );
    const chosen = await agreementsWithOwners();
    const bytes = await made(
      { reportTemplate: { id }, datasetType: 'Custom', outputFormat: 'PDF' },
      chosen.map((one) => one.id),
    );
    const { pages } = await readPdf(bytes);
    expect(pages).toHaveLength(chosen.length);
    for (const [place, { name }] of chosen.entries())
      expect(pages[place]?.replaceAll(' ', '')).toContain(`Agreement${name}.`.replaceAll(' ', ''));
  });

  it('are one for each landowner where it is a letter, in an archive', async () => {
    const id = await aTemplate(line('Dear {recipient.name}, of {agreement.name}'));
    const chosen = await agreementsWithOwners();
    const bytes = await made(
      {
        reportTemplate: { id },
        datasetType: 'Custom',
        deliveryType: 'MultipleDocuments',
        recipients: 'Landowners',
      },
      chosen.map((one) => one.id),
    );
    const names = Object.keys(unzipSync(new Uint8Array(bytes)));
    expect(names).toHaveLength(chosen.reduce((sum, { owners }) => sum + owners, 0));
    expect(names.every((name) => name.startsWith('A letter - ') && name.endsWith('.docx'))).toBe(true);
  });

  it('that are filed stand with their records, letters as communications, and tell what they were made from', async () => {
    const id = await aTemplate(line('Dear {recipient.name}, of {agreement.name}'));
    const [first] = await agreementsWithOwners();
    const before = await countOf('communication');
    const options = {
      reportTemplate: { id },
      datasetType: 'Custom',
      recipients: 'Landowners',
      isFiled: true,
    };
    await made(options, [first?.id ?? '']);
    const filed = await rows<{
      name: string;
      version: number;
      data: Record<string, string>;
      associate: string;
    }>`
      select d.name, f.template_version as version, f.data, f.business_associate_id as associate
      from document_from_template f join related_document d on d.id = f.related_document_id
      where f.report_template_id = ${id} and d.agreement_id = ${first?.id}`;
    expect(filed).toHaveLength(first?.owners ?? 0);
    expect(filed[0]).toMatchObject({ version: 1, data: { 'agreement.name': first?.name } });
    expect(await countOf('communication')).toBe(before + filed.length);
    const letters = await rows<{ associate: string }>`select b.business_associate_id as associate
      from communication c join communication_business_associate b on b.communication_id = c.id
      where c.agreement_id = ${first?.id} and c.comments like 'Letter sent: A letter%'`;
    expect(letters.map(({ associate }) => associate).toSorted()).toEqual(
      filed.map(({ associate }) => associate).toSorted(),
    );
    // Each time it is filed again under a name of its own.
    await made(options, [first?.id ?? '']);
    const names = await rows<{ name: string }>`select name from related_document
      where agreement_id = ${first?.id} and name like 'A letter%'`;
    expect(new Set(names.map(({ name }) => name.toLowerCase())).size).toBe(2 * filed.length);
  });

  it('of stakeholders are filed with a communication that is their notice, and then follow up', async () => {
    const id = await aTemplate(line('Dear {recipient.name}'), stakeholders);
    const [stakeholder] = await rows<{ id: string }>`select s.id from stakeholder s
      where s.surface_project_id = ${projectId} and s.business_associate_id is not null
        and not exists (select 1 from communication c where c.stakeholder_id = s.id and c.step = 'Notice') limit 1`;
    const options = { reportTemplate: { id }, datasetType: 'Custom', isFiled: true };
    await made(options, [stakeholder?.id ?? ''], stakeholders);
    await made(options, [stakeholder?.id ?? ''], stakeholders);
    const steps = await rows<{ step: string; documents: number }>`select c.step,
        (select count(*)::int from related_document d where d.communication_id = c.id) as documents
      from communication c where c.stakeholder_id = ${stakeholder?.id} and c.comments like 'Letter sent: A letter%'
      order by c.step desc`;
    expect(steps).toEqual([
      { step: 'Notice', documents: 1 },
      { step: 'FollowUp', documents: 1 },
    ]);
  });

  it('with missing values are not made unless that is wanted, and nothing is filed', async () => {
    const id = await aTemplate(line('{agreement.name} {agreement.reference}'));
    const [bare] = await rows<{ id: string; name: string }>`select id, name from agreement
      where surface_project_id = ${projectId} limit 1`;
    await rows`update agreement set reference_number = null where id = ${bare?.id}`;
    const options = { reportTemplate: { id }, datasetType: 'Custom' };
    const documents = await countOf('related_document');
    const answer = await run({ ...options, allowsMissing: false, isFiled: true }, [bare?.id ?? '']);
    const failed = await settled(answer.json().result);
    expect(failed.state).toBe('Failed');
    expect(failed.message).toContain('Values are missing: ');
    expect(failed.message).toContain('Reference number');
    expect(failed.missing).toMatchObject([
      {
        values: [
          {
            label: 'Reference number',
            path: `surface-project/${projectId}/agreements/${bare?.id}/details?field=referenceNumber`,
          },
        ],
      },
    ]);
    expect(await countOf('related_document')).toBe(documents);
    const word = readWord(await made(options, [bare?.id ?? '']));
    expect(word.text).toContain('[Reference number is missing]');
  });

  it('is not filed by a person who lost a right while it was made', async () => {
    const id = await aTemplate(line('{agreement.name}'));
    const agreementIds = (await agreementsWithOwners()).map((one) => one.id);
    const before = await countOf('related_document');
    const answer = await run({ reportTemplate: { id }, datasetType: 'Custom', isFiled: true }, agreementIds);
    const documentId: string = answer.json().result;
    const states = () =>
      rows<{ state: string }>`select state from generated_document where id = ${documentId}`;
    await rows`update app_user set is_editor = false where user_name = 'broker@rightway.test'`;
    try {
      await eventually(async () => expect(await states()).not.toEqual([{ state: 'Running' }]));
      expect(await states()).toEqual([{ state: 'Failed' }]);
    } finally {
      await rows`update app_user set is_editor = true where user_name = 'broker@rightway.test'`;
    }
    expect(await countOf('related_document')).toBe(before);
    expect(await settled(documentId)).toMatchObject({
      state: 'Failed',
      message: expect.stringContaining('the rights'),
    });
  });

  it('are all filed or none: what one record refuses leaves nothing', async () => {
    const id = await aTemplate(line('Dear {recipient.name}, of {agreement.name}'));
    const chosen = await agreementsWithOwners();
    const counts = () =>
      Promise.all(
        (['related_document', 'communication', 'stored_file', 'document_from_template'] as const).map(
          countOf,
        ),
      );
    const before = await counts();
    await rows`create function refuse_document() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`;
    await rows`create trigger refuse_document before insert on document_from_template for each row execute function refuse_document()`;
    const answer = await run(
      { reportTemplate: { id }, datasetType: 'Custom', isFiled: true },
      chosen.map((one) => one.id),
    );
    expect((await settled(answer.json().result)).state).toBe('Failed');
    await rows`drop trigger refuse_document on document_from_template`;
    await rows`drop function refuse_document`;
    expect(await counts()).toEqual(before);
  });

  it('are refused to who may not edit the project, and without a template', async () => {
    const id = await aTemplate(line('{agreement.name}'));
    const prairie = await server.signIn('prairie');
    expect((await run({ reportTemplate: { id } }, [], agreements, prairie)).statusCode).toBe(404);
    const readonly = await server.signIn('readonly');
    expect([403, 404]).toContain(
      (await run({ reportTemplate: { id } }, [], agreements, readonly)).statusCode,
    );
    const none = await run({});
    expect(none.json().fields).toEqual([
      { path: 'reportTemplate', message: 'Document template is required' },
    ]);
    const other = await run({ reportTemplate: { id } }, [], stakeholders);
    expect(other.json().message).toContain('another kind of record');
    const chosen = await run({ reportTemplate: { id }, datasetType: 'Custom' });
    expect(chosen.json().message).toContain('Select records');
  });
});
