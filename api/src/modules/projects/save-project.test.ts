import { randomUUID } from 'node:crypto';
import { chosenLengths, limits, projectLimits } from 'shared-contracts/limits';
import { projectLockText } from 'shared-contracts/projects';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DemoName } from '../../demo/demo-accounts.ts';
import { aCommunication, historyOf, refusalOf } from '../../testing/associate-calls.ts';
import {
  makeProject,
  projectParts,
  readProject,
  savedProject,
  saveProject,
} from '../../testing/project-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

let broker: TestClient;
let operator: TestClient;
let admin: TestClient;
let parts: Awaited<ReturnType<typeof projectParts>>;

const server = await runningServer();

beforeAll(async () => {
  [broker, operator, admin] = [
    await server.signIn('broker'),
    await server.signIn('operator'),
    await server.signIn('admin'),
  ];
  parts = await projectParts(server);
});

const countOf = async (table: string): Promise<number> =>
  (await server.database.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count;

const line = {
  type: 'LineString',
  coordinates: [
    [-114.1, 51.2],
    [-114.2, 51.3],
    [-114.3, 51.3],
  ],
};

/** Every field of a project that people write, filled. */
async function filled() {
  const { id } = parts;
  return {
    description: 'North loop',
    afeNumber: 'AFE 26-1',
    costCentre: 'CC 410',
    purchaseOrder: 'PO 77-1',
    afeAmount: '250000',
    consentTarget: '2027-03-31',
    area: { id: await id('area') },
    priority: 'High',
    projectScope: 'Six kilometres.',
    regulatoryDetails: 'Filed.',
    acquisitionComment: 'Two owners wait.',
    actionItem: 'Book the crew.',
    uwi: '100/04-11-082-04W6/00',
    geometry: line,
    broker: { id: parts.rightway },
    brokerOffice: { id: parts.rightwayOffice },
    brokerProjectNumber: 'RLS-1',
    brokerProjectStatus: { id: await id('broker_project_status') },
    brokerReference: 'BR 1',
    operator: { id: parts.northfork },
    operatorOffice: { id: parts.northforkOffice },
    operatorProjectNumber: 'NFE-1',
    operatorProjectStatus: { id: await id('operator_project_status') },
    operatorReference: 'OP 1',
    client: { id: await id('business_associate where is_client') },
    projectType: { id: await id('project_type') },
    projectGroup: { id: await id('project_group') },
    securityLevel: { id: await id('security_level') },
    surfaceStatus: { id: parts.northforkStatus },
    surveyStatus: { id: await id('survey_status') },
  };
}

const itemsOf = () => [
  { id: randomUUID(), type: { id: parts.licence }, value: '51234-1' },
  { id: randomUUID(), type: { id: parts.sour }, option: { id: parts.sourYes } },
];

describe('a save of a project', () => {
  it('makes one with rows of every tab of its own, and reads them back unchanged', async () => {
    const values = await filled();
    const additionalInfoItems = itemsOf();
    const user = await parts.id(`app_user where email = 'operator@rightway.test'`);
    const other = (await makeProject(broker)).id;
    const input = {
      id: randomUUID(),
      saveId: randomUUID(),
      ...values,
      additionalInfoItems,
      members: [
        { id: randomUUID(), user: { id: user }, projectAccess: 'Edit' },
        { id: randomUUID(), businessAssociate: { id: await parts.id('business_associate') } },
      ],
      relatedProjects: [
        { id: randomUUID(), relatedProject: { id: other } },
        { id: randomUUID(), operatorProjectNumber: 'XYZ-7' },
      ],
      revisions: [{ id: randomUUID(), date: '2026-11-20', details: 'Moved to the fence.' }],
      communications: [aCommunication()],
    };
    const saved = savedProject(await saveProject(broker, input));
    expect(saved).toMatchObject({
      ...values,
      revision: 1,
      isArchived: false,
      owner: { id: parts.rightway },
      currentUserRole: 'Owner',
      additionalInfoItems,
      members: [
        { sequence: 1, productClientId: parts.northfork, projectAccess: 'Edit' },
        { sequence: 2, productClientId: null, projectAccess: 'View' },
      ],
      relatedProjects: [{ relatedProject: { id: other } }, { operatorProjectNumber: 'XYZ-7' }],
      revisions: [{ sequence: 1, revision: 1, date: '2026-11-20', details: 'Moved to the fence.' }],
      communications: [{ comments: input.communications[0]?.comments }],
    });
    expect(await readProject(operator, input.id)).toMatchObject({ ...values, additionalInfoItems });
    expect((await readProject(broker, other))?.relatedFrom).toMatchObject([{ project: { id: input.id } }]);
  });

  it('leaves what is not named as it is, and writes rows without the details', async () => {
    const values = await filled();
    const { id } = await makeProject(broker, { ...values, additionalInfoItems: itemsOf() });
    const changed = savedProject(await saveProject(broker, { id, revision: 1, priority: null }));
    expect(changed).toMatchObject({ ...values, priority: null, revision: 2 });
    expect(changed.additionalInfoItems).toHaveLength(2);
    const rows = savedProject(
      await saveProject(broker, { id, revisions: [{ id: randomUUID(), date: '2026-11-20' }] }),
    );
    expect(rows).toMatchObject({ revision: 2, revisions: [{ sequence: 1 }] });
  });

  it('is written once, however often it is sent, and tells its history', async () => {
    const member = { id: randomUUID(), saveId: randomUUID(), user: { id: await parts.id('app_user') } };
    const input = { id: randomUUID(), saveId: randomUUID(), description: 'Once', members: [member] };
    for (const _ of [1, 2, 3]) expect(refusalOf(await saveProject(broker, input))).toBeUndefined();
    expect((await readProject(broker, input.id))?.members).toHaveLength(1);
    const [first, ...more] = await historyOf(broker, 'SURFACE_PROJECT', input.id);
    expect(more).toEqual([]);
    expect(first?.changes).toContainEqual({ field: 'owner', before: null, after: 'Rightway Land Services' });
    expect(await historyOf(broker, 'MEMBER', member.id)).toHaveLength(1);
  });

  it('is written once also where its rows have no key of their own', async () => {
    const revision = { id: randomUUID(), date: '2026-11-20', details: 'First' };
    const { id } = await makeProject(broker, { ...(await filled()), revisions: [revision] });
    const added = { id: randomUUID(), date: '2026-11-21', details: 'Added' };
    const changed = { ...revision, revision: 1, details: 'Changed' };
    const input = { id, saveId: randomUUID(), revisions: [changed, added] };
    for (const _ of [1, 2]) expect(refusalOf(await saveProject(broker, input))).toBeUndefined();
    expect((await readProject(broker, id))?.revisions).toMatchObject([
      { details: 'Changed', revision: 2 },
      { details: 'Added', revision: 1 },
    ]);
  });

  it('tells a conflict of each row that somebody else changed, and writes nothing', async () => {
    const revision = { id: randomUUID(), date: '2026-11-20', details: 'First' };
    const { id } = await makeProject(broker, { ...(await filled()), revisions: [revision] });
    savedProject(
      await saveProject(operator, { id, revisions: [{ ...revision, revision: 1, details: 'Theirs' }] }),
    );
    const refusal = refusalOf(
      await saveProject(broker, {
        id,
        revision: 1,
        priority: 'Low',
        revisions: [{ ...revision, revision: 1, details: 'Ours' }],
      }),
    );
    expect(refusal).toMatchObject({ code: 'CONFLICT', conflicts: ['revisions[0]'] });
    expect(await readProject(broker, id)).toMatchObject({
      priority: 'High',
      revisions: [{ details: 'Theirs' }],
    });
  });
});

describe('who', () => {
  const makers: readonly (readonly [DemoName, boolean])[] = [
    ['admin', true],
    ['broker', true],
    ['operator', true],
    ['superuser', true],
    ['prairie', false],
    ['invoicing', false],
    ['approver', false],
    ['readonly', false],
  ];

  it.each(makers)('%s makes a project: %s', async (name, may) => {
    const client = await server.signIn(name);
    const answer = await saveProject(client, { id: randomUUID(), description: `Of ${name}` });
    expect(refusalOf(answer)?.code).toBe(may ? undefined : 'FORBIDDEN');
  });

  it.each([
    ['admin', undefined],
    ['broker', undefined],
    ['superuser', undefined],
    ['operator', undefined],
    ['invoicing', 'FORBIDDEN'],
    ['approver', 'FORBIDDEN'],
    ['readonly', 'FORBIDDEN'],
    ['prairie', 'NOT_FOUND'],
  ] as const)('%s changes a project, and a row of it: %s', async (name, code) => {
    const { id } = await makeProject(broker, await filled());
    const client = await server.signIn(name);
    const own = refusalOf(await saveProject(client, { id, revision: 1, priority: name }));
    const row = { id: randomUUID(), date: '2026-11-20' };
    const rows = refusalOf(await saveProject(client, { id, revisions: [row] }));
    expect([own?.code, rows?.code]).toEqual([code, code]);
    expect((await readProject(broker, id))?.revisions).toHaveLength(code ? 0 : 1);
  });

  it('belongs to the own company, unless a system administrator names another', async () => {
    const named = { id: randomUUID(), description: 'Theirs', owner: { id: parts.northfork } };
    expect(refusalOf(await saveProject(broker, named))).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path: 'owner', message: projectLockText('owner') }],
    });
    expect(await makeProject(broker, { owner: { id: parts.rightway } })).toMatchObject({
      owner: { id: parts.rightway },
    });
    expect(savedProject(await saveProject(admin, named))['owner']).toEqual({ id: parts.northfork });
  });

  it('nobody takes a project from its owner, and the owner alone says who works on it', async () => {
    const { id } = await makeProject(broker, { operator: { id: parts.northfork } });
    const change = (client: TestClient, values: object) =>
      saveProject(client, { id, revision: 1, ...values });
    for (const client of [admin, broker, operator])
      expect(refusalOf(await change(client, { owner: { id: parts.northfork } }))?.fields).toEqual([
        { path: 'owner', message: projectLockText('owner') },
      ]);
    for (const values of [
      { operator: null },
      { operator: { id: parts.prairie } },
      { broker: { id: parts.rightway } },
    ])
      expect(refusalOf(await change(operator, values))?.fields).toEqual([
        { path: Object.keys(values)[0], message: projectLockText('parties') },
      ]);
    // Named as it is, it is no change.
    savedProject(await change(operator, { operator: { id: parts.northfork }, priority: 'Low' }));
    expect(
      savedProject(await saveProject(broker, { id, revision: 2, operator: null }))['operator'],
    ).toBeNull();
    expect(await readProject(operator, id)).toBeUndefined();
  });
});

