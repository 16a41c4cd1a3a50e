import { formTypeIds } from 'shared-contracts/forms';
import { describe, expect, it } from 'vitest';
import { demoCompanies } from '../../demo/demo-accounts.ts';
import { runningServer } from '../../testing/running-server.ts';
import { rootFields } from '../../testing/whole-schema.ts';

const server = await runningServer();
const admin = await server.signIn('admin');
const broker = await server.signIn('broker');

type Entry = Readonly<Record<string, unknown>>;

async function list(call: string, client = broker): Promise<readonly Entry[]> {
  const { data, errors } = await client.graphql(`{ list: ${call} }`);
  expect([call, errors]).toEqual([call, undefined]);
  return data?.['list'] as readonly Entry[];
}

const rows = async (sql: string, values: readonly unknown[] = []) =>
  (await server.database.pool.query<Record<string, string>>(sql, [...values])).rows;

const [, northfork] = demoCompanies;

/** Every picklist with the fields that 000 §3 and 001 §3 list. */
const fieldsOf = {
  countries: 'id code name isMasterRecord',
  stateOrProvinces: 'id code name isMasterRecord',
  users: 'id isAdmin firstName lastName fullName userName workEmail workTitle',
  agreementTypes: 'id code description',
  brokerProjectStatuses: 'id code description',
  operatorProjectStatuses: 'id code description',
  stakeholderRequirements: 'id code description',
  stakeholderTypes: 'id code description',
  requestTypes: 'id code description',
  areas: 'id name division country { name } stateProvince { name }',
  areaUnits: 'id code',
  businessAssociates: 'id code name email fullAddress phoneNumber cellNumber isActive isClient',
  grantorCompanies: 'id name isBroker',
  indigenousMethodsOfContact: 'id code',
  methodsOfContact: 'id code',
  interestTypes: 'id code',
  indigenousRepresentative: 'id name title',
  landownerTypes: 'id code description isSystem isSynchronized',
  landPurposes: 'id category code description',
  projectTypes: 'id category description',
  requestItemTypes: 'id code description requestTypeId requestType { code }',
  surfaceStatuses: 'id status colorCode productClient { code }',
  surveyStatuses: 'id code',
  tasks: 'id name',
  eventTypes: 'id code description isActive',
  actionRequired: 'id code description',
  cities: 'id name isMasterRecord stateProvince { id name country { id name } }',
  lowerBoundaries: 'id code',
  upperBoundaries: 'id code',
  products: 'id code',
  titleTypes: 'id code',
  zones: 'id code',
  masterModels:
    'id isActive name formType { code } masterModelItems { id sequence eventType { id code isActive } }',
  reportTypes: 'id name',
  reportTemplates:
    'id isActive name reportType { id name } templateFiles { id name sequence uploadedDate isUserOwned }',
} as const;

