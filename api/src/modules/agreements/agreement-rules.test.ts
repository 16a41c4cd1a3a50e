import { expect, it } from 'vitest';
import { agreementParts, anAgreement, saveAlone, saveInProject } from '../../testing/agreement-calls.ts';
import { refusalOf } from '../../testing/associate-calls.ts';
import { newRow } from '../../testing/project-row-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const broker = await server.signIn('broker');
const parts = await agreementParts(server, broker);

const rulesOf = async (id: string) => {
  const { data, errors } = await broker.graphql(
    `query R($id: ID!) { found: agreementRules(agreementId: $id, zone: "America/Edmonton") {
      id kind state rowId fromDate dueDate endsAt amount sentence rule { code section source validFrom } } }`,
    { id },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data['found'] as readonly Readonly<Record<string, unknown>>[];
};

it('tells what must not be forgotten of an agreement in Alberta, with its source', async () => {
  const parcel = {
    id: await parts.id(
      `parcel where state_or_province_id = (select id from state_or_province where code = 'AB')`,
    ),
  };
  const owner = newRow({ legalName: 'Jane Doe', isHomestead: true, copyLeftAt: '2020-11-20T17:15:00Z' });
  const agreement = anAgreement({
    ...{ effectiveDate: '2020-12-01', expiryDate: '2045-12-01', landowners: [owner] },
    relatedParcels: [newRow({ parcel })],
    payments: [newRow({ kind: 'Annual', payee: parts.owners[0], amount: '700.5', dueDate: '2021-12-01' })],
  });
  expect(refusalOf(await saveInProject(broker, parts.projectId, agreement))).toBeUndefined();
  const rules = await rulesOf(agreement.id);
  expect(rules).toMatchObject([
    {
      ...{ kind: 'FiveYearReview', state: 'Broken', fromDate: '2024-12-01', dueDate: '2024-12-31' },
      rule: { code: 'AB-REVIEW-NOTICE', section: 's. 27(4)', source: 'Surface Rights Act' },
    },
    { kind: 'UnpaidCompensation', state: 'Broken', amount: '700.5', rule: { section: 's. 36' } },
    { kind: 'DowerConsent', state: 'Due', rowId: owner.id, rule: { code: 'AB-DOWER' } },
    { kind: 'FiveYearReview', state: 'Open', fromDate: '2029-12-01', dueDate: '2029-12-31' },
    { kind: 'Expiry', state: 'Open', rule: { code: 'REMIND-EXPIRY' } },
    { kind: 'FortyEightHours', state: 'Kept', endsAt: '2020-11-22T17:15:00.000Z', rule: { code: 'AB-COPY' } },
  ]);
  expect(new Set(rules.map(({ id }) => id)).size).toBe(6);
  await saveAlone(broker, { id: agreement.id, revision: 1, reviewNoticeDate: '2024-12-15' });
  expect((await rulesOf(agreement.id)).filter(({ kind }) => kind === 'FiveYearReview')).toMatchObject([
    { state: 'Open', fromDate: '2029-12-01' },
  ]);
});

it('lists a rent that nobody paid on the day and in its folder until payments account for it', async () => {
  const [compensationType] = await parts.ids('compensation_type order by id', 1);
  const agreement = anAgreement({
    ...{ effectiveDate: '2019-05-01', expiryDate: '2022-01-01', landowners: [], payments: [] },
    compensations: [newRow({ compensationType, amount: '2400', isAnnual: true })],
  });
  expect(refusalOf(await saveInProject(broker, parts.projectId, agreement))).toBeUndefined();
  const unpaidFrom = async () =>
    (await broker.graphql('query U($id: ID!) { agreement(id: $id) { rentUnpaidFrom } }', agreement)).data?.[
      'agreement'
    ];
  const onToday = async (client: TestClient): Promise<readonly string[]> => {
    const { overdue } = (await client.get('/api/start/today')).json().result;
    return overdue.counts
      .filter(({ folder }: { readonly folder: string }) => folder === 'rents-unpaid')
      .map(({ count }: { readonly count: number }) => String(count));
  };
  const folder = async (client: TestClient) => {
    const { result } = (await client.get('/api/start/smart-folders')).json();
    return result.find(({ id }: { readonly id: string }) => id === 'rents-unpaid')?.count ?? 0;
  };
  expect(await unpaidFrom()).toEqual({ rentUnpaidFrom: '2020-05-01' });
  const [before] = await onToday(broker);
  expect(await folder(broker)).toBe(Number(before));
  expect(Number(before)).toBeGreaterThan(0);
  const rent = (day: string) =>
    newRow({ kind: 'Annual', payee: parts.owners[0], amount: '2400', dueDate: day, paidDate: day });
  await saveAlone(broker, { id: agreement.id, revision: 1, payments: [rent('2020-05-01')] });
  expect(await unpaidFrom()).toEqual({ rentUnpaidFrom: '2021-05-01' });
  await saveAlone(broker, {
    ...{ id: agreement.id, revision: 2 },
    payments: [rent('2020-05-01'), rent('2021-05-01')],
  });
  expect(await unpaidFrom()).toEqual({ rentUnpaidFrom: null });
  expect(await onToday(broker)).toEqual(before === '1' ? [] : [String(Number(before) - 1)]);
});

it('says that no rule can be told without a province, and takes the one of the area without land', async () => {
  const agreement = anAgreement({ relatedParcels: [], landowners: [], payments: [] });
  expect(refusalOf(await saveInProject(broker, parts.projectId, agreement))).toBeUndefined();
  const pool = server.database.pool;
  const kinds = async () => (await rulesOf(agreement.id)).map(({ kind, state }) => `${kind} ${state}`);
  const areaId = await parts.id('area where state_province_id is not null');
  await pool.query('update surface_project set area_id = null where id = $1', [parts.projectId]);
  const onToday = async (client: TestClient): Promise<readonly string[]> => {
    const { withoutProvince } = (await client.get('/api/start/today')).json().result;
    return withoutProvince.map(({ id }: { readonly id: string }) => id);
  };
  expect(await kinds()).toEqual(['NoProvince Broken']);
  expect(await onToday(broker)).toContain(agreement.id);
  expect(await onToday(await server.signIn('prairie'))).not.toContain(agreement.id);
  await pool.query('update surface_project set area_id = $2 where id = $1', [parts.projectId, areaId]);
  expect(await kinds()).not.toContain('NoProvince Broken');
  expect(await onToday(broker)).not.toContain(agreement.id);
  expect((await kinds()).length).toBeGreaterThan(0);
});

it('ships the rules with what was verified, and administrators alone change them', async () => {
  const read = async (client: TestClient) =>
    (
      await client.graphql(
        `{ provincialRules { id revision code length lengthUnit calendar distance jurisdiction { code } } }`,
      )
    ).data?.['provincialRules'] as readonly Readonly<Record<string, unknown>>[];
  const rules = new Map((await read(broker)).map((rule) => [rule['code'], rule]));
  expect(rules.get('AB-COPY')).toMatchObject({
    length: 48,
    lengthUnit: 'Hours',
    jurisdiction: { code: 'AB' },
  });
  expect(rules.get('AB-DISTURB')).toMatchObject({ distance: '30', length: null });
  expect(rules.get('BC-NOTIFY')).toMatchObject({ length: 30, distance: null });
  expect(rules.get('AB-REVIEW-NEXT')).toMatchObject({ length: 5, lengthUnit: 'Years', revision: 1 });
  const input = { id: rules.get('AB-COPY')?.['id'], revision: 1, section: 's. 17' };
  const save = (client: TestClient, values: object) =>
    client.graphql(
      'mutation S($input: ProvincialRuleInput!) { saved: updateProvincialRule(input: $input) { revision } }',
      { input: { ...input, ...values } },
    );
  expect(refusalOf(await save(broker, {}))?.code).toBe('FORBIDDEN');
  const admin = await server.signIn('admin');
  const whole = {
    code: 'AB-COPY',
    activity: 'CopyOfAgreement',
    source: 'Land Agents Licensing Act',
    isActive: true,
  };
  expect((await save(admin, { ...whole, length: 48, lengthUnit: 'Hours' })).data?.['saved']).toEqual({
    revision: 2,
  });
  expect(refusalOf(await save(admin, { ...whole, revision: 2, source: ' ' }))?.fields).toMatchObject([
    { path: 'source' },
  ]);
});

it('finds the parcels of a list out of a letter in any usual writing', async () => {
  const { rows } = await server.database.pool.query<{ id: string; text: string }>(
    `select id, formatted_legal_description as text from parcel where legal_type = 'DLS' order by id limit 1`,
  );
  const [parcel] = rows;
  const { data } = await broker.graphql(
    `query P($descriptions: [String!]!) { found: parcelsByDescription(descriptions: $descriptions) {
      text readAs parcel { id } } }`,
    {
      descriptions: [
        ` ${parcel?.text.toLowerCase()} `,
        'SW 1-1-1-W1',
        'the old barn',
        `ptn. ${parcel?.text}`,
      ],
    },
  );
  expect(data?.['found']).toEqual([
    { text: ` ${parcel?.text.toLowerCase()} `, readAs: parcel?.text, parcel: { id: parcel?.id } },
    { text: 'SW 1-1-1-W1', readAs: 'SW-01-001-01-W1M', parcel: null },
    { text: 'the old barn', readAs: null, parcel: null },
    // A portion that is not recorded lies in the land that it is a portion of.
    { text: `ptn. ${parcel?.text}`, readAs: `ptn. ${parcel?.text}`, parcel: { id: parcel?.id } },
  ]);
});
