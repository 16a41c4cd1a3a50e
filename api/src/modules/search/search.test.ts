import { randomUUID } from 'node:crypto';
import { gridSources } from 'shared-contracts/grids';
import { type SearchAnswer, searchLimits } from 'shared-contracts/search';
import { describe, expect, it } from 'vitest';
import { type DemoName, demoAccounts } from '../../demo/demo-accounts.ts';
import { agreementParts, anAgreement as newAgreement, saveInProject } from '../../testing/agreement-calls.ts';
import { makeAssociate, refusalOf } from '../../testing/associate-calls.ts';
import { makeProject } from '../../testing/project-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const clients = new Map<DemoName, TestClient>();

const client = async (name: DemoName): Promise<TestClient> => {
  const known = clients.get(name) ?? (await server.signIn(name));
  clients.set(name, known);
  return known;
};

const server = await runningServer();

const search = async (
  name: DemoName,
  text: string,
  first: number = searchLimits.first,
): Promise<SearchAnswer> => {
  const answer = await (await client(name)).get(
    `/api/search?text=${encodeURIComponent(text)}&first=${String(first)}`,
  );
  expect([text, answer.statusCode]).toEqual([text, 200]);
  return answer.json().result;
};

type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly opens: string | null };

async function rows(
  name: DemoName,
  source: string,
  columns: readonly string[],
  pageLimit = 50,
): Promise<Row[]> {
  const answer = await (await client(name)).post(`/api/grids/source/${source}`, {
    columns: columns.map((id) => ({ id })),
    pageLimit,
  });
  return answer.json().result?.rows ?? [];
}

const textIn = (value: unknown): string => (Array.isArray(value) ? textIn(value[0]) : String(value ?? ''));

async function anAgreement() {
  const all = await rows('operator', 'agreements', [
    'called',
    'landownersBusinessAssociateName',
    'relatedParcelsParcelFormattedLegalDescription',
    'projectDescription',
  ]);
  const found = all.find((row) => Object.values(row).every((value) => textIn(value) !== ''));
  if (!found) throw new Error('The demo has no agreement with everything.');
  return found;
}

const idsOf = ({ records }: SearchAnswer, kind: string) =>
  records.filter((record) => record.kind === kind).map(({ id }) => id);

describe('an agreement is found', () => {
  it('by its number, before those whose number goes on', async () => {
    const agreement = await anAgreement();
    const answer = await search('operator', textIn(agreement['called']).toLowerCase());
    expect(idsOf(answer, 'agreements')[0]).toBe(agreement.id);
    const [record] = answer.records;
    expect(record?.path).toBe(agreement.opens);
    expect(record?.title).toContain(textIn(agreement['called']));
    expect(record?.title).toContain(textIn(agreement['landownersBusinessAssociateName']));
    expect(record?.subtitle).toContain(textIn(agreement['projectDescription']));
  });

  it('by its landowner, its words in any order', async () => {
    const agreement = await anAgreement();
    const words = textIn(agreement['landownersBusinessAssociateName']).split(' ');
    const found = (await search('operator', words.toReversed().join(' '))).records.filter(
      ({ kind }) => kind === 'agreements',
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { title } of found) for (const word of words) expect(title).toContain(word);
  });

  it('by its land, written in another way, which is told back with its place', async () => {
    const agreement = await anAgreement();
    const land = textIn(agreement['relatedParcelsParcelFormattedLegalDescription']);
    const answer = await search('operator', land.replaceAll('-', ' ').toLowerCase());
    expect(answer.readAs[0]).toMatchObject({ kind: 'land', text: land, latitude: expect.any(Number) });
    expect(idsOf(answer, 'agreements')).toContain(agreement.id);
    expect(answer.records.filter(({ kind }) => kind === 'parcels').map(({ title }) => title)).toContain(land);
  });

  it('by its project, which stands there as well', async () => {
    const [project] = await rows('operator', 'projects', ['description'], 1);
    const answer = await search('operator', textIn(project?.['description']));
    expect(idsOf(answer, 'projects')[0]).toBe(project?.id);
    const subtitles = answer.records
      .filter(({ kind }) => kind === 'agreements')
      .map(({ subtitle }) => subtitle);
    expect(subtitles.length).toBeGreaterThan(0);
    for (const subtitle of subtitles) expect(subtitle).toContain(textIn(project?.['description']));
  });

  it('by the phone number of a landowner, in any writing', async () => {
    const associates = await rows('operator', 'associates', ['name', 'phoneNumber'], 500);
    const owners = new Set(
      (await rows('operator', 'agreements', ['landownersBusinessAssociateName'], 200)).map((row) =>
        textIn(row['landownersBusinessAssociateName']),
      ),
    );
    const owner = associates.find((row) => row['phoneNumber'] && owners.has(textIn(row['name'])));
    const digits = textIn(owner?.['phoneNumber']).replace(/\D/g, '');
    const answer = await search(
      'operator',
      `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`,
    );
    expect(answer.readAs.map(({ kind }) => kind)).toContain('phone');
    expect(idsOf(answer, 'associates')).toContain(owner?.id);
    expect(answer.records.find(({ kind }) => kind === 'agreements')?.title).toContain(
      textIn(owner?.['name']),
    );
    const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
    for (const text of [
      digits,
      `${area} ${exchange} ${line}`,
      `${area}.${exchange}.${line}`,
      `${area}–${exchange}–${line}`,
      `tel: 1-${area}-${exchange}-${line} ext 7`,
      `${exchange}-${line}`,
      // Not written to its end.
      `(${area}) ${exchange}-${line.slice(0, 2)}`,
      `${area} ${exchange} ${line.slice(0, 3)}`,
    ])
      expect([text, idsOf(await search('operator', text), 'associates')]).toEqual([
        text,
        expect.arrayContaining([owner?.id]),
      ]);
  });

  it('by an area code, which digits within a number are not taken for', async () => {
    expect(idsOf(await search('operator', '(780)'), 'associates').length).toBeGreaterThan(0);
    // The exchange of every number of the demo.
    expect(idsOf(await search('operator', '(555)'), 'associates')).toEqual([]);
  });
});

