import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { photo } from '../../demo/demo-files.ts';
import { turnedJpeg } from '../../testing/jpeg-sample.ts';
import { runningServer } from '../../testing/running-server.ts';

const server = await runningServer();
const admin = await server.signIn('admin');

const png = photo('logo.png', 3).bytes;

const send = (name: string, bytes: Uint8Array, purpose = 'picture', client = admin) =>
  client.upload(`/api/files?purpose=${purpose}`, name, bytes);

const guidOf = async (bytes: Uint8Array = png, purpose = 'picture'): Promise<string> =>
  (await send('logo.png', bytes, purpose)).json().result.guid;

const companySchema = v.looseObject({ code: v.string(), id: v.string() });

const companyOf = async (code: string) => {
  const { data } = await admin.graphql('{ companies { id revision code companyName kind } }');
  return v.parse(v.array(companySchema), data?.['companies']).find((one) => one.code === code);
};

const save = async (code: string, logo: { readonly id: string } | null, client = admin) =>
  client.graphql(
    'mutation Save($input: CompanyInput!) { saved: updateCompany(input: $input) { logo { id name } } }',
    { input: { ...(await companyOf(code)), logo } },
  );

describe('the logo of a company', () => {
  it('is uploaded as a picture, saved with the company, and shown to whoever signs in', async () => {
    const id = await guidOf();
    expect(await save('WLM', { id })).toMatchObject({ data: { saved: { logo: { id, name: 'logo.png' } } } });
    for (const name of ['readonly', 'prairie'] as const) {
      const answer = await (await server.signIn(name)).get(`/api/files/${id}/picture`);
      expect([
        answer.statusCode,
        answer.headers['content-type'],
        answer.headers['x-content-type-options'],
      ]).toEqual([200, 'image/png', 'nosniff']);
      expect(answer.rawPayload.equals(png)).toBe(true);
    }
    expect((await server.visitor().get(`/api/files/${id}/picture`)).statusCode).toBe(401);
  });

  it('goes when it is taken away', async () => {
    await save('WLM', { id: await guidOf() });
    expect(await save('WLM', null)).toMatchObject({ data: { saved: { logo: null } } });
  });

  it('is told in the history by its name', async () => {
    await save('WLM', { id: await guidOf() });
    const id = (await companyOf('WLM'))?.id;
    const { rows } = await server.database.pool.query(
      `select changes::text as changes from history_entry where record_id = $1 order by changed_at desc limit 1`,
      [id],
    );
    expect(rows[0].changes).toContain('logo.png');
  });

  it('is the picture of one company, however many take it at once', async () => {
    const id = await guidOf(photo('x.png', 11).bytes);
    const codes = ['RLS', 'NFE', 'PRG', 'WLM'];
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, place) => save(codes[place % codes.length] ?? '', { id })),
    );
    const { rows } = await server.database.pool.query('select code from company where logo_id = $1', [id]);
    expect(rows).toHaveLength(1);
    expect(answers.filter(({ data }) => data?.['saved'])).not.toHaveLength(0);
  });

  it.each([
    ['a file that was uploaded as something else', () => guidOf(png, 'general')],
    [
      'a document of somebody',
      async () => {
        const { rows } = await server.database.pool.query(
          `select stored_file_id as id from related_document where stored_file_id is not null limit 1`,
        );
        return rows[0].id;
      },
    ],
    ['nothing at all', async () => '0b6d6f0a-0000-4c00-9a00-000000000001'],
  ])('is not %s', async (_what, idOf) => {
    const answer = await save('NFE', { id: await idOf() });
    expect(answer.data?.['saved'] ?? null).toBeNull();
    expect(answer.errors?.[0]?.extensions?.['code']).toBe('VALIDATION');
  });

  it('is changed by administrators alone', async () => {
    const broker = await server.signIn('broker');
    const answer = await save('RLS', null, broker);
    expect(answer.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    expect((await send('logo.png', png, 'picture', await server.signIn('readonly'))).statusCode).toBe(403);
  });
});

const flooded = Buffer.from(png);
flooded.writeUInt32BE(60_000, 16);
flooded.writeUInt32BE(60_000, 20);
const turned = turnedJpeg(6);

describe('a picture that cannot stand on paper is refused', () => {
  it.each([
    [
      'a drawing, which may hold programs',
      'logo.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'an SVG may hold programs',
    ],
    ['another kind of picture', 'logo.gif', Buffer.from('GIF89a'), 415, 'A logo is a PNG or a JPEG.'],
    ['a flood of pixels', 'logo.png', flooded, 422, '2 million pixels'],
    ['more than a megabyte', 'logo.png', Buffer.concat([png, Buffer.alloc(1_048_577)]), 422, '1 MB'],
    ['a PNG that breaks off', 'logo.png', png.subarray(0, png.length - 30), 422, 'cannot be read'],
    ['a JPEG that breaks off', 'logo.jpg', turned.subarray(0, 120), 422, 'cannot be read'],
    ['a JPEG called PNG', 'logo.png', turned, 415, 'not what its name says'],
  ])('such as %s', async (_what, name, bytes, status, sentence) => {
    const answer = await send(name, bytes);
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringContaining(sentence)]);
  });

  it('and one that lies on its side is taken', async () => {
    expect((await send('logo.jpg', turned)).statusCode).toBe(200);
  });
});
