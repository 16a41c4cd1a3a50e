import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  aCommunication,
  aContact,
  historyOf,
  idOf,
  makeAssociate,
  type ReadAssociate,
  readAssociate,
  refusalOf,
  saveAssociate,
  savedOf,
} from '../../testing/associate-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const admin = await server.signIn('admin');
const broker = await server.signIn('broker');

const rows = async (text: string, ...values: readonly unknown[]) =>
  (await server.database.pool.query(text, [...values])).rows;

const merge = (winner: ReadAssociate, loser: ReadAssociate, change: object = {}, client = admin) =>
  client.graphql(
    `mutation M($input: MergeBusinessAssociatesInput!) { saved: mergeBusinessAssociates(input: $input) {
      id revision name code spouse formerNames contacts { id } communications(first: 1000) { id } } }`,
    {
      input: {
        ...{ id: randomUUID(), winnerId: winner.id, winnerRevision: winner.revision },
        ...{ loserId: loser.id, loserRevision: loser.revision, ...change },
      },
    },
  );

const undo = (id: string, client = admin) =>
  client.graphql(
    'mutation U($id: ID!) { saved: undoBusinessAssociateMerge(id: $id) { id revision name contacts { id } } }',
    {
      id,
    },
  );

/** Two associates, the second with rows of every kind of record that may name one. */
async function two() {
  const winner = await makeAssociate(broker, { name: 'Peter Wiebe', communications: [aCommunication()] });
  const contact = aContact();
  const shared = aCommunication({ businessAssociates: [{ id: winner.id }] });
  const loser = await makeAssociate(broker, {
    name: 'Wiebe, Peter',
    addressLine1: 'Box 12',
    spouse: 'Anna',
    contacts: [contact],
    communications: [shared, aCommunication({ contacts: [{ id: contact.id }] })],
  });
  const put = (table: string, columns: string, from: string) =>
    server.database.pool.query(`insert into ${table} (id, ${columns}) select gen_random_uuid(), ${from}`, [
      loser.id,
    ]);
  const agreement = (isSigned: boolean) =>
    idOf(server, `agreement where documents_acquired_date is ${isSigned ? 'not' : ''} null`);
  const [signed, open] = [await agreement(true), await agreement(false)];
  await put('landowner', 'agreement_id, sequence, business_associate_id', `'${signed}', 90, $1::uuid`);
  await put('landowner', 'agreement_id, sequence, business_associate_id', `'${open}', 90, $1::uuid`);
  await put('occupant', 'agreement_id, sequence, business_associate_id', `'${open}', 90, $1::uuid`);
  await put(
    'ownership',
    'title_id, sequence, business_associate_id',
    `(select id from title order by id limit 1), 90, $1::uuid`,
  );
  await put(
    'party',
    'instrument_id, sequence, party_type, business_associate_id',
    `(select id from instrument order by id limit 1), 90, 'GRANTOR', $1::uuid`,
  );
  return { winner, loser, contact, shared, signed, open };
}

/** How many rows of each table name an associate. */
async function namesOf(id: string): Promise<Record<string, number>> {
  const keys = await rows(
    `select c.conrelid::regclass::text as "table", a.attname::text as "column" from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'business_associate'::regclass`,
  );
  const counts: Record<string, number> = {};
  for (const { table, column } of keys) {
    const [{ count }] = await rows(`select count(*)::int as count from ${table} where ${column} = $1`, id);
    if (count > 0) counts[`${table}.${column}`] = count;
  }
  return counts;
}

const mergeIdOf = async (id: string): Promise<string> =>
  (
    (await admin.graphql(`{ associateMerges(id: "${id}") { id canUndo loserName mergedBy } }`)).data?.[
      'associateMerges'
    ] as readonly { id: string }[] | undefined
  )?.[0]?.id ?? '';

