import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RolloutChange, RolloutRules } from 'shared-contracts/rollout';
import { forEverybody, forNobody } from 'shared-contracts/rollout';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFlagService } from '../../testing/flag-service.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});

afterAll(() => server.stop());

const some = { ...forNobody, audience: 'some' as const };

async function rules(client = admin): Promise<RolloutRules> {
  return (await client.get('/api/rollout/rules')).json().result;
}

async function ruleOf(name: string) {
  const found = (await rules()).rules.find((one) => one.name === name);
  if (!found) throw new Error(`There is no rule ${name}.`);
  return found;
}

async function change(name: string, rule: object, client = admin) {
  const { revision } = await ruleOf(name);
  return client.post('/api/rollout/rule', { name, revision, rule });
}

const flagsOf = async (client: TestClient): Promise<Record<string, boolean>> =>
  (await client.get('/api/start')).json().result.flags;

const idOf = async (sql: string): Promise<string> => (await server.database.pool.query(sql)).rows[0].id;

describe('a flag', () => {
  it('is on for whom its rule names, at once, in every answer', async () => {
    const broker = await server.signIn('broker');
    const company = await idOf(`select company_id as id from app_user where user_name like 'broker@%'`);
    await change('enableTimesheets', forNobody);
    expect((await flagsOf(broker))['enableTimesheets']).toBe(false);
    await change('enableTimesheets', { ...some, companies: [company] });
    expect((await flagsOf(broker))['enableTimesheets']).toBe(true);
    const operator = await server.signIn('prairie');
    expect((await flagsOf(operator))['enableTimesheets']).toBe(false);
    const { data } = await operator.graphql('{ featureFlags { enableTimesheets } }');
    expect(data?.['featureFlags']).toEqual({ enableTimesheets: false });
    const single = (await broker.get('/api/start/feature-flags')).json().result;
    expect(single.enableTimesheets).toBe(true);
  });

  it('is shown with whom it reaches, by name', async () => {
    const user = await idOf(`select id from app_user where user_name like 'broker@%'`);
    await change('enableInvoicing', { ...some, users: [user] });
    const { people } = await rules();
    const shown = await ruleOf('enableInvoicing');
    expect(shown.rule).toMatchObject({ audience: 'some', users: [{ id: user, name: 'Brooke Hanson' }] });
    expect(shown.reached).toBe(1);
    await change('enableInvoicing', forEverybody);
    expect((await ruleOf('enableInvoicing')).reached).toBe(people);
  });

  it('has a history: who, when, what it was and what it became', async () => {
    await change('enableTaskManager', forNobody);
    await change('enableTaskManager', { ...some, share: 20 });
    const answer = await admin.get('/api/rollout/changes?subject=enableTaskManager');
    const [latest, before]: RolloutChange[] = answer.json().result;
    expect(latest).toMatchObject({
      event: 'ruleChanged',
      changedBy: 'Alex Admin',
      ruleBefore: { audience: 'nobody' },
      rule: { audience: 'some', share: 20 },
    });
    expect(before?.rule?.audience).toBe('nobody');
  });
});

describe('a change of a rule', () => {
  it('is refused where somebody else changed it meanwhile', async () => {
    const { revision } = await ruleOf('enableAgreementEvents');
    await change('enableAgreementEvents', forNobody);
    const late = await admin.post('/api/rollout/rule', {
      name: 'enableAgreementEvents',
      revision,
      rule: forEverybody,
    });
    expect(late.statusCode).toBe(409);
    expect((await ruleOf('enableAgreementEvents')).rule.audience).toBe('nobody');
  });

  it.each([
    ['a share beyond all', { ...some, share: 101 }, 'rule.share'],
    ['some that are nobody', some, 'rule.share'],
    ['a company that is not there', { ...some, companies: [randomUUID()] }, 'rule.companies'],
    ['a user that is not there', { ...some, users: [randomUUID()] }, 'rule.users'],
    ['an id that is none', { ...some, users: ['me'] }, 'rule.users[0]'],
  ])('is refused with %s', async (_case, rule, path) => {
    const before = await ruleOf('candidate-map');
    const answer = await change('candidate-map', rule);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields.map((field: { path: string }) => field.path)).toContain(path);
    expect(await ruleOf('candidate-map')).toEqual(before);
  });

  it('is for system administrators', async () => {
    const broker = await server.signIn('broker');
    expect((await change('enableTimesheets', forEverybody, broker)).statusCode).toBe(403);
    expect((await broker.get('/api/rollout/rules')).statusCode).toBe(403);
    expect((await broker.get('/api/rollout/changes?subject=map')).statusCode).toBe(403);
    expect((await server.visitor().get('/api/rollout/rules')).statusCode).toBe(401);
  });
});

describe('a flag service', () => {
  it('is asked over gRPC with who asks; while it is away its last answer counts', async () => {
    const service = await startFlagService();
    const other = await startTestServer({ flagdUrl: service.url });
    try {
      const [hers, his] = [await other.signIn('admin'), await other.signIn('broker')];
      const { id } = (await hers.get('/api/start')).json().result.user;
      service.give('enableTimesheets', [id]);
      expect((await flagsOf(hers))['enableTimesheets']).toBe(true);
      expect((await flagsOf(his))['enableTimesheets']).toBe(false);
      expect((await flagsOf(hers))['enableInvoicing']).toBe(false);
      service.give('enableTimesheets', []);
      expect((await flagsOf(hers))['enableTimesheets']).toBe(false);
      service.give('enableTimesheets', [id]);
      expect((await flagsOf(hers))['enableTimesheets']).toBe(true);
      service.stop();
      expect(await flagsOf(hers)).toMatchObject({ enableTimesheets: true, enableInvoicing: false });
    } finally {
      service.stop();
      await other.stop();
    }
  });

  it('decides in place of the rules, which are left alone', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'rightway-flags-')), 'flags.json');
    const flag = { state: 'ENABLED', variants: { on: true, off: false } };
    writeFileSync(
      file,
      JSON.stringify({
        flags: {
          enableTimesheets: { ...flag, defaultVariant: 'on' },
          enableInvoicing: { ...flag, defaultVariant: 'off' },
          enableTaskManager: {
            ...flag,
            defaultVariant: 'off',
            targeting: { if: [{ var: 'isSystemAdministrator' }, 'on', 'off'] },
          },
        },
      }),
    );
    const other = await startTestServer({ flagdUrl: pathToFileURL(file) });
    try {
      const [hers, his] = [await other.signIn('admin'), await other.signIn('broker')];
      expect(await flagsOf(hers)).toMatchObject({
        enableTimesheets: true,
        enableInvoicing: false,
        enableTaskManager: true,
      });
      expect((await flagsOf(his))['enableTaskManager']).toBe(false);
      expect((await rules(hers)).decidedBy).toBe('flagd');
      const refused = await hers.post('/api/rollout/rule', {
        name: 'enableTimesheets',
        revision: 1,
        rule: forNobody,
      });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().message).toMatch(/flag service/);
    } finally {
      await other.stop();
    }
  });
});
