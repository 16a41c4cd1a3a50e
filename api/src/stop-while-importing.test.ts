import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importProgressSchema } from 'shared-contracts/agreement-import';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from './demo/demo-accounts.ts';
import { workbookOf } from './testing/import-calls.ts';
import { type DatabasePlace, demoPlace, startServerProcess } from './testing/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-stop-import-'));
let place: DatabasePlace;

beforeAll(async () => {
  place = await demoPlace(folder);
});

afterAll(async () => {
  await place.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A server of its own, with a person of the demo signed in. */
async function begin() {
  const server = await startServerProcess(folder, place.environment);
  const call = (path: string, init: RequestInit) => fetch(`${server.address}/api/${path}`, init);
  const json = { 'content-type': 'application/json' };
  const signedIn = await call('account/sign-in', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ userName: 'broker@rightway.test', password: demoPassword }),
  });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  return {
    server,
    post: (path: string, body: unknown) =>
      call(path, { method: 'POST', headers: { ...json, cookie }, body: JSON.stringify(body) }),
    upload: async (bytes: Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      form.append('file', new Blob([bytes]), 'agreements.xlsx');
      const answer = await call('files?purpose=document', {
        method: 'POST',
        headers: { cookie },
        body: form,
      });
      return v.parse(v.object({ result: v.object({ guid: v.string() }) }), await answer.json()).result.guid;
    },
    progress: async (fileId: string) => {
      const answer = await call(`bulk-import/${fileId}`, { headers: { cookie } });
      return v.parse(v.object({ result: importProgressSchema }), await answer.json()).result;
    },
  };
}

const agreements = 3000;

/**
 * The embedded database does not answer while it writes: no answer for this many milliseconds means that it is writing.
 */
const unanswered = () => new Promise<undefined>((done) => setTimeout(() => done(undefined), 700));

/** A server that is writing an import into a project of its own; `answer` is the answer to its caller, if any. */
async function whileWriting() {
  const { server, post, upload, progress } = await begin();
  const projectFileId = randomUUID();
  await post('graphql', {
    query: 'mutation P($input: SurfaceProjectInput!) { updateSurfaceProject(input: $input) { id } }',
    variables: { input: { id: projectFileId, description: 'Stopped' } },
  });
  const rows = Array.from({ length: agreements }, (_, row) => [row, `Lease ${row}`, `K-${row}`]);
  const bytes = await workbookOf({ Agreements: [['Agreement key', 'Name', 'Agreement number'], ...rows] });
  const fileId = await upload(new Uint8Array(bytes));
  const target = { fileId, projectFileId, importType: 'Agreement' };
  await post('bulk-import/validate-import-file', { ...target, process: 'Validate', answer: 'Touched' });
  const answer = post('bulk-import/finalize-import-file', { ...target, process: 'ImportValid' })
    .then(async (response) => ({ status: response.status, body: await response.json() }))
    .catch(() => 'nothing' as const);
  for (let isWriting = false; !isWriting; ) {
    const seen = await Promise.race([progress(fileId), unanswered()]);
    isWriting = !seen || (seen.state === 'Finalizing' && seen.done > agreements);
  }
  return { server, target, answer };
}

/** The number of agreements written to a project; checks that they are numbered without gaps or repetitions. */
const written = (projectFileId: string): Promise<number> =>
  place.look(async ({ pool }) => {
    const { rows } = await pool.query(
      `select count(*)::int as n, coalesce(max(sequence), 0) as last, count(distinct sequence)::int as numbers,
        (select count(*)::int from history_entry where surface_project_id = $1 and record_kind = 'AGREEMENT') as entries
       from agreement where surface_project_id = $1`,
      [projectFileId],
    );
    const [{ n, ...others }] = rows;
    expect(others).toEqual({ last: n, numbers: n, entries: n });
    return n;
  });

const nothingWritten = { state: 'Failed', message: expect.stringContaining('Nothing was written') };

it('an import whose server is killed while it writes has written nothing, says so, and is written whole the next time', async () => {
  const { server, target, answer } = await whileWriting();
  const { fileId, projectFileId } = target;
  await server.stop('SIGKILL');
  expect(await answer).toBe('nothing');
  expect(await written(projectFileId)).toBe(0);
  // On a database server another process could still be writing, so this one counts as dead only after a minute of
  // silence.
  await place.look(async ({ pool, kind }) => {
    if (kind === 'postgresql')
      await pool.query(`update agreement_import set seen_at = seen_at - interval '2 minutes' where id = $1`, [
        fileId,
      ]);
  });

  const second = await begin();
  expect(await second.progress(fileId)).toMatchObject(nothingWritten);
  const again = await second.post('bulk-import/finalize-import-file', { ...target, process: 'ImportValid' });
  expect(again.status).toBe(200);
  expect((await second.server.stop('SIGTERM')).code).toBe(0);
  expect(await written(projectFileId)).toBe(agreements);
});

it('an import whose server is told to stop while it writes is rolled back whole and says so at once', async () => {
  const { server, target, answer } = await whileWriting();
  const { fileId, projectFileId } = target;
  expect((await server.stop('SIGTERM')).code).toBe(0);
  expect(await answer).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('Nothing was written') },
  });
  expect(await written(projectFileId)).toBe(0);

  const second = await begin();
  expect(await second.progress(fileId)).toMatchObject(nothingWritten);
  const again = await second.post('bulk-import/finalize-import-file', { ...target, process: 'ImportValid' });
  expect(again.status).toBe(200);
  await second.server.stop('SIGTERM');
  expect(await written(projectFileId)).toBe(agreements);
});
