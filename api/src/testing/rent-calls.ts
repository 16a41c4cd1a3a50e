import { randomUUID } from 'node:crypto';
import { call, fieldOf, type Values } from './billing-calls.ts';
import type { TestClient, TestServer } from './test-server.ts';

const runFields = `id revision number status month missedSince rentCount oddCount paidCount total takenBackReason
  sentCount unsentCount sendings { id sequence paymentCount total sentBy { id } } canEdit canApprove preparedBy { id } approvedBy { id }`;

const rentFields = `id agreement { id } dueDate amount oddities paidByHand decision decisionReason isPaid
  heads { name amount } shares { payeeName amount payee { id } }`;

/** A lease as the tests make it; `owners` are parts such as `1/2` or `joint`. */
interface Lease {
  readonly effectiveDate: string | null;
  readonly annual: string | null;
  readonly owners?: readonly string[];
}

export type RentDesk = Awaited<ReturnType<typeof rentDesk>>;

/**
 * Calls of people in Northfork who handle rents: one prepares them, another one approves. Northfork's projects in the
 * demo have no rents.
 */
export async function rentDesk(server: TestServer) {
  const query = async <T>(text: string, ...values: readonly unknown[]): Promise<T[]> =>
    (await server.database.pool.query(text, [...values])).rows as T[];
  // The demo's leases must not affect the counts of the tests.
  await query('update compensation set is_annual = false');
  const preparer = await server.signIn('operator');
  const approver = await server.signIn('approver');
  const [project] = await query<{
    id: string;
  }>(`select p.id from surface_project p join company c on c.id = p.operator_id
    where c.code = 'NFE' and not p.is_archived order by p.id limit 1`);
  const [head] = await query<{ id: string }>(`select id from compensation_type where code = 'Loss of Use'`);
  const people = await query<{ id: string }>(
    `select id from business_associate where is_active and address_line1 <> '' order by id limit 5`,
  );
  if (!project || !head) throw new Error('The demo has no such project.');
  let made = 0;

  /** Adds the rows of an agreement with annual compensation. */
  async function lease({ effectiveDate, annual, owners = ['1/1'] }: Lease) {
    const id = randomUUID();
    made += 1;
    const number = `RENT-${made}`;
    await query(
      `insert into agreement (id, surface_project_id, sequence, agreement_number, name, effective_date)
       values ($1, $2, $3, $4, 'A lease', $5)`,
      ...[id, project?.id, 9000 + made, number, effectiveDate],
    );
    for (const [place, part] of owners.entries()) {
      const [above, below] = part.split('/');
      await query(
        `insert into landowner (id, agreement_id, sequence, business_associate_id, is_joint_tenant,
           interest_fraction_numerator, interest_fraction_denominator) values (gen_random_uuid(), $1, $2, $3, $4, $5, $6)`,
        ...[id, place + 1, people[place]?.id, part === 'joint', below ? above : null, below ?? null],
      );
    }
    await query(
      `insert into compensation (id, agreement_id, sequence, compensation_type_id, amount, is_annual)
       values (gen_random_uuid(), $1, 1, $2, $3, $4)`,
      ...[id, head?.id, annual ?? '500', annual !== null],
    );
    return { id, number, head: head?.id ?? '', payees: owners.map((_, place) => people[place]?.id) };
  }

  const saveSchedule = async (id: string, change: Values, client: TestClient = preparer) => {
    const [known] = await query<{ revision: number }>('select revision from rent_schedule where id = $1', id);
    return call(
      client,
      `mutation U($input: RentScheduleInput!) { made: updateRentSchedule(input: $input) { id revision firstDueDate
        intervalMonths endDate hold holdReason rates { fromDate amount } } }`,
      { input: { id, revision: known?.revision ?? 1, ...change } },
    );
  };

  const prepare = (month: string, change: Values = {}, client: TestClient = preparer) =>
    call(
      client,
      `mutation P($input: PrepareRentsInput!) { made: prepareRents(input: $input) { ${runFields} } }`,
      { input: { id: randomUUID(), month, surfaceProjectId: project.id, ...change } },
    );

  const rentsOf = async (id: unknown): Promise<readonly Values[]> => {
    const answer = await call(
      preparer,
      `query R($id: ID!) { found: rents(rentRunId: $id, first: 200) { nodes { ${rentFields} } totalCount } }`,
      { id },
    );
    return fieldOf(answer, 'found')['nodes'] as readonly Values[];
  };

  const prepared = async (month: string, change: Values = {}) => {
    const run = fieldOf(await prepare(month, change), 'made');
    return { run, rents: await rentsOf(run['id']) };
  };

  const step =
    (name: 'approveRents' | 'refreshRents' | 'sendRents') =>
    (id: unknown, revision: unknown, client: TestClient = name === 'approveRents' ? approver : preparer) =>
      call(
        client,
        `mutation S($id: ID!, $revision: Int!) { made: ${name}(id: $id, revision: $revision) { ${runFields} } }`,
        { id, revision },
      );

  const takeBack = ({ id, revision }: Values, reason: string) =>
    call(
      preparer,
      `mutation T($id: ID!, $revision: Int!, $reason: String!) {
        made: takeBackRents(id: $id, revision: $revision, reason: $reason) { ${runFields} } }`,
      { id, revision, reason },
    );

  const decide = (
    { id, revision }: Values,
    ids: readonly unknown[],
    decision: string | null,
    reason: string | null,
  ) =>
    call(
      preparer,
      `mutation D($id: ID!, $revision: Int!, $ids: [ID!]!, $decision: RentDecision, $reason: String) {
        made: decideRents(rentRunId: $id, revision: $revision, ids: $ids, decision: $decision, reason: $reason) {
          ${runFields} } }`,
      { id, revision, ids, decision, reason },
    );

  return {
    ...{
      query,
      preparer,
      approver,
      project,
      lease,
      saveSchedule,
      prepare,
      prepared,
      rentsOf,
      takeBack,
      decide,
    },
    schedule: async (id: string, change: Values) => fieldOf(await saveSchedule(id, change), 'made'),
    readRun: (id: unknown, client: TestClient) =>
      call(client, `query R($id: ID!) { found: rentRun(id: $id) { ${runFields} } }`, { id }),
    approve: step('approveRents'),
    refresh: step('refreshRents'),
    send: step('sendRents'),
  };
}
