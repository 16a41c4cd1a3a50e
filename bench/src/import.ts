import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { Pool } from 'pg';
import { importProgressSchema } from 'shared-contracts/agreement-import';
import * as v from 'valibot';
import { root } from '../../scripts/suite.ts';
import { asInImage } from './abuse/memory.ts';
import { type ApiProcess, startApi } from './api-process.ts';
import { freshProject, importFinalized, importUploaded, importValidated } from './import-calls.ts';
import { copiedAgain, nextTransaction } from './import-copy.ts';
import { importWorkbook } from './import-workbook.ts';
import { cache, openKept } from './kept-database.ts';
import { type Line, report } from './report.ts';
import { median, quantile } from './timing.ts';
import { scannedTitle } from './title-scans.ts';
import { watched } from './watched-memory.ts';

export const importNames = ['import', 'import-write', 'import-mend', 'while-importing'] as const;

type ImportName = (typeof importNames)[number];

const sizes = [5000, 50_000] as const;
const rounds = 3;
const memoryBar = 250;
const fixBar = 100;

/**
 * Memory limits of a container of 1 GB, half of which Node uses for objects: with more memory, garbage would be kept
 * longer.
 */
const inContainer = { NODE_OPTIONS: `${asInImage} --max-old-space-size=512` } as const;

const parsedSchema = v.object({ rows: v.number(), milliseconds: v.number() });

