import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demoNames } from '../../demo/demo-accounts.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const admin = await server.signIn('admin');

const save = (client: TestClient, input: Record<string, unknown>) =>
  client.graphql(
    `mutation Save($input: MasterDataInput!) {
      updateAgreementType(input: $input) { id revision code description isActive canEdit }
    }`,
    { input },
  );

const saveCountry = (client: TestClient, input: Record<string, unknown>) =>
  client.graphql(
    `mutation Save($input: CountryInput!) {
      updateCountry(input: $input) { id revision code name isMasterRecord }
    }`,
    { input },
  );

const read = async (id: string) =>
  (
    await admin.graphql(
      'query Read($id: ID!) { agreementType(id: $id) { revision code description isActive } }',
      { id },
    )
  ).data?.['agreementType'];

const history = async (id: string) =>
  (
    await admin.graphql(
      `query History($id: ID!) {
        history(recordKind: AGREEMENT_TYPE, recordId: $id) {
          revision changedBy { fullName companyName } changes { field before after }
        }
      }`,
      { id },
    )
  ).data?.['history'];

async function anAgreementType(values: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  const { errors } = await save(admin, { id, code: `T-${id.slice(0, 8)}`, ...values });
  expect(errors).toBeUndefined();
  return id;
}

describe('saving a master-data record', () => {
  it('creates it where the id is unknown', async () => {
    const id = randomUUID();
    const { data } = await save(admin, { id, code: ' NEW-1 ', description: 'First', isActive: false });
    expect(data?.['updateAgreementType']).toEqual({
      id,
      revision: 1,
      code: 'NEW-1',
      description: 'First',
      isActive: false,
      canEdit: true,
    });
  });

  it('changes it and raises its revision', async () => {
    const id = await anAgreementType({ description: 'Before' });
    const { data } = await save(admin, { id, revision: 1, code: 'CHANGED', description: '', isActive: true });
    expect(data?.['updateAgreementType']).toMatchObject({ revision: 2, code: 'CHANGED', description: null });
    expect(await read(id)).toEqual({ revision: 2, code: 'CHANGED', description: null, isActive: true });
  });

  it('keeps who changed what in the history, newest first', async () => {
    const id = await anAgreementType({ code: 'HIST', description: 'Old' });
    await save(admin, { id, revision: 1, code: 'HIST', description: 'New' });
    expect(await history(id)).toEqual([
      {
        revision: 2,
        changedBy: { fullName: 'Alex Admin', companyName: 'Rightway Land Services' },
        changes: [{ field: 'description', before: 'Old', after: 'New' }],
      },
      {
        revision: 1,
        changedBy: { fullName: 'Alex Admin', companyName: 'Rightway Land Services' },
        changes: [
          { field: 'code', before: null, after: 'HIST' },
          { field: 'isActive', before: null, after: 'true' },
          { field: 'description', before: null, after: 'Old' },
        ],
      },
    ]);
  });

  it('writes nothing where nothing changed', async () => {
    const id = await anAgreementType({ code: 'SAME' });
    const { data } = await save(admin, { id, revision: 1, code: 'SAME', isActive: true });
    expect(data?.['updateAgreementType']).toMatchObject({ revision: 1 });
    expect(await history(id)).toHaveLength(1);
  });

  it('refuses a save on an older revision and tells who was first, when, and the record as it is', async () => {
    const id = await anAgreementType({ code: 'RACE' });
    await save(admin, { id, revision: 1, code: 'FIRST' });
    const { data, errors } = await save(admin, { id, revision: 1, code: 'SECOND' });
    expect(data).toBeNull();
    expect(errors?.[0]?.message).toBe(
      'This record was changed by you in another tab or window while you were editing it here.',
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      conflict: { revision: 2, changedBy: 'Alex Admin', record: { code: 'FIRST' } },
    });
    expect(await read(id)).toMatchObject({ code: 'FIRST', revision: 2 });
  });

  it('never overwrites an existing record with a new one of the same id', async () => {
    const id = await anAgreementType({ code: 'TAKEN-ID' });
    const { errors } = await save(admin, { id, code: 'OTHER' });
    expect(errors?.[0]?.extensions['code']).toBe('CONFLICT');
    expect(await read(id)).toMatchObject({ code: 'TAKEN-ID' });
  });

  it('writes the same save once, however often it is sent', async () => {
    const id = randomUUID();
    const input = { id, saveId: randomUUID(), code: 'ONCE' };
    const answers = await Promise.all([save(admin, input), save(admin, input), save(admin, input)]);
    const again = await save(admin, input);
    for (const { data } of [...answers, again]) {
      expect(data?.['updateAgreementType']).toMatchObject({ revision: 1, code: 'ONCE' });
    }
    expect(await history(id)).toHaveLength(1);
  });

  it('lets one of two concurrent changes win', async () => {
    const id = await anAgreementType({ code: 'TWO' });
    const answers = await Promise.all([
      save(admin, { id, revision: 1, code: 'TWO-A' }),
      save(admin, { id, revision: 1, code: 'TWO-B' }),
    ]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions['code'])).toEqual(
      ['CONFLICT'],
    );
    expect(await read(id)).toMatchObject({ revision: 2 });
  });

  it('names the field that breaks a rule', async () => {
    const { errors } = await save(admin, {
      id: randomUUID(),
      code: 'x'.repeat(31),
      description: 'x'.repeat(10_001),
    });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'VALIDATION',
      fields: [
        { path: 'code', message: 'Code cannot exceed 30 characters' },
        { path: 'description', message: 'Description cannot exceed 10,000 characters' },
      ],
    });
  });

  it('refuses a code that is used, in any case, and says so on the field', async () => {
    await anAgreementType({ code: 'Unique' });
    const { errors } = await save(admin, { id: randomUUID(), code: 'UNIQUE' });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'VALIDATION',
      fields: [{ path: 'code', message: 'This code is already used.' }],
    });
  });

  it('speaks the language of the person who saves', async () => {
    const setLocale = (locale: string) =>
      server.database.pool.query(`update app_user set locale = $1 where user_name like 'admin@%'`, [locale]);
    await setLocale('es-MX');
    const { errors } = await save(admin, { id: randomUUID(), code: 'SL' });
    const missing = await save(admin, { id: randomUUID(), code: ' ' });
    await setLocale('en');
    expect(errors?.[0]?.extensions['fields']).toEqual([
      { path: 'code', message: 'Este código ya está en uso.' },
    ]);
    expect(missing.errors?.[0]?.extensions['fields']).toEqual([
      { path: 'code', message: 'Valor obligatorio' },
    ]);
  });

  it('refuses an id that is no UUID and a revision of a record that is not there', async () => {
    const malformed = await save(admin, { id: '1 or 1=1', code: 'X' });
    expect(malformed.errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
    const missing = await save(admin, { id: randomUUID(), revision: 3, code: 'X' });
    expect(missing.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });

  it('ignores what only the server sets', async () => {
    const id = randomUUID();
    const { data } = await saveCountry(admin, { id, code: 'XX', name: 'Nowhere' });
    expect(data?.['updateCountry']).toEqual({
      id,
      revision: 1,
      code: 'XX',
      name: 'Nowhere',
      isMasterRecord: false,
    });
  });

  it.each(demoNames)('is for system administrators: %s', async (name) => {
    const client = await server.signIn(name);
    const id = randomUUID();
    const { errors } = await save(client, { id, code: `BY-${name}` });
    expect(errors?.[0]?.extensions['code']).toBe(name === 'admin' ? undefined : 'FORBIDDEN');
    expect(await read(id)).toEqual(name === 'admin' ? expect.objectContaining({ code: 'BY-admin' }) : null);
  });
});

