import { type GraphQLField, getNamedType } from 'graphql';
import { type GridSource, gridSources } from 'shared-contracts/grids';
import { beforeAll, describe, expect, it } from 'vitest';
import { type DemoName, demoAccounts, demoNames } from '../../demo/demo-accounts.ts';
import { isSourceOn } from '../../grids/may-see-source.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';
import { unseenIds } from '../../testing/unseen-ids.ts';
import { rootFields, wholeSelection } from '../../testing/whole-schema.ts';
import { snakeCase } from './record-mapping.ts';

const server = await runningServer();

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The ids of an answer that the person must not meet. */
function leaks(answer: unknown, unseen: ReadonlySet<string>): string[] {
  return (JSON.stringify(answer).match(uuid) ?? []).filter((id) => unseen.has(id));
}

const idArguments = new Set(['id', 'parentId', 'surfaceProjectId', 'agreementId', 'recordId']);

function callOf(field: GraphQLField<unknown, unknown>, args: string): string {
  // A few rows of everything stay below the allowed cost of an operation.
  const few = field.args.some(({ name }) => name === 'first') ? '(first: 20)' : '';
  return `{ answer: ${field.name}${args || few} ${wholeSelection(field.type, 1)} }`;
}

const needed: Readonly<Record<string, string>> = {
  rateTypes: '(clientId: "0b6d6f0a-5a01-4c00-9a00-000000000002", first: 20)',
};

interface Visitor {
  readonly client: TestClient;
  /** Records of other companies by table. */
  readonly byTable: ReadonlyMap<string, readonly string[]>;
  readonly unseen: ReadonlySet<string>;
}

/** Queries that are refused as a whole to people who may not read any of it. */
const closed: ReadonlySet<string> = new Set([
  'workInProgress',
  'clientBalances',
  'fixedFees',
  'taxReturns',
  'taxedInvoices',
  'ratesOnDay',
  'rentOddities',
]);

/** A person of the demo, and the ids that they must never see: none for a system administrator. */
async function visit(name: DemoName): Promise<Visitor> {
  const client = await server.signIn(name);
  const account = demoAccounts.find(({ userName }) => userName.startsWith(`${name}@`));
  const isAdmin = name === 'admin';
  const byTable = isAdmin ? new Map() : await unseenIds(server.database.pool, account?.company.id ?? '');
  return { client, byTable, unseen: new Set([...byTable.values()].flat()) };
}

/** The names that a filter offers although only rows of other companies refer to them. */
async function namesOfOthers({ client, byTable }: Visitor, source: GridSource): Promise<string[]> {
  if (!source.columns.some(({ id }) => id === 'recordName')) return [];
  const table = snakeCase(source.type);
  const { rows } = await server.database.pool.query<{ name: string }>(
    `select record_name as name from ${table} group by record_name having bool_and(id = any ($1))`,
    [byTable.get(table) ?? []],
  );
  const hidden = new Set(rows.map((row) => row.name));
  const address = `/api/grids/source/${source.id}/config/${source.configId}/column/recordName`;
  const offered: string[] = (await client.get(address)).json().result;
  expect(offered.length).toBeGreaterThan(0);
  return offered.filter((value) => hidden.has(value));
}

describe.each(demoNames)('%s', (name) => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await visit(name);
  });

  it('meets no record of a project of others in any list of the schema', async () => {
    for (const field of rootFields()) {
      const isOpen = field.args.every(
        ({ type, defaultValue }) => !String(type).endsWith('!') || defaultValue !== undefined,
      );
      if (!isOpen && !needed[field.name]) continue;
      const answer = await visitor.client.graphql(callOf(field, needed[field.name] ?? ''));
      if (closed.has(field.name) && answer.errors) {
        expect(answer.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
        continue;
      }
      expect([field.name, answer.errors]).toEqual([field.name, undefined]);
      expect([field.name, leaks(answer, visitor.unseen)]).toEqual([field.name, []]);
    }
  });

  it('meets none of them in any grid or filter', async () => {
    const { rows } = await server.database.pool.query<{ description: string }>(
      'select description from surface_project where id = any ($1)',
      [visitor.byTable.get('surface_project') ?? []],
    );
    const hidden = new Set(rows.map(({ description }) => description));
    const { flags } = (await visitor.client.get('/api/start')).json().result;
    for (const source of gridSources) {
      const answer = await visitor.client.post(`/api/grids/source/${source.id}`, {
        columns: source.columns.map(({ id }) => ({ id })),
        pageLimit: 1000,
        withTotal: true,
      });
      const isOn = isSourceOn(source, flags);
      expect([source.name, answer.statusCode]).toEqual([source.name, isOn ? 200 : 403]);
      if (!isOn) continue;
      expect([source.name, leaks(answer.json(), visitor.unseen)]).toEqual([source.name, []]);
      expect(await namesOfOthers(visitor, source)).toEqual([]);
      if (!source.columns.some(({ id }) => id === 'projectDescription')) continue;
      const values = await visitor.client.get(
        `/api/grids/source/${source.id}/config/${source.configId}/column/projectDescription`,
      );
      expect(values.json().result.filter((value: string) => hidden.has(value))).toEqual([]);
    }
  });
});