describe('a merge', () => {
  it('moves every relation, keeps what was signed under its name, and leads from the old id', async () => {
    const { winner, loser, contact, shared, signed, open } = await two();
    const before = await namesOf(loser.id);
    expect(Object.keys(before)).toHaveLength(7);
    const answer = savedOf(await merge(winner, loser, { fromLoser: ['spouse'] }));
    expect(answer).toMatchObject({
      ...{ id: winner.id, revision: 2, name: 'Peter Wiebe', spouse: 'Anna', formerNames: 'Wiebe, Peter' },
      contacts: [{ id: contact.id }],
    });
    expect(answer.communications).toHaveLength(3);
    expect(await namesOf(loser.id)).toEqual({});
    expect(await namesOf(winner.id)).toMatchObject({
      'landowner.business_associate_id': 2,
      'occupant.business_associate_id': 1,
      'ownership.business_associate_id': 1,
      'party.business_associate_id': 1,
      'contact.business_associate_id': 1,
      // The one that named both names the one that stays once.
      'communication_business_associate.business_associate_id': 3,
    });
    expect(shared).toBeDefined();
    const owners = await rows(
      `select agreement_id as id, legal_name as name, legal_address as address from landowner
        where business_associate_id = $1`,
      winner.id,
    );
    expect(owners).toContainEqual({ id: signed, name: 'Wiebe, Peter', address: 'Box 12' });
    expect(owners).toContainEqual({ id: open, name: null, address: null });
    expect(await readAssociate(broker, loser.id)).toMatchObject({ id: winner.id });
    // Opening the old address opens the associate that stayed.
    const opened = await broker.post('/api/start/recent', { source: 'associates', id: loser.id });
    expect(opened.statusCode).toBe(200);
    expect(
      (await rows('select record_id as id from recent_record order by opened_at desc limit 1')).at(0),
    ).toEqual({ id: winner.id });
    const found = await broker.graphql(`{ businessAssociates(query: "Wiebe, Peter") { id } }`);
    expect(found.data?.['businessAssociates']).toContainEqual({ id: winner.id });
    const [entry] = await historyOf(admin, 'BUSINESS_ASSOCIATE', winner.id);
    expect(entry?.changes).toEqual([
      { field: 'spouse', before: null, after: 'Anna' },
      { field: 'mergedFrom', before: null, after: 'Wiebe, Peter' },
    ]);
  });

  it('is undone with every relation, name and field', async () => {
    const { winner, loser } = await two();
    const [ofWinner, ofLoser] = [await namesOf(winner.id), await namesOf(loser.id)];
    savedOf(await merge(winner, loser, { fromLoser: ['name', 'spouse'] }));
    expect((await readAssociate(broker, winner.id))?.['name']).toBe('Wiebe, Peter');
    const id = await mergeIdOf(winner.id);
    expect(refusalOf(await undo(id, broker))?.code).toBe('FORBIDDEN');
    expect(savedOf(await undo(id))).toMatchObject({ id: loser.id, revision: 3 });
    expect(await namesOf(winner.id)).toEqual(ofWinner);
    expect(await namesOf(loser.id)).toEqual(ofLoser);
    const { communications: _, ...details } = winner;
    expect(await readAssociate(broker, winner.id)).toMatchObject({ ...details, revision: 3 });
    expect(await readAssociate(broker, loser.id)).toMatchObject({ ...loser, revision: 3 });
    const kept = await rows(
      'select 1 from landowner where business_associate_id = $1 and (legal_name <> $2 or legal_address <> $2)',
      loser.id,
      '',
    );
    expect(kept).toEqual([]);
    expect(refusalOf(await undo(id))?.message).toBe('This merge was undone already.');
    const again = savedOf(await merge({ ...winner, revision: 3 }, { ...loser, revision: 3 }));
    expect(again).toMatchObject({ id: winner.id, revision: 4 });
  });

  it('is undone after later edits: what was changed since is named and stays', async () => {
    const { winner, loser } = await two();
    savedOf(await merge(winner, loser, { fromLoser: ['spouse', 'addressLine1'] }));
    await saveAssociate(broker, { id: winner.id, revision: 2, notes: 'Changed.', spouse: 'Berta' });
    await rows('delete from party where business_associate_id = $1', winner.id);
    const { data } = await admin.graphql(`{ associateMerges(id: "${winner.id}") { canUndo staying } }`);
    expect(data?.['associateMerges']).toEqual([{ canUndo: true, staying: ['spouse'] }]);
    expect(savedOf(await undo(await mergeIdOf(winner.id)))).toMatchObject({ id: loser.id });
    expect(await readAssociate(broker, winner.id)).toMatchObject({
      ...{ notes: 'Changed.', spouse: 'Berta', addressLine1: winner['addressLine1'] },
    });
    expect(await namesOf(loser.id)).toMatchObject({ 'landowner.business_associate_id': 2 });
    expect(await namesOf(loser.id)).not.toHaveProperty('party.business_associate_id');
  });

  it('is undone before a later one into the same associate', async () => {
    const { winner, loser: first } = await two();
    const second = await makeAssociate(broker, { name: 'P. Wiebe', cellNumber: '7805551212' });
    savedOf(await merge(winner, first));
    const id = await mergeIdOf(winner.id);
    savedOf(await merge({ ...winner, revision: 2 }, second));
    expect(savedOf(await undo(id))).toMatchObject({ id: first.id });
    expect(await readAssociate(broker, winner.id)).toMatchObject({
      ...{ name: 'Peter Wiebe', spouse: null, cellNumber: '7805551212' },
    });
    const [{ former }] = await rows(
      'select former_names as former from business_associate where id = $1',
      winner.id,
    );
    expect(former).toBe('P. Wiebe');
    expect(await readAssociate(broker, second.id)).toMatchObject({ id: winner.id });
    expect(await namesOf(first.id)).toMatchObject({ 'landowner.business_associate_id': 2 });
  });

  it('waits for the one that stayed, where that went on into another one', async () => {
    const { winner, loser } = await two();
    const last = await makeAssociate(broker, { name: 'Wiebe Farms' });
    savedOf(await merge(winner, loser));
    const id = await mergeIdOf(winner.id);
    savedOf(await merge(last, { ...winner, revision: 2 }));
    expect(refusalOf(await undo(id))?.message).toBe(
      'The one that stayed was merged into Wiebe Farms since. Undo that merge first.',
    );
    savedOf(await undo(await mergeIdOf(last.id)));
    expect(savedOf(await undo(id))).toMatchObject({ id: loser.id });
    expect(await namesOf(loser.id)).toMatchObject({ 'landowner.business_associate_id': 2 });
  });

  it('gives records whose owner it changed a revision and an entry, and its undo too', async () => {
    const { winner, loser, open } = await two();
    const revisionOf = async () =>
      (await rows('select revision from agreement where id = $1', open))[0].revision;
    const before = await revisionOf();
    savedOf(await merge(winner, loser));
    const names = { before: 'Wiebe, Peter', after: 'Peter Wiebe' };
    expect((await historyOf(admin, 'AGREEMENT', open))[0]).toMatchObject({
      ...{ revision: before + 1, changedBy: { fullName: 'Alex Admin' } },
      changes: [
        { field: 'landowners', ...names },
        { field: 'occupants', ...names },
      ],
    });
    const [title] = await rows(
      'select title_id as id from ownership where business_associate_id = $1',
      winner.id,
    );
    expect((await historyOf(admin, 'TITLE', title.id))[0]).toMatchObject({
      changes: [{ field: 'ownerships', ...names }],
    });
    savedOf(await undo(await mergeIdOf(winner.id)));
    expect(await revisionOf()).toBe(before + 2);
    expect((await historyOf(admin, 'AGREEMENT', open))[0]?.changes).toContainEqual({
      ...{ field: 'landowners', before: 'Peter Wiebe', after: 'Wiebe, Peter' },
    });
  });

  it('leaves the history of the one that went to read', async () => {
    const [winner, loser] = [await makeAssociate(broker), await makeAssociate(broker, { name: 'Gone' })];
    await saveAssociate(broker, { id: loser.id, revision: 1, notes: 'Moved to Edson.' });
    savedOf(await merge(winner, { ...loser, revision: 2 }));
    const entries = await historyOf(broker, 'BUSINESS_ASSOCIATE', loser.id);
    expect(entries.map(({ revision }) => revision)).toEqual([3, 2, 1]);
    expect(entries[1]?.changes).toEqual([{ field: 'notes', before: null, after: 'Moved to Edson.' }]);
    expect(await historyOf(broker, 'BUSINESS_ASSOCIATE', randomUUID())).toEqual([]);
  });

  it('tells before which agreements and titles both own', async () => {
    const { winner, loser, open } = await two();
    const coOwned = async () =>
      (
        await admin.graphql(
          `{ found: mergePreview(winnerId: "${winner.id}", loserId: "${loser.id}") { coOwned } }`,
        )
      ).data?.['found'];
    expect(await coOwned()).toEqual({ coOwned: [] });
    await rows(
      `insert into landowner (id, agreement_id, sequence, business_associate_id)
        values (gen_random_uuid(), $1, 91, $2)`,
      open,
      winner.id,
    );
    await rows(
      `insert into ownership (id, title_id, sequence, business_associate_id)
        select gen_random_uuid(), title_id, 91, $2 from ownership where business_associate_id = $1`,
      loser.id,
      winner.id,
    );
    const [{ name }] = await rows('select called as name from agreement where id = $1', open);
    const [{ number }] = await rows(
      'select number from title where id = (select title_id from ownership where business_associate_id = $1)',
      loser.id,
    );
    expect(await coOwned()).toEqual({ coOwned: expect.arrayContaining([name, number]) });
  });

  it('tells before of which projects both are stakeholders', async () => {
    const { winner, loser } = await two();
    const bothConsulted = async () =>
      (
        await admin.graphql(
          `{ found: mergePreview(winnerId: "${winner.id}", loserId: "${loser.id}") { bothConsulted } }`,
        )
      ).data?.['found'];
    const [one, other] = await rows('select id, description from surface_project order by id limit 2');
    const consult = (project: string, associate: string) =>
      rows(
        `insert into stakeholder (id, surface_project_id, sequence, business_associate_id)
          values (gen_random_uuid(), $1, 990, $2)`,
        project,
        associate,
      );
    await consult(one.id, winner.id);
    await consult(other.id, loser.id);
    expect(await bothConsulted()).toEqual({ bothConsulted: [] });
    await consult(one.id, loser.id);
    expect(await bothConsulted()).toEqual({ bothConsulted: [one.description] });
  });

  it('is told to a save that names the one that went, with the one to choose', async () => {
    const [winner, loser] = [
      await makeAssociate(broker, { name: 'Stays Ranch' }),
      await makeAssociate(broker, { name: 'Gone Ranch' }),
    ];
    savedOf(await merge(winner, loser));
    const other = await makeAssociate(broker);
    const communication = aCommunication({ businessAssociates: [{ id: loser.id }] });
    const answer = await saveAssociate(broker, { id: other.id, communications: [communication] });
    expect(refusalOf(answer)).toMatchObject({
      code: 'VALIDATION',
      fields: [
        {
          path: 'communications[0].businessAssociates',
          message: 'This was merged into Stays Ranch in the meantime. Choose Stays Ranch instead.',
          merged: { from: loser.id, id: winner.id, name: 'Stays Ranch' },
        },
      ],
    });
    savedOf(
      await saveAssociate(broker, {
        ...{ id: other.id, communications: [{ ...communication, businessAssociates: [{ id: winner.id }] }] },
      }),
    );
  });

  it('is listed with the one that stayed: who, when, and whether it can be undone', async () => {
    const [winner, loser] = [await makeAssociate(broker), await makeAssociate(broker, { name: 'Gone' })];
    savedOf(await merge(winner, loser));
    const list = async () =>
      (
        await broker.graphql(`{ associateMerges(id: "${winner.id}") {
        loserId loserName mergedAt mergedBy undoneAt canUndo } }`)
      ).data?.['associateMerges'];
    const listed = { loserId: loser.id, loserName: 'Gone', mergedBy: 'Alex Admin' };
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(await list()).toEqual([{ ...listed, mergedAt: moment, undoneAt: null, canUndo: true }]);
    await undo(await mergeIdOf(winner.id));
    expect(await list()).toEqual([{ ...listed, mergedAt: moment, undoneAt: moment, canUndo: false }]);
  });

  it('fills what the one that stays does not have, unless somebody chose', async () => {
    const [winner, loser] = [
      await makeAssociate(broker, { name: 'Peter Wiebe', email: 'peter@example.ca' }),
      await makeAssociate(broker, {
        ...{ name: 'Wiebe, Peter', email: 'wiebe@example.ca', spouse: 'Anna', cellNumber: '7805551212' },
      }),
    ];
    savedOf(await merge(winner, loser));
    expect(await readAssociate(broker, winner.id)).toMatchObject({
      ...{ name: 'Peter Wiebe', email: 'peter@example.ca', spouse: 'Anna', cellNumber: '7805551212' },
    });
    const [one, other] = [await makeAssociate(broker), await makeAssociate(broker, { spouse: 'Berta' })];
    savedOf(await merge(one, other, { fromLoser: [] }));
    expect(await readAssociate(broker, one.id)).toMatchObject({ spouse: null });
  });

  it('leads through several to the last', async () => {
    const [a, b, c] = [await makeAssociate(broker), await makeAssociate(broker), await makeAssociate(broker)];
    savedOf(await merge(b, a));
    savedOf(await merge(c, { ...b, revision: 2 }));
    expect(await readAssociate(broker, a.id)).toMatchObject({ id: c.id });
  });

  it('refuses a save of the one that went by saying where it is now, and writes nothing of it', async () => {
    const [winner, loser] = [
      await makeAssociate(broker, { name: 'Stays Ranch' }),
      await makeAssociate(broker, { contacts: [aContact()] }),
    ];
    savedOf(await merge(winner, loser));
    const [contact] = loser.contacts;
    const sentence =
      'This was merged into Stays Ranch meanwhile, and nothing was saved. Open Stays Ranch and save there.';
    for (const input of [
      { revision: 1, notes: 'Late.' },
      { revision: 1, contacts: [aContact()] },
      { revision: 1, contacts: [{ id: contact?.id, revision: contact?.revision, title: 'Late' }] },
      { notes: 'As if it were new.' },
    ]) {
      const answer = await saveAssociate(broker, { id: loser.id, ...input });
      expect(answer.errors?.[0]).toMatchObject({
        message: sentence,
        extensions: { code: 'NOT_FOUND', movedTo: winner.id },
      });
    }
    const now = await readAssociate(broker, winner.id);
    expect(now).toMatchObject({ notes: null, contacts: [{ id: contact?.id, title: null }] });
  });

  it('is told before: the fields that differ and all that moves', async () => {
    const { winner, loser } = await two();
    const preview = async (client: TestClient, one: string, other: string) =>
      client.graphql(
        `{ found: mergePreview(winnerId: "${one}", loserId: "${other}") { winner { name } loser { name }
          fields { field winner loser lock isTaken } moves { text count } refusal } }`,
      );
    expect(refusalOf(await preview(broker, winner.id, loser.id))?.code).toBe('FORBIDDEN');
    const { data } = await preview(admin, winner.id, loser.id);
    expect(data?.['found']).toMatchObject({
      winner: { name: 'Peter Wiebe' },
      fields: [
        { field: 'name', winner: 'Peter Wiebe', loser: 'Wiebe, Peter', lock: null, isTaken: false },
        { field: 'addressLine1', winner: null, loser: 'Box 12', isTaken: true },
        { field: 'spouse', winner: null, loser: 'Anna', isTaken: true },
      ],
      refusal: null,
    });
    const found = data?.['found'] as { moves: readonly { text: string }[] } | undefined;
    expect(found?.moves.map(({ text }) => text).toSorted()).toEqual([
      '1 contact',
      '1 instrument',
      '1 title',
      '2 agreements',
      '2 communications',
    ]);
    expect(await namesOf(loser.id)).not.toEqual({});
  });
});

