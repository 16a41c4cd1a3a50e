import { extensionOf } from 'shared-contracts/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../demo/demo-files.ts';
import { runningServer } from '../../testing/running-server.ts';
import { sentStatements } from '../../testing/sent-statements.ts';
import { kmlOf } from '../../testing/spatial-samples.ts';
import type { TestClient } from '../../testing/test-server.ts';

let clients: Readonly<Record<'admin' | 'broker' | 'readonly' | 'prairie', TestClient>>;
let projectId = '';
let connectItemId = '';

const query = async <T extends object>(text: string, values: readonly unknown[] = []) =>
  (await server.database.pool.query<T>(text, [...values])).rows;

const server = await runningServer();

beforeAll(async () => {
  const [admin, broker, readonly, prairie] = await Promise.all([
    server.signIn('admin'),
    server.signIn('broker'),
    server.signIn('readonly'),
    server.signIn('prairie'),
  ]);
  clients = { admin, broker, readonly, prairie };
  const [project] = await query<{ id: string }>(
    `select p.id from surface_project p join company o on o.id = p.operator_id join company b on b.id = p.broker_id
     where o.code = 'NFE' and b.code = 'RLS' order by p.id limit 1`,
  );
  projectId = project?.id ?? '';
  const [item] = await query<{ id: string }>(
    `select i.id from request_item i join request r on r.id = i.request_id where r.grantor_type = 'Connect'
     and i.sequence = (select min(f.sequence) from request_item f where f.request_id = r.id) limit 1`,
  );
  connectItemId = item?.id ?? '';
});

const save = `mutation Save($input: [DocumentInput!]!, $parentType: DocumentParentClass!) {
  updateDocuments(input: $input, parentType: $parentType) {
    id revision name extension type url notes hasNotes isConfidential isSpatial isUrlLink isUserOwned size parentId parentType canEdit
    lastModifiedBy { fullName } owner { companyName }
  }
}`;

type Saved = readonly Readonly<Record<string, unknown>>[];

async function saving(client: TestClient, input: object | readonly object[], parentType = 'Project') {
  const answer = await client.graphql(save, { input: Array.isArray(input) ? input : [input], parentType });
  return {
    saved: (answer.data?.['updateDocuments'] ?? []) as Saved,
    error: answer.errors?.[0],
    code: answer.errors?.[0]?.extensions['code'],
    fields: answer.errors?.[0]?.extensions['fields'],
  };
}

let count = 0;
const aName = (extension = 'pdf') => {
  count += 1;
  return `Paper ${count}.${extension}`;
};

async function uploaded(client: TestClient, name: string, bytes?: Uint8Array): Promise<string> {
  const answer = await client.upload('/api/files', name, bytes ?? pdf(name, 'x').bytes);
  return answer.json().result.guid;
}

/** A document with a file that exists. */
async function aFile(client: TestClient, name = aName()) {
  const input = { id: crypto.randomUUID(), parentId: projectId, fileGuid: await uploaded(client, name) };
  const { saved, error } = await saving(client, input);
  expect(error).toBeUndefined();
  return { id: input.id, name, revision: 1, parentId: projectId, saved: saved[0] };
}

const aLink = (change: object = {}) => ({
  id: crypto.randomUUID(),
  parentId: projectId,
  isUrlLink: true,
  url: 'example.ca/plan',
  ...change,
});

