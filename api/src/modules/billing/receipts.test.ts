import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../demo/demo-files.ts';
import { refusalOf } from '../../testing/associate-calls.ts';
import { type BillingDesk, call, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { billingServer } from '../../testing/billing-server.ts';
import type { TestClient, TestServer } from '../../testing/test-server.ts';

const office = billingServer({ keepsFiles: true });
let server: TestServer;
let desk: BillingDesk;
let others: Readonly<Record<'operator' | 'superuser' | 'prairie', TestClient>>;

beforeAll(async () => {
  ({ server, desk } = office());
  const [operator, superuser, prairie] = await Promise.all([
    server.signIn('operator'),
    server.signIn('superuser'),
    server.signIn('prairie'),
  ]);
  others = { operator, superuser, prairie };
});

const meal = (day: string) =>
  desk.line(day, { kind: 'Expense', work: null, quantity: null, cost: '42.5', description: 'Lunch' });

async function uploaded(client: TestClient, name: string): Promise<string> {
  const answer = await client.upload('/api/files', name, pdf(name, randomUUID()).bytes);
  return answer.json().result.guid;
}

const save = `mutation S($input: [DocumentInput!]!, $parentType: DocumentParentClass!) {
  saved: updateDocuments(input: $input, parentType: $parentType) { id recordName timesheetId timesheetEntryId canEdit }
}`;

/** Attaches a file to a record of time or money. */
async function attach(client: TestClient, parentType: 'Invoice' | 'Timesheet', change: Values) {
  const id = randomUUID();
  const fileGuid = await uploaded(client, `${id}.pdf`);
  return { id, answer: await call(client, save, { input: [{ id, fileGuid, ...change }], parentType }) };
}

/** A week with an expense and its receipt. */
async function aReceipt() {
  const { id: parentId, entries, weekStarting } = await desk.newWeek((day) => [meal(day), desk.line(day)]);
  const timesheetEntryId = String(entries[0]?.['id']);
  const { id, answer } = await attach(desk.broker, 'Timesheet', { parentId, timesheetEntryId });
  expect(refusalOf(answer)).toBeUndefined();
  return { id, weekId: parentId, weekStarting, entries, timesheetEntryId };
}

const seen = async (client: TestClient, id: string) => {
  const { data } = await call(client, 'query D($id: ID!) { found: document(id: $id) { id canEdit } }', {
    id,
  });
  return data?.['found'] ?? null;
};

const remove = (client: TestClient, id: string) =>
  call(client, 'mutation D($input: [DocumentToDelete!]) { gone: deleteDocuments(input: $input) }', {
    input: [{ id }],
  });

describe('a receipt', () => {
  it('is attached to an expense, counted there, and named after the week', async () => {
    const { weekId, timesheetEntryId } = await aReceipt();
    const { data } = await call(
      desk.leader,
      `query W($id: ID!) { week: timesheet(id: $id) { entries { id receiptCount } }
        found: documents(parentId: $id, parentType: Timesheet) { timesheetEntryId recordName } }`,
      { id: weekId },
    );
    expect(data).toMatchObject({
      week: { entries: [{ id: timesheetEntryId, receiptCount: 1 }, { receiptCount: 0 }] },
      found: [{ timesheetEntryId, recordName: expect.stringMatching(/ · [A-Z][a-z]{2}-\d\d-\d{4}$/) }],
    });
  });

  it('is seen with its week: by its person, approvers and who invoices, and by nobody else', async () => {
    const { id } = await aReceipt();
    for (const client of [desk.broker, desk.leader, desk.invoicing])
      expect(await seen(client, id)).not.toBeNull();
    for (const [who, client] of Object.entries(others)) {
      expect([who, await seen(client, id)]).toEqual([who, null]);
      expect([who, (await client.get(`/api/files/${id}`)).statusCode]).toEqual([who, 404]);
    }
    expect((await desk.leader.get(`/api/files/${id}`)).statusCode).toBe(200);
  });

  it('is attached by who keeps the week alone, to a line of that week', async () => {
    const { weekId, timesheetEntryId } = await aReceipt();
    const by = (client: TestClient, change: Values) => attach(client, 'Timesheet', change);
    const own = { parentId: weekId, timesheetEntryId };
    expect(refusalOf((await by(desk.leader, own)).answer)?.code).toBe('FORBIDDEN');
    expect(refusalOf((await by(others.operator, own)).answer)?.code).toBe('NOT_FOUND');
    const strange = { parentId: weekId, timesheetEntryId: randomUUID() };
    expect(refusalOf((await by(desk.broker, strange)).answer)?.message).toMatch(/not in the week/);
    expect(refusalOf((await by(desk.invoicing, own)).answer)).toBeUndefined();
  });

  it('stays once its expense is submitted, and another one may still come', async () => {
    const { id, weekId, timesheetEntryId } = await aReceipt();
    await desk.submit(desk.broker, weekId);
    expect(await seen(desk.broker, id)).toMatchObject({ canEdit: false });
    expect(refusalOf(await remove(desk.broker, id))?.code).toBe('FORBIDDEN');
    const late = await attach(desk.broker, 'Timesheet', { parentId: weekId, timesheetEntryId });
    expect(refusalOf(late.answer)).toBeUndefined();
  });

  it('outlives a save of its week, stays with the week where its expense goes, and goes with the week', async () => {
    const { id, weekId, entries, timesheetEntryId } = await aReceipt();
    const revision = async () => {
      const rows = await desk.query<{ revision: number }>(
        'select revision from timesheet where id = $1',
        weekId,
      );
      return rows[0]?.revision;
    };
    const put = async (lines: readonly Values[]) =>
      fieldOf(
        await desk.saveWeek(desk.broker, {
          id: weekId,
          revision: await revision(),
          notes: 'x',
          entries: lines,
        }),
        'saved',
      );
    const kept = () =>
      desk.query<{ line: string | null }>(
        'select timesheet_entry_id as line from related_document where id = $1',
        id,
      );
    await put(entries);
    expect(await kept()).toEqual([{ line: timesheetEntryId }]);
    await put(entries.slice(1));
    expect(await kept()).toEqual([{ line: null }]);
    const gone = await call(desk.broker, 'mutation D($ids: [ID!]!) { gone: deleteTimesheets(ids: $ids) }', {
      ids: [weekId],
    });
    expect(refusalOf(gone)).toBeUndefined();
    expect(await kept()).toEqual([]);
  });

  it('is told at the invoice that bills its expense', async () => {
    const { id, weekId, entries } = await aReceipt();
    await desk.submit(desk.broker, weekId);
    await desk.approve(desk.leader, weekId);
    const made = fieldOf(await desk.draft(entries.map((entry) => entry['id'])), 'made');
    const receipts = async () =>
      (
        await call(desk.invoicing, 'query I($id: ID!) { invoice(id: $id) { receipts { id } } }', {
          id: made['id'],
        })
      ).data?.['invoice'];
    expect(await receipts()).toEqual({ receipts: [{ id }] });
  });
});

describe('a document of an invoice', () => {
  it('is for those who invoice, and is called by its number once it has one', async () => {
    const { entryIds } = await desk.approvedWeek((day) => [desk.line(day)]);
    const made = fieldOf(await desk.draft(entryIds), 'made');
    const { id, answer } = await attach(desk.invoicing, 'Invoice', { parentId: made['id'] });
    expect(refusalOf(answer)).toBeUndefined();
    for (const client of [desk.broker, desk.leader, ...Object.values(others)])
      expect(await seen(client, id)).toBeNull();
    const bill = fieldOf(await desk.finalize(made['id'], made['revision']), 'made');
    const [named] = await desk.query<{ name: string }>(
      'select record_name as name from related_document where id = $1',
      id,
    );
    expect(named?.name).toContain(String(bill['number']));
  });
});