describe('a name is found', () => {
  it('turned round, with another word for its company, with & for and', async () => {
    const client = await server.signIn('broker');
    const own = `Oakes${randomUUID().slice(0, 6)}`;
    const couple = await makeAssociate(client, { name: `Gail and Carol ${own}` });
    const company = await makeAssociate(client, { name: `${own} Grain Ltd.` });
    for (const [text, id] of [
      [`${own}, Gail and Carol`, couple.id],
      [`Gail & Carol ${own}`, couple.id],
      [`${own} Grain Limited`, company.id],
      [`${own} Grain Ltd`, company.id],
    ])
      expect([text, idsOf(await search('broker', text ?? ''), 'associates')]).toEqual([text, [id]]);
    // A picker asks for them by words too.
    const picked = async (query: string) =>
      (
        await client.graphql('query P($query: String) { businessAssociates(query: $query) { id } }', {
          query,
        })
      ).data?.['businessAssociates'];
    expect(await picked(`${own.toUpperCase()}, GAIL`)).toEqual([{ id: couple.id }]);
    expect(await picked(`${own} Peter`)).toEqual([]);
  });

  it('with the apostrophe and the dash of a keyboard, where a letter has its own', async () => {
    const client = await server.signIn('broker');
    const own = `Farrow${randomUUID().slice(0, 6)}`;
    const owner = await makeAssociate(client, { name: `Pat O’${own} – Estate` });
    for (const text of [`O'${own}`, `O’${own}`, `o'${own} - estate`, `O‘${own} — Estate`])
      expect([text, idsOf(await search('broker', text), 'associates')]).toEqual([text, [owner.id]]);
    const listed = await client.post(
      `/api/grids/source/${gridSources.find(({ name }) => name === 'associates')?.id}`,
      {
        columns: [{ id: 'name' }],
        searchCriteria: {
          text: `o'${own} - Estate`,
          filters: [{ column: 'name', contains: `O'${own} - est` }],
        },
      },
    );
    expect(listed.json().result.rows.map(({ id }: { id: string }) => id)).toEqual([owner.id]);
  });
});