describe('a new document', () => {
  it('takes over an uploaded file, with its name, size and type', async () => {
    const { saved, name, id } = await aFile(clients.broker);
    expect(saved).toMatchObject({
      id,
      revision: 1,
      name,
      extension: 'pdf',
      hasNotes: false,
      type: 'PDF',
      isUrlLink: false,
      isSpatial: false,
      isUserOwned: true,
      parentId: projectId,
      parentType: 'Project',
      canEdit: true,
      owner: { companyName: 'Rightway Land Services' },
    });
    expect(Number(saved?.['size'])).toBeGreaterThan(100);
    expect((await clients.broker.get(`/api/files/${id}?force=true`)).statusCode).toBe(200);
    expect((await clients.prairie.get(`/api/files/${id}?force=true`)).statusCode).toBe(404);
  });

  it('may be a link, which needs no name', async () => {
    const { saved } = await saving(clients.broker, aLink({ notes: 'as agreed' }));
    expect(saved[0]).toMatchObject({
      type: 'Url',
      name: null,
      extension: null,
      url: 'example.ca/plan',
      notes: 'as agreed',
      hasNotes: true,
      size: null,
    });
  });

  it.each(['Plan.rev.2.PDF', '.pdf', 'plan', 'plan.', '..pdf'])(
    'called %s has the extension that its form knows',
    async (name) => {
      const { id } = await aFile(clients.broker);
      await query(`update related_document set name = $1, notes = ' ', file_number = 'LD-7' where id = $2`, [
        name,
        id,
      ]);
      const { data } = await clients.broker.graphql(`{ document(id: "${id}") { extension hasNotes } }`);
      expect(data).toEqual({ document: { extension: extensionOf(name) || null, hasNotes: false } });
      const grid = await clients.broker.post('/api/grids/source/documents', {
        columns: [{ id: 'hasNotes' }, { id: 'fileNumber' }],
        searchCriteria: { filters: [{ column: 'name', values: [name] }] },
      });
      const row = grid.json().result.rows.find((one: { id: string }) => one.id === id);
      expect(row).toMatchObject({ hasNotes: false, fileNumber: 'LD-7' });
    },
  );

  it('takes a file over once, and only one of the own company', async () => {
    const name = aName();
    const fileGuid = await uploaded(clients.broker, name);
    const input = () => ({ id: crypto.randomUUID(), parentId: projectId, fileGuid });
    expect((await saving(clients.broker, input())).error).toBeUndefined();
    expect((await saving(clients.broker, input())).code).toBe('BAD_INPUT');
    const theirs = await uploaded(clients.prairie, aName());
    expect((await saving(clients.broker, { ...input(), fileGuid: theirs })).code).toBe('BAD_INPUT');
    expect((await saving(clients.broker, { id: crypto.randomUUID(), parentId: projectId })).code).toBe(
      'BAD_INPUT',
    );
  });

  it('is spatial of a project alone, once its shapes were read', async () => {
    const fileGuid = await uploaded(clients.broker, aName('kml'), Buffer.from(kmlOf('-114,51')));
    const input = { id: crypto.randomUUID(), parentId: projectId, fileGuid, isSpatial: true };
    expect((await saving(clients.broker, input)).error?.message).toMatch(/must be checked/);
    await clients.broker.post('/api/spatial-file/validate', { spatialFileGuids: [fileGuid] });
    const [agreement] = await query<{ id: string }>(
      'select id from agreement where surface_project_id = $1 limit 1',
      [projectId],
    );
    const wrong = await saving(clients.broker, { ...input, parentId: agreement?.id }, 'Agreement');
    expect(wrong.error?.message).toMatch(/Only a project/);
    expect((await saving(clients.broker, input)).saved[0]).toMatchObject({
      type: 'Spatial File',
      isSpatial: true,
    });
  });

  it('is listed with its project where it was filed as spatial, as its count tells', async () => {
    const fileGuid = await uploaded(clients.broker, aName('kml'), Buffer.from(kmlOf('-114,51')));
    await clients.broker.post('/api/spatial-file/validate', { spatialFileGuids: [fileGuid] });
    const input = { id: crypto.randomUUID(), parentId: projectId, fileGuid, isSpatial: true };
    expect((await saving(clients.broker, input, 'Spatial')).saved[0]).toMatchObject({
      parentType: 'Spatial',
    });
    const answer = await clients.broker.graphql(
      `query ($id: ID!) {
        ofProject: documents(parentId: $id, parentType: Project) { id }
        spatial: documents(parentId: $id, parentType: Spatial) { parentType }
        projectStanding(id: $id) { documents }
      }`,
      { id: projectId },
    );
    const { ofProject, spatial, projectStanding } = answer.data as {
      ofProject: readonly { id: string }[];
      spatial: readonly { parentType: string }[];
      projectStanding: { documents: number };
    };
    expect(ofProject.map(({ id }) => id)).toContain(input.id);
    expect(projectStanding.documents).toBe(ofProject.length);
    expect(new Set(spatial.map(({ parentType }) => parentType))).toEqual(new Set(['Spatial']));
  });

  it.each<[string, object, string, string]>([
    ['a link without an address', { url: ' ' }, 'url', 'Required value.'],
    ['a link to nowhere', { url: 'javascript:alert(1)' }, 'url', 'Invalid value.'],
    ['a link too long', { url: `example.ca/${'x'.repeat(250)}` }, 'url', 'Cannot exceed 255 characters.'],
    ['a name too long', { name: 'x'.repeat(251) }, 'name', 'Cannot exceed 250 characters.'],
    ['notes too long', { notes: 'x'.repeat(1001) }, 'notes', 'Cannot exceed 1,000 characters.'],
  ])('is refused as %s, on its field', async (_, change, field, message) => {
    const { fields, saved } = await saving(clients.broker, [aLink(), aLink(change)]);
    expect([fields, saved]).toEqual([[{ path: `input[1].${field}`, message }], []]);
  });

  it('has a name of its own among those of its parent, in any case', async () => {
    const { name } = await aFile(clients.broker);
    const again = {
      id: crypto.randomUUID(),
      parentId: projectId,
      fileGuid: await uploaded(clients.broker, name.toUpperCase()),
    };
    expect((await saving(clients.broker, again)).fields).toEqual([
      { path: 'input[0].name', message: 'A file with the same name already exists.' },
    ]);
  });

  it('is written with the others of its save in as many statements as a few are', async () => {
    const files = async (many: number) =>
      Promise.all(
        Array.from({ length: many }, async () => {
          const name = aName();
          const fileGuid = await uploaded(clients.broker, name);
          return { id: crypto.randomUUID(), parentId: projectId, fileGuid, name };
        }),
      );
    const statements = async (many: number) => {
      const input = await files(many);
      const sent = await sentStatements(server, async () => {
        const { saved, error } = await saving(clients.broker, input);
        expect(error).toBeUndefined();
        expect(saved.map(({ id, name, size }) => [id, name, typeof size])).toEqual(
          input.map(({ id, name }) => [id, name, 'number']),
        );
      });
      const [{ entries } = { entries: 0 }] = await query<{ entries: number }>(
        `select count(*)::int as entries from history_entry where record_kind = 'RELATED_DOCUMENT' and revision = 1
         and record_id = any ($1)`,
        [input.map(({ id }) => id)],
      );
      expect(entries).toBe(many);
      return sent.length;
    };
    await statements(2);
    expect(await statements(12)).toBe(await statements(3));
  });

  it('has a type and a date, which a save without them keeps', async () => {
    const typeAndDate = `query D($id: ID!) { document(id: $id) { documentType documentDate } }`;
    const known = async (id: string) =>
      (await clients.broker.graphql(typeAndDate, { id })).data?.['document'];
    const name = aName();
    const made = {
      ...{ id: crypto.randomUUID(), parentId: projectId, fileGuid: await uploaded(clients.broker, name) },
      ...{ documentType: 'Consent', documentDate: '2026-05-02' },
    };
    expect((await saving(clients.broker, made)).error).toBeUndefined();
    expect(await known(made.id)).toEqual({ documentType: 'Consent', documentDate: '2026-05-02' });
    const { id, parentId } = made;
    const asBefore = { id, parentId, revision: 1, name, notes: 'As earlier releases save it.' };
    expect((await saving(clients.broker, asBefore)).error).toBeUndefined();
    expect(await known(id)).toEqual({ documentType: 'Consent', documentDate: '2026-05-02' });
    const wrong = { ...asBefore, revision: 2, documentType: 'Lease', documentDate: '2026-02-30' };
    expect((await saving(clients.broker, wrong)).fields).toMatchObject([
      { path: 'input[0].documentType' },
      { path: 'input[0].documentDate' },
    ]);
    const without = { ...asBefore, revision: 2, documentType: null, documentDate: null };
    expect((await saving(clients.broker, without)).error).toBeUndefined();
    expect(await known(id)).toEqual({ documentType: null, documentDate: null });
    const entries = await query<{ changes: readonly object[] }>(
      'select changes from history_entry where record_id = $1 order by revision desc limit 1',
      [id],
    );
    expect(entries[0]?.changes).toEqual([
      { field: 'documentType', before: 'Consent', after: null },
      { field: 'documentDate', before: '2026-05-02', after: null },
    ]);
  });

  it('has a name and a file of its own among those of its save too', async () => {
    const [name, other] = [aName(), aName()];
    const [first, second, third] = await Promise.all(
      [name, name, other].map((one) => uploaded(clients.broker, one)),
    );
    const row = (fileGuid: string | undefined, called: string) => ({
      ...{ id: crypto.randomUUID(), parentId: projectId, fileGuid, name: called },
    });
    const alike = await saving(clients.broker, [
      row(first, name),
      row(second, name.toUpperCase()),
      row(third, other),
    ]);
    expect([alike.code, alike.fields]).toEqual([
      'VALIDATION',
      [{ path: 'input[1].name', message: 'A file with the same name already exists.' }],
    ]);
    const twice = await saving(clients.broker, [row(first, name), row(first, other)]);
    expect(twice.code).toBe('BAD_INPUT');
    const mixed = await saving(clients.broker, [row(first, name), aLink({ name: other }), row(third, other)]);
    expect([mixed.code, mixed.fields]).toEqual([
      'VALIDATION',
      [{ path: 'input[2].name', message: 'A file with the same name already exists.' }],
    ]);
    expect(await query('select 1 from related_document where name = any ($1)', [[name, other]])).toEqual([]);
  });
});