describe('reading master data', () => {
  const list = async (client: TestClient, field: string) => {
    const { data, errors } = await client.graphql(`{ list: ${field} { id code isActive } }`);
    expect(errors).toBeUndefined();
    return data?.['list'] as { code: string; isActive: boolean }[];
  };

  it.each(demoNames)('lets %s read, and says who may edit', async (name) => {
    const client = await server.signIn(name);
    const { data } = await client.graphql(
      '{ countries(query: "canada") { code name canEdit isMasterRecord } }',
    );
    expect(data?.['countries']).toEqual([
      { code: 'CA', name: 'Canada', canEdit: name === 'admin', isMasterRecord: true },
    ]);
  });

  it('orders agreement types by code and countries by name', async () => {
    const codes = (await list(admin, 'agreementTypes(first: 1000)')).map(({ code }) => code);
    expect(codes).toContain('SL');
    const { data } = await admin.graphql('{ countries(first: 1000) { name } }');
    const countries = (data?.['countries'] ?? []) as { name: string }[];
    const names = countries.map(({ name }) => name);
    expect(names.indexOf('Australia')).toBeLessThan(names.indexOf('Canada'));
    expect(names.indexOf('Canada')).toBeLessThan(names.indexOf('United States'));
  });

  it('takes the query literally', async () => {
    await anAgreementType({ code: '50%_(x)' });
    expect(await list(admin, 'agreementTypes(query: "%_(")')).toEqual([
      expect.objectContaining({ code: '50%_(x)' }),
    ]);
    expect(await list(admin, 'agreementTypes(query: "s_")')).toEqual([]);
  });

  it('offers only active ones where asked to', async () => {
    await anAgreementType({ code: 'ASLEEP', isActive: false });
    expect(await list(admin, 'agreementTypes(query: "ASLEEP")')).toHaveLength(1);
    expect(await list(admin, 'agreementTypes(query: "ASLEEP", status: ACTIVE)')).toHaveLength(0);
  });

  it("offers a company its own agreement types and everyone's", async () => {
    const [own, others] = await Promise.all([anAgreementType(), anAgreementType()]);
    const assign = (id: string | undefined, company: string) =>
      server.database.pool.query(
        'update agreement_type set product_client_id = (select id from company where code = $2) where id = $1',
        [id, company],
      );
    await assign(own, 'NFE');
    await assign(others, 'PRG');
    const { rows } = await server.database.pool.query(`select id from company where code = 'NFE'`);
    const { data } = await admin.graphql(
      'query Of($company: ID) { agreementTypes(productClientId: $company, first: 1000) { id code } }',
      { company: rows[0]?.id },
    );
    const offered = (data?.['agreementTypes'] ?? []) as { id: string; code: string }[];
    expect(offered.map(({ id }) => id)).toContain(own);
    expect(offered.map(({ code }) => code)).toContain('SL');
    expect(offered.map(({ id }) => id)).not.toContain(others);
    const { errors } = await admin.graphql('{ agreementTypes(productClientId: "mine") { id } }');
    expect(errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
  });

  it('gives 100 unless told, and no more than 1000', async () => {
    expect(await list(admin, 'agreementTypes(first: 2)')).toHaveLength(2);
    for (const first of [0, 1001]) {
      const { errors } = await admin.graphql(`{ agreementTypes(first: ${first}) { id } }`);
      expect(errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
    }
  });

  it('gives at most 100 saves of a history', async () => {
    for (const first of [0, 101]) {
      const { errors } = await admin.graphql(
        `{ history(recordKind: COUNTRY, recordId: "${randomUUID()}", first: ${first}) { id } }`,
      );
      expect(errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
    }
  });

  it('finds nothing under an id that is unknown or malformed', async () => {
    for (const id of [randomUUID(), 'new', "' or ''='"]) expect(await read(id)).toBeNull();
  });
});

describe('what holds for a while', () => {
  const made = (type: string, input: Record<string, unknown>) =>
    admin.graphql(`mutation M($input: ${type}Input!) { update${type}(input: $input) { id } }`, {
      input: { id: randomUUID(), isActive: true, ...input },
    });
  const faultsOf = async (type: string, input: Record<string, unknown>) =>
    (await made(type, input)).errors?.[0]?.extensions?.['fields'];
  const schedule = { name: 'A schedule', rateType: 'Default', effectiveDate: '2026-05-01' };

  it('does not end before it begins, and says so at its last day, also in a row', async () => {
    const message = 'The last day cannot be before the first one.';
    expect(await faultsOf('RateSchedule', { ...schedule, endDate: '2026-04-30' })).toEqual([
      { path: 'endDate', message },
    ]);
    const rates = [{ id: randomUUID(), rate: '5', validFrom: '2026-05-01', validTo: '2026-04-30' }];
    expect(await faultsOf('TaxType', { code: 'LATE', rate: '5', rates })).toEqual([
      { path: 'rates[0].validTo', message },
    ]);
    expect((await made('RateSchedule', { ...schedule, endDate: '2026-05-01' })).errors).toBeUndefined();
  });

  it('and is a client’s, names the client: its rates would be those of everybody', async () => {
    expect(await faultsOf('RateSchedule', { ...schedule, rateType: 'Client' })).toEqual([
      { path: 'client', message: expect.stringMatching(/^Choose the client whose rates these are/) },
    ]);
  });
});