describe('accents', () => {
  it('are left out or typed where a name has none, in the search, a list, its column filters and a picker', async () => {
    const client = await server.signIn('broker');
    const own = `Théberge${randomUUID().slice(0, 6)}`;
    const plain = own.replace('é', 'e');
    const [accented, bare] = [
      await makeAssociate(client, { name: `${own}, René and Noël` }),
      await makeAssociate(client, { name: `${plain}, Rene Trucking` }),
    ];
    const both = [accented.id, bare.id].toSorted();
    const associates = gridSources.find(({ name }) => name === 'associates');
    const listed = async (searchCriteria: object) => {
      const answer = await client.post(`/api/grids/source/${associates?.id}`, {
        columns: [{ id: 'name' }],
        searchCriteria,
      });
      return answer
        .json()
        .result.rows.map(({ id }: { id: string }) => id)
        .toSorted();
    };
    for (const text of [`${plain} rene`, `${own} René`, `${own.normalize('NFD')}, RENE`]) {
      const found = await search('broker', text);
      expect([text, [...idsOf(found, 'associates')].toSorted()]).toEqual([text, both]);
      const picked = (
        await client.graphql('query P($query: String) { businessAssociates(query: $query) { id } }', {
          query: text,
        })
      ).data?.['businessAssociates'] as readonly { readonly id: string }[];
      expect([text, picked.map(({ id }) => id).toSorted()]).toEqual([text, both]);
    }
    for (const text of [plain, own]) {
      expect(await listed({ text })).toEqual(both);
      expect(await listed({ filters: [{ column: 'name', contains: text }] })).toEqual(both);
    }
    expect(idsOf(await search('broker', `${plain} noel`), 'associates')).toEqual([accented.id]);
  });

  it('make no name unlike one that was misheard', async () => {
    const client = await server.signIn('broker');
    const { id } = await makeAssociate(client, { name: 'Hélène Bécqúizót' });
    expect((await search('broker', 'Helena Becquizot')).records).toMatchObject([{ id }]);
  });
});

describe('a name that was misheard', () => {
  it('is answered with names like it, for who may see them, and says that they are', async () => {
    const client = await server.signIn('broker');
    const { id } = await makeAssociate(client, { name: 'Wilhelmina Zachariasen' });
    const answer = await search('broker', 'Wilhelmine Zacharissen');
    expect(answer.records).toMatchObject([{ kind: 'associates', id, title: 'Wilhelmina Zachariasen' }]);
    expect(answer.said).toBe('Nothing has all of these words. These names are like them.');
    const [first, ...others] = (await search('broker', 'Zacharissen')).records;
    expect(first?.id).toBe(id);
    expect(others.length).toBeLessThan(5);
  });

  it('is not looked for where something has its words, or where it is no name', async () => {
    expect((await search('broker', 'Zachariasen')).said).toBe('Read as words: each of them is looked for.');
    expect((await search('broker', 'xq-99-zz')).records).toEqual([]);
  });
});

describe('of many records alike', () => {
  it('those with the whole words and the exact number come first, and say where a word of them stands', async () => {
    const client = await server.signIn('broker');
    const owner = `Nyberg${randomUUID().slice(0, 6)}`;
    const associate = await makeAssociate(client, { name: owner });
    const parts = await agreementParts(server, client);
    const { id: projectId } = await makeProject(client, { operator: { id: parts.northfork } });
    const made = [42, 12, 20, 22, 2, 32, 52, 62].map((tract) =>
      newAgreement({
        name: `Lease tract ${tract}`,
        // They are called by their number, and found by their name.
        agreementNumber: `${owner}-MSL`,
        landowners: [{ id: randomUUID(), businessAssociate: { id: associate.id } }],
      }),
    );
    expect(refusalOf(await saveInProject(client, projectId, ...made))).toBeUndefined();
    const found = (await search('broker', `${owner} tract 2`, 4)).records.filter(
      ({ kind }) => kind === 'agreements',
    );
    expect(found).toHaveLength(4);
    expect(found[0]).toMatchObject({ id: made[4]?.id, matched: 'Lease tract 2' });
    const whole = (await search('broker', `lease ${owner}`, 4)).records.find(
      ({ kind }) => kind === 'agreements',
    );
    expect(whole?.title).toContain(owner);
    // A pattern or an expression is a text like any other.
    expect(idsOf(await search('broker', `${owner} tract 2.*`, 4), 'agreements')).toEqual([]);
  });

  it('one that begins with the text in two of its numbers is told once', async () => {
    const client = await server.signIn('broker');
    const parts = await agreementParts(server, client);
    const { id: projectId } = await makeProject(client, { operator: { id: parts.northfork } });
    const number = `QX-${randomUUID().slice(0, 6)}`;
    const made = ['1', '2'].map((end) =>
      newAgreement({ agreementNumber: `${number}-${end}`, referenceNumber: `${number}-${end}` }),
    );
    expect(refusalOf(await saveInProject(client, projectId, ...made))).toBeUndefined();
    expect(idsOf(await search('broker', number), 'agreements')).toEqual(made.map(({ id }) => id));
  });

  it('each says of which record and project it is', async () => {
    const tasks = (await search('broker', 'offer', 20)).records.filter(
      ({ kind }) => kind === 'assigned-tasks',
    );
    expect(tasks.length).toBeGreaterThan(1);
    for (const { subtitle } of tasks)
      expect(new Set(subtitle.split(' · ')).size).toBe(subtitle.split(' · ').length);
    expect(new Set(tasks.map(({ title, subtitle }) => `${title} ${subtitle}`)).size).toBe(tasks.length);
  });
});

