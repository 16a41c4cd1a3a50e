import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type DemoName,
  demoAccounts,
  demoCompanies,
  demoNames,
  demoPassword,
} from '../../demo/demo-accounts.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const admin = await server.signIn('admin');

const [rightway, northfork] = demoCompanies;
const accountOf = (name: DemoName) => {
  const found = demoAccounts.find(({ userName }) => userName.startsWith(`${name}@`));
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

const fields = `id revision firstName lastName userName workEmail workTitle locale isActive isAdmin isBroker isOperator
  isEditor isApprover isSuperUser isReadOnly canAccessInvoice canRunRentals productClient { id } taskRoles { id } canEdit`;

const save = (client: TestClient, input: Record<string, unknown>) =>
  client.graphql(`mutation Save($input: UserInput!) { user: updateUser(input: $input) { ${fields} } }`, {
    input,
  });

const read = async (id: string, client = admin) =>
  (await client.graphql(`query Read($id: ID!) { user(id: $id) { ${fields} } }`, { id })).data?.[
    'user'
  ] as Record<string, unknown> | null;

/** The input that saves a person as it is. */
async function inputOf(id: string): Promise<Record<string, unknown>> {
  const { isAdmin, canEdit: _, ...rest } = (await read(id)) ?? {};
  return { ...rest, isSystemAdministrator: isAdmin };
}

const somebody = (change: Record<string, unknown> = {}) => {
  const id = randomUUID();
  const name = `nora.${id.slice(0, 8)}`;
  return {
    id,
    firstName: 'Nora',
    lastName: 'Field',
    userName: name,
    workEmail: `${name}@example.ca`,
    locale: 'en',
    productClient: { id: rightway.id },
    isEditor: true,
    ...change,
  };
};

const aRole = async (name: string): Promise<string> => {
  const id = randomUUID();
  await server.database.pool.query('insert into task_role (id, name) values ($1, $2)', [id, name]);
  return id;
};

describe('saving a person', () => {
  it('creates somebody who cannot sign in yet', async () => {
    const roles = [await aRole('Surveyor'), await aRole('Land agent')];
    const input = somebody({ workTitle: 'Landman', taskRoles: roles.map((id) => ({ id })) });
    const { data, errors } = await save(admin, input);
    expect(errors).toBeUndefined();
    expect(data?.['user']).toMatchObject({
      revision: 1,
      firstName: 'Nora',
      workTitle: 'Landman',
      isActive: true,
      isEditor: true,
      isAdmin: false,
      productClient: { id: rightway.id },
    });
    expect((await read(input.id))?.['taskRoles']).toHaveLength(2);
    const answer = await server
      .visitor()
      .post('/api/account/sign-in', { userName: input.userName, password: 'x' });
    expect(answer.statusCode).toBe(401);
  });

  it('keeps what the page of a release before does not know', async () => {
    const role = await aRole('Agent of an older page');
    const input = somebody({ timeZone: 'America/Regina', canRunRentals: true, taskRoles: [{ id: role }] });
    await save(admin, input);
    const zone = async () =>
      (await admin.graphql('query Z($id: ID!) { user(id: $id) { timeZone } }', { id: input.id })).data?.[
        'user'
      ];
    const { id, firstName, userName, workEmail } = input;
    const { errors } = await save(admin, {
      id,
      revision: 1,
      firstName,
      userName,
      workEmail,
      lastName: 'Field-Roy',
    });
    expect(errors).toBeUndefined();
    expect(await read(id)).toMatchObject({
      ...{ lastName: 'Field-Roy', isEditor: true, isActive: true, canRunRentals: true },
      ...{ productClient: { id: rightway.id }, taskRoles: [{ id: role }] },
    });
    expect(await zone()).toEqual({ timeZone: 'America/Regina' });
    await save(admin, { id, revision: 2, timeZone: null });
    expect(await zone()).toEqual({ timeZone: null });
  });

  it('keeps the order of day and month, which the person may choose, and refuses any other word', async () => {
    const input = somebody({ dayOrder: 'day' });
    expect((await save(admin, input)).errors).toBeUndefined();
    const order = async () =>
      (await admin.graphql('query O($id: ID!) { user(id: $id) { dayOrder } }', { id: input.id })).data?.[
        'user'
      ];
    expect(await order()).toEqual({ dayOrder: 'day' });
    expect(
      (await save(admin, { id: input.id, revision: 1, dayOrder: 'year' })).errors?.[0]?.extensions,
    ).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path: 'dayOrder' }],
    });
    const own = (await admin.graphql('{ currentUser { id dayOrder } }')).data?.['currentUser'] as {
      readonly id: string;
      readonly dayOrder: string | null;
    };
    expect(own.dayOrder).toBeNull();
    await server.database.pool.query(`update app_user set day_order = 'month' where id = $1`, [own.id]);
    const again = await server.signIn('admin');
    expect((await again.graphql('{ currentUser { dayOrder } }')).data?.['currentUser']).toEqual({
      dayOrder: 'month',
    });
    await server.database.pool.query('update app_user set day_order = null where id = $1', [own.id]);
  });

  it('keeps days of work in the order of the week, each once, and refuses what is no week', async () => {
    const input = somebody({ workDays: 'MO,WE,FR' });
    expect((await save(admin, input)).errors).toBeUndefined();
    const days = async () =>
      (await admin.graphql('query W($id: ID!) { user(id: $id) { workDays } }', { id: input.id })).data?.[
        'user'
      ];
    expect(await days()).toEqual({ workDays: 'MO,WE,FR' });
    for (const workDays of ['WE,MO', 'MO,MO', 'monday', 'MO, TU'])
      expect(
        (await save(admin, { id: input.id, revision: 1, workDays })).errors?.[0]?.extensions,
      ).toMatchObject({ code: 'VALIDATION', fields: [{ path: 'workDays' }] });
    await save(admin, { id: input.id, revision: 1, workDays: null });
    expect(await days()).toEqual({ workDays: null });
  });

  it('tells the history by names', async () => {
    const role = await aRole('Agent of the history');
    const input = somebody({ taskRoles: [{ id: role }] });
    await save(admin, input);
    await save(admin, { ...(await inputOf(input.id)), productClient: { id: northfork.id }, taskRoles: [] });
    const { data } = await admin.graphql(
      'query H($id: ID!) { history(recordKind: USER, recordId: $id) { changes { field before after } } }',
      { id: input.id },
    );
    const [last] = (data?.['history'] ?? []) as { changes: unknown[] }[];
    expect(last?.changes).toEqual([
      { field: 'productClient', before: 'Rightway Land Services', after: 'Northfork Energy' },
      { field: 'taskRoles', before: 'Agent of the history', after: null },
    ]);
  });

  it('gives a user name and an e-mail address to one person, in any case', async () => {
    const { errors } = await save(admin, somebody({ userName: 'Broker@Rightway.Test' }));
    expect(errors?.[0]?.extensions['fields']).toEqual([
      { path: 'userName', message: 'Another person has this user name.' },
    ]);
    const second = await save(admin, somebody({ workEmail: 'BROKER@rightway.test' }));
    expect(second.errors?.[0]?.extensions['fields']).toEqual([
      { path: 'workEmail', message: 'Another person has this e-mail address.' },
    ]);
  });

  it('names every field that breaks a rule, and references to nothing', async () => {
    const { errors } = await save(admin, somebody({ firstName: '', userName: 'system', workEmail: 'x' }));
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      fields: [
        { path: 'firstName', message: 'Required value.' },
        { path: 'userName', message: 'Invalid Username' },
        { path: 'workEmail', message: 'Email is not valid' },
      ],
    });
    const missing = await save(
      admin,
      somebody({ productClient: { id: randomUUID() }, taskRoles: [{ id: randomUUID() }] }),
    );
    expect(missing.errors?.[0]?.extensions['fields']).toEqual([
      { path: 'productClient', message: 'Invalid value.' },
      { path: 'taskRoles', message: 'Invalid value.' },
    ]);
  });

  it('refuses a stale save, and writes the same one once', async () => {
    const input = somebody({ saveId: randomUUID() });
    await save(admin, input);
    expect((await save(admin, input)).data?.['user']).toMatchObject({ revision: 1 });
    const edited = await inputOf(input.id);
    await save(admin, { ...edited, lastName: 'First' });
    const { errors } = await save(admin, { ...edited, lastName: 'Second' });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      conflict: { revision: 2, changedBy: 'Alex Admin', record: { lastName: 'First' } },
    });
  });

  it('never lets a system administrator lock themselves out', async () => {
    const own = await inputOf(accountOf('admin').id);
    const { errors } = await save(admin, { ...own, isSystemAdministrator: false, isActive: false });
    expect(errors?.[0]?.extensions['fields']).toEqual([
      { path: 'isSystemAdministrator', message: 'You cannot take this right from yourself.' },
      { path: 'isActive', message: 'You cannot deactivate yourself.' },
    ]);
  });

  it.each(demoNames.filter((name) => name !== 'admin'))(
    'as %s reaches the own name, title and language only',
    async (name) => {
      const client = await server.signIn(name);
      const { id } = accountOf(name);
      const own = await inputOf(id);
      const mine = await save(client, { ...own, workTitle: 'Agent', locale: 'es' });
      const isWriter = name !== 'readonly';
      expect(mine.data?.['user'] ?? null).toEqual(
        isWriter ? expect.objectContaining({ workTitle: 'Agent', locale: 'es' }) : null,
      );
      if (isWriter) {
        const now = await inputOf(id);
        for (const change of [
          { isSystemAdministrator: true },
          { canAccessInvoice: !now['canAccessInvoice'] },
          { userName: 'somebody.else' },
          { workEmail: 'else@example.ca' },
          {
            productClient: { id: demoCompanies[2].id === now['productClient'] ? rightway.id : northfork.id },
          },
          { taskRoles: [{ id: await aRole(`For ${name}`) }] },
        ]) {
          const before = await read(id);
          if (JSON.stringify(change) === JSON.stringify({ productClient: now['productClient'] })) continue;
          const { errors } = await save(client, { ...now, ...change });
          expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
          expect(await read(id)).toEqual(before);
        }
        await save(client, { ...now, locale: 'en' });
      }
      if (!isWriter) {
        expect(mine.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
        expect(mine.errors?.[0]?.message).toContain('read-only');
      }
      const other = accountOf(name === 'broker' ? 'invoicing' : 'broker').id;
      expect((await save(client, await inputOf(other))).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
      expect((await save(client, somebody())).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    },
  );

  it('is told to the person and to system administrators, not to colleagues', async () => {
    const rights = [
      'isApprover',
      'isBroker',
      'isEditor',
      'isOperator',
      'isReadOnly',
      'isSuperUser',
      'canAccessInvoice',
      'canRunRentals',
    ];
    const broker = await server.signIn('broker');
    const rightsOf = async (id: string, client: TestClient) => {
      const found = (await read(id, client)) ?? {};
      return rights.map((right) => found[right]);
    };
    const colleague = accountOf('invoicing').id;
    const nothing = rights.map(() => null);
    expect(await rightsOf(colleague, broker)).toEqual(nothing);
    expect(await rightsOf(colleague, admin)).toEqual(rights.map(() => expect.any(Boolean)));
    expect(await rightsOf(accountOf('broker').id, broker)).toEqual(rights.map(() => expect.any(Boolean)));
    const { data } = await broker.graphql(`{ users { id ${rights.join(' ')} } }`);
    for (const { id, ...row } of (data?.['users'] ?? []) as Record<string, unknown>[])
      expect([id, rights.map((right) => row[right])]).toEqual([
        id,
        id === accountOf('broker').id ? rights.map(() => expect.any(Boolean)) : nothing,
      ]);
    expect(await read(colleague, broker)).toMatchObject({ firstName: 'Ingrid', canEdit: false });
    const history = (id: string, client: TestClient) =>
      client.graphql('query H($id: ID!) { history(recordKind: USER, recordId: $id) { id } }', { id });
    expect((await history(colleague, broker)).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    expect((await history(accountOf('broker').id, broker)).errors).toBeUndefined();
    expect((await history(colleague, admin)).errors).toBeUndefined();
  });

  it('that takes the access away ends the sessions and links at once', async () => {
    const client = await server.signIn('superuser');
    const { id } = accountOf('superuser');
    await admin.graphql('mutation M($id: ID!) { sendPasswordReset(id: $id) { id } }', { id });
    await server.mailsTo('superuser@rightway.test');
    await save(admin, { ...(await inputOf(id)), isActive: false });
    expect((await client.get('/api/start')).json().result.user).toBeNull();
    const { rows } = await server.database.pool.query(
      `select (select count(*)::int from session where user_id = $1) as sessions,
        (select count(*)::int from onboarding_link where user_id = $1) as links`,
      [id],
    );
    expect(rows).toEqual([{ sessions: 0, links: 0 }]);
    const answer = await server
      .visitor()
      .post('/api/account/sign-in', { userName: 'superuser@rightway.test', password: demoPassword });
    expect(answer.statusCode).toBe(401);
    await save(admin, { ...(await inputOf(id)), isActive: true });
  });
});

describe('inviting', () => {
  const invite = (client: TestClient, id: string) =>
    client.graphql('mutation M($id: ID!) { access: inviteUser(id: $id) { id invitedAt passwordSetAt } }', {
      id,
    });

  it('mails a link in the language of the person, and again a new one', async () => {
    const input = somebody({ locale: 'es' });
    await save(admin, input);
    const { data } = await invite(admin, input.id);
    expect(data?.['access']).toEqual({
      id: input.id,
      invitedAt: expect.stringMatching(/^20\d\d-/),
      passwordSetAt: null,
    });
    const [mail] = await server.mailsTo(input.workEmail);
    expect(mail?.subject).toBe('Su cuenta de Rightway');
    expect(mail?.text).toContain(input.userName);
    expect(mail?.text).toContain('Rightway Land Services');
    expect(mail?.text).toMatch(/http:\/\/localhost:4000\/invite-user\/confirm-details\/[\w-]{43}\b/);
    await invite(admin, input.id);
    const mails = await server.mailsTo(input.workEmail);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).not.toBe(mails[1]?.text);
  });

  it('leads to a sign-in with the chosen password', async () => {
    const input = somebody();
    await save(admin, input);
    await invite(admin, input.id);
    const visitor = server.visitor();
    const newest = async (pattern: RegExp) =>
      (await server.mailsTo(input.workEmail)).map(({ text }) => pattern.exec(text)?.[1]).find(Boolean) ?? '';
    const token = await newest(/confirm-details\/([\w-]+)/);
    expect((await visitor.get(`/api/account/invite-user/user-details/${token}`)).json().result).toEqual({
      email: input.workEmail,
      username: input.userName,
      corpId: 'RLS',
      companyName: 'Rightway Land Services',
    });
    await visitor.post('/api/account/invite-user/send-security-code', { userId: token });
    const code = await newest(/^(\d{6})$/m);
    await visitor.post('/api/account/validate-security-code', { securityCode: code, encryptedUserId: token });
    const secret = { newPassword: 'Field#2026', confirmPassword: 'Field#2026' };
    await visitor.post('/api/account/set-password', { encryptedUserId: token, ...secret });
    const answer = await visitor.post('/api/account/sign-in', {
      userName: input.workEmail,
      password: 'Field#2026',
    });
    expect(answer.statusCode).toBe(200);
    const { data } = await admin.graphql(
      'query Q($id: ID!) { userAccess(id: $id) { passwordSetAt lastSignInAt sessions { id } } }',
      { id: input.id },
    );
    expect(data?.['userAccess']).toEqual({
      passwordSetAt: expect.any(String),
      lastSignInAt: expect.any(String),
      sessions: [{ id: expect.any(String) }, { id: expect.any(String) }],
    });
  });

  it('is for active people, and for system administrators to do', async () => {
    const input = somebody({ isActive: false });
    await save(admin, input);
    expect((await invite(admin, input.id)).errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
    expect((await invite(admin, randomUUID())).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    for (const name of demoNames.filter((one) => one !== 'admin')) {
      const client = await server.signIn(name);
      const { id } = accountOf(name);
      expect((await invite(client, id)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
      const reset = await client.graphql('mutation M($id: ID!) { sendPasswordReset(id: $id) { id } }', {
        id,
      });
      expect(reset.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    }
  });
});

describe("a person's work", () => {
  const work = (client: TestClient, id: string) =>
    client.graphql('query W($id: ID!) { userWork(id: $id) { id agreements openTasks openObligations } }', {
      id,
    });

  it('is counted as the lists find it, without what is done or archived, whether they are active or not', async () => {
    const input = somebody();
    await save(admin, input);
    const nothing = { id: input.id, agreements: 0, openTasks: 0, openObligations: 0 };
    expect((await work(admin, input.id)).data?.['userWork']).toEqual(nothing);
    const give = async (table: string, column: string, which: string, count: number) => {
      const { rowCount } = await server.database.pool.query(
        `update ${table} set ${column} = $1 where id in
          (select id from ${table} where ${which} order by id limit ${count})`,
        [input.id],
      );
      expect([table, which, rowCount]).toEqual([table, which, count]);
    };
    const current = 'surface_project_id not in (select id from surface_project where is_archived)';
    await give('agreement', 'land_agent_id', current, 4);
    await give('assigned_task', 'assignee_id', `completed_date is null and ${current}`, 3);
    await give('assigned_task', 'assignee_id', 'completed_date is not null', 5);
    await give('obligation', 'responsible_id', `completed_date is null and ${current}`, 2);
    await give('obligation', 'responsible_id', 'completed_date is not null', 1);
    const archived = 'surface_project_id in (select id from surface_project where is_archived)';
    await give('agreement', 'land_agent_id', archived, 1);
    await give('assigned_task', 'assignee_id', `completed_date is null and ${archived}`, 1);
    await save(admin, { id: input.id, revision: 1, isActive: false });
    const held = { id: input.id, agreements: 4, openTasks: 3, openObligations: 2 };
    expect((await work(admin, input.id)).data?.['userWork']).toEqual(held);
    const listed = async (source: string, column: string, filters: readonly object[]) => {
      const answer = await admin.post(`/api/grids/source/${source}`, {
        columns: [{ id: column }],
        searchCriteria: { filters },
        parameters: [{ id: 'person', value: input.id }],
        withTotal: true,
      });
      return answer.json().result.total;
    };
    const open = [{ column: 'completedDate', values: [null] }];
    expect([
      await listed('agreements', 'called', []),
      await listed('assigned-tasks', 'dueDate', open),
      await listed('obligations', 'dueDate', open),
    ]).toEqual([4, 3, 2]);
  });

  it('is told to system administrators and the person, and to nobody else', async () => {
    const { id } = accountOf('broker');
    const own = (await work(await server.signIn('broker'), id)).data?.['userWork'];
    expect(own).toMatchObject({ id, agreements: expect.any(Number) });
    for (const name of demoNames.filter((one) => one !== 'admin' && one !== 'broker')) {
      const { data, errors } = await work(await server.signIn(name), id);
      expect([name, data, errors?.[0]?.extensions['code']]).toEqual([name, null, 'NOT_FOUND']);
    }
    for (const unknown of [randomUUID(), 'nobody'])
      expect((await work(admin, unknown)).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });
});

describe("a person's sessions", () => {
  const query = `query Q($id: ID!) {
    userAccess(id: $id) { sessions { id address userAgent isCurrent startedAt lastSeenAt } } }`;
  const sessionsOf = async (client: TestClient, id: string) => {
    const { data } = await client.graphql(query, { id });
    return (data?.['userAccess'] as { sessions: { id: string; isCurrent: boolean }[] } | null)?.sessions;
  };
  const end = (client: TestClient, userId: string, ids?: readonly string[]) =>
    client.graphql(
      'mutation M($userId: ID!, $ids: [ID!]) { endUserSessions(id: $userId, ids: $ids) { sessions { id } } }',
      { userId, ids },
    );
  const isIn = async (client: TestClient) => (await client.get('/api/start')).json().result.user !== null;
  const { id } = accountOf('operator');

  it('are listed with where they are from, and which one is asking', async () => {
    await end(admin, id);
    const [one, other] = [await server.signIn('operator'), await server.signIn('operator')];
    const mine = await sessionsOf(one, id);
    expect(mine).toHaveLength(2);
    expect(mine?.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(mine?.[0]).toMatchObject({ address: '127.0.0.1', userAgent: 'lightMyRequest' });
    const current = (list: typeof mine) => list?.find(({ isCurrent }) => isCurrent)?.id;
    expect(current(await sessionsOf(other, id))).not.toBe(current(mine));
    expect((await sessionsOf(admin, id))?.some(({ isCurrent }) => isCurrent)).toBe(false);
    await end(one, id);
  });

  it('end one by one, or everywhere', async () => {
    const [one, other, third] = [
      await server.signIn('operator'),
      await server.signIn('operator'),
      await server.signIn('operator'),
    ];
    const own = (await sessionsOf(other, id))?.find(({ isCurrent }) => isCurrent)?.id ?? '';
    await end(one, id, [own]);
    expect([await isIn(one), await isIn(other), await isIn(third)]).toEqual([true, false, true]);
    await end(one, id);
    expect([await isIn(one), await isIn(third)]).toEqual([false, false]);
  });

  it('are nobody else’s business, but a system administrator’s', async () => {
    const operator = await server.signIn('operator');
    const broker = await server.signIn('broker');
    const [session] = (await sessionsOf(operator, id)) ?? [];
    expect(await sessionsOf(broker, id)).toBeUndefined();
    expect((await end(broker, id)).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    // Another person's session named with one's own id stays.
    await end(broker, accountOf('broker').id, [session?.id ?? '']);
    expect(await isIn(operator)).toBe(true);
    await end(admin, id);
    expect(await isIn(operator)).toBe(false);
  });
});
