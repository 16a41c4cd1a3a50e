import { beforeAll, describe, expect, it } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';

let projectId: string;

const server = await runningServer();
const broker = await server.signIn('broker');

beforeAll(async () => {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `select id from surface_project where owner_id = broker_id order by id limit 1`,
  );
  projectId = rows[0]?.id ?? '';
});

type Entry = Readonly<Record<string, never>>;

async function read(query: string, client = broker): Promise<Record<string, Entry>> {
  const { data, errors } = await client.graphql(query);
  expect(errors).toBeUndefined();
  return data as Record<string, Entry>;
}

/** How many statements some work sends to the database; the session's own lookup is one of each request. */
async function statements(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const add = () => {
    count += 1;
  };
  server.database.pool.on('acquire', add);
  await work();
  server.database.pool.off('acquire', add);
  return count;
}

const session = 1;

describe('a project', () => {
  it('holds its agreements with owners and parcels, in one statement however many there are', async () => {
    const query = (first: number) => `{ surfaceProject(id: "${projectId}") {
      description operator { name } canEdit currentUserRole
      agreements(first: ${first}) { name canEdit
        landowners { legalName businessAssociate { name fullAddress } }
        relatedParcels { sequence parcel { formattedLegalDescription } } } } }`;
    expect(await statements(() => read(query(1)))).toBe(session + 1);
    expect(await statements(() => read(query(50)))).toBe(session + 1);
    const { surfaceProject } = (await read(query(50))) as unknown as {
      surfaceProject: {
        currentUserRole: string;
        canEdit: boolean;
        agreements: readonly {
          landowners: readonly unknown[];
          canEdit: boolean;
          relatedParcels: readonly { sequence: number }[];
        }[];
      };
    };
    expect(surfaceProject).toMatchObject({ currentUserRole: 'Owner', canEdit: true });
    expect(surfaceProject.agreements.length).toBeGreaterThan(10);
    for (const agreement of surfaceProject.agreements) {
      expect(agreement.canEdit).toBe(true);
      expect(agreement.landowners.length).toBeGreaterThan(0);
      expect(agreement.relatedParcels.map(({ sequence }) => sequence)).toEqual(
        agreement.relatedParcels.map((_, index) => index + 1),
      );
    }
  });

  it('tells what the rules say of a page of agreements in one statement more, however many they are', async () => {
    const page = (
      first: number,
      rules: string,
    ) => `{ agreements(surfaceProjectId: "${projectId}", first: ${first}) {
      nodes { id name ${rules} } } }`;
    const clocks = 'rules(zone: "America/Edmonton") { kind state dueDate sentence }';
    expect(await statements(() => read(page(50, '')))).toBe(session + 1);
    expect(await statements(() => read(page(1, clocks)))).toBe(session + 2);
    expect(await statements(() => read(page(50, clocks)))).toBe(session + 2);
    expect(await statements(() => read(page(50, `${clocks} again: rules { rule { code source } }`)))).toBe(
      session + 4,
    );
    const { agreements } = (await read(page(50, clocks))) as unknown as {
      agreements: { nodes: readonly { id: string; rules: readonly unknown[] }[] };
    };
    expect(agreements.nodes.length).toBeGreaterThan(10);
    expect(agreements.nodes.every(({ rules }) => rules.length > 0)).toBe(true);
    const [first] = agreements.nodes;
    const alone = await read(`{ agreementRules(agreementId: "${first?.id}", zone: "America/Edmonton") {
      kind state dueDate sentence } }`);
    expect(first?.rules).toEqual(alone['agreementRules']);
    const { surfaceProject } = (await read(`{ surfaceProject(id: "${projectId}") {
      agreements(first: 3) { rules { kind } } } }`)) as unknown as {
      surfaceProject: { agreements: readonly { rules: readonly unknown[] }[] };
    };
    expect(surfaceProject.agreements.map(({ rules }) => rules.length > 0)).toEqual([true, true, true]);
  });

  it('reaches every kind of record that hangs on it', async () => {
    const { surfaceProject } = await read(`{ surfaceProject(id: "${projectId}") {
      id afeNumber area { name country { name } division stateProvince { name } } priority projectScope regulatoryDetails
      acquisitionComment actionItem uwi taskModelName taskManagerId
      additionalInfoItems { id sequence value option { optionValue } type { code controlTypeCode formTypeCode } }
      broker { name productClientId } brokerOffice { id code name isActive } brokerProjectStatus { code description }
      operator { name isSyncWithLandWorks productClientId } operatorOffice { code } operatorProjectStatus { code }
      projectType { category description } projectGroup { code description } securityLevel { code }
      surfaceStatus { status productClient { code } } surveyStatus { code }
      agreements { id } requests { id requestItems { id roads { road { name } usedLength notes } revisions { date details } } }
      stakeholders { id stakeholderTypes { type { code } requirement { code } } relatedParcels { id } revisions { date } }
      communications { id } events { id } documents { id } tasks { assignedDate onHold assignee { fullName } task { name role { name } } }
      members { projectAccess organizationType { code } roleType { code } user { fullName workEmail } } keyDates { name }
    } }`);
    for (const list of [
      'additionalInfoItems',
      'agreements',
      'requests',
      'stakeholders',
      'communications',
      'events',
      'documents',
      'tasks',
      'members',
      'keyDates',
    ]) {
      expect([list, (surfaceProject as unknown as Record<string, unknown[]>)[list]?.length]).not.toEqual([
        list,
        0,
      ]);
    }
  });

  it('has events of its own, without those of its agreements', async () => {
    const { pool } = server.database;
    const { rows } = await pool.query<{ id: string; agreement: string; own: string; all: string }>(
      `select surface_project_id as id, min(agreement_id::text) as agreement, count(*) filter (where agreement_id is null) as own,
         count(*) as all from event where surface_project_id in (select id from surface_project where owner_id = broker_id)
       group by surface_project_id having count(agreement_id) > 0 limit 1`,
    );
    const [project] = rows;
    const { own, agreements } = await read(
      `{ own: events(surfaceProjectId: "${project?.id}") { totalCount nodes { agreementId } }
         agreements: events(surfaceProjectId: "${project?.id}", agreementId: "${project?.agreement}") { nodes { agreementId } } }`,
    );
    const nodes = (list: unknown) => (list as { nodes: { agreementId: string | null }[] }).nodes;
    expect(own).toMatchObject({ totalCount: Number(project?.own) });
    expect(new Set(nodes(own).map(({ agreementId }) => agreementId))).toEqual(
      new Set(Number(project?.own) ? [null] : []),
    );
    expect(new Set(nodes(agreements).map(({ agreementId }) => agreementId))).toEqual(
      new Set([project?.agreement]),
    );
    const grid = await broker.post('/api/grids/source/events', {
      columns: [{ id: 'date' }],
      parameters: [{ id: 'surfaceProjectId', value: project?.id }],
      withTotal: true,
    });
    expect(grid.json().result.total).toBe(Number(project?.own));
  });

  it('has numbers of its members, at their associates or at their contacts', async () => {
    const { pool } = server.database;
    const { rows } = await pool.query<Record<string, string>>(
      `select c.id as contact_id, c.name as contact, b.id as associate_id, b.name as associate from contact c
       join business_associate b on b.id = c.business_associate_id order by c.id limit 1`,
    );
    const [member] = rows;
    const type = 'b1a4f4a6-7a54-4e1d-9d0c-5a3f3f0c1a01';
    await pool.query(`insert into organization_type (id, code) values ($1, 'Survey crew')`, [type]);
    await pool.query(
      `insert into member (id, surface_project_id, sequence, business_associate_id, contact_id, organization_type_id, project_access)
       values (gen_random_uuid(), $1, 99, $2, $3, $4, 'None')`,
      [projectId, member?.['associate_id'], member?.['contact_id'], type],
    );
    await pool.query(
      `update business_associate set phone_number = '4035550101', cell_number = null, fax_number = '4035550103' where id = $1`,
      [member?.['associate_id']],
    );
    await pool.query('delete from phone_number where contact_id = $1', [member?.['contact_id']]);
    await pool.query(
      `insert into phone_number (id, contact_id, sequence, type, number, extension)
       values (gen_random_uuid(), $1, 2, 'Home', '4035550105', null), (gen_random_uuid(), $1, 1, 'Mobile', '4035550104', '12')`,
      [member?.['contact_id']],
    );
    const call = (of: string, more = '') =>
      `memberPhoneNumbers(parentId: "${projectId}", organizationTypeId: "${of}"${more}) { name type number extension }`;
    const answer = await read(`{ associates: ${call(type)} contacts: ${call(type, ', useContact: true')}
      others: ${call(projectId)} }`);
    const associate = { name: member?.['associate'], extension: null };
    const contact = { name: member?.['contact'] };
    expect(answer).toEqual({
      associates: [
        { ...associate, type: 'Work', number: '4035550101' },
        { ...associate, type: 'Fax', number: '4035550103' },
      ],
      contacts: [
        { ...contact, type: 'Mobile', number: '4035550104', extension: '12' },
        { ...contact, type: 'Home', number: '4035550105', extension: null },
      ],
      others: [],
    });
  });

  it('tells each person what the company is to it', async () => {
    const { rows } = await server.database.pool.query<{ id: string }>(
      `select p.id from surface_project p join company c on c.id = p.operator_id
       where c.code = 'NFE' and p.owner_id = p.broker_id order by p.id limit 1`,
    );
    const role = async (name: 'admin' | 'broker' | 'operator' | 'approver' | 'superuser' | 'readonly') => {
      const { surfaceProject } = await read(
        `{ surfaceProject(id: "${rows[0]?.id}") { currentUserRole canEdit } }`,
        await server.signIn(name),
      );
      return Object.values(surfaceProject ?? {});
    };
    expect(await role('admin')).toEqual(['Owner', true]);
    expect(await role('broker')).toEqual(['Owner', true]);
    expect(await role('superuser')).toEqual(['Owner', true]);
    expect(await role('operator')).toEqual(['AssignedOperator', true]);
    expect(await role('approver')).toEqual(['AssignedOperator', false]);
    expect(await role('readonly')).toEqual(['AssignedOperator', false]);
  });
});

