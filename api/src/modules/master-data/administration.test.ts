import { randomUUID } from 'node:crypto';
import {
  deleteField,
  inputType,
  isWhole,
  type MasterDataDeclaration,
  type MasterDataField,
  masterDataDeclarations,
  readField,
  rowDeletions,
  saveField,
  writableFields,
} from 'shared-contracts/master-data';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/associate-calls.ts';
import { runningServer } from '../../testing/running-server.ts';

const server = await runningServer();
const admin = await server.signIn('admin');
const broker = await server.signIn('broker');

type Values = Record<string, unknown>;

const idOf = async (text: string): Promise<string> => (await server.database.pool.query(text)).rows[0]?.id;

/** A record that a field may name. */
async function reference(field: MasterDataField, values: Values) {
  if (field.kind !== 'reference') return null;
  const form = `(select id from form_type where code = 'AgreementEvent')`;
  if (field.typeName === 'FormType') return { id: await idOf(`select ${form} as id`) };
  if (field.typeName === 'EventType')
    return { id: await idOf(`select id from event_type where form_type_id = ${form} and is_active limit 1`) };
  const tables: Record<string, string> = { Person: 'app_user', StateOrProvince: 'state_or_province' };
  const table =
    tables[field.typeName] ?? field.typeName.replace(/(?<!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
  const around = field.within && (values[field.within.field] as { id: string } | undefined);
  const within = field.within && around ? `where ${field.within.field}_id = '${around.id}'` : '';
  // A task does not wait for itself.
  const order = field.name === 'waitsFor' ? 'desc' : 'asc';
  return { id: await idOf(`select id from ${table} ${within} order by id ${order} limit 1`) };
}

/** Values that every rule takes. */
async function sample(fields: readonly MasterDataField[], mark: string): Promise<Values> {
  const values: Values = {};
  for (const field of fields) {
    if (field.kind === 'tick') values[field.name] = true;
    else if (field.kind === 'number') values[field.name] = isWhole(field) ? 5 : '4.75';
    else if (field.kind === 'date') values[field.name] = '2026-04-01';
    else if (field.kind === 'color') values[field.name] = '#2f9e44';
    else if (field.kind === 'choice') values[field.name] = Object.values(field.values)[0];
    else if (field.kind === 'reference') {
      if (field.name === 'country')
        values['country'] = { id: await idOf(`select id from country where code = 'CA'`) };
      else values[field.name] = await reference(field, values);
    } else if (field.kind === 'rows') {
      values[field.name] = [{ id: randomUUID(), ...(await sample(field.fields, mark)) }];
    } else if (field.kind === 'picture') values[field.name] = null;
    else if (field.kind === 'url') values[field.name] = `https://example.ca/${mark}`;
    else values[field.name] = `${mark} ${field.name}`.slice(0, field.maximum);
  }
  return values;
}

const selectionOf = (fields: readonly MasterDataField[]): string =>
  fields
    .map((field) => {
      if (field.kind === 'reference' || field.kind === 'picture') return `${field.name} { id }`;
      return field.kind === 'rows' ? `${field.name} { id ${selectionOf(field.fields)} }` : field.name;
    })
    .join(' ');

const save = (declaration: MasterDataDeclaration, input: Values, client = admin) =>
  client.graphql(
    `mutation Save($input: ${inputType(declaration)}!) {
      saved: ${saveField(declaration)}(input: $input) { id revision canEdit ${selectionOf(writableFields(declaration))} } }`,
    { input },
  );

const read = async (declaration: MasterDataDeclaration, id: string) =>
  (
    await admin.graphql(
      `query Read($id: ID!) { record: ${readField(declaration)}(id: $id) { id revision ${selectionOf(writableFields(declaration))} } }`,
      { id },
    )
  ).data?.['record'];

const remove = (declaration: MasterDataDeclaration, ids: readonly string[], client = admin) =>
  client.graphql(`mutation Delete($ids: [ID!]!) { deleted: ${deleteField(declaration)}(ids: $ids) }`, {
    ids,
  });

describe.each(masterDataDeclarations.map((declaration) => [declaration.route, declaration] as const))(
  'records at %s',
  (_, declaration) => {
    const fields = writableFields(declaration);

    it('are written whole, changed, told by the history, and deleted', async () => {
      const id = randomUUID();
      const values = await sample(fields, 'New');
      const made = await save(declaration, { id, saveId: randomUUID(), ...values });
      expect(made.errors).toBeUndefined();
      expect(made.data?.['saved']).toEqual({ id, revision: 1, canEdit: true, ...values });
      const changed = { ...values, [declaration.titleField]: 'Changed' };
      expect((await save(declaration, { id, revision: 1, ...changed })).data?.['saved']).toMatchObject({
        revision: 2,
        ...changed,
      });
      expect(await read(declaration, id)).toEqual({ id, revision: 2, ...changed });
      const stale = await save(declaration, { id, revision: 1, ...values });
      expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', conflict: { revision: 2 } });
      const { data } = await admin.graphql(
        `query H($id: ID!) { history(recordKind: ${declaration.kind}, recordId: $id) { revision changes { field } } }`,
        { id },
      );
      expect(data?.['history']).toEqual([
        { revision: 2, changes: [{ field: declaration.titleField }] },
        { revision: 1, changes: expect.any(Array) },
      ]);
      expect((await remove(declaration, [id])).data).toEqual({ deleted: [id] });
      expect(await read(declaration, id)).toBeNull();
    });

    it('are refused with the fields that are wrong', async () => {
      const { errors } = await save(declaration, { id: randomUUID() });
      const required = fields.filter((field) => 'required' in field && field.required);
      const faults = (errors?.[0]?.extensions['fields'] ?? []) as { path: string; message: string }[];
      for (const { name } of required)
        expect(faults).toContainEqual({ path: name, message: 'Required value' });
      const references = fields.filter(({ kind }) => kind === 'reference');
      const values = await sample(fields, 'Odd');
      for (const { name } of references) {
        const odd = await save(declaration, { id: randomUUID(), ...values, [name]: { id: randomUUID() } });
        expect(odd.errors?.[0]?.extensions['fields']).toContainEqual({
          path: name,
          message: 'Invalid value.',
        });
      }
    });

    it('are for system administrators', async () => {
      const id = randomUUID();
      const values = await sample(fields, 'Foreign');
      expect((await save(declaration, { id, ...values }, broker)).errors?.[0]?.extensions['code']).toBe(
        'FORBIDDEN',
      );
      expect((await remove(declaration, [id], broker)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
      expect(await read(declaration, id)).toBeNull();
    });
  },
);

const declared = (route: string): MasterDataDeclaration => {
  const found = masterDataDeclarations.find((declaration) => declaration.route === route);
  if (!found) throw new Error(`${route} is not declared.`);
  return found;
};

describe('deleting', () => {
  it('is refused where other records use it, with what uses it and what to do', async () => {
    const areas = declared('master-data/areas');
    const used = await idOf('select area_id as id from surface_project where area_id is not null limit 1');
    const { rows } = await server.database.pool.query(
      'select count(*)::int as projects from surface_project where area_id = $1',
      [used],
    );
    const { errors } = await remove(areas, [used]);
    expect(errors?.[0]?.message).toBe(
      `It is used by ${rows[0]?.projects} projects. Make it inactive instead.`,
    );
    expect(await read(areas, used)).not.toBeNull();
  });

  it('takes all or none', async () => {
    const groups = declared('master-data/project-groups');
    const id = randomUUID();
    await save(groups, { id, ...(await sample(writableFields(groups), 'Kept')) });
    expect((await remove(groups, [id, randomUUID()])).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    expect(await read(groups, id)).not.toBeNull();
  });

  it('leaves what came with the product', async () => {
    const countries = declared('master-data/countries');
    const canada = await idOf(`select id from country where code = 'CA'`);
    const { errors } = await remove(countries, [canada]);
    expect(errors?.[0]?.message).toMatch(/^Records that came with the product cannot be deleted/);
  });
});

describe.each(rowDeletions().map((deletion) => [deletion.field, deletion] as const))(
  '%s',
  (field, { declaration, path }) => {
    const rowsOf = (record: unknown) =>
      path.reduce<Values[]>(
        (holders, { name }) => holders.flatMap((holder) => holder[name] as Values[]),
        [record as Values],
      );
    const removeRows = (ids: readonly string[], client = admin) =>
      client.graphql(`mutation Delete($ids: [ID!]!) { deleted: ${field}(ids: $ids) }`, { ids });

    /** A record with one row at each step of the path. */
    async function aRecord() {
      const id = randomUUID();
      const { errors } = await save(declaration, {
        id,
        ...(await sample(writableFields(declaration), `Of ${id.slice(0, 6)}`)),
      });
      expect(errors).toBeUndefined();
      return { id, rowId: String(rowsOf(await read(declaration, id))[0]?.['id']) };
    }

    it('takes rows out of their records, which tell of it', async () => {
      const [one, other] = [await aRecord(), await aRecord()];
      const ids = [one.rowId, other.rowId];
      expect((await removeRows([...ids, one.rowId.toUpperCase()])).data).toEqual({ deleted: ids });
      for (const { id } of [one, other]) {
        const record = await read(declaration, id);
        expect(record).toMatchObject({ revision: 2 });
        expect(rowsOf(record)).toEqual([]);
        const { data } = await admin.graphql(
          `query H($id: ID!) { history(recordKind: ${declaration.kind}, recordId: $id) { revision changedBy { fullName } changes { field } } }`,
          { id },
        );
        expect(((data?.['history'] ?? []) as unknown[])[0]).toEqual({
          revision: 2,
          changedBy: { fullName: expect.any(String) },
          changes: [{ field: path[0]?.name }],
        });
      }
    });

    it('takes all or none, from system administrators alone', async () => {
      const { id, rowId } = await aRecord();
      expect((await removeRows([rowId, randomUUID()])).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
      expect((await removeRows([rowId], broker)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
      expect((await removeRows(['x'])).errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
      expect((await removeRows([])).data).toEqual({ deleted: [] });
      const record = await read(declaration, id);
      expect(record).toMatchObject({ revision: 1 });
      expect(rowsOf(record)).toHaveLength(1);
    });
  },
);

describe('a rate that time was booked on', () => {
  it('is kept, by a deletion and by a save without it', async () => {
    const rates = declared('rates');
    const { pool } = server.database;
    const { rows } = await pool.query<{ id: string; schedule: string }>(
      `select r.id, r.rate_schedule_id as schedule from rate_type r join timesheet_entry e on e.rate_id = r.id limit 1`,
    );
    const [used] = rows;
    const { errors } = await admin.graphql(`mutation { deleteRateTypes(ids: ["${used?.id}"]) }`);
    expect(errors?.[0]?.message).toBe(
      'Other records use a row that was taken out. Put it back, or make it inactive instead.',
    );
    const record = (await read(rates, used?.schedule ?? '')) as Values;
    const saved = await save(rates, {
      ...record,
      rates: (record['rates'] as Values[]).filter(({ id }) => id !== used?.id),
    });
    expect(saved.errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
    expect(await read(rates, used?.schedule ?? '')).toEqual(record);
  });
});

describe('gates', () => {
  it('of a route hold for its records: without the flag nobody writes them', async () => {
    const taxes = declared('master-data/tax-types');
    const set = (isOn: boolean) =>
      server.database.pool.query(
        `update rollout_rule set rule = jsonb_set(rule, '{audience}', to_jsonb($1::text)) where name = 'enableInvoicing'`,
        [isOn ? 'everybody' : 'nobody'],
      );
    await set(false);
    const { errors } = await save(taxes, {
      id: randomUUID(),
      ...(await sample(writableFields(taxes), 'Tax')),
    });
    await set(true);
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  it('of ledger codes ask for invoice access too', async () => {
    const codes = declared('master-data/ledger-codes');
    const set = (may: boolean) =>
      server.database.pool.query(
        `update app_user set can_access_invoice = $1 where user_name like 'admin@%'`,
        [may],
      );
    await set(false);
    const { errors } = await save(codes, { id: randomUUID(), code: 'LEDGER' });
    await set(true);
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });
});

describe('rows within a record', () => {
  const teams = declared('teams');
  const person = (name: string) => idOf(`select id from app_user where user_name like '${name}@%'`);

  async function aTeam(members: readonly Values[]) {
    const id = randomUUID();
    const company = { id: await idOf(`select id from company where code = 'RLS'`) };
    const input = { id, name: `Team ${id}`, productClient: company, isActive: true, members };
    return { id, input, answer: await save(teams, input) };
  }

  it('stand in the order that the list puts them in', async () => {
    const [first, second] = [
      { id: randomUUID(), user: { id: await person('broker') }, taskRole: null },
      { id: randomUUID(), user: { id: await person('invoicing') }, taskRole: null },
    ];
    const { id, input } = await aTeam([first, second]);
    await save(teams, { ...input, revision: 1, members: [second, first] });
    expect(await read(teams, id)).toMatchObject({ revision: 2, members: [second, first] });
    await save(teams, { ...input, revision: 2, members: [first] });
    expect(await read(teams, id)).toMatchObject({ members: [first] });
  });

  it('name nobody twice', async () => {
    const user = { id: await person('broker') };
    const { answer } = await aTeam([
      { id: randomUUID(), user },
      { id: randomUUID(), user },
    ]);
    expect(answer.errors?.[0]?.extensions['fields']).toEqual([
      { path: 'members[1].user', message: 'This value is already used.' },
    ]);
  });

  it('are told by the history, a line each', async () => {
    const companies = declared('company');
    const id = randomUUID();
    const office = (code: string, name: string, isActive: boolean) => ({
      id: randomUUID(),
      code,
      name,
      isActive,
    });
    const offices = [office('CGY', 'Calgary', true), office('EDM', 'Edmonton', false)];
    const sent = { ...(await sample(writableFields(companies), 'Offices')), id, offices };
    expect((await save(companies, sent)).errors).toBeUndefined();
    const { data } = await admin.graphql(
      `query H($id: ID!) { history(recordKind: COMPANY, recordId: $id) { changes { field after } } }`,
      { id },
    );
    expect(data?.['history']).toEqual([
      {
        changes: expect.arrayContaining([{ field: 'offices', after: 'CGY, Calgary, ✓\nEDM, Edmonton, ✗' }]),
      },
    ]);
  });

  it('are never taken from another record', async () => {
    const row = { id: randomUUID(), user: { id: await person('broker') }, taskRole: null };
    const { id } = await aTeam([row]);
    const { answer } = await aTeam([{ ...row, user: { id: await person('prairie') } }]);
    expect(refusalOf(answer)).toMatchObject({ code: 'BAD_INPUT' });
    expect(await read(teams, id)).toMatchObject({ members: [row] });
  });

  it('tell what is wrong where it is', async () => {
    const { answer } = await aTeam([
      { id: randomUUID(), user: null },
      { id: randomUUID(), user: { id: randomUUID() } },
    ]);
    expect(answer.errors?.[0]?.extensions['fields']).toEqual([
      { path: 'members[0].user', message: 'Required value' },
    ]);
  });
});
