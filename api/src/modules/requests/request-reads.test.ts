import { beforeAll, expect, it } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

let ids: Readonly<Record<string, string>>;

const ours = `join surface_project p on p.id = r.surface_project_id and not p.is_archived
  join company o on o.code = 'RLS' and o.id in (p.owner_id, p.broker_id)`;

const server = await runningServer();
const broker = await server.signIn('broker');

beforeAll(async () => {
  const { rows } = await server.database.pool.query(
    `select a.*, b.* from
      (select r.surface_project_id as project, r.id as request, min(i.id::text) as item
        from request r ${ours} join request_item i on i.request_id = r.id group by 1, 2 order by 2 limit 1) a,
      (select r.id as stakeholder from stakeholder r ${ours} order by 1 limit 1) b`,
  );
  ids = rows[0];
});

const of = (type: string, fields: string) =>
  `query R($${type}: ID!) { found: ${type}(id: $${type}) { ${fields} } }`;
const ofItem = (fields: string) => `query R($item: ID!) { found: requestItem(id: $item) { ${fields} } }`;
const associate = 'businessAssociate { id name } contact { id name }';
const communications = 'communications(first: 50) { id date comments step representative { fullName } }';
const tasks = 'tasks(first: 50) { id task { name role { name } } assignee { fullName } dueDate }';

it.each([
  [
    'the list of requests',
    `query R($project: ID!) { found: requests(surfaceProjectId: $project, first: 50) { nodes { id sequence
      ${associate} requestType { code } grantorType connectNumber connectStatus sentDate receivedDate completedDate
      earliestExpiry relatedParcels { formattedLegalDescription uniqueNumber }
      requestItems { requestItemType { code } } canEdit canDelete } } }`,
  ],
  [
    'a request',
    of(
      'request',
      `id revision requestScope conditions ${associate} requestType { id code description }
      grantorCompany { name } canEdit canDelete`,
    ),
  ],
  ['its communications', of('request', communications)],
  ['its tasks', of('request', tasks)],
  [
    'its items',
    of(
      'request',
      'requestItems { id revision sequence description requestItemType { code } expiryDate canEdit }',
    ),
  ],
  [
    'an item',
    ofItem(`id revision sequence description conditions effectiveDate expiryDate marker reference spread term termUnit
      requestItemType { code } historicalType { code requestType { code } } canEdit`),
  ],
  ['its parcels', ofItem('relatedParcels { sequence parcel { formattedLegalDescription uniqueNumber } }')],
  ['its roads', ofItem('roads { sequence road { name length } usedLength notes }')],
  ['its revisions', ofItem('revisions { sequence date details }')],
  [
    'the list of stakeholders',
    `query R($project: ID!) { found: stakeholders(surfaceProjectId: $project, first: 50) { nodes { id sequence
      ${associate} stakeholderTypes { type { code } } relatedParcels { parcel { formattedLegalDescription } }
      details { notifiedDate consentDate expiryDate completedDate } } } }`,
  ],
  [
    'a stakeholder',
    of(
      'stakeholder',
      `id revision ${associate} interestType { code } landInterest landInformation distanceToInterest
      details { notifiedDate consentDate expiryDate completedDate } pauses { fromDate toDate reason } canEdit`,
    ),
  ],
  [
    'its types',
    of('stakeholder', 'stakeholderTypes { type { code description } requirement { code description } }'),
  ],
  ['what is said with it', of('stakeholder', communications)],
  ['its own revisions', of('stakeholder', 'revisions { date details }')],
  ['its land', of('stakeholder', 'relatedParcels { parcel { formattedLegalDescription } }')],
  ['what is to be done for it', of('stakeholder', tasks)],
])('%s: read in one statement', async (_, query) => {
  const variables = Object.fromEntries(Object.entries(ids).filter(([name]) => query.includes(`$${name}:`)));
  let answer: Awaited<ReturnType<TestClient['graphql']>> | undefined;
  const count = await countStatements(server, async () => {
    answer = await broker.graphql(query, variables);
  });
  expect(answer?.errors).toBeUndefined();
  expect(answer?.data?.['found']).toBeTruthy();
  expect(count).toBe(2);
});
