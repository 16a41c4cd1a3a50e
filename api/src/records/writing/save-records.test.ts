import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordContextOf } from '../../testing/record-context.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { RecordContext } from '../record-context.ts';
import { deleteRecords } from './delete-records.ts';
import { formKind } from './form-kind.ts';
import { listOf } from './save-list.ts';
import { saveRecords } from './save-records.ts';
import type { SaveInput } from './writable-kind.ts';

const server = await runningServer();
const context = await recordContextOf(server, await server.signIn('admin'));
const other = await recordContextOf(server, await server.signIn('broker'));

const filled = (maximum: number) => v.pipe(v.string(), v.nonEmpty('Required value'), v.maxLength(maximum));
const reference = v.object({ id: v.string() });

interface PlaceInput extends SaveInput {
  readonly [field: string]: unknown;
}

const events: string[] = [];
const written = async (what: { readonly id: string; readonly after: unknown }) => {
  events.push(`${what.after ? 'wrote' : 'deleted'} ${what.id}`);
};

/** Countries, their provinces and the cities of those, saved as a record with rows below rows. */
const country = formKind<PlaceInput>({
  kind: 'COUNTRY',
  type: 'Country',
  fields: [{ name: 'code' }, { name: 'name' }],
  rules: v.object({ code: filled(30), name: filled(50) }),
  check: () => {},
  written,
  settled: (ids) => events.push(`settled ${ids.length}`),
});
const province = formKind<PlaceInput>({
  kind: 'STATE_OR_PROVINCE',
  type: 'StateOrProvince',
  fields: [{ name: 'code' }, { name: 'name' }, { name: 'country' }],
  rules: v.object({ code: filled(30), name: filled(50), country: reference }),
  check: () => {},
});
const city = formKind<PlaceInput>({
  kind: 'CITY',
  type: 'City',
  fields: [{ name: 'name' }, { name: 'stateProvince' }],
  rules: v.object({ name: filled(50), stateProvince: reference }),
  check: () => {},
});

const save = (
  record: PlaceInput,
  provinces: readonly PlaceInput[] = [],
  cities: readonly PlaceInput[] = [],
  by = context,
) =>
  saveRecords(by, [
    listOf(country, [record]),
    listOf(province, provinces, 'provinces'),
    listOf(city, cities, 'cities'),
  ]);

const refusal = async (work: Promise<unknown>): Promise<AppError> => {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error(`Not refused: ${error}`);
  return error;
};

const aCode = () => randomUUID().slice(0, 8);

/** A country with two provinces and a city, saved in one go. */
async function aCountry() {
  const record = { id: randomUUID(), code: aCode(), name: 'Made' };
  const provinces = ['North', 'South'].map((name) => ({
    id: randomUUID(),
    code: aCode(),
    name,
    country: { id: record.id },
  }));
  const cities = [{ id: randomUUID(), name: 'Port', stateProvince: { id: provinces[0]?.id ?? '' } }];
  await save(record, provinces, cities);
  return { record, provinces, cities };
}

const rows = async (text: string, ...values: readonly unknown[]) =>
  (await server.database.pool.query(text, [...values])).rows;
const revisionOf = async (table: string, id: string) =>
  (await rows(`select revision from ${table} where id = $1`, id))[0]?.revision;

const nameOf = async ({ user }: RecordContext): Promise<string> =>
  (await rows(`select first_name || ' ' || last_name as name from app_user where id = $1`, user.id))[0]?.name;