describe('what else is found', () => {
  it.each<[kind: string, columns: readonly string[], text: (row: Row) => string]>([
    ['associates', ['name'], (row) => textIn(row['name'])],
    ['contacts', ['name'], (row) => textIn(row['name'])],
    ['parcels', ['uniqueNumber'], (row) => textIn(row['uniqueNumber'])],
    ['titles', ['number'], (row) => textIn(row['number'])],
    ['title-tracts', ['name'], (row) => textIn(row['name'])],
    ['requests', ['businessAssociateName'], (row) => textIn(row['businessAssociateName'])],
    ['stakeholders', ['businessAssociateName'], (row) => textIn(row['businessAssociateName'])],
    ['assigned-tasks', ['taskName'], (row) => textIn(row['taskName'])],
    ['documents', ['name'], (row) => textIn(row['name'])],
    ['invoices', ['number'], (row) => textIn(row['number'])],
    ['users', ['firstName', 'lastName'], (row) => `${textIn(row['firstName'])} ${textIn(row['lastName'])}`],
    ['cities', ['name'], (row) => textIn(row['name'])],
    ['surface-status', ['status'], (row) => textIn(row['status'])],
  ])('%s', async (kind, columns, text) => {
    const person = kind === 'invoices' ? 'invoicing' : 'admin';
    const row = (await rows(person, kind, columns)).find((one) => text(one) !== '');
    expect(row).toBeDefined();
    const answer = await search(person, row ? text(row) : '');
    expect(answer.failed).toEqual([]);
    expect(answer.records.some((record) => record.kind === kind)).toBe(true);
  });

  it.each([
    ['what it is', `update task set name = $1 where id = (select task_id from assigned_task where id = $2)`],
    [
      'whose it is',
      `update app_user set last_name = $1 where id = (select assignee_id from assigned_task where id = $2)`,
    ],
    [
      'its project',
      `update surface_project set operator_project_number = $1
        where id = (select surface_project_id from assigned_task where id = $2)`,
    ],
  ])('a task by what is called otherwise since: %s', async (what, rename) => {
    const { pool } = server.database;
    const [task] = (
      await pool.query(
        `select t.id, t.record_name as name from assigned_task t join surface_project s on s.id = t.surface_project_id
          where t.assignee_id is not null and t.record_name <> '' and not s.is_archived order by t.id limit 1`,
      )
    ).rows;
    const called = `Xylem ${what.replaceAll(' ', '')}`;
    await pool.query(rename, [called, task.id]);
    const found = async (text: string) => {
      const answer = await (await client('broker')).post('/api/grids/source/assigned-tasks', {
        columns: [{ id: 'taskName' }],
        pageLimit: 1000,
        searchCriteria: { text },
      });
      return answer.json().result.rows.map(({ id }: Row) => id);
    };
    expect(await found(called.toLowerCase())).toContain(task.id);
    // Words of both: of the record that it belongs to, and of the one that was renamed.
    expect(idsOf(await search('admin', `${task.name} ${called}`), 'assigned-tasks')).toContain(task.id);
  });

  it('a task by the reference and a further owner of its agreement, as they are called now', async () => {
    const { pool } = server.database;
    const [task] = (
      await pool.query(
        `select t.id, t.agreement_id as agreement from assigned_task t join surface_project s on s.id = t.surface_project_id
          where t.parent_class = 'Agreement' and not s.is_archived
            and (select count(*) from landowner l where l.agreement_id = t.agreement_id) > 1 order by t.id limit 1`,
      )
    ).rows;
    await pool.query(`update agreement set reference_number = 'Quokka-77' where id = $1`, [task.agreement]);
    await pool.query(
      `update business_associate set name = 'Wombatson Farms' where id = (select business_associate_id from landowner
        where agreement_id = $1 order by sequence desc, id desc limit 1)`,
      [task.agreement],
    );
    for (const text of ['quokka-77', 'wombatson', 'farms quokka'])
      expect([text, idsOf(await search('admin', text, 20), 'assigned-tasks').includes(task.id)]).toEqual([
        text,
        true,
      ]);
  });

  it('is at most as many of a kind as were asked for', async () => {
    const { records } = await search('admin', 'a', 2);
    const counts = Object.values(Object.groupBy(records, ({ kind }) => kind)).map(
      (some) => some?.length ?? 0,
    );
    expect(counts.length).toBeGreaterThan(3);
    expect(Math.max(...counts)).toBe(2);
  });

  it('is nothing for what is not there, and a pattern is a text', async () => {
    expect((await search('admin', 'zzqx no such thing')).records).toEqual([]);
    expect((await search('admin', '%%%')).records).toEqual([]);
    expect((await search('admin', "'; drop table agreement; --")).records).toEqual([]);
  });
});

