import { getNamedType, isObjectType } from 'graphql';
import { type GridAnswer, type GridSource, gridSources } from 'shared-contracts/grids';
import { beforeAll, describe, expect, it } from 'vitest';
import { contractSchema } from '../../platform/graphql/contract-schema.ts';
import { callWithIds } from '../../testing/project-calls.ts';
import { runningServer } from '../../testing/running-server.ts';

/** A project with records of every kind, which the first of these tests archives. */
let project: { readonly id: string; readonly description: string };

const server = await runningServer();
const admin = await server.signIn('admin');

beforeAll(async () => {
  const [found] = await query<{ id: string; description: string }>(
    `select p.id, p.description from surface_project p where not p.is_archived and ${tables
      .map((table) => `exists (select 1 from ${table} r where r.surface_project_id = p.id)`)
      .join(' and ')} order by p.id limit 1`,
  );
  if (!found) throw new Error('There is no such project.');
  project = found;
});

const query = async <T>(text: string, ...values: readonly unknown[]): Promise<T[]> =>
  (await server.database.pool.query(text, [...values])).rows as T[];

const snake = (type: string) =>
  type.replace(/[A-Z]/g, (letter, at: number) => `${at > 0 ? '_' : ''}${letter.toLowerCase()}`);

/** Billing records stay visible: work that was done and billed does not disappear with the project. */
const bills = ['Invoice', 'RateSchedule', 'RentRun', 'Timesheet', 'TimesheetEntry'];

const fieldsOf = (type: string): readonly string[] => {
  const found = contractSchema.getType(type);
  return isObjectType(found) ? Object.keys(found.getFields()) : [];
};

const isOfProject = (type: string) =>
  !bills.includes(type) &&
  ['project', 'projectId', 'surfaceProjectId'].some((name) => fieldsOf(type).includes(name));

/** Every list of records that belong to projects, of any kind. */
const lists = Object.values(contractSchema.getQueryType()?.getFields() ?? {}).flatMap(
  ({ name, type, args }) => {
    const connection = getNamedType(type);
    const node = isObjectType(connection) ? connection.getFields()['nodes'] : undefined;
    const of = node && getNamedType(node.type).name;
    const isWhole = args.every((arg) => !String(arg.type).endsWith('!'));
    return of && isWhole && isOfProject(of) ? [{ name, of }] : [];
  },
);
const grids = gridSources.filter(({ type }) => isOfProject(type));
const tables = [...new Set([...lists.map(({ of }) => of), ...grids.map(({ type }) => type)])].map(snake);

async function idsInList(name: string, narrowed = ''): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null; ; ) {
    const { data, errors } = await admin.graphql(
      `query L($after: String) { list: ${name}(first: 1000, after: $after${narrowed}) {
        nodes { id } pageInfo { hasNextPage endCursor } totalCount } }`,
      { after },
    );
    expect(errors).toBeUndefined();
    const page = data?.['list'] as {
      nodes: readonly { id: string }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
      totalCount: number;
    };
    ids.push(...page.nodes.map(({ id }) => id));
    if (!page.pageInfo.hasNextPage) {
      expect(ids.length).toBe(page.totalCount);
      return ids;
    }
    after = page.pageInfo.endCursor;
  }
}

async function grid({ name, columns }: GridSource, body: object): Promise<GridAnswer> {
  const answer = await admin.post(`/api/grids/source/${name}`, {
    columns: columns.slice(0, 1).map(({ id }) => ({ id })),
    pageLimit: 1000,
    withTotal: true,
    ...body,
  });
  expect([name, answer.statusCode]).toEqual([name, 200]);
  return answer.json().result;
}

async function idsInGrid(source: GridSource, body: object = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | undefined; ; ) {
    const { rows, next, total }: GridAnswer = await grid(source, { ...body, ...(after ? { after } : {}) });
    ids.push(...rows.map(({ id }) => id));
    if (!next) {
      expect(ids.length).toBe(total);
      return ids;
    }
    after = next;
  }
}

const ofArchived = async (table: string, ids: readonly string[]) =>
  query(
    `select r.id from ${table} r join surface_project p on p.id = r.surface_project_id
      where p.is_archived and r.id = any ($1::uuid[])`,
    ids,
  );

const ownRows = async (table: string) =>
  (
    await query<{ id: string }>(
      `select id from ${table} where surface_project_id = $1 order by id`,
      project.id,
    )
  ).map(({ id }) => id);

const search = async (text: string) =>
  (await admin.get(`/api/search?text=${encodeURIComponent(text)}&first=20`)).json().result
    .records as readonly {
    kind: string;
    path: string;
  }[];

const day = async () => JSON.stringify((await admin.get('/api/start/today?zone=America/Edmonton')).json());