describe('a save of a record with rows below rows', () => {
  it('writes parents before what hangs on them, each with its history entry', async () => {
    const { record, provinces, cities } = await aCountry();
    const ids = [record.id, ...provinces.map(({ id }) => id), ...cities.map(({ id }) => id)];
    expect(
      await rows('select record_kind as kind from history_entry where record_id = any ($1)', ids),
    ).toHaveLength(4);
    expect(await rows('select name from city where state_province_id = $1', provinces[0]?.id)).toEqual([
      { name: 'Port' },
    ]);
  });

  it('says which of its rows are missing, and writes nothing', async () => {
    const { record, provinces } = await aCountry();
    const [, south] = provinces;
    const gone = { id: randomUUID(), code: aCode(), name: 'Gone', country: { id: record.id }, revision: 1 };
    const changed = { ...(south ?? record), name: 'East', revision: 1 };
    const late = { ...gone, id: randomUUID() };
    const { code, details } = await refusal(save({ ...record, revision: 1 }, [gone, changed, late]));
    const message = 'There is no such record here. It was deleted, or you may no longer see it.';
    expect([code, details.fields]).toEqual([
      'NOT_FOUND',
      [
        { path: 'provinces[0].id', message },
        { path: 'provinces[2].id', message },
      ],
    ]);
    expect(await revisionOf('state_or_province', changed.id)).toBe(1);
  });

  it('leaves what does not change as it is', async () => {
    const { record, provinces } = await aCountry();
    const [north, south] = provinces;
    await save({ ...record, revision: 1, name: 'Renamed' }, [
      { ...(north ?? record), revision: 1 },
      { ...(south ?? record), revision: 1, name: 'East' },
    ]);
    expect(await revisionOf('country', record.id)).toBe(2);
    expect(await revisionOf('state_or_province', north?.id ?? '')).toBe(1);
    expect(await revisionOf('state_or_province', south?.id ?? '')).toBe(2);
  });

  it('is told every wrong value of every row with its path, and writes nothing', async () => {
    const { record, provinces, cities } = await aCountry();
    const error = await refusal(
      save(
        { ...record, revision: 1, name: '' },
        [
          { ...(provinces[0] ?? record), revision: 1, name: 'Kept out' },
          { id: randomUUID(), code: '', name: 'New', country: { id: record.id } },
        ],
        [{ ...(cities[0] ?? record), revision: 1, stateProvince: { id: randomUUID() } }],
      ),
    );
    expect([error.code, error.details.fields]).toEqual([
      'VALIDATION',
      [
        { path: 'name', message: 'Required value' },
        { path: 'provinces[1].code', message: 'Required value' },
        { path: 'cities[0].stateProvince', message: 'Invalid value.' },
      ],
    ]);
    expect(await revisionOf('state_or_province', provinces[0]?.id ?? '')).toBe(1);
  });

  it('tells of a code that another record has where the row stands', async () => {
    const { record, provinces } = await aCountry();
    const taken = await aCountry();
    const error = await refusal(
      save({ ...record, revision: 1 }, [
        { ...(provinces[1] ?? record), revision: 1, code: provinces[0]?.code.toUpperCase() },
      ]),
    );
    expect(error.details.fields).toEqual([
      { path: 'provinces[0].code', message: 'This code is already used.' },
    ]);
    const whole = await refusal(save({ ...record, revision: 1, code: taken.record.code }));
    expect(whole.details.fields).toEqual([{ path: 'code', message: 'This code is already used.' }]);
  });

  it('is refused with each stale row at its path, complete as a form shows it', async () => {
    const { record, provinces } = await aCountry();
    const [north = record, south = record] = provinces;
    await save({ ...record, revision: 1 }, [{ ...south, revision: 1, name: 'Theirs' }], [], other);
    const error = await refusal(
      save({ ...record, revision: 1, name: 'Mine' }, [
        { ...north, revision: 1, name: 'Mine' },
        { ...south, revision: 1, name: 'Mine' },
      ]),
    );
    expect(error.code).toBe('CONFLICT');
    expect(error.details.conflict).toBeUndefined();
    expect(error.details.conflicts).toEqual([
      {
        path: 'provinces[1]',
        revision: 2,
        changedAt: expect.any(String),
        changedBy: await nameOf(other),
        isOwn: false,
        record: {
          code: provinces[1]?.code,
          name: 'Theirs',
          country: { id: record.id, name: 'Made' },
        },
      },
    ]);
    expect(await revisionOf('country', record.id)).toBe(1);
  });

  it('tells a stale record apart from its stale rows', async () => {
    const { record, provinces } = await aCountry();
    const [north = record] = provinces;
    await save(
      { ...record, revision: 1, name: 'Theirs' },
      [{ ...north, revision: 1, name: 'Theirs' }],
      [],
      other,
    );
    const { details, message } = await refusal(
      save({ ...record, revision: 1, name: 'Mine' }, [{ ...north, revision: 1, name: 'Mine' }]),
    );
    expect(details.conflict).toMatchObject({ revision: 2, record: { name: 'Theirs' } });
    expect(details.conflicts?.map(({ path }) => path)).toEqual(['provinces[0]']);
    expect(message).toBe(
      `Several records were changed by ${await nameOf(other)} while you were editing them.`,
    );
  });

  it('is written once however often it is sent', async () => {
    const { record, provinces } = await aCountry();
    const saveId = randomUUID();
    const [north = record] = provinces;
    for (const _ of ['sent', 'sent again'])
      await save({ ...record, revision: 1, saveId, name: 'Once' }, [
        { ...north, revision: 1, saveId, name: 'Once' },
      ]);
    expect(await revisionOf('country', record.id)).toBe(2);
    expect(await revisionOf('state_or_province', north.id)).toBe(2);
  });

  it('takes each record once, and not too many', async () => {
    const record = { id: randomUUID(), code: aCode(), name: 'Twice' };
    const twice = await refusal(saveRecords(context, [listOf(country, [record, record], 'input')]));
    expect(twice.message).toBe('A record can be saved only once at a time.');
    const many = Array.from({ length: 1001 }, () => ({ ...record, id: randomUUID() }));
    const { message } = await refusal(saveRecords(context, [listOf(country, many, 'input')]));
    expect(message).toBe('Not more than 1000 records can be saved at once.');
  });

  it('is followed by what belongs to it, in the transaction and after it', async () => {
    events.length = 0;
    const { record } = await aCountry();
    expect(events).toEqual([`wrote ${record.id}`, 'settled 1']);
    events.length = 0;
    await refusal(save({ ...record, revision: 1, name: '' }));
    expect(events).toEqual(['settled 1']);
  });
});

