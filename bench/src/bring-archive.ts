import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, openAsBlob, rmSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import {
  broughtSchema,
  broughtUndoneSchema,
  lookedTableSchema,
  unpackedSchema,
} from 'shared-contracts/bring-in';
import * as v from 'valibot';
import { type ApiProcess, startApi } from './api-process.ts';
import { freshProject } from './import-calls.ts';
import { cache, openKept } from './kept-database.ts';
import { type Line, report } from './report.ts';
import { watched } from './watched-memory.ts';

export const bringArchiveName = 'bring-archive';

/** Documents of an archive: an archive has 2,000 files at most, its table with them. */
const sizes = [500, 1999] as const;

/** Bytes of a document: some that are packed to nothing and some that are not, so that 500 MB are an upload of 185. */
const [plain, random] = [160_000, 90_000] as const;

/**
 * How much longer a document of the larger archive may take than one of the smaller, and how much more memory the archive:
 * neither it nor a file of it is held whole.
 */
const linear = 1.3;

/** A document that no other one is like. */
const document = () =>
  Buffer.concat([
    strToU8('%PDF-1.4\n%'),
    Buffer.alloc(plain, 'a'),
    randomBytes(random),
    strToU8('\n%%EOF\n'),
  ]);

/** An archive of a number of documents of a project, with their table. */
async function archiveOf(count: number, path: string): Promise<void> {
  const file = createWriteStream(path);
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    file.write(chunk);
  });
  const add = async (name: string, bytes: Uint8Array) => {
    const entry = new ZipDeflate(name, { level: 1 });
    archive.add(entry);
    entry.push(bytes, true);
    if (file.writableNeedDrain) await once(file, 'drain');
  };
  const names = Array.from({ length: count }, (_, at) => `scans/${at % 40}/Document ${at}.pdf`);
  const table = ['File Name,Document Type,Document Date', ...names.map((name) => `${name},Plan,2026-05-01`)];
  await add('index.csv', strToU8(table.join('\n')));
  for (const name of names) await add(name, document());
  archive.end();
  file.end();
  await once(file, 'close');
}

async function uploaded(api: ApiProcess, path: string): Promise<string> {
  const body = new FormData();
  body.append('file', await openAsBlob(path), 'Scans.zip');
  const answer = await fetch(`${api.address}/api/files?purpose=general`, {
    method: 'POST',
    headers: { cookie: api.cookie },
    body,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`upload: ${answer.status} ${text.slice(0, 300)}`);
  return v.parse(v.object({ result: v.object({ guid: v.string() }) }), JSON.parse(text)).result.guid;
}

/** Times that a check is made: the least disturbed counts. */
const checks = 3;

/** An archive uploaded, unpacked, checked and written by a server that begins with it, which is undone then. */
async function timed(environment: Readonly<Record<string, string>>, count: number) {
  const path = join(cache, `archive-${count}.zip`);
  await archiveOf(count, path);
  const api = await startApi(environment);
  const projectFileId = await freshProject(api);
  const times = { unpack: 0, check: Number.POSITIVE_INFINITY, write: 0 };
  const { result: runId, megabytes } = await watched(api.pid, async () => {
    const archiveId = await uploaded(api, path);
    const begun = performance.now();
    const unpacked = v.parse(unpackedSchema, await api.post('/api/bring-in/unpack', { fileId: archiveId }));
    times.unpack = performance.now() - begun;
    if (unpacked.files !== count) throw new Error(`${unpacked.files} of ${count} files unpacked.`);
    const { fileId } = unpacked.index;
    const looked = v.parse(
      lookedTableSchema,
      await api.post('/api/bring-in/look', { fileId, kind: 'document' }),
    );
    const body = { fileId, recipe: looked.recipe, projectFileId };
    const call = async (name: 'check' | 'write') => {
      const start = performance.now();
      const brought = v.parse(broughtSchema, await api.post(`/api/bring-in/${name}`, body));
      if (brought.records.new !== count) throw new Error(`${name}: ${JSON.stringify(brought.records)}`);
      return { time: performance.now() - start, runId: brought.runId };
    };
    for (let made = 0; made < checks; made += 1)
      times.check = Math.min(times.check, (await call('check')).time);
    const written = await call('write');
    times.write = written.time;
    return written.runId;
  });
  rmSync(path);
  v.parse(broughtUndoneSchema, await api.post('/api/bring-in/undo', { runId }));
  await api.stop();
  return { times, megabytes };
}

/** The cost of importing an archive of documents: time and memory may only grow linearly with it. */
export async function bringArchive(): Promise<boolean> {
  const { url, server } = await openKept({ name: 'imports', holds: 'the demo', fill: async () => {} });
  try {
    const environment = {
      DATABASE_URL: url,
      DATA_FOLDER: join(cache, 'import-files'),
      FILES_QUOTA_MB: '100000',
    };
    const small = await timed(environment, sizes[0]);
    const large = await timed(environment, sizes[1]);
    const growth = (['unpack', 'check', 'write'] as const).map((name): Line => {
      const [ours, peer] = [large.times[name] / sizes[1], small.times[name] / sizes[0]];
      return { name: `${name}, ${(large.times[name] / 1000).toFixed(1)} s`, ours, peer, ratio: ours / peer };
    });
    const isLinear = report(
      `bring-archive: a document of ${sizes[1]}, of ${sizes[0]}; 250 kB each, PostgreSQL`,
      'ms',
      { most: linear },
      growth,
    );
    const memory: Line = {
      ...{ name: 'most beyond what was held', ours: large.megabytes, peer: small.megabytes },
      ratio: large.megabytes / small.megabytes,
    };
    return (
      report(`bring-archive: memory for ${sizes[1]} documents, for ${sizes[0]}`, 'MB', { most: linear }, [
        memory,
      ]) && isLinear
    );
  } finally {
    server.stop();
  }
}