/** Arguments below a parent that guess the ids of other companies' records. */
const guessesOf = (idOf: (table: string) => string): readonly string[] => {
  const [project, agreement, request] = ['surface_project', 'agreement', 'request'].map(idOf);
  const manager = idOf('task_manager');
  return [
    `agreements(surfaceProjectId: "${project}") { nodes { id } }`,
    `requests(surfaceProjectId: "${project}") { totalCount }`,
    `stakeholders(surfaceProjectId: "${project}") { nodes { id } }`,
    `events(surfaceProjectId: "${project}") { nodes { id } }`,
    `events(agreementId: "${agreement}") { nodes { id } }`,
    `agreementRules(agreementId: "${agreement}") { id }`,
    `previewAgreements(ids: ["${agreement}"], values: { statusComments: "x" }) { revision }`,
    `movedByBulk(ids: ["${agreement}"], values: { consentReceivedDate: "2026-11-20" }) { id }`,
    `refusalOfDeletion(deletion: "deleteAgreements", ids: ["${agreement}"])`,
    `keyDates(surfaceProjectId: "${project}") { id }`,
    `memberPhoneNumbers(parentId: "${project}", organizationTypeId: "${project}") { number }`,
    `projectStanding(id: "${project}") { agreements }`,
    `projectProgress(id: "${project}") { agreements }`,
    `movedTasks(input: { id: "${project}", keyDates: [] }) { id }`,
    `assignedTasks(surfaceProjectId: "${project}") { nodes { id } }`,
    `communications(parentId: "${agreement}", source: Agreement) { nodes { id } }`,
    `communications(parentId: "${project}") { nodes { id } }`,
    `comments(parentId: "${project}", source: Project) { nodes { id } }`,
    `comments(parentId: "${agreement}", source: Agreement) { totalCount }`,
    `comments(parentId: "${idOf('assigned_task')}", source: AssignedTask) { nodes { id } }`,
    `mentionablePeople(parentId: "${agreement}", source: Agreement) { id }`,
    `documents(parentId: "${project}", parentType: Project) { id }`,
    `documents(parentId: "${request}", parentType: Request) { id }`,
    `history(recordKind: SURFACE_PROJECT, recordId: "${project}") { id }`,
    `history(recordKind: AGREEMENT, recordId: "${agreement}") { id }`,
    `externalIds(recordKind: AGREEMENT, recordId: "${agreement}") { system }`,
    `projectHistory(surfaceProjectId: "${project}") { nodes { id } }`,
    `projectHistoryPeople(surfaceProjectId: "${project}") { id }`,
    `consultationBoard(surfaceProjectId: "${project}") { __typename }`,
    `consultationRecipients(surfaceProjectId: "${project}") { __typename }`,
    `consultationRecipient(surfaceProjectId: "${project}", id: "${agreement}") { __typename }`,
    `consultationLog(surfaceProjectId: "${project}") { __typename }`,
    `contactCard(source: Agreement, parentId: "${agreement}") { id }`,
    `plannedTasks(taskManagerId: "${manager}", parentClass: Project, parentId: "${project}") { __typename }`,
    `ratesOnDay(surfaceProjectId: "${project}", date: "2026-11-20") { __typename }`,
    `rents(rentRunId: "${agreement}") { nodes { id } }`,
    `paymentBalances(ids: ["${idOf('agreement_payment')}"]) { id }`,
    `rentOddities(rentRunId: "${agreement}") { oddity }`,
  ];
};