/** Milliseconds for parsing alone, in a process of its own. */
async function parse(library: 'hucre' | 'exceljs', file: string): Promise<number> {
  const program = join(root, 'bench/src/import-parse.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, library, file]);
  return v.parse(parsedSchema, JSON.parse(stdout)).milliseconds;
}

/** Checks and writes workbooks into projects of their own, compared with only reading their cells. */
async function importAll(api: ApiProcess): Promise<boolean> {
  const lines: Line[] = [];
  const memory: Line[] = [];
  let seed = Date.now() % 1_000_000;
  for (const rows of sizes) {
    const figures = {
      ours: [] as number[],
      hucre: [] as number[],
      exceljs: [] as number[],
      memory: [] as number[],
    };
    for (let round = 0; round < rounds; round += 1) {
      seed += 1;
      const bytes = new Uint8Array(await importWorkbook(rows, seed));
      const file = join(cache, 'import.xlsx');
      writeFileSync(file, bytes);
      for (const library of ['hucre', 'exceljs'] as const) figures[library].push(await parse(library, file));
      const request = { projectFileId: await freshProject(api), fileId: await importUploaded(api, bytes) };
      const { result, milliseconds, megabytes } = await watched(api.pid, async () => {
        const records = await importValidated(api, request);
        return { records: records.length, ...(await importFinalized(api, request)) };
      });
      if (result.records !== rows || result.new !== rows / 4)
        throw new Error(`${result.records} rows were checked and ${result.new} agreements written.`);
      figures.ours.push(milliseconds);
      figures.memory.push(megabytes);
    }
    const perSecond = (times: readonly number[]) => rows / (median(times) / 1000);
    for (const library of ['hucre', 'exceljs'] as const) {
      const [ours, peer] = [perSecond(figures.ours), perSecond(figures[library])];
      lines.push({ name: `${rows} rows, ${library}`, ours, peer, ratio: ours / peer });
    }
    const most = Math.max(...figures.memory);
    memory.push({ name: `${rows} rows`, ours: most, peer: memoryBar, ratio: most / memoryBar });
  }
  const isFast = report(
    'import: checked and written, parse alone; PostgreSQL',
    'rows a second',
    { least: 0.4 },
    lines,
  );
  return (
    report(
      'import: what it takes, server and reader, in a container of 1 GB; the bar',
      'MB',
      { most: 1 },
      memory,
    ) && isFast
  );
}

/** Seconds that writing the larger workbook may take. */
const writeBar = 8;

/** What writing takes, and `copy` of the same rows into the same tables with the same indexes. */
async function writeAll(api: ApiProcess, url: string): Promise<boolean> {
  const [, rows] = sizes;
  const times = { ours: [] as number[], copy: [] as number[] };
  const pool = new Pool({ connectionString: url, max: 1 });
  for (let round = 0; round < rounds; round += 1) {
    const bytes = new Uint8Array(await importWorkbook(rows, (Date.now() % 1_000_000) + round));
    const request = { projectFileId: await freshProject(api), fileId: await importUploaded(api, bytes) };
    await importValidated(api, request);
    const since = await nextTransaction(pool);
    const begun = performance.now();
    const done = await importFinalized(api, request);
    times.ours.push(performance.now() - begun);
    if (done.new !== rows / 4) throw new Error(`${done.new} agreements were written.`);
    const { milliseconds, each } = await copiedAgain(url, since);
    times.copy.push(milliseconds);
    if (round === 0) console.log(each);
  }
  await pool.end();
  const [ours, copy] = [median(times.ours) / 1000, median(times.copy) / 1000];
  const isQuick = report(`import-write: ${rows} rows written; the bar; PostgreSQL`, 's', { most: 1 }, [
    { name: 'finalize', ours, peer: writeBar, ratio: ours / writeBar },
  ]);
  return (
    report(
      'import-write: the same rows by copy, with the same indexes and no triggers',
      'rows a second',
      { least: 0.7 },
      [{ name: 'finalize', ours: rows / ours, peer: rows / copy, ratio: copy / ours }],
    ) && isQuick
  );
}

/** Correcting one cell of a workbook with 5,000 rows. */
async function mend(api: ApiProcess): Promise<boolean> {
  const bytes = new Uint8Array(await importWorkbook(sizes[0], 1));
  const request = { projectFileId: await freshProject(api), fileId: await importUploaded(api, bytes) };
  await importValidated(api, request);
  const times: number[] = [];
  for (let turn = 0; turn < 60; turn += 1) {
    const corrections = [
      { sheet: 'Agreements', rowNumber: turn, column: 'name', value: turn % 2 ? '' : `Mended ${turn}` },
    ];
    const begun = performance.now();
    const touched = await importValidated(api, request, { corrections, answer: 'Touched' });
    times.push(performance.now() - begun);
    if (touched.length === 0 || touched.length > 10) throw new Error(`${touched.length} rows were answered.`);
  }
  const ours = quantile(times.slice(10), 0.95);
  return report(`import-mend: a mended cell of ${sizes[0]} rows; the bar`, 'ms, p95', { most: 1 }, [
    { name: 'mended cell', ours, peer: fixBar, ratio: ours / fixBar },
  ]);
}

const page = `query Page($project: ID!) { agreements(surfaceProjectId: $project, first: 50) {
  nodes { id sequence name agreementNumber agreementType { code } surfaceStatus { status colorCode } } } }`;

/** 99th percentile of a page's response times, in milliseconds, at a steady pace. */
async function pages(api: ApiProcess, project: string, seconds: number): Promise<number> {
  const { latency, non2xx, errors } = await autocannon({
    url: `${api.address}/api/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: api.cookie },
    body: JSON.stringify({ query: page, variables: { project } }),
    connections: 5,
    overallRate: 100,
    duration: seconds,
    // On a separate thread: this one reads the answers of the import meanwhile, and that time was counted for the
    // pages.
    workers: 1,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refused, ${errors} failed.`);
  return latency.p99;
}

/** Measures while somebody has scanned titles read, one after the other. */
async function whileScanning(api: ApiProcess, measure: () => Promise<number>): Promise<number> {
  const fileGuid = await importUploaded(api, await scannedTitle(), 'title.pdf');
  let isOn = true;
  let read = 0;
  const reading = async (): Promise<void> => {
    while (isOn) {
      await api.post('/api/titles/read', { fileGuid });
      read += 1;
    }
  };
  const ended = reading();
  const measured = await measure();
  isOn = false;
  await ended;
  console.log(`  ${read} scanned titles were read meanwhile`);
  return measured;
}

/** The response times for others during an import or the reading of titles. */
async function whileImporting(api: ApiProcess): Promise<boolean> {
  const first = {
    projectFileId: await freshProject(api),
    fileId: await importUploaded(api, new Uint8Array(await importWorkbook(5000, 2))),
  };
  await importValidated(api, first);
  await importFinalized(api, first);
  await pages(api, first.projectFileId, 4);
  const idle = await pages(api, first.projectFileId, 10);
  const bytes = new Uint8Array(await importWorkbook(sizes[1], Date.now() % 1_000_000));
  const request = { projectFileId: await freshProject(api), fileId: await importUploaded(api, bytes) };
  const work = importValidated(api, request).then(() => importFinalized(api, request));
  const busy = await pages(api, first.projectFileId, 12);
  await work;
  const { state } = v.parse(importProgressSchema, await api.get(`/api/bulk-import/${request.fileId}`));
  if (state !== 'Done') throw new Error(`The import is ${state}.`);
  const scanning = await whileScanning(api, () => pages(api, first.projectFileId, 12));
  return report(
    `while-importing: a page while ${sizes[1]} rows are imported or scanned titles are read, and idle`,
    'ms, p99',
    { most: 3 },
    [
      { name: 'page of 50, an import', ours: busy, peer: idle, ratio: busy / idle },
      { name: 'page of 50, scanned titles', ours: scanning, peer: idle, ratio: scanning / idle },
    ],
  );
}

/** The cost of an import and of a corrected cell, and the response times for others meanwhile. */
export async function importing(names: readonly ImportName[]): Promise<boolean> {
  const { url, server } = await openKept({ name: 'imports', holds: 'the demo', fill: async () => {} });
  try {
    const api = await startApi({
      DATABASE_URL: url,
      DATA_FOLDER: join(cache, 'import-files'),
      ...inContainer,
    });
    const holds: boolean[] = [];
    if (names.includes('import')) holds.push(await importAll(api));
    if (names.includes('import-write')) holds.push(await writeAll(api, url));
    if (names.includes('import-mend')) holds.push(await mend(api));
    if (names.includes('while-importing')) holds.push(await whileImporting(api));
    await api.stop();
    return !holds.includes(false);
  } finally {
    server.stop();
  }
}