/** Everything that is listed for an associate who owns land of the project. */
async function rowsOfAssociate(): Promise<string> {
  const [owner] = await query<{ id: string }>(
    `select l.business_associate_id as id from landowner l join agreement a on a.id = l.agreement_id
      where a.surface_project_id = $1 order by 1 limit 1`,
    project.id,
  );
  const { data, errors } = await admin.graphql(
    `query A($id: ID!) { businessAssociate(id: $id) { projects { id } agreements(first: 1000) { project { id } }
      requests(first: 1000) { project { id } } stakeholders(first: 1000) { project { id } }
      tasks(first: 1000) { project { id } } } }`,
    { id: owner?.id },
  );
  expect(errors).toBeUndefined();
  return JSON.stringify(data);
}

/** The lists below the project, each with the ids of its rows. */
async function rowsOfProject(): Promise<Readonly<Record<string, readonly { id: string }[]>>> {
  const below = ['agreements', 'requests', 'stakeholders', 'communications', 'events', 'documents', 'tasks'];
  const more = ['indigenousEngagements', 'obligations', 'keyDates'];
  const { data, errors } = await admin.graphql(
    `query P($id: ID!) { found: surfaceProject(id: $id) { ${[...below, ...more]
      .map((name) => `${name}(first: 1000) { id }`)
      .join(' ')} } }`,
    { id: project.id },
  );
  expect(errors).toBeUndefined();
  return (data?.['found'] ?? {}) as Readonly<Record<string, readonly { id: string }[]>>;
}

describe('rows of an archived project', () => {
  it('are those of every noun that stands in projects', () => {
    expect(lists.map(({ name }) => name).toSorted()).toEqual(
      expect.arrayContaining([
        'agreements',
        'assignedTasks',
        'communications',
        'events',
        'obligations',
        'requests',
      ]),
    );
    expect(grids.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'agreements',
        'requests',
        'stakeholders',
        'assigned-tasks',
        'documents',
        'events',
      ]),
    );
  });

  it('are found before it is archived, by who looks for them', async () => {
    const [first] = await query<{ agreement_number: string }>(
      'select agreement_number from agreement where surface_project_id = $1 order by agreement_number limit 1',
      project.id,
    );
    const number = first?.agreement_number ?? '';
    const found = async (text: string) =>
      (await search(text)).filter(({ path }) => path?.includes(project.id)).map(({ kind }) => kind);
    expect(await found(number)).toContain('agreements');
    expect(await found(project.description)).not.toEqual([]);
    const agreement = (await ownRows('agreement'))[0];
    await admin.post('/api/start/recent', { source: 'agreements', id: agreement });
    expect(await day()).toContain(agreement);
    expect(await rowsOfAssociate()).toContain(project.id);
    const below = await rowsOfProject();
    for (const [name, rows] of Object.entries(below)) expect([name, rows.length]).not.toEqual([name, 0]);

    expect((await callWithIds(admin, 'archiveSurfaceProjects', project.id)).errors).toBeUndefined();
    expect(await found(number)).toEqual([]);
    // Words of its description may also occur in another project.
    expect(await found(project.description)).toEqual([]);
    expect(await day()).not.toContain(project.id);
    expect(await rowsOfAssociate()).not.toContain(project.id);
    expect(await rowsOfProject()).toEqual(below);
  });

  it.each(lists)('are in no page of $name, and in that of their project', async ({ name, of }) => {
    const ids = await idsInList(name);
    expect(ids.length).toBeGreaterThan(0);
    expect(await ofArchived(snake(of), ids)).toEqual([]);
    const field = contractSchema.getQueryType()?.getFields()[name];
    const narrowing = field?.args.find((arg) => ['surfaceProjectId', 'parentId'].includes(arg.name));
    if (!narrowing) return;
    const own = await ownRows(snake(of));
    const listed = await idsInList(name, `, ${narrowing.name}: "${project.id}"`);
    expect(listed.length).toBeGreaterThan(0);
    expect(own).toEqual(expect.arrayContaining(listed));
  });

  it.each(grids)('are in no page of the grid of $name, and in that of their project', async (source) => {
    const ids = await idsInGrid(source);
    expect(ids.length).toBeGreaterThan(0);
    expect(await ofArchived(snake(source.type), ids)).toEqual([]);
    const listed = await idsInGrid(source, { parameters: [{ id: 'surfaceProjectId', value: project.id }] });
    expect(listed.length).toBeGreaterThan(0);
    expect(await ownRows(snake(source.type))).toEqual(expect.arrayContaining(listed));
  });

  it('offer nothing to filter those lists by', async () => {
    for (const { id, configId, columns } of grids) {
      const column = columns.find((one) => one.id === 'projectDescription');
      if (!column) continue;
      const values = await admin.get(`/api/grids/source/${id}/config/${configId}/column/${column.id}`);
      expect(values.json().result).not.toContain(project.description);
    }
  });

  it('are read at their address, and are back in the lists with their project', async () => {
    const [id] = await ownRows('agreement');
    const read = await admin.graphql('query R($id: ID!) { agreement(id: $id) { id } }', { id });
    expect(read.data).toEqual({ agreement: { id } });
    await callWithIds(admin, 'restoreSurfaceProjects', project.id);
    for (const { name, of } of lists) {
      const own = await ownRows(snake(of));
      expect(await idsInList(name)).toEqual(expect.arrayContaining(own));
    }
  });
});