/** Fields that need other arguments than a record's id or its parent's, and why no guess at a parent is made of them. */
const guessedElsewhere: Readonly<Record<string, string>> = {
  parcelsByDescription: 'land is everybody’s',
  taxReturns: 'they are of the person’s own company, for those who invoice',
  taxedInvoices: 'they are of the person’s own company, for those who invoice',
  businessAssociateLookAlikes: 'business associates are everybody’s',
  mergePreview: 'business associates are everybody’s, and merged by system administrators',
  agreementHandover: 'counts what the asker sees of a person’s work',
  ruleRehearsal: 'rules are everybody’s, and administrators alone ask; it lists what the asker sees',
  taskModelMoves: 'models are everybody’s, and administrators alone ask; it lists what the asker sees',
  taskEffects: 'told of tasks that the asker sends',
  movedByTasks: 'told of tasks that the asker sends',
  missingWeeks: 'told of the asker’s own company',
  rateTypes: 'asked in the lists above',
};

it('knows every field that needs more than an id', () => {
  const guessed = new Set(guessesOf(String).map((guess) => guess.slice(0, guess.indexOf('('))));
  const needing = rootFields().filter(({ args }) =>
    args.some(
      ({ name, type, defaultValue }) =>
        name !== 'id' && String(type).endsWith('!') && defaultValue === undefined,
    ),
  );
  expect(needing.length).toBeGreaterThan(15);
  expect(
    needing.map(({ name }) => name).filter((name) => !guessed.has(name) && !guessedElsewhere[name]),
  ).toEqual([]);
});

describe.each(demoNames.filter((name) => name !== 'admin'))('%s guesses', (name) => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await visit(name);
  });

  it('gets NOT_FOUND for every guessed id of every record kind', async () => {
    expect(visitor.unseen.size).toBeGreaterThan(100);
    for (const field of rootFields()) {
      const table = snakeCase(getNamedType(field.type).name);
      const [id] = visitor.byTable.get(table) ?? [];
      if (!id || !field.args.some((argument) => argument.name === 'id')) continue;
      const answer = await visitor.client.graphql(callOf(field, `(id: "${id}")`));
      expect([field.name, answer.errors?.[0]?.extensions['code']]).toEqual([field.name, 'NOT_FOUND']);
      expect(answer.data).toEqual({ answer: null });
    }
  });

  it('gets NOT_FOUND for every list of a parent of others', async () => {
    const project = visitor.byTable.get('surface_project')?.[0];
    const guesses = guessesOf((table) => visitor.byTable.get(table)?.[0] ?? crypto.randomUUID());
    for (const guess of guesses) {
      const { errors } = await visitor.client.graphql(`{ ${guess} }`);
      const code = errors?.[0]?.extensions['code'];
      if (closed.has(guess.slice(0, guess.indexOf('('))) && code === 'FORBIDDEN') continue;
      expect([guess, code]).toEqual([guess, 'NOT_FOUND']);
    }
    const { data } = await visitor.client.graphql(
      `{ access: currentUserCanAccessProject(id: "${project}") edit: currentUserCanEditProject(id: "${project}") }`,
    );
    expect(data).toEqual({ access: false, edit: false });
  });
});

it('arguments that name records are known to the walk', () => {
  const known = new Set([
    ...idArguments,
    'productClientId',
    'operatorProductClientId',
    'countryId',
    'stateProvinceId',
    'formTypeId',
    'masterModelIdToExclude',
    'taskRoleId',
    'companyId',
    'bandId',
    'requestTypeId',
    'clientId',
    'userId',
    'reportId',
    'organizationTypeId',
    'businessAssociateIds',
    'parcelIds',
    'personId',
    'taskManagerId',
    'rentRunId',
    'landAgentId',
    'fromId',
    'ids',
    'winnerId',
    'loserId',
    'after',
  ]);
  const names = rootFields().flatMap((field) =>
    field.args.filter(({ type }) => getNamedType(type).name === 'ID').map((argument) => argument.name),
  );
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});