describe('an operation that asks for a list twice', () => {
  it('gets each under its own name', async () => {
    const { surfaceProject } = await read(`query Twice($few: Int = 2) { surfaceProject(id: "${projectId}") {
      few: agreements(first: $few) { id } description: requests(first: 1) { id } many: agreements { id } ...Named } }
      fragment Named on SurfaceProject { many: agreements { name } title: description }`);
    const project = surfaceProject as unknown as {
      few: unknown[];
      description: unknown[];
      many: { id: string; name: string }[];
      title: string;
    };
    expect(project.few).toHaveLength(2);
    expect(project.description).toHaveLength(1);
    expect(project.many.every(({ id, name }) => id !== '' && name !== '')).toBe(true);
    expect(project.title).toEqual(expect.any(String));
  });

  it('leaves out what its directives say', async () => {
    const { data } = await broker.graphql(
      `query Some($with: Boolean!) { surfaceProject(id: "${projectId}") { id agreements @include(if: $with) { id } requests @skip(if: $with) { id } } }`,
      { with: false },
    );
    expect(Object.keys(data?.['surfaceProject'] as object)).toEqual(['id', 'requests']);
  });
});

interface Page {
  readonly nodes: readonly { readonly id: string }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  readonly totalCount: number;
}

async function pages(
  call: string,
  client = broker,
): Promise<{ ids: string[]; total: number; sizes: number[] }> {
  const ids: string[] = [];
  const sizes: number[] = [];
  let after = '';
  for (;;) {
    const { list } = (await read(
      `{ list: ${call.replace('AFTER', after)} { nodes { id } pageInfo { endCursor hasNextPage } totalCount } }`,
      client,
    )) as unknown as { list: Page };
    ids.push(...list.nodes.map(({ id }) => id));
    sizes.push(list.nodes.length);
    if (!list.pageInfo.hasNextPage) return { ids, total: list.totalCount, sizes };
    after = `, after: "${list.pageInfo.endCursor}"`;
  }
}

