import { expect, it } from 'vitest';
import { refusalOf } from '../../testing/associate-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const admin = await server.signIn('admin');

interface Rehearsal {
  readonly agreementCount: number;
  readonly recipientCount: number;
  readonly movedCount: number;
  readonly isWhole: boolean;
  readonly moved: readonly {
    readonly id: string;
    readonly title: string;
    readonly opens: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
}

const ruleFields = `id revision code activity section source length lengthUnit calendar onHoliday isActive
  validFrom validTo level distance description jurisdiction { id }`;

async function inputOf(code: string) {
  const { data } = await admin.graphql(`{ rules: provincialRules(query: "${code}") { ${ruleFields} } }`);
  const rules = data?.['rules'] as readonly Readonly<Record<string, unknown>>[];
  const found = rules.find((rule) => rule['code'] === code);
  if (!found) throw new Error(`There is no rule ${code}.`);
  return found;
}

const ask = (input: object, client: TestClient = admin) =>
  client.graphql(
    `query R($input: ProvincialRuleInput!) { found: ruleRehearsal(input: $input) { agreementCount recipientCount
      movedCount isWhole moved { id title opens before after } } }`,
    { input },
  );

async function rehearse(input: object): Promise<Rehearsal> {
  const { data, errors } = await ask(input);
  if (!data) throw new Error(JSON.stringify(errors));
  return data['found'] as Rehearsal;
}

const stored = async () => {
  const { rows } = await server.database.pool.query(
    `select (select json_agg(r order by r.id) from provincial_rule r) as rules,
      (select count(*)::int from provincial_rule_version) as versions,
      (select count(*)::int from history_entry where record_kind = 'PROVINCIAL_RULE') as entries`,
  );
  return rows[0];
};

const sentencesOf = async (agreementId: string) => {
  const { data } = await admin.graphql(
    'query S($id: ID!) { rules: agreementRules(agreementId: $id) { kind sentence } }',
    { id: agreementId },
  );
  const rules = (data?.['rules'] ?? []) as readonly { kind: string; sentence: string }[];
  return rules.map(({ sentence }) => sentence);
};

const agreementOf = (opens: string) => /agreements\/([0-9a-f-]+)/.exec(opens)?.[1] ?? '';

it('lists the clocks that an edit would move as the save then moves them, and stores nothing', async () => {
  const rule = await inputOf('AB-REVIEW-NOTICE');
  const before = await stored();
  const found = await rehearse({ ...rule, length: 60 });
  expect(await stored()).toEqual(before);
  const { rows } = await server.database.pool.query<{ count: number }>(
    `select count(*)::int from agreement a join surface_project p on p.id = a.surface_project_id and not p.is_archived`,
  );
  expect(found).toMatchObject({ agreementCount: rows[0]?.count, recipientCount: 0, isWhole: true });
  expect(found.movedCount).toBeGreaterThan(20);
  expect(found.moved).toHaveLength(Math.min(found.movedCount, 200));
  const [moved] = found.moved.filter(({ before: was, after }) => was !== null && after !== null);
  const id = agreementOf(moved?.opens ?? '');
  expect(moved?.opens).toMatch(/^surface-project\/[0-9a-f-]+\/agreements\/[0-9a-f-]+\/details$/);
  expect(await sentencesOf(id)).toContain(moved?.before);
  const saved = await admin.graphql(
    'mutation S($input: ProvincialRuleInput!) { saved: updateProvincialRule(input: $input) { revision } }',
    { input: { ...rule, length: 60 } },
  );
  expect(saved.errors).toBeUndefined();
  expect(await sentencesOf(id)).toContain(moved?.after);
  expect(await sentencesOf(id)).not.toContain(moved?.before);
  // An edit that leaves all periods unchanged moves no clock.
  const again = await inputOf('AB-REVIEW-NOTICE');
  expect(await rehearse({ ...again, description: 'Other words' })).toMatchObject({ movedCount: 0 });
});

it('tells of a new rule what it would bring, and of one that is switched off what would be gone', async () => {
  const copy = await inputOf('AB-COPY');
  const off = await rehearse({ ...copy, isActive: false });
  expect(off.movedCount).toBeGreaterThan(0);
  expect(off.moved.every(({ after }) => after === null)).toBe(true);
  const { id: _id, revision: _revision, ...values } = await inputOf('AB-REVIEW-YEAR');
  const { rows } = await server.database.pool.query<{ id: string }>(
    `select id from state_or_province where code = 'BC'`,
  );
  const made = { ...values, id: crypto.randomUUID(), code: 'BC-TRIED', jurisdiction: { id: rows[0]?.id } };
  const come = await rehearse(made);
  expect(come.movedCount).toBeGreaterThan(0);
  expect(come.moved.every(({ before }) => before === null)).toBe(true);
});

it('looks at stakeholders and communities where the rule is about consultations; running clocks keep theirs', async () => {
  const found = await rehearse({ ...(await inputOf('AB-NOTIFY')), length: 21 });
  expect(found).toMatchObject({ agreementCount: 0, movedCount: 0 });
  expect(found.recipientCount).toBeGreaterThan(100);
});

it('is refused as the save would be', async () => {
  const rule = await inputOf('AB-NOTIFY');
  const broker = await server.signIn('broker');
  expect(refusalOf(await ask(rule, broker))?.code).toBe('FORBIDDEN');
  expect(refusalOf(await ask({ ...rule, source: ' ' }))?.fields).toMatchObject([{ path: 'source' }]);
  expect(refusalOf(await ask({ ...rule, code: 'AB-COPY' }))?.fields).toMatchObject([{ path: 'code' }]);
});

it('keeps of a rule what the page of a release before does not know', async () => {
  const save = async (values: object) => {
    const { id, revision } = await inputOf('AB-NOTIFY');
    return admin.graphql(
      `mutation S($input: ProvincialRuleInput!) { saved: updateProvincialRule(input: $input) {
        description source length onHoliday checkedOn checkFound recipients jurisdiction { code } } }`,
      { input: { id, revision, ...values } },
    );
  };
  const known = { onHoliday: 'MovesOn', checkedOn: '2026-03-01', checkFound: 'As before' };
  const { data: before } = await save(known);
  const { data: after } = await save({ description: 'Typed on an older page' });
  expect(after?.['saved']).toEqual({
    ...(before?.['saved'] as object),
    ...known,
    description: 'Typed on an older page',
  });
  // A cleared field is sent as null, and is cleared.
  expect((await save({ checkFound: null })).data?.['saved']).toMatchObject({
    ...{ checkFound: null, checkedOn: '2026-03-01' },
  });
});

it('notes who checked a rule when a new day of that is typed, and refuses a day to come', async () => {
  const save = async (values: object) =>
    admin.graphql(
      `mutation S($input: ProvincialRuleInput!) { saved: updateProvincialRule(input: $input) {
        checkedOn checkedBy { fullName } checkFound checkDueOn } }`,
      { input: { ...(await inputOf('BC-NOTIFY')), ...values } },
    );
  const { data } = await save({ checkedOn: '2026-02-28', checkFound: 'Read s. 19 anew' });
  expect(data?.['saved']).toEqual({
    ...{ checkedOn: '2026-02-28', checkDueOn: '2027-02-28', checkFound: 'Read s. 19 anew' },
    checkedBy: { fullName: expect.stringMatching(/\S/) },
  });
  expect((await save({ checkedOn: null })).data?.['saved']).toMatchObject({ checkedBy: null });
  expect(refusalOf(await save({ checkedOn: '2999-01-01' }))?.fields).toMatchObject([{ path: 'checkedOn' }]);
});
