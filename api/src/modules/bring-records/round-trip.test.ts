import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import { bringKinds, bringNouns, isRecordKind, type RecordBringKind } from 'shared-contracts/bring-in';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAgreement, saveInProject } from '../../testing/agreement-calls.ts';
import { bringTable } from '../../testing/bring-calls.ts';
import { importDesk } from '../../testing/import-desk.ts';
import { tableBytes } from '../../testing/written-tables.ts';

const desk = importDesk();
const folder = new URL('./tables/', import.meta.url);

/** Tables that fill every kind, one after the other. */
const tables = [
  '01-associates-of-a-ledger.txt',
  '03-parcels-of-a-registry.txt',
  '04-titles-with-owners.txt',
  '05-stakeholders-of-a-notification.txt',
  '06-crossings-of-a-pipeline.txt',
  '07-a-contact-log.txt',
  '08-obligations-of-leases.txt',
  '09-key-dates-of-a-schedule.txt',
  '10-what-agreements-pay.txt',
  '11-agreements-of-another-system.txt',
  '12-consent-of-occupants-and-dower.txt',
  '13-a-log-in-a-land-agents-words.txt',
  '14-stakeholders-with-how-they-are-reached.txt',
  '15-crossings-with-days-of-their-own.txt',
];

let projectFileId = '';

const out = async (kind: RecordBringKind, format: string, projectId = projectFileId) =>
  desk.broker.get(`/api/bring-in/out?kind=${kind}&format=${format}&projectFileId=${projectId}`);

const kinds = bringKinds.filter(isRecordKind);

beforeAll(async () => {
  projectFileId = await desk.freshProject();
  await saveInProject(
    desk.broker,
    projectFileId,
    ...['A-101', 'A-102'].map((referenceNumber) => anAgreement({ referenceNumber })),
  );
  const linked = await desk.broker.graphql(
    `mutation L($input: [DocumentInput!]!) { made: updateDocuments(input: $input, parentType: Project) { id } }`,
    {
      input: [
        {
          ...{ id: randomUUID(), parentId: projectFileId, isUrlLink: true },
          ...{ url: 'https://example.ca/plan', name: 'Plan', notes: 'Of the county', isConfidential: true },
        },
      ],
    },
  );
  expect(linked.errors).toBeUndefined();
  for (const name of tables)
    for (const part of (await readFile(new URL(name, folder), 'utf8')).split(/^=== kind /m).slice(1)) {
      const [head = ''] = part.split('\n=== makes\n');
      const [kind = '', format = '', ...lines] = head.split('\n');
      const found = kinds.find((one) => one === kind);
      if (!found) throw new Error(`${kind} is no kind.`);
      const { bytes, fileName } = await tableBytes(format.replace(/^=== /, ''), lines.join('\n'));
      await bringTable(desk.broker, found, bytes, { projectFileId, name: fileName });
    }
});

describe('a list that leaves', () => {
  it.each(kinds.flatMap((kind) => [[kind, 'xlsx'] as const, [kind, 'csv'] as const]))(
    'of %s as %s comes in again and changes nothing',
    async (kind, format) => {
      const answer = await out(kind, format);
      expect(answer.statusCode).toBe(200);
      const { brought } = await bringTable(desk.broker, kind, answer.rawPayload, {
        projectFileId,
        name: `Out.${format}`,
      });
      expect([kind, brought.issues.filter(({ isWarning }) => !isWarning).slice(0, 5)]).toEqual([kind, []]);
      expect(brought.records).toMatchObject({ new: 0, changed: 0, failed: 0 });
      expect(brought.records.unchanged).toBeGreaterThanOrEqual(1);
      expect(brought.alsoNew).toEqual({ associates: 0, parcels: 0 });
    },
  );

  it('of a whole project has a sheet for each of its kinds, each of which changes nothing', async () => {
    const answer = await desk.broker.get(`/api/bring-in/out?kind=project&projectFileId=${projectFileId}`);
    expect(answer.statusCode).toBe(200);
    const { sheets } = await readXlsx(answer.rawPayload);
    const inProject = kinds.filter((kind) => bringNouns[kind].isInProject);
    expect(sheets.map(({ name }) => name)).toEqual(inProject);
    for (const kind of inProject) {
      const { brought, looked } = await bringTable(desk.broker, kind, answer.rawPayload, {
        projectFileId,
        name: 'Project.xlsx',
      });
      expect([kind, looked.recipe.sheet, brought.records]).toEqual([
        kind,
        kind,
        { new: 0, changed: 0, failed: 0, unchanged: brought.records.unchanged },
      ]);
    }
    expect((await desk.broker.get('/api/bring-in/out?kind=project')).statusCode).toBe(400);
    const prairie = await desk.server.signIn('prairie');
    const others = await prairie.get(`/api/bring-in/out?kind=project&projectFileId=${projectFileId}`);
    expect(others.statusCode).toBe(404);
  });

  it('shows nobody what they do not see', async () => {
    const prairie = await desk.server.signIn('prairie');
    for (const kind of ['stakeholder', 'communication', 'key-date'])
      expect(
        (await prairie.get(`/api/bring-in/out?kind=${kind}&projectFileId=${projectFileId}`)).statusCode,
      ).toBe(404);
    expect((await desk.broker.get('/api/bring-in/out?kind=obligation')).statusCode).toBe(400);
    expect((await desk.server.visitor().get('/api/bring-in/out?kind=parcel')).statusCode).toBe(401);
  });
});

it('a text that looks like a formula leaves behind an apostrophe and comes in without it', async () => {
  const name = '=cmd|zz!A1';
  await bringTable(desk.broker, 'associate', `Name,Notes\n${name},-x`);
  const text = (await out('associate', 'csv')).body;
  expect(text).toContain(`'${name}`);
  const { brought } = await bringTable(desk.broker, 'associate', text);
  expect(brought.records).toMatchObject({ new: 0, changed: 0, failed: 0 });
});