describe('what is not merged', () => {
  it.each(['is_client', 'is_synchronized', 'is_linked_to_accounting'])('one that %s goes', async (mark) => {
    const [winner, loser] = [await makeAssociate(broker), await makeAssociate(broker)];
    await rows(`update business_associate set ${mark} = true where id = $1`, loser.id);
    expect(refusalOf(await merge(winner, loser))?.message).toMatch(/Merge the other way round\.$/);
    expect(savedOf(await merge(loser, winner))).toMatchObject({ id: loser.id });
  });

  it('by anybody but a system administrator, with itself, or with what is not there', async () => {
    const [winner, loser] = [await makeAssociate(broker), await makeAssociate(broker)];
    expect(refusalOf(await merge(winner, loser, {}, broker))?.code).toBe('FORBIDDEN');
    expect(refusalOf(await merge(winner, winner))?.code).toBe('BAD_INPUT');
    expect(refusalOf(await merge(winner, { ...loser, id: randomUUID() }))?.code).toBe('NOT_FOUND');
    const named = { fromLoser: ['isClient'] };
    expect(refusalOf(await merge(winner, loser, named))?.code).toBe('VALIDATION');
  });

  it('the name of a client', async () => {
    const [winner, loser] = [await makeAssociate(broker), await makeAssociate(broker, { name: 'Other' })];
    await rows('update business_associate set is_client = true where id = $1', winner.id);
    expect(refusalOf(await merge(winner, loser, { fromLoser: ['name'] }))?.fields).toMatchObject([
      { path: 'name' },
    ]);
  });

  it('what somebody changed meanwhile: the side is told', async () => {
    const [winner, loser] = [await makeAssociate(broker), await makeAssociate(broker)];
    await saveAssociate(broker, { id: loser.id, revision: 1, notes: 'Changed.' });
    expect(refusalOf(await merge(winner, loser))).toMatchObject({ code: 'CONFLICT', conflicts: ['loser'] });
    const edited = await saveAssociate(broker, { id: loser.id, revision: 1, notes: 'Mine.' });
    expect(refusalOf(edited)?.code).toBe('CONFLICT');
  });
});