describe('nobody finds what is not theirs', () => {
  const names = demoAccounts.map(({ userName }) => userName.split('@')[0] as DemoName);
  const sources: readonly (readonly [source: string, column: string])[] = [
    ['projects', 'description'],
    ['agreements', 'called'],
    ['requests', 'requestTypeCode'],
    ['stakeholders', 'businessAssociateName'],
    ['assigned-tasks', 'taskName'],
    ['documents', 'name'],
  ];

  it.each(names)('%s finds only records that they can open', async (name) => {
    for (const text of ['a', 'er', 'and', 'Peters', '24']) {
      const { records } = await search(name, text, 5);
      for (const { kind, id } of records) {
        const answer = await (await client(name)).get(`/api/records/${kind}/${id}`);
        expect([name, kind, answer.statusCode]).toEqual([name, kind, 200]);
      }
    }
  });

  it.each(sources)(
    'of %s, what one operator sees alone is not found by the other',
    async (source, column) => {
      const pairs: readonly (readonly [DemoName, DemoName])[] = [
        ['operator', 'prairie'],
        ['prairie', 'operator'],
      ];
      let foreign = 0;
      for (const [from, to] of pairs) {
        for (const { id } of await rows(from, source, [column], 8)) {
          if ((await (await client(to)).get(`/api/records/${source}/${id}`)).statusCode === 200) continue;
          foreign += 1;
          const facts = await (await client(from)).get(`/api/records/${source}/${id}`);
          for (const words of String(facts.json().result.title).split(' · ')) {
            const found = (await search(to, words)).records.map((record) => record.id);
            expect([source, words, found.includes(id)]).toEqual([source, words, false]);
          }
        }
      }
      expect(foreign).toBeGreaterThan(0);
    },
  );

  it('leaves out lists that the person may not look at', async () => {
    const kinds = new Set((await search('readonly', 'a')).records.map(({ kind }) => kind));
    expect(kinds.has('cities')).toBe(false);
    expect(kinds.has('users')).toBe(false);
    expect((await search('admin', 'a')).records.some(({ kind }) => kind === 'cities')).toBe(true);
  });

  it('asks who is not signed in to sign in', async () => {
    expect((await server.visitor().get('/api/search?text=a')).statusCode).toBe(401);
  });
});

describe('a search is refused with a sentence', () => {
  it.each([
    ['', 'Type what you look for.'],
    ['%20%20', 'Type what you look for.'],
    ['a'.repeat(201), 'A search text cannot exceed 200 characters.'],
    ['a&first=0', 'first must be at least 1.'],
    ['a&first=21', 'first cannot exceed 20.'],
    ['a&first=many', 'first must be a whole number.'],
  ])('text=%s', async (query, sentence) => {
    const answer = await (await client('operator')).get(`/api/search?text=${query}`);
    expect([answer.statusCode, answer.json().message]).toEqual([400, sentence]);
  });

  it('where it holds a character that no text can', async () => {
    expect((await (await client('operator')).get('/api/search?text=a%00b')).statusCode).toBe(400);
  });

  it('tells telephone numbers as they are told everywhere', async () => {
    const person = await server.signIn('operator');
    const answer = await person.get('/api/search?text=peterson&first=3');
    const associates = answer
      .json()
      .result.records.filter(({ kind }: { kind: string }) => kind === 'associates');
    expect(associates.length).toBeGreaterThan(0);
    for (const { subtitle } of associates) expect(subtitle).toMatch(/^\(\d{3}\) \d{3}-\d{4}/);
  });
});