describe('a picklist', () => {
  it.each(Object.entries(fieldsOf))('%s gives its fields', async (name, fields) => {
    const entries = await list(`${name} { ${fields} }`);
    expect([name, entries.length > 0]).toEqual([name, true]);
  });

  it('of rates gives a client its own rates and the usual ones it has none of its own for', async () => {
    const [client, other] = await rows(`select id from business_associate where is_client order by code`);
    const call = (id: string | undefined) =>
      list(`rateTypes(clientId: "${id}", status: ACTIVE) { id rate rateType description isTaxable
        category { id name } ledgerCode { id code } unitOfMeasurement { id unit } }`);
    const own = await call(client?.['id']);
    expect(own.map(({ rateType }) => rateType)).toEqual(own.map(() => 'Client'));
    expect(own).toHaveLength(5);
    const theirs = await call(other?.['id']);
    const kindsOf = (type: string) =>
      theirs.filter(({ rateType }) => rateType === type).map(({ description }) => description);
    expect(kindsOf('Client')).toEqual(['Field day', 'Call-out']);
    expect(kindsOf('Default').toSorted()).toEqual([
      'Administration',
      'Kilometres',
      'Land agent',
      'Land agent, senior',
      'Title search',
    ]);
    const { errors } = await broker.graphql('{ rateTypes { id } }');
    expect(errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
  });

  it.each([
    ['agreementTypes', 'SURFACE LE', ['MSL', 'SL']],
    ['countries', 'anad', ['CA']],
    ['stateOrProvinces', 'berta', ['AB']],
    ['actionRequired', 'follow', ['Follow up']],
    ['requestItemTypes', 'crossing', ['PWX', 'RDX', 'RRX', 'TCX', 'WTX', 'XNG']],
    ['areaUnits', 'HA', ['ha']],
  ])('%s finds a literal part in any case', async (name, query, codes) => {
    expect((await list(`${name}(query: "${query}") { code }`)).map(({ code }) => code)).toEqual(codes);
    expect(await list(`${name}(query: "%") { id }`)).toEqual([]);
    expect(await list(`${name}(query: "(") { id }`)).toEqual(await list(`${name}(query: " ( ") { id }`));
  });

  it('narrows by what it hangs on', async () => {
    const [alberta] = await list('stateOrProvinces(query: "Alberta") { id country { id } }');
    const canada = (alberta?.['country'] as Entry | undefined)?.['id'];
    expect(await list(`stateOrProvinces(countryId: "${canada}") { id }`)).toHaveLength(13);
    const [montana] = await list('stateOrProvinces(query: "Montana") { country { id code } }');
    const states = montana?.['country'] as Entry;
    // The fifty, and the District of Columbia.
    expect(await list(`stateOrProvinces(countryId: "${states['id']}") { id }`)).toHaveLength(51);
    expect(states['code']).toBe('US');
    expect(await list(`stateOrProvinces(countryId: "${alberta?.['id']}") { id }`)).toEqual([]);
    const cities = await list(`cities(stateProvinceId: "${alberta?.['id']}") { name stateProvince { id } }`);
    expect(new Set(cities.map(({ stateProvince }) => (stateProvince as Entry)['id']))).toEqual(
      new Set([alberta?.['id']]),
    );
    expect(cities.map(({ name }) => name)).toContain('Edson');
    const [type] = await list('requestTypes(query: "Road") { id }');
    expect(
      (await list(`requestItemTypes(requestTypeId: "${type?.['id']}") { code }`)).map(({ code }) => code),
    ).toEqual(['HAUL', 'RU', 'RUX']);
    const [band] = await list('bands { id name }');
    expect(
      (await list(`indigenousRepresentative(bandId: "${band?.['id']}") { name }`)).map(({ name }) => name),
    ).toEqual([`Consultation Office, ${band?.['name']}`, `Lands Office, ${band?.['name']}`]);
    expect((await list('tasks(taskType: Request) { name }')).map(({ name }) => name)).toEqual([
      'Send request',
    ]);
  });

  it('leaves out what is no longer in use where it is asked to', async () => {
    await server.database.pool.query(`update interest_type set is_active = false where code = 'Tenant'`);
    const every = await list('interestTypes { code }');
    const active = await list('interestTypes(activeOnly: true) { code }');
    expect(
      every.map(({ code }) => code).filter((code) => !active.some((entry) => entry['code'] === code)),
    ).toEqual(['Tenant']);
    await server.database.pool.query(`update survey_status set is_active = false where code = 'Registered'`);
    await server.database.pool.query(`update area set is_active = false where name = 'Edson'`);
    expect(await list('surveyStatuses(status: ACTIVE) { id }')).toHaveLength(3);
    expect(await list('surveyStatuses(status: NOT_SPECIFIED) { id }')).toHaveLength(4);
    expect((await list('areas(status: ACTIVE) { name }')).map(({ name }) => name)).not.toContain('Edson');
  });

  it('gives an operator’s statuses, its own and those for all', async () => {
    const statuses = await list(
      `surfaceStatuses(operatorProductClientId: "${northfork.id}") { productClient { code } }`,
    );
    expect(statuses.map(({ productClient }) => (productClient as Entry)['code'])).toEqual(
      Array(7).fill('NFE'),
    );
  });

  it('of event types is one form’s, without those that a model has already', async () => {
    const [model] = await list(
      `masterModels(formTypeId: "${formTypeIds.ProjectEvent}", activeOnly: true) { id masterModelItems { eventType { code } } }`,
    );
    const call = (more: string) =>
      list(`eventTypes(formTypeId: "${formTypeIds.ProjectEvent}", status: ACTIVE ${more}) { code }`);
    const every = (await call('')).map(({ code }) => code);
    const left = (await call(`, masterModelIdToExclude: "${model?.['id']}"`)).map(({ code }) => code);
    expect(every).toHaveLength(8);
    expect(left).toEqual(every.filter((code) => !JSON.stringify(model).includes(`"${code}"`)));
    expect(left).toHaveLength(4);
  });

  it('of people holds active ones of one’s own company, by role and without administrators', async () => {
    const userNames = (entries: readonly Entry[]) =>
      entries.map(({ userName }) => String(userName).split('@')[0]).sort();
    expect(userNames(await list('users { userName }'))).toEqual([
      'admin',
      'broker',
      'invoicing',
      'leader',
      'superuser',
    ]);
    expect(userNames(await list('users(excludeAdminUsers: true) { userName }'))).toEqual([
      'broker',
      'invoicing',
      'leader',
      'superuser',
    ]);
    expect(userNames(await list('users(query: "ingrid v") { userName }'))).toEqual(['invoicing']);
    expect(await list('users { userName }', admin)).toHaveLength(10);
    const [role] = await list('roles(query: "Agent") { id }');
    expect(userNames(await list(`users(taskRoleId: "${role?.['id']}") { userName }`))).toEqual(['broker']);
    await server.database.pool.query(
      `update app_user set is_active = false where user_name like 'superuser@%'`,
    );
    expect(userNames(await list('users { userName }'))).not.toContain('superuser');
  });

  it('of business associates knows clients, active ones and a company’s', async () => {
    expect(
      (await list('businessAssociates(clientsOnly: true) { isClient }')).map(({ isClient }) => isClient),
    ).toEqual([true, true]);
    const inactive = await rows('select id from business_associate where not is_active');
    const every = await list('businessAssociates { id }');
    const active = await list('businessAssociates(activeOnly: true) { isActive }');
    expect(inactive.length).toBeGreaterThan(0);
    expect(active).toHaveLength(every.length - inactive.length);
    const ofNorthfork = await list(
      `businessAssociates(productClientId: "${northfork.id}", clientsOnly: true) { code }`,
    );
    expect(ofNorthfork.map(({ code }) => code)).toEqual(['NFE']);
    expect(await list('businessAssociates(usesProjects: false) { id }')).toEqual([]);
  });

  it('of contacts is one associate’s', async () => {
    const [associate] = await rows(`select business_associate_id as id from contact order by id limit 1`);
    await server.database.pool.query(
      'update contact set is_active = false where business_associate_id = $1',
      [associate?.['id']],
    );
    const contacts = async (args: string) => {
      const { data } = await broker.graphql(
        `{ businessAssociate(id: "${associate?.['id']}") { contacts${args} { id name email fullAddress phoneNumbers { id type number sequence extension } } } }`,
      );
      return (data?.['businessAssociate'] as Entry | undefined)?.['contacts'] as readonly Entry[];
    };
    expect(await contacts('')).toHaveLength(1);
    expect((await contacts(''))[0]?.['phoneNumbers']).not.toEqual([]);
    expect(await contacts('(activeOnly: true)')).toEqual([]);
    expect(await contacts('(query: "no such name")')).toEqual([]);
  });

  it('gives a hundred entries and not more, business associates a thousand', async () => {
    await server.database.pool.query(
      `insert into zone (id, code) select gen_random_uuid(), 'Z' || lpad(n::text, 4, '0') from generate_series(1, 120) n`,
    );
    const zones = await list('zones { code }');
    expect(zones).toHaveLength(100);
    expect(zones.map(({ code }) => code)).toEqual(zones.map(({ code }) => code).toSorted());
    expect(await list('zones(first: 3) { id }')).toHaveLength(3);
    const field = (name: string) => rootFields().find((root) => root.name === name);
    const firstOf = (name: string) =>
      field(name)?.args.find((argument) => argument.name === 'first')?.defaultValue;
    for (const name of Object.keys(fieldsOf)) {
      expect([name, firstOf(name)]).toEqual([name, name === 'businessAssociates' ? 1000 : 100]);
    }
    for (const first of [0, -1, 1001]) {
      const { errors } = await broker.graphql(`{ zones(first: ${first}) { id } }`);
      expect(errors?.[0]).toMatchObject({
        message: 'first must be 1 to 1000.',
        extensions: { code: 'BAD_INPUT' },
      });
    }
  });

  it('is refused an id that is none', async () => {
    const { errors } = await broker.graphql(`{ cities(stateProvinceId: "1 or 1=1") { id } }`);
    expect(errors?.[0]).toMatchObject({
      message: 'stateProvinceId must be a UUID.',
      extensions: { code: 'BAD_INPUT' },
    });
  });
});