describe('sixteen at once', () => {
  it('merge two, either way round: one does, and nothing is lost', async () => {
    const { winner, loser } = await two();
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, place) => (place % 2 ? merge(winner, loser) : merge(loser, winner))),
    );
    expect(answers.filter((answer) => !refusalOf(answer))).toHaveLength(1);
    const left = await readAssociate(broker, winner.id);
    expect(left?.contacts).toHaveLength(1);
    expect(
      await rows('select 1 from associate_merge where $1 in (winner_id, loser_id)', winner.id),
    ).toHaveLength(1);
  });

  it('send the same merge: it is made once, and all are told of it', async () => {
    const { winner, loser } = await two();
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 16 }, () => merge(winner, loser, { id })));
    expect(answers.map((answer) => savedOf(answer).id)).toEqual(Array(16).fill(winner.id));
    expect((await readAssociate(broker, winner.id))?.revision).toBe(2);
  });

  it('merge one that is edited: one of both wins whole', async () => {
    const { winner, loser } = await two();
    const answers = await Promise.all([
      merge(winner, loser),
      ...Array.from({ length: 15 }, (_, place) =>
        saveAssociate(broker, { id: loser.id, revision: 1, notes: `Edit ${place}` }),
      ),
    ]);
    expect(answers.filter((answer) => !refusalOf(answer))).toHaveLength(1);
  });
});