describe('a change of a document', () => {
  it('keeps who made it, and is written once however often it is sent', async () => {
    const { id, revision } = await aFile(clients.broker);
    const change = {
      id,
      parentId: projectId,
      revision,
      saveId: crypto.randomUUID(),
      name: aName(),
      notes: 'read',
      isConfidential: true,
    };
    for (const _ of ['sent', 'sent again']) {
      const { saved } = await saving(clients.broker, change);
      expect(saved[0]).toMatchObject({ revision: 2, name: change.name, notes: 'read', isConfidential: true });
    }
    const entries = await query(`select revision from history_entry where record_id = $1 order by revision`, [
      id,
    ]);
    expect(entries).toEqual([{ revision: 1 }, { revision: 2 }]);
  });

  it('on an older revision says who was first', async () => {
    const { id, name } = await aFile(clients.broker);
    await saving(clients.broker, { id, parentId: projectId, revision: 1, name, notes: 'first' });
    const late = await saving(clients.broker, { id, parentId: projectId, revision: 1, name, notes: 'late' });
    expect(late.code).toBe('CONFLICT');
    expect(late.error?.extensions['conflict']).toMatchObject({ revision: 2, record: { notes: 'first' } });
  });

  it.each<[string, (name: string) => string, string]>([
    ['another extension', (name) => name.replace('.pdf', '.exe'), 'File extension cannot be modified. (pdf)'],
    ['no extension', () => 'Paper', 'File extension cannot be modified. (pdf)'],
    ['no base', () => '.pdf', 'Required value.'],
    ['nothing', () => '  ', 'Required value.'],
    [
      'a name that is turned around',
      () => 'plan\u202Efdp.exe.pdf',
      'A name cannot hold control characters, or such as turn the direction of writing.',
    ],
  ])('to %s is refused', async (_, rename, message) => {
    const { id, name } = await aFile(clients.broker);
    const { fields } = await saving(clients.broker, {
      id,
      parentId: projectId,
      revision: 1,
      name: rename(name),
    });
    expect(fields).toEqual([{ path: 'input[0].name', message }]);
  });
});

