import { beforeAll, expect, it } from 'vitest';
import { wholeAgreement } from '../../testing/agreement-calls.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

let ids: Readonly<Record<'project' | 'agreement' | 'communication' | 'task', string>>;

const server = await runningServer();
const broker = await server.signIn('broker');

beforeAll(async () => {
  const { rows } = await server.database.pool.query(
    `select a.surface_project_id as project, a.id as agreement, min(c.id::text) as communication, min(t.id::text) as task
     from agreement a join communication c on c.agreement_id = a.id join assigned_task t on t.agreement_id = a.id
     join surface_project p on p.id = a.surface_project_id join company o on o.id in (p.owner_id, p.broker_id)
     where o.code = 'RLS' and not p.is_archived group by 1, 2 order by 2 limit 1`,
  );
  ids = rows[0];
});

const ofAgreement = (fields: string) =>
  `query R($agreement: ID!) { found: agreement(id: $agreement) { ${fields} } }`;
const owner =
  'businessAssociate { id name email fullAddress phoneNumber cellNumber } contact { id name email }';

it.each([
  [
    'the list of a project',
    `query R($project: ID!) { found: agreements(surfaceProjectId: $project, first: 50) { nodes { id sequence name
      agreementNumber referenceNumber landPurpose { category code description } surfaceStatus { id status }
      interestType { code } documentsAcquiredDate landowners { businessAssociate { name } }
      occupants { businessAssociate { name } } relatedParcels { parcel { formattedLegalDescription } } } } }`,
  ],
  ['the whole of one', ofAgreement(wholeAgreement)],
  [
    'its details',
    ofAgreement(`id agreementType { id code description } landOwner: landownerType { id } subProjectType statusComments
      dates { consentRequestedDate consentReceivedDate documentsAcquiredDate effectiveDate expiryDate plansReceivedDate
        projectCreatedDate sentToFieldDate } term termUnit`),
  ],
  [
    'its landowners',
    ofAgreement(`landowners { id sequence ${owner} interestType { code } interestPercentage }`),
  ],
  [
    'its occupants',
    ofAgreement('occupants { id sequence businessAssociate { id name } contact { name email } notes }'),
  ],
  [
    'its owners and occupants for picklists',
    ofAgreement('landowners { businessAssociate { id name } } occupants { businessAssociate { id name } }'),
  ],
  [
    'its parcels',
    ofAgreement(
      'relatedParcels { sequence parcel { formattedLegalDescription uniqueNumber rightsType legalType } }',
    ),
  ],
  [
    'its titles with their owners',
    ofAgreement(`relatedTitles { sequence title { number status type { code } grossArea netArea registeredDate
      cancelledDate ownerships { businessAssociate { id name } legalName } } }`),
  ],
  [
    'its area and length',
    ofAgreement(`areaAndLength { areaUnit { id code } buildableArea clearedArea grossArea leftWidth rightWidth length
      lengthUnit { id code } widthUnit { id code } }`),
  ],
  ['its survey conditions', ofAgreement('landownerConditions occupantConditions')],
  [
    'its compensation',
    ofAgreement(`compensations { amount costPerUnit date grossAreaOverride notes compensationType { code description
      isCostPerAreaUnit } } compensationFirstYear compensationAnnual`),
  ],
  [
    'its communications',
    ofAgreement('communications(first: 50) { id date comments representative { fullName } }'),
  ],
  [
    'its tasks',
    ofAgreement('tasks(first: 50) { id task { name role { name } } assignee { fullName } dueDate }'),
  ],
  ['its events', ofAgreement('events(first: 50) { id date eventType { code } }')],
  ['its place in the project', ofAgreement('sequence previousId nextId')],
  [
    'one of its communications',
    'query R($communication: ID!) { found: communication(id: $communication) { id date comments } }',
  ],
  ['one of its tasks', 'query R($task: ID!) { found: assignedTask(id: $task) { id notes task { name } } }'],
])('%s is read in one statement', async (_, query) => {
  const variables = Object.fromEntries(Object.entries(ids).filter(([name]) => query.includes(`$${name}:`)));
  let answer: Awaited<ReturnType<TestClient['graphql']>> | undefined;
  const count = await countStatements(server, async () => {
    answer = await broker.graphql(query, variables);
  });
  expect(answer?.errors).toBeUndefined();
  expect(answer?.data?.['found']).toBeTruthy();
  expect(count).toBe(2);
});

it('those that somebody works on are listed, and a foreign company reads none of it', async () => {
  const { rows } = await server.database.pool.query(
    `select land_agent_id as id, count(*)::int as count from agreement a
       join surface_project p on p.id = a.surface_project_id
       join company o on o.code = 'RLS' and o.id in (p.owner_id, p.broker_id, p.operator_id)
     where land_agent_id is not null and not p.is_archived group by 1 order by 1 limit 1`,
  );
  const ofAgent = await broker.graphql(
    'query L($id: ID!) { agreements(landAgentId: $id, first: 1) { totalCount } }',
    { id: rows[0].id },
  );
  expect(ofAgent.data?.['agreements']).toEqual({ totalCount: rows[0].count });
  const prairie = await server.signIn('prairie');
  const { rows: theirs } = await server.database.pool.query(
    `select a.id from agreement a join surface_project p on p.id = a.surface_project_id
       join company o on o.id = p.operator_id where o.code = 'NFE' limit 1`,
  );
  const foreign = await prairie.graphql('query F($id: ID!) { agreement(id: $id) { id } }', {
    id: theirs[0].id,
  });
  expect(foreign.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
});