describe('a list', () => {
  it.each([
    'surfaceProjects(first: 7AFTER)',
    'agreements(first: 130AFTER)',
    'assignedTasks(first: 100AFTER)',
    'communications(first: 400AFTER)',
    'documentList(first: 150AFTER)',
    'obligations(first: 20AFTER)',
    'events(first: 300AFTER)',
    'parcels(first: 400AFTER)',
    'businessAssociateList(first: 100AFTER)',
    'stakeholders(first: 60AFTER)',
  ])('%s gives every row once, page by key', async (call) => {
    const { ids, total, sizes } = await pages(call);
    expect(new Set(ids).size).toBe(total);
    expect(ids).toHaveLength(total);
    expect(sizes.length).toBeGreaterThan(1);
    const whole = await pages(call.replace(/first: \d+/, 'first: 1000'));
    expect(whole.ids).toEqual(ids);
  });

  it('is empty of empty values only at its end', async () => {
    const { list } = (await read(
      '{ list: assignedTasks(first: 1000) { nodes { dueDate } } }',
    )) as unknown as { list: { nodes: readonly { dueDate: string | null }[] } };
    const days = list.nodes.map(({ dueDate }) => dueDate);
    const filled = days.filter((day) => day !== null);
    expect(filled.length).toBeLessThan(days.length);
    expect(days.slice(0, filled.length)).toEqual(filled.toSorted());
  });

  it('of tasks can be one’s own', async () => {
    const { list } = (await read(
      '{ list: assignedTasks(mine: true, first: 1000) { nodes { assignee { workEmail } } } }',
    )) as unknown as { list: { nodes: readonly { assignee: { workEmail: string } }[] } };
    expect(new Set(list.nodes.map(({ assignee }) => assignee.workEmail))).toEqual(
      new Set(['broker@rightway.test']),
    );
  });

  it('hides archived projects until they are asked for', async () => {
    const total = async (args: string) =>
      ((await read(`{ list: surfaceProjects${args} { totalCount } }`)) as unknown as { list: Page }).list
        .totalCount;
    expect(await total('(includeArchived: true)')).toBeGreaterThan(await total(''));
  });

  it('refuses a cursor that is none', async () => {
    for (const after of ['x', Buffer.from('["a","b"]').toString('base64url')]) {
      const { errors } = await broker.graphql(`{ agreements(after: "${after}") { nodes { id } } }`);
      expect(errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
    }
  });

  it('counts only where the total is asked for', async () => {
    expect(await statements(() => read('{ agreements { nodes { id } } }'))).toBe(session + 1);
    expect(await statements(() => read('{ agreements { nodes { id } totalCount } }'))).toBe(session + 2);
  });
});

describe('a record by id', () => {
  it.each([
    ['unknown', '0b6d6f0a-0000-4c00-9a00-000000000001'],
    ['no UUID', "1' or '1'='1"],
  ])('that is %s is not there', async (_, id) => {
    const { data, errors } = await broker.graphql('query Read($id: ID!) { agreement(id: $id) { id } }', {
      id,
    });
    expect(data).toEqual({ agreement: null });
    expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });

  it('tells what one may do with a communication and a document of others', async () => {
    const { rows } = await server.database.pool.query<{ id: string; own: boolean }>(
      `select c.id, c.owner_id = p.owner_id as own from communication c join surface_project p on p.id = c.surface_project_id
       where p.owner_id = p.broker_id order by c.id`,
    );
    for (const own of [true, false]) {
      const id = rows.find((row) => row.own === own)?.id;
      const { communication } = await read(
        `{ communication(id: "${id}") { isUserOwned canEdit canDelete date representative { fullName } } }`,
      );
      expect(communication).toMatchObject({
        isUserOwned: own,
        canEdit: own,
        canDelete: own,
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
    }
  });

  it('that is a request tells the parcels of its items, each once', async () => {
    const { pool } = server.database;
    const { rows } = await pool.query<{ id: string; item: string; parcel: string; first: string }>(
      `select i.request_id as id, i.id as item, p.parcel_id as parcel, to_char(x.first, 'YYYY-MM-DD') as first from request_item i
       join request_item_parcel p on p.request_item_id = i.id join request r on r.id = i.request_id
       join surface_project s on s.id = r.surface_project_id and s.owner_id = s.broker_id
       join lateral (select min(expiry_date) as first from request_item where request_id = r.id) x on x.first is not null limit 1`,
    );
    const [found] = rows;
    await pool.query(
      `insert into request_item_parcel (id, request_item_id, sequence, parcel_id) values (gen_random_uuid(), $1, 99, $2)`,
      [found?.item, found?.parcel],
    );
    const { request } = await read(
      `{ request(id: "${found?.id}") { earliestExpiry relatedParcels { id formattedLegalDescription uniqueNumber }
        requestItems { relatedParcels { parcel { id } } } } }`,
    );
    const { relatedParcels, requestItems, earliestExpiry } = request as unknown as {
      relatedParcels: { id: string; formattedLegalDescription: string }[];
      requestItems: { relatedParcels: { parcel: { id: string } }[] }[];
      earliestExpiry: string;
    };
    const ids = relatedParcels.map(({ id }) => id);
    expect(earliestExpiry).toBe(found?.first);
    expect(new Set(ids)).toEqual(
      new Set(requestItems.flatMap((item) => item.relatedParcels.map(({ parcel }) => parcel.id))),
    );
    expect(ids).toHaveLength(new Set(ids).size);
    expect(relatedParcels[0]?.formattedLegalDescription).toBeTruthy();
  });

  it('reads moments with their offset and dates as days', async () => {
    const { list } = (await read(
      '{ list: events(first: 1) { nodes { date lastModifiedOn lastModifiedBy { fullName productClient { companyName } } owner { id companyName } } } }',
    )) as unknown as { list: { nodes: readonly Record<string, unknown>[] } };
    expect(list.nodes[0]).toMatchObject({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      lastModifiedOn: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });
});
