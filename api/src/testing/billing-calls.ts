import { randomUUID } from 'node:crypto';
import { dayAfter } from 'shared-contracts/days';
import { refusalOf } from './associate-calls.ts';
import type { TestClient, TestServer } from './test-server.ts';

export type Values = Readonly<Record<string, unknown>>;

type Answer = Awaited<ReturnType<TestClient['graphql']>>;

/** The value of a field in an answer. Throws the API's errors if there is none. */
export function fieldOf(answer: Answer, name: string): Values {
  if (!answer.data?.[name]) throw new Error(JSON.stringify(answer.errors));
  return answer.data[name] as Values;
}

/** The lines of a week in an answer. */
export const entriesOf = (saved: Values) => saved['entries'] as readonly Values[];

/** Calls the API as a person. */
export const call = (client: TestClient, text: string, variables: Values = {}) =>
  client.graphql(text, variables);

/** The fields of a week that tests read. */
export const weekFields = `id revision status canEdit days { date reason }
  entries { id date status work quantity unitPrice amount rateKind rateReason lock invoiceNumber sentBackReason }`;

const invoiceFields = `id revision number status kind subtotal tax total terms invoiceDate sentDate paidDate
  lines { id description quantity unitPrice amount } taxes { rate taxable amount } reverses { id }`;

export type BillingDesk = Awaited<ReturnType<typeof billingDesk>>;

/** What people in the broker's company do with time and invoices: enter time, approve it, bill it. */
export async function billingDesk(server: TestServer) {
  const query = async <T>(text: string, ...values: readonly unknown[]): Promise<T[]> =>
    (await server.database.pool.query(text, [...values])).rows as T[];
  const broker = await server.signIn('broker');
  const leader = await server.signIn('leader');
  const invoicing = await server.signIn('invoicing');
  const [project] = await query<{ id: string; client: string }>(
    `select p.id, p.client_id as client from surface_project p join company c on c.id = p.broker_id
     join business_associate b on b.id = p.client_id
     where c.code = 'RLS' and p.afe_number <> '' and not p.is_archived and b.name like 'Northfork%' order by p.id limit 1`,
  );
  if (!project) throw new Error('The demo has no such project.');

  /** Mondays of weeks that the demo does not use, a new one for each call. */
  let monday = '2027-01-04';
  const nextWeek = () => {
    const week = monday;
    monday = dayAfter(monday, 7);
    return week;
  };

  const saveWeek = (client: TestClient, input: Values) =>
    call(
      client,
      `mutation S($input: TimesheetInput!) { saved: updateTimesheet(input: $input) { ${weekFields} } }`,
      { input },
    );

  const line = (date: string, change: Values = {}) => ({
    ...{ id: randomUUID(), date, project: { id: project.id }, work: 'Land agent', quantity: '8' },
    ...change,
  });

  /** Saves a week of the broker with lines. */
  async function newWeek(lines: (monday: string) => readonly Values[]) {
    const weekStarting = nextWeek();
    const entries = lines(weekStarting);
    const saved = fieldOf(await saveWeek(broker, { id: randomUUID(), weekStarting, entries }), 'saved');
    return { id: String(saved['id']), weekStarting, entries, saved };
  }

  const submit = (client: TestClient, id: string) =>
    call(
      client,
      'mutation S($ids: [ID!]!) { done: submitTimesheets(ids: $ids, allowDaysAhead: true) { lineCount } }',
      {
        ids: [id],
      },
    );

  const approve = (client: TestClient, id: string) =>
    call(
      client,
      'mutation A($ids: [ID!]!) { done: approveTime(selection: { timesheetIds: $ids }) { lineCount leftCount reasons } }',
      { ids: [id] },
    );

  /** A week that is approved and ready to be billed. */
  async function approvedWeek(lines: (monday: string) => readonly Values[]) {
    const made = await newWeek(lines);
    for (const answer of [await submit(broker, made.id), await approve(leader, made.id)]) {
      const refused = refusalOf(answer);
      if (refused) throw new Error(refused.message);
    }
    return { ...made, entryIds: made.entries.map(({ id }) => id) };
  }

  const draft = (entryIds: readonly unknown[], change: Values = {}) =>
    call(
      invoicing,
      `mutation D($input: InvoiceDraftInput!) { made: draftInvoice(input: $input) { ${invoiceFields} } }`,
      {
        input: { id: randomUUID(), clientId: project.client, invoiceDate: '2027-10-31', entryIds, ...change },
      },
    );

  const finalize = (id: unknown, revision: unknown) =>
    call(
      invoicing,
      `mutation F($id: ID!, $revision: Int!) { made: finalizeInvoice(id: $id, revision: $revision) { ${invoiceFields} } }`,
      { id, revision },
    );

  const reverse = (id: unknown, revision: unknown) =>
    call(
      invoicing,
      `mutation R($id: ID!, $revision: Int!, $by: ID!) { made: reverseInvoice(id: $id, revision: $revision,
        reversalId: $by, date: "2027-10-31", reason: "Wrong AFE") { ${invoiceFields} } }`,
      { id, revision, by: randomUUID() },
    );

  /** `sendInvoice` or `payInvoice`. */
  const settle = (step: 'payInvoice' | 'sendInvoice', id: unknown, revision: unknown, date: string | null) =>
    call(
      invoicing,
      `mutation S($id: ID!, $revision: Int!, $date: Date) { made: ${step}(id: $id, revision: $revision, date: $date) { ${invoiceFields} } }`,
      { id, revision, date },
    );

  const saveInvoice = (input: Values) =>
    call(
      invoicing,
      `mutation U($input: InvoiceInput!) { made: updateInvoice(input: $input) { ${invoiceFields} } }`,
      { input },
    );

  const work = async (asOf = '2027-06-30') => {
    const answer = await call(
      invoicing,
      `query W($asOf: Date!) { work: workInProgress(asOf: $asOf, first: 500) {
        lines { id age hindrance sentence amount } all { lineCount upTo30 upTo60 upTo90 over90 total }
        groups { groupId total lineCount } hindrances { hindrance total } } }`,
      { asOf },
    );
    return fieldOf(answer, 'work');
  };

  return {
    ...{ query, broker, leader, invoicing, project, nextWeek, saveWeek, line, newWeek, submit, approve },
    ...{ approvedWeek, draft, finalize, reverse, settle, saveInvoice, work },
  };
}