describe('a delete', () => {
  it('names what uses each record, in the language of the person', async () => {
    const used = await aCountry();
    const free = await aCountry();
    await deleteRecords(city, [free.cities[0]?.id ?? ''], context);
    await deleteRecords(
      province,
      free.provinces.map(({ id }) => id),
      context,
    );
    const one = await refusal(deleteRecords(country, [used.record.id], context));
    expect(one.message).toBe('It is used by 2 provinces and states. Make it inactive instead.');
    const spanish = { ...context, user: { ...context.user, locale: 'es' } };
    const several = await refusal(deleteRecords(country, [free.record.id, used.record.id], spanish));
    expect(several.message).toBe(
      `«${used.record.code}» está en uso en 2 provincias y estados. Desactívelo en su lugar.`,
    );
    expect(await rows('select id from country where id = $1', free.record.id)).toHaveLength(1);
  });

  it('counts records that a person knows, not the rows that join them', async () => {
    const role = formKind<PlaceInput>({
      kind: 'TASK_ROLE',
      type: 'TaskRole',
      fields: [{ name: 'name' }],
      rules: v.object({ name: filled(50) }),
      check: () => {},
    });
    const id = randomUUID();
    await saveRecords(context, [listOf(role, [{ id, name: 'Surveyor' }])]);
    await rows(
      'insert into user_task_role (app_user_id, task_role_id) select u.id, $1 from app_user u order by u.id limit 3',
      id,
    );
    await rows(
      `insert into team_member (id, team_id, user_id, task_role_id, sequence)
       select gen_random_uuid(), t.id, u.id, $1, 90 + u.place from (select id from team order by id limit 1) t,
         (select id, row_number() over (order by id) as place from app_user order by id limit 2) u`,
      id,
    );
    const { message } = await refusal(deleteRecords(role, [id], context));
    expect(message).toBe('It is used by 3 users and 1 team. Make it inactive instead.');
  });

  it('is told by the history with what the record held', async () => {
    const { record } = await aCountry();
    const lone = { id: randomUUID(), code: record.code.toUpperCase().slice(0, 6), name: 'Lone' };
    await save(lone);
    await deleteRecords(country, [lone.id], context);
    const [entry] = await rows(
      'select revision, changes from history_entry where record_id = $1 order by revision desc limit 1',
      lone.id,
    );
    expect(entry).toEqual({
      revision: 2,
      changes: [
        { field: 'code', before: lone.code, after: null },
        { field: 'name', before: 'Lone', after: null },
      ],
    });
    const again = await refusal(save(lone));
    expect(again.message).toBe('A record of this id was deleted. Make a new one.');
  });

  it('that is sent again, as its answer was lost, succeeds for its person, and is missing for all others', async () => {
    const [lone, second] = [aCode(), aCode()].map((code) => ({ id: randomUUID(), code, name: 'Lone' }));
    if (!lone || !second) throw new Error('Two are needed.');
    await save(lone);
    await save(second);
    await deleteRecords(country, [lone.id], context);
    expect(await deleteRecords(country, [lone.id], context)).toEqual([lone.id]);
    expect(await rows('select 1 from history_entry where record_id = $1', lone.id)).toHaveLength(2);
    expect((await refusal(deleteRecords(country, [lone.id], other))).code).toBe('NOT_FOUND');
    expect((await refusal(deleteRecords(country, [randomUUID()], context))).code).toBe('NOT_FOUND');
    // What another person changed last and deleted is missing for whoever had written it before.
    await deleteRecords(country, [second.id], other);
    expect((await refusal(deleteRecords(country, [second.id], context))).code).toBe('NOT_FOUND');
  });

  it('that is sent again with more records deletes those that are there', async () => {
    const [gone, there] = [aCode(), aCode()].map((code) => ({ id: randomUUID(), code, name: 'Lone' }));
    if (!gone || !there) throw new Error('Two are needed.');
    await save(gone);
    await save(there);
    await deleteRecords(country, [gone.id], context);
    await deleteRecords(country, [gone.id, there.id], context);
    expect(await rows('select id from country where id = $1', there.id)).toEqual([]);
  });
});