describe('the rights on documents', () => {
  it('of people who may only read, or do not see the record, are none', async () => {
    expect((await saving(clients.readonly, aLink())).code).toBe('FORBIDDEN');
    expect((await saving(clients.prairie, aLink())).code).toBe('NOT_FOUND');
    const { id, name } = await aFile(clients.broker);
    const change = { id, parentId: projectId, revision: 1, name };
    expect((await saving(clients.readonly, change)).code).toBe('FORBIDDEN');
    expect((await saving(clients.prairie, change)).code).toBe('NOT_FOUND');
  });

  it('end at documents of another company', async () => {
    const { id } = await aFile(clients.broker);
    const operator = await server.signIn('operator');
    const remove = 'mutation Delete($input: [DocumentToDelete!]!) { deleteDocuments(input: $input) }';
    const answer = await operator.graphql(remove, { input: [{ id }] });
    expect(answer.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    const unseen = await clients.prairie.graphql(remove, { input: [{ id }] });
    expect(unseen.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    const own = await clients.broker.graphql(remove, { input: [{ id }] });
    expect(own.data?.['deleteDocuments']).toEqual([id]);
  });

  it('name the documents that keep a record from being deleted, and whose they are', async () => {
    const [agreement] = await query<{ id: string }>(
      `select a.id from agreement a where a.surface_project_id = $1 and not exists (
         select 1 from related_document d where d.agreement_id = a.id) order by a.id limit 1`,
      [projectId],
    );
    const parentId = agreement?.id ?? '';
    const operator = await server.signIn('operator');
    const remove = async (client: TestClient) => {
      const answer = await client.graphql('mutation D($ids: [ID!]!) { deleteAgreements(ids: $ids) }', {
        ids: [parentId],
      });
      return answer.errors?.[0];
    };
    const names = ['Access plan', 'Bond', 'Consent', 'Deed', 'Estimate'];
    await saving(operator, aLink({ parentId, name: names[0] }), 'Agreement');
    expect(await remove(clients.broker)).toMatchObject({
      message:
        'The document ‘Access plan’ (Northfork Energy) belongs to another company, which alone can delete it.',
      extensions: { code: 'FORBIDDEN' },
    });
    await saving(
      operator,
      names.slice(1).map((name) => aLink({ parentId, name })),
      'Agreement',
    );
    expect((await remove(clients.broker))?.message).toBe(
      'The documents ‘Access plan’ (Northfork Energy), ‘Bond’ (Northfork Energy), ‘Consent’ (Northfork Energy), and 2 more belong to other companies, which alone can delete them.',
    );
    expect(await query('select id from agreement where id = $1', [parentId])).toHaveLength(1);
    // Someone who may not see the record learns nothing about its documents.
    expect((await remove(clients.prairie))?.extensions['code']).toBe('NOT_FOUND');
  });

  it('leave out the first item of a request to a Connect grantor', async () => {
    expect(connectItemId).not.toBe('');
    const { code } = await saving(clients.admin, aLink({ parentId: connectItemId }), 'RequestItem');
    expect(code).toBe('FORBIDDEN');
  });
});

/** How documents to be deleted are named: now, and by releases still in use. */
const named = {
  'by input': {
    text: 'mutation Delete($input: [DocumentToDelete!]!) { deleteDocuments(input: $input) }',
    variables: (ids: readonly string[]) => ({ input: ids.map((id) => ({ id })) }),
  },
  'by ids': {
    text: 'mutation Delete($ids: [ID!]!) { deleteDocuments(ids: $ids) }',
    variables: (ids: readonly string[]) => ({ ids }),
  },
};

describe.each(Object.entries(named))('deleting documents %s', (_, { text, variables }) => {
  const remove = (...ids: readonly string[]) => clients.broker.graphql(text, variables(ids));

  it('takes all or none, and what is known of their files', async () => {
    const [one, two] = [await aFile(clients.broker), await aFile(clients.broker)];
    const none = await remove(one.id, crypto.randomUUID());
    expect(none.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    expect(await query('select id from related_document where id = $1', [one.id])).toHaveLength(1);
    const answer = await remove(one.id, two.id);
    expect(answer.data?.['deleteDocuments']).toEqual([one.id, two.id]);
    expect(await query('select id from related_document where id = any ($1)', [[one.id, two.id]])).toEqual(
      [],
    );
    expect(
      await query('select id from stored_file where file_name = any ($1)', [[one.name, two.name]]),
    ).toEqual([]);
    expect((await clients.broker.get(`/api/files/${one.id}`)).statusCode).toBe(404);
  });
});