describe('what is wrong is told at its field, and nothing is written', () => {
  const long = (length: number) => 'x'.repeat(length);
  const info = (item: object) => ({ additionalInfoItems: [{ id: randomUUID(), ...item }] });
  const longest = chosenLengths.surfaceProject;
  const nobody = { id: '0b6d6f0a-0000-4c00-9a00-00000000dead' };

  it.each([
    ['an empty description', () => ({ description: ' ' }), 'description', 'Required value.'],
    [
      'a long description',
      () => ({ description: long(longest.description + 1) }),
      'description',
      'Cannot exceed 250 characters.',
    ],
    ['a long number', () => ({ afeNumber: long(101) }), 'afeNumber', 'Cannot exceed 100 characters.'],
    [
      'a long text',
      () => ({ regulatoryDetails: long(limits.textarea + 1) }),
      'regulatoryDetails',
      'Cannot exceed 10,000 characters.',
    ],
    [
      'a UWI that is none',
      () => ({ uwi: '100/somewhere/00' }),
      'uwi',
      /well identifier or legal description/,
    ],
    [
      'a place on another planet',
      () => ({ geometry: { type: 'Point', coordinates: [190, 5] } }),
      'geometry',
      /WGS 84/,
    ],
    ['no geometry', () => ({ geometry: { type: 'Circle', coordinates: [1, 5] } }), 'geometry', /no route/],
    [
      'too many points',
      () => ({
        geometry: {
          type: 'LineString',
          coordinates: Array.from({ length: projectLimits.routePoints + 1 }, () => [-114, 51]),
        },
      }),
      'geometry',
      /5,000 points/,
    ],
    ['an area that is none', () => ({ area: nobody }), 'area', 'Invalid value.'],
    ['an operator as broker', () => ({ broker: { id: parts.northfork } }), 'broker', /no broker/],
    ['a broker as operator', () => ({ operator: { id: parts.rightway } }), 'operator', /no operator/],
    [
      'an office of another company',
      () => ({ operator: { id: parts.northfork }, operatorOffice: { id: parts.rightwayOffice } }),
      'operatorOffice',
      /another company/,
    ],
    [
      'an office alone',
      () => ({ brokerOffice: { id: parts.rightwayOffice } }),
      'brokerOffice',
      /company first/,
    ],
    [
      'a status of another operator',
      () => ({ operator: { id: parts.northfork }, surfaceStatus: { id: parts.prairieStatus } }),
      'surfaceStatus',
      /another operator/,
    ],
    ['a task manager that is none', () => ({ taskManagerId: nobody.id }), 'taskManagerId', 'Invalid value.'],
    [
      'a value of a list',
      () => info({ type: { id: parts.sour }, value: 'Yes', option: { id: parts.sourYes } }),
      'additionalInfoItems[0].value',
      'Invalid value.',
    ],
    [
      'no option of a list',
      () => info({ type: { id: parts.sour } }),
      'additionalInfoItems[0].option',
      'Required value.',
    ],
    [
      'no text',
      () => info({ type: { id: parts.licence }, value: ' ' }),
      'additionalInfoItems[0].value',
      'Required value.',
    ],
    ['no type', () => info({ value: '1' }), 'additionalInfoItems[0].type', 'Required value.'],
    [
      'an option of another type',
      () => info({ type: { id: parts.licence }, option: { id: parts.sourYes }, value: '1' }),
      'additionalInfoItems[0].option',
      'Invalid value.',
    ],
    [
      'a member who is nobody',
      () => ({ members: [{ id: randomUUID() }] }),
      'members[0].user',
      /person, a team/,
    ],
    [
      'a day that is none',
      () => ({ revisions: [{ id: randomUUID(), date: '2026-02-30' }] }),
      'revisions[0].date',
      'Invalid date format.',
    ],
    ['no day', () => ({ revisions: [{ id: randomUUID() }] }), 'revisions[0].date', 'Required value.'],
    [
      'the year nought',
      () => ({ revisions: [{ id: randomUUID(), date: '0000-01-01' }] }),
      'revisions[0].date',
      'Invalid date format.',
    ],
    [
      'a relation to nothing',
      () => ({ relatedProjects: [{ id: randomUUID() }] }),
      'relatedProjects[0].relatedProject',
      /Choose a project/,
    ],
    [
      'a project that is none',
      () => ({ relatedProjects: [{ id: randomUUID(), relatedProject: nobody }] }),
      'relatedProjects[0].relatedProject',
      'Invalid value.',
    ],
  ] as const)('%s', async (_, values, path, message) => {
    const before = await Promise.all([countOf('surface_project'), countOf('history_entry')]);
    const refusal = refusalOf(
      await saveProject(broker, { id: randomUUID(), description: 'Wrong', ...values() }),
    );
    expect(refusal).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path, message: typeof message === 'string' ? message : expect.stringMatching(message) }],
    });
    expect(await Promise.all([countOf('surface_project'), countOf('history_entry')])).toEqual(before);
  });

  it('an additional-info type twice, by one save or two', async () => {
    const twice = [1, 2].map((value) => ({
      id: randomUUID(),
      type: { id: parts.licence },
      value: String(value),
    }));
    const refusal = refusalOf(
      await saveProject(broker, { id: randomUUID(), description: 'Twice', additionalInfoItems: twice }),
    );
    expect(refusal?.fields).toMatchObject([
      { path: 'additionalInfoItems[0].type' },
      { path: 'additionalInfoItems[1].type' },
    ]);
  });

  it.each([
    ['Date', '2026-02-30', '2026-02-28'],
    ['Number', 'many', '-12.5'],
  ])('an additional-info value that is no %s', async (control, wrong, right) => {
    const type = { id: randomUUID() };
    await server.database.pool.query(
      `insert into additional_info_type (id, code, control_type_code, form_type_code) values ($1, $2, $3, 'Project')`,
      [type.id, `A ${control}`, control],
    );
    const save = (value: string) =>
      saveProject(broker, {
        id: randomUUID(),
        description: control,
        additionalInfoItems: [{ id: randomUUID(), type, value }],
      });
    expect(refusalOf(await save(wrong))?.fields).toMatchObject([{ path: 'additionalInfoItems[0].value' }]);
    expect(savedProject(await save(right)).additionalInfoItems).toMatchObject([{ value: right }]);
  });

  it('an additional-info type of another form', async () => {
    const type = { id: randomUUID() };
    await server.database.pool.query(
      `insert into additional_info_type (id, code, control_type_code, form_type_code)
       values ($1, 'Of agreements', 'Text', 'Agreement')`,
      [type.id],
    );
    const refusal = refusalOf(
      await saveProject(broker, { id: randomUUID(), description: 'Form', ...info({ type, value: '1' }) }),
    );
    expect(refusal?.fields).toMatchObject([{ path: 'additionalInfoItems[0].type' }]);
  });

  it('rows of another project, each at its path', async () => {
    const rows = () => ({
      members: [{ id: randomUUID(), team: null, businessAssociate: null, user: null as object | null }],
      revisions: [{ id: randomUUID(), date: '2026-11-20' }],
      relatedProjects: [{ id: randomUUID(), operatorReference: 'X' }],
    });
    const user = { id: await parts.id('app_user') };
    const theirs = rows();
    const members = theirs.members.map((member) => ({ ...member, user }));
    const items = itemsOf();
    await makeProject(broker, { ...theirs, members, additionalInfoItems: items });
    const { id } = await makeProject(broker);
    const taken = Object.fromEntries(
      Object.entries({ ...theirs, members }).map(([list, all]) => [
        list,
        all.map((row) => ({ ...row, revision: 1 })),
      ]),
    );
    const before = await countOf('history_entry');
    const refusal = refusalOf(await saveProject(broker, { id, ...taken }));
    expect(refusal).toMatchObject({ code: 'VALIDATION' });
    expect(refusal?.fields).toHaveLength(3);
    expect(refusal?.fields).toEqual(
      expect.arrayContaining(
        ['members[0].id', 'revisions[0].id', 'relatedProjects[0].id'].map((path) =>
          expect.objectContaining({ path }),
        ),
      ),
    );
    const ofItems = refusalOf(await saveProject(broker, { id, revision: 1, additionalInfoItems: items }));
    expect(ofItems?.fields).toMatchObject([
      { path: 'additionalInfoItems[0].id' },
      { path: 'additionalInfoItems[1].id' },
    ]);
    expect(await countOf('history_entry')).toBe(before);
  });

  it('a relation to itself, and one that is there from either side', async () => {
    const [one, other] = [await makeProject(broker), await makeProject(broker)];
    const relate = (from: { readonly id: string }, to: { readonly id: string }) =>
      saveProject(broker, {
        id: from.id,
        relatedProjects: [{ id: randomUUID(), relatedProject: { id: to.id } }],
      });
    const pathOf = async (answer: ReturnType<typeof relate>) => refusalOf(await answer)?.fields;
    expect(await pathOf(relate(one, one))).toMatchObject([{ path: 'relatedProjects[0].relatedProject' }]);
    savedProject(await relate(one, other));
    for (const again of [relate(one, other), relate(other, one)])
      expect(await pathOf(again)).toMatchObject([
        { path: 'relatedProjects[0].relatedProject', message: expect.stringMatching(/related already/) },
      ]);
  });

  it('a contact of another business associate', async () => {
    const contact = await parts.id('contact');
    const associate = await parts.id(
      `business_associate where id <> (select business_associate_id from contact where id = '${contact}')`,
    );
    const member = { id: randomUUID(), contact: { id: contact }, businessAssociate: { id: associate } };
    const refusal = refusalOf(
      await saveProject(broker, { id: randomUUID(), description: 'Contact', members: [member] }),
    );
    expect(refusal?.fields).toMatchObject([{ path: 'members[0].contact' }]);
  });
});

