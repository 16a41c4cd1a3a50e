import { randomUUID } from 'node:crypto';
import { reportTypes } from 'shared-contracts/forms';
import { describe, expect, it } from 'vitest';
import { pdf } from '../../demo/demo-files.ts';
import { runningServer } from '../../testing/running-server.ts';

const server = await runningServer();
const admin = await server.signIn('admin');

const upload = async (name: string, client = admin): Promise<string> =>
  (await client.upload('/api/files', name, pdf(name, 'A template').bytes)).json().result.guid;

interface File {
  readonly id: string;
  readonly name: string;
  readonly sequence: number;
  readonly isUserOwned: boolean;
}

interface Template {
  readonly id: string;
  readonly revision: number;
  readonly templateFiles: readonly File[];
}

async function save(input: Record<string, unknown>, client = admin) {
  const { data, errors } = await client.graphql(
    `mutation Save($input: [ReportTemplateInput!]!) {
      saved: updateReportTemplates(input: $input) {
        id revision name isActive reportType { id } templateFiles { id name sequence isUserOwned } } }`,
    { input: [input] },
  );
  return { saved: (data?.['saved'] as readonly Template[] | undefined)?.[0], error: errors?.[0] };
}

const letter = { name: 'Letter', reportTypeId: reportTypes.requestDocument.id, isActive: true };

async function aTemplate(...files: readonly string[]) {
  const id = randomUUID();
  const guids = await Promise.all(files.map((name) => upload(name)));
  const { saved, error } = await save({
    id,
    ...letter,
    templateItems: guids.map((guid, place) => ({ id: guid, name: files[place], sequence: place + 1 })),
  });
  expect(error).toBeUndefined();
  return { id, guids, saved };
}

const remove = (ids: readonly string[], client = admin) =>
  client.graphql('mutation D($ids: [ID!]!) { deleted: deleteTemplateFiles(ids: $ids) }', { ids });

const filesOf = async (id: string) =>
  (
    (
      await admin.graphql(
        'query Q($id: ID!) { t: reportTemplate(id: $id) { revision templateFiles { id sequence } } }',
        { id },
      )
    ).data?.['t'] as Template | null
  )?.templateFiles;