describe('sixteen at once', () => {
  const sixteen = <T>(work: (place: number) => Promise<T>) =>
    Promise.allSettled(Array.from({ length: 16 }, (_, place) => work(place)));
  const done = (results: readonly PromiseSettledResult<unknown>[]) =>
    results.filter(({ status }) => status === 'fulfilled').length;
  const codes = (results: readonly PromiseSettledResult<unknown>[]) =>
    new Set(results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : [])));

  it('of one save write it once, and all succeed', async () => {
    const { record, provinces } = await aCountry();
    const saveId = randomUUID();
    const [north = record] = provinces;
    const results = await sixteen(() =>
      save({ ...record, revision: 1, saveId, name: 'Once' }, [
        { ...north, revision: 1, saveId, name: 'Once' },
      ]),
    );
    expect(done(results)).toBe(16);
    expect(await revisionOf('country', record.id)).toBe(2);
    expect(await revisionOf('state_or_province', north.id)).toBe(2);
  });

  it('of one new record make it once', async () => {
    const record = { id: randomUUID(), code: aCode(), name: 'New', saveId: randomUUID() };
    expect(done(await sixteen(() => save(record)))).toBe(16);
    const rival = { ...record, id: randomUUID(), code: aCode() };
    const results = await sixteen((place) => save({ ...rival, saveId: randomUUID(), name: `New ${place}` }));
    expect([done(results), codes(results)]).toEqual([1, new Set(['CONFLICT'])]);
    expect(await rows('select 1 from history_entry where record_id = $1', rival.id)).toHaveLength(1);
  });

  it('wait for who writes a record of the same id, before they look whether its code is free', async () => {
    const { kind, pool } = server.database;
    const record = { id: randomUUID(), code: aCode(), name: 'New', saveId: randomUUID() };
    // The embedded database has one connection: there the two come one after the other.
    const holder = kind === 'postgresql' ? await pool.connect() : undefined;
    await holder?.query('begin');
    await holder?.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [record.id]);
    const saved = save(record);
    if (holder)
      await vi.waitFor(
        async () =>
          expect(
            await rows(`select 1 from pg_locks where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database())`),
          ).toHaveLength(1),
        { timeout: 300_000 },
      );
    await holder?.query(`insert into country (id, code, name) values ($1, $2, 'Taken')`, [
      record.id,
      record.code,
    ]);
    await holder?.query('commit');
    holder?.release();
    const outcome = await saved.then(
      () => 'saved',
      (error: unknown) => (error instanceof AppError ? error.code : error),
    );
    expect(outcome).toBe(holder ? 'CONFLICT' : 'saved');
  });

  it('on one revision let one win, whatever order their rows are in', async () => {
    const { record, provinces } = await aCountry();
    const results = await sixteen((place) => {
      const changed = provinces.map((row) => ({ ...row, revision: 1, name: `By ${place}` }));
      return save({ ...record, revision: 1 }, place % 2 === 0 ? changed : changed.toReversed());
    });
    expect([done(results), codes(results)]).toEqual([1, new Set(['CONFLICT'])]);
    const names = await rows('select distinct name from state_or_province where country_id = $1', record.id);
    expect(names).toHaveLength(1);
  });

  it('that delete and change a record leave it whole or gone', async () => {
    const { record } = await aCountry();
    const lone = { id: randomUUID(), code: `${record.code.slice(0, 5)}L`, name: 'Lone' };
    await save(lone);
    const results = await sixteen((place) =>
      place % 2 === 0
        ? deleteRecords(country, [lone.id], context)
        : save({ ...lone, revision: 1, name: `By ${place}` }),
    );
    expect(done(results)).toBeGreaterThanOrEqual(1);
    expect(await rows('select id from country where id = $1', lone.id)).toEqual([]);
    const deletions = await rows(
      `select 1 from history_entry where record_id = $1 and changes @> '[{"field": "name", "after": null}]'`,
      lone.id,
    );
    expect(deletions).toHaveLength(1);
  });

  it('that delete a record and begin to use it never leave a use of nothing', async () => {
    const record = { id: randomUUID(), code: aCode(), name: 'Wanted' };
    await save(record);
    const results = await sixteen((place) =>
      place % 2 === 0
        ? deleteRecords(country, [record.id], context)
        : saveRecords(context, [
            listOf(
              province,
              [{ id: randomUUID(), code: aCode(), name: 'Using', country: { id: record.id } }],
              'input',
            ),
          ]),
    );
    const [{ count: users }] = await rows(
      'select count(*)::int as count from state_or_province where country_id = $1',
      record.id,
    );
    const isThere = (await rows('select 1 from country where id = $1', record.id)).length === 1;
    expect(isThere).toBe(users > 0);
    expect([...codes(results)].every((code) => ['BAD_INPUT', 'NOT_FOUND', 'VALIDATION'].includes(code))).toBe(
      true,
    );
  });
});