describe('what follows from a save', () => {
  it('a well identifier is kept in its usual writing', async () => {
    const saved = await makeProject(broker, { uwi: '100042108206W600' });
    expect(saved['uwi']).toBe('100/04-21-082-06W6/00');
  });

  it('the name of the task model follows the manager', async () => {
    const { rows } = await server.database.pool.query(
      `select m.id, t.name from task_manager m join task_model t on t.id = m.task_model_id
       where m.product_client_id = $1`,
      [parts.rightway],
    );
    const { id, revision, ...made } = await makeProject(broker, { taskManagerId: rows[0].id });
    expect(made).toMatchObject({ taskManagerId: rows[0].id, taskModelName: rows[0].name });
    expect(savedProject(await saveProject(broker, { id, revision, taskManagerId: null }))).toMatchObject({
      taskManagerId: null,
      taskModelName: null,
    });
  });

  it('rows are numbered behind those that are there, and anew when one goes', async () => {
    const [first, second, third] = ['2026-11-18', '2026-11-19', '2026-11-20'].map((date) => ({
      id: randomUUID(),
      date,
    }));
    const { id } = await makeProject(broker, { revisions: [first, second] });
    savedProject(await saveProject(broker, { id, revisions: [third] }));
    const gone = await broker.graphql('mutation D($ids: [ID!]!) { deleteProjectRevisions(ids: $ids) }', {
      ids: [first?.id],
    });
    expect(gone.data).toEqual({ deleteProjectRevisions: [first?.id] });
    expect((await readProject(broker, id))?.revisions).toMatchObject([
      { id: second?.id, sequence: 1 },
      { id: third?.id, sequence: 2 },
    ]);
  });
});