describe('a report template', () => {
  it('is saved with its files in their order, each downloaded unchanged by its id', async () => {
    const { guids, saved } = await aTemplate('one.pdf', 'two.pdf');
    expect(saved?.templateFiles).toEqual([
      { id: guids[0], name: 'one.pdf', sequence: 1, isUserOwned: true },
      { id: guids[1], name: 'two.pdf', sequence: 2, isUserOwned: true },
    ]);
    const file = await admin.get(`/api/files/${guids[0]}?force=true`);
    expect(file.rawPayload.equals(pdf('one.pdf', 'A template').bytes)).toBe(true);
    expect(file.headers['content-disposition']).toContain('one.pdf');
  });

  it('takes new files after those that it has, and keeps what a save does not name', async () => {
    const { id, guids } = await aTemplate('one.pdf', 'two.pdf');
    const third = await upload('three.pdf');
    const { saved } = await save({
      id,
      revision: 1,
      ...letter,
      templateItems: [
        { id: guids[1], name: 'two.pdf', sequence: 1 },
        { id: guids[0], name: 'one.pdf', sequence: 2 },
        { id: third, name: 'three.pdf', sequence: 3 },
      ],
    });
    expect(saved?.templateFiles.map((file) => file.id)).toEqual([guids[1], guids[0], third]);
    const renamed = await save({ id, revision: 2, ...letter, name: 'Another' });
    expect(renamed.saved?.templateFiles).toHaveLength(3);
  });

  it('is refused by field, as its form knows them', async () => {
    const { error } = await save({ id: randomUUID(), name: ' ' });
    expect(error?.extensions['fields']).toEqual([
      { path: 'reportTemplate[0].name', message: 'Required value' },
      { path: 'reportTemplate[0].reportType', message: 'Required value' },
    ]);
    const long = await save({ id: randomUUID(), ...letter, name: 'x'.repeat(101) });
    expect(long.error?.extensions['fields']).toEqual([
      { path: 'reportTemplate[0].name', message: 'Name cannot exceed 100 characters' },
    ]);
    const odd = await save({ id: randomUUID(), ...letter, reportTypeId: randomUUID() });
    expect(odd.error?.extensions['fields']).toEqual([
      { path: 'reportTemplate[0].reportType', message: 'Invalid value.' },
    ]);
  });

  it.each([
    ['en', 'Template must contain at least one Template File.'],
    ['es', 'La plantilla debe contener al menos un archivo de plantilla.'],
  ])('is not saved without a file, said in %s', async (locale, message) => {
    await server.database.pool.query(`update app_user set locale = $1 where user_name like 'admin@%'`, [
      locale,
    ]);
    const id = randomUUID();
    for (const templateItems of [undefined, null, []]) {
      const { error } = await save({ id, ...letter, templateItems });
      expect(error?.extensions).toMatchObject({
        code: 'VALIDATION',
        fields: [{ path: 'reportTemplate[0].templateFiles', message }],
      });
    }
    expect(await filesOf(id)).toBeUndefined();
    const { guids } = await aTemplate('last.pdf');
    expect((await remove([guids[0] ?? ''])).errors?.[0]?.message).toContain(message);
    await server.database.pool.query(`update app_user set locale = 'en' where user_name like 'admin@%'`);
  });

  it('takes uploads of the own company, each once', async () => {
    const { guids } = await aTemplate('taken.pdf');
    const operator = await server.signIn('operator');
    const theirs = await upload('theirs.pdf', operator);
    for (const guid of [guids[0], theirs, randomUUID()]) {
      const { error } = await save({
        id: randomUUID(),
        ...letter,
        templateItems: [{ id: guid, sequence: 1 }],
      });
      expect(error?.message).toBe('The file of a template must have been uploaded before.');
    }
  });

  it('keeps at least one file', async () => {
    const { id, guids } = await aTemplate('one.pdf', 'two.pdf');
    expect((await remove([guids[0] ?? ''])).data).toEqual({ deleted: [guids[0]] });
    expect(await filesOf(id)).toEqual([{ id: guids[1], sequence: 1 }]);
    const last = await remove([guids[1] ?? '']);
    expect(last.errors?.[0]?.message).toBe(
      'One or more records could not be deleted. Template must contain at least one Template File.',
    );
    expect(await filesOf(id)).toHaveLength(1);
  });

  it('keeps the files of other companies', async () => {
    const { id, guids } = await aTemplate('one.pdf', 'theirs.pdf');
    await server.database.pool.query(
      `update template_file set owner_id = (select id from company where code = 'NFE') where id = $1`,
      [guids[1]],
    );
    expect((await remove([guids[1] ?? ''])).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    const whole = await admin.graphql('mutation D($ids: [ID!]!) { deleteReportTemplates(ids: $ids) }', {
      ids: [id],
    });
    expect(whole.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  it('says who was first, and is for system administrators', async () => {
    const { id, guids } = await aTemplate('one.pdf');
    await save({ id, revision: 1, ...letter, name: 'First' });
    const { error } = await save({ id, revision: 1, ...letter, name: 'Second' });
    expect(error?.extensions).toMatchObject({
      code: 'CONFLICT',
      conflict: { revision: 2, record: { details: { name: 'First' } } },
    });
    const broker = await server.signIn('broker');
    expect((await save({ id, revision: 2, ...letter }, broker)).error?.extensions['code']).toBe('FORBIDDEN');
    expect((await remove([guids[0] ?? ''], broker)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  it('is deleted with its files', async () => {
    const { id } = await aTemplate('one.pdf');
    const { data } = await admin.graphql(
      'mutation D($ids: [ID!]!) { deleted: deleteReportTemplates(ids: $ids) }',
      {
        ids: [id],
      },
    );
    expect(data).toEqual({ deleted: [id] });
    expect(await filesOf(id)).toBeUndefined();
  });
});
